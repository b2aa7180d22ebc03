import Testing

@testable import Wizard

/// A walk whose answers are kept in a journal as they come, as at a terminal.
struct KeptWalk {
  private(set) var walk: Walk
  private var journal: [UInt8]

  /// Starts a walk through a form.
  init(_ form: String, asking mode: AskMode = .missing) throws {
    var session = Session(try Walk.form(form), asking: mode)
    session.keepsTouchedRows = true
    session.start()
    walk = Walk(session)
    journal = JournalWriter.head(of: session.form, at: "f")
  }

  /// Gives replies to whatever is asked, and keeps each.
  mutating func reply(_ lines: some Sequence<String>) {
    for line in lines {
      guard let row = walk.session.question else { return }
      _ = walk.session.reply(line, to: row, from: .person)
      keep()
    }
  }

  private mutating func keep() {
    for row in walk.session.takeTouchedRows() {
      journal += JournalWriter.record(of: row, in: walk.session)
    }
  }

  /// Changes the walk, and keeps what that changed.
  mutating func change(_ change: (inout Session) throws -> Void) rethrows {
    try change(&walk.session)
    keep()
  }

  /// The answers as a file that is saved.
  func saved(isFinished: Bool = false) -> String {
    String(
      decoding: SavedAnswersWriter.bytes(of: walk.session, form: "f", isFinished: isFinished),
      as: UTF8.self)
  }

  /// A walk through the same form that was given the answers as they are saved now.
  func givenBack(isFinished: Bool = false, asking mode: AskMode = .missing) throws -> Walk {
    var session = Session(walk.session.form, asking: mode)
    let answers = SourceText(name: "a.json", text: saved(isFinished: isFinished))
    var file = AnswerFile(try Document.readAnswers(answers))
    #expect(file.give(to: &session) == [])
    session.start()
    return Walk(session)
  }

  /// A walk that goes on where this one was killed, through the same form or another.
  ///
  /// - Returns: the walk, and what a person is told first.
  func resumed(in form: String) throws -> (walk: KeptWalk, report: [String]) {
    var next = try KeptWalk(form, asking: walk.session.mode)
    let run = try #require(EarlierRun(journal))
    var session = Session(next.walk.session.form, asking: walk.session.mode)
    session.keepsTouchedRows = true
    run.give(to: &session)
    session.start()
    next.walk = Walk(session)
    next.journal = journal
    return (next, run.report(in: session).map { $0.text(in: Language.english) })
  }

  /// The results after every other question is passed by Enter.
  var resultsByEnter: String {
    var walk = walk
    _ = walk.askedByEnter()
    return walk.results
  }
}
