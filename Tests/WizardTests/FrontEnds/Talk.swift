@testable import Wizard

/// A scripted conversation over a form, with what was on the screen.
struct Talk {
  /// How it ended.
  let outcome: ConversationOutcome
  /// What was shown, with what was typed in «».
  let screen: String
  /// The walk as it ended.
  let session: Session
  /// The lines that nobody asked for.
  let unused: Int
  /// The prompts in order.
  let prompts: [String]
  /// What was asked for, in order.
  let requests: [LineRequest]
  /// The texts that were shown, and what each is.
  let styled: [(text: String, style: TextStyle)]
  /// The answers that a console could offer in later runs.
  let remembered: [(line: String, tag: String)]

  /// Holds a conversation.
  ///
  /// - Parameters:
  ///   - form: the form as YAML or JSON.
  ///   - lines: what is typed.
  ///   - answers: an answer file given before.
  ///   - mode: which rows are asked.
  ///   - width: the cells in a line.
  ///   - height: the lines on the screen.
  /// - Throws: where the form cannot be read.
  init(
    _ form: String, typing lines: [String], answers: String? = nil, asking mode: AskMode = .missing,
    width: Int = 80, height: Int = 24
  ) throws {
    try self.init(
      Walk(form, answers: answers, asking: mode).session, replies: lines.map(LineReply.line),
      width: width, height: height)
  }

  /// Holds a conversation in which a console gives any replies.
  init(
    _ session: Session, replies: [LineReply], width: Int = 80, height: Int = 24,
    reviews: Bool = true, locale: LocaleWords? = nil,
    manner: ConversationManner = ConversationManner()
  ) {
    let console = ScriptedConsole(replies: replies, width: width, height: height)
    var conversation = Conversation(
      session, on: console, reviews: reviews, locale: locale, manner: manner)
    outcome = conversation.run()
    screen = conversation.console.transcript
    self.session = conversation.session
    unused = conversation.console.unusedReplies.count
    requests = conversation.console.requests
    styled = conversation.console.styled
    remembered = conversation.console.remembered
    prompts = requests.map(\.prompt)
  }

  /// The screen in lines.
  var lines: [String] {
    screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The results as JSON in one line.
  var results: String { Walk.line(session) }
}
