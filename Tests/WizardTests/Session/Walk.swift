import Testing

@testable import Wizard

/// A walk through a form that is written as YAML or JSON, driven and looked at by tags.
struct Walk {
  var session: Session

  /// Compiles a form, gives it an answer file and starts a walk.
  init(_ form: String, answers: String? = nil, asking mode: AskMode = .missing) throws {
    try self.init(Walk.form(form), answers: answers, asking: mode)
  }

  /// Gives a compiled form an answer file and starts a walk.
  init(
    _ form: CompiledForm, running commands: ScriptedCommands? = nil, answers: String? = nil,
    asking mode: AskMode = .missing
  ) throws {
    session = Session(form, asking: mode, running: commands)
    if let answers {
      var file = AnswerFile(
        try Document.read(Array(answers.utf8), name: "answers", dialect: .strict))
      let problems = file.give(to: &session)
      #expect(problems.isEmpty)
    }
    session.start()
  }

  /// Looks at a walk that was started.
  init(_ session: Session) { self.session = session }

  /// Compiles a form; it must be sound.
  static func form(
    _ text: String, in language: Language = .english, clock: Clock = RowTrial.clock
  ) throws -> CompiledForm {
    var diagnostics: [Diagnostic] = []
    let compiled = try compile(text, in: language, clock: clock, adding: &diagnostics)
    #expect(diagnostics.isEmpty)
    return try #require(compiled)
  }

  /// What is wrong with a form, as `LINE: MESSAGE`.
  static func faults(of text: String) throws -> [String] {
    var diagnostics: [Diagnostic] = []
    _ = try compile(text, in: .english, adding: &diagnostics)
    return diagnostics.map { "\($0.position?.line ?? 0): \($0.message)" }
  }

  private static func compile(
    _ text: String, in language: Language, clock: Clock = RowTrial.clock,
    adding diagnostics: inout [Diagnostic]
  ) throws -> CompiledForm? {
    let document = try Document.read(Array(text.utf8), name: "form")
    let form = try #require(FormReader.read(document, adding: &diagnostics))
    return FormCompiler.compile(form, clock: clock, language: language, adding: &diagnostics)
  }

  /// The row of a tag.
  func row(_ tag: String) throws -> Int {
    try #require(session.form.tags.index(of: tag))
  }

  /// What expressions read of a row, in words.
  subscript(tag: String) -> String {
    get throws { session.value(of: try row(tag)).inWords }
  }

  /// The tag of the row to ask now; nothing where none is.
  var question: String? { session.question.map { session.tag(of: $0) } }

  /// Replies to a row: `taken`, `= ECHO` or `RULE: MESSAGE`.
  mutating func reply(_ text: String, to tag: String) throws -> String {
    spoken(session.reply(text, to: try row(tag), from: .person))
  }

  /// Replies none to a row.
  mutating func none(_ tag: String) throws -> String {
    spoken(session.replyNone(to: try row(tag), from: .person))
  }

  /// Replies to the row that is asked, which must be the one expected.
  mutating func answer(_ tag: String, _ text: String, at place: SourceLocation = #_sourceLocation)
    throws
  {
    let asked = question
    #expect(asked == tag, sourceLocation: place)
    let outcome = try reply(text, to: tag)
    #expect(outcome == "taken" || outcome.hasPrefix("= "), sourceLocation: place)
  }

  private func spoken(_ outcome: ReplyOutcome) -> String {
    switch outcome {
    case .accepted(let echo): echo.map { "= " + $0 } ?? "taken"
    case .refused(let problem): problem.rule.rawValue + ": " + problem.message
    }
  }

  /// Everything that is wrong now, as `TAG RULE`.
  var problems: [String] { session.allProblems.map { "\($0.tag) \($0.rule.rawValue)" } }

  /// The results as JSON in one line.
  var results: String { Walk.line(session) }

  /// The tags of the rows that are asked from here on when every answer is Enter.
  mutating func askedByEnter() -> [String] {
    var tags: [String] = []
    while let row = session.question, tags.count < 1000 {
      tags.append(session.tag(of: row))
      guard case .accepted = session.reply("", to: row, from: .person) else { break }
    }
    return tags
  }

  /// A session's results as JSON in one line.
  static func line(_ session: Session) -> String {
    String(decoding: json(session, layout: .compact).dropLast(), as: UTF8.self)
  }

  /// A session's results as JSON.
  static func json(_ session: Session, layout: JSONWriter.Layout = .indented) -> [UInt8] {
    var writer = JSONWriter(layout: layout)
    writer.append(tree(session))
    return writer.finished()
  }

  /// The output as a tree.
  static func tree(_ session: Session) -> OutputNode {
    var tree = OutputTree()
    for result in session.results() { tree.add(result.value, at: result.path) }
    return tree.root
  }
}
