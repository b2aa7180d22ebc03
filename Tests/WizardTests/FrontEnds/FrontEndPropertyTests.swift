import Testing

@testable import Wizard

/// A random form that was answered to its end at random, with all that was typed for it.
private struct AnsweredForm {
  let form: CompiledForm
  /// All lines, those that were refused among them.
  private(set) var typed: [String] = []
  /// The lines that were taken.
  private(set) var taken: [String] = []
  private(set) var session: Session

  /// Answers a form; nothing where it cannot be finished so, or not without asking a row again.
  init?(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed) &+ 5)
    var random = RandomForm(seed: UInt64(seed) &+ 500, keeps: false, hasChecks: false)
    form = try Walk.form(random.text())
    session = Session(form)
    session.start()
    while let row = session.question {
      if session.isSettled(row) || typed.count > 200 { return nil }
      let line =
        Int.random(in: 0..<4, using: &numbers) == 0 ? "" : `A walk in any order`.text(&numbers)
      typed.append(line)
      if case .accepted = session.reply(line, to: row, from: .person) { taken.append(line) }
    }
    guard session.allProblems.isEmpty, session.failures.isEmpty, !typed.isEmpty else { return nil }
  }

  /// The answers that were given, as an answer file.
  var file: String {
    var tree = OutputTree()
    for row in form.rows.indices where session.isAnswered(row) {
      tree.add(session.state.given[row]?.value ?? .null, at: [form.rows[row].tag])
    }
    return String(decoding: JSONFormat().bytes(of: tree.root), as: UTF8.self)
  }

  /// A session that was given the answers as options.
  func givenByOptions() -> Session {
    var session = Session(form, asking: .never)
    for row in form.rows.indices {
      guard let given = self.session.state.given[row] else { continue }
      session.give(text(of: given.value), to: row, from: .option("-s"))
    }
    session.start()
    return session
  }

  private func text(of value: Value) -> String {
    switch value {
    case .null: ""
    case .list(let items):
      "[" + items.map { "\"" + $0.outputText + "\"" }.joined(separator: ",") + "]"
    default: value.outputText
    }
  }
}

@Suite struct `The same answers` {
  private static let forms = Result { try (0..<80).compactMap { try AnsweredForm(seed: $0) } }

  @Test func `are there for many forms`() throws {
    #expect(try Self.forms.get().count >= 15)
  }

  @Test func `give the same result by every front end`() throws {
    for answered in try Self.forms.get() {
      let results = Walk.line(answered.session)
      let talk = Talk(
        try Walk(answered.form).session, replies: (answered.typed + [""]).map(LineReply.line))
      #expect(talk.outcome == .finished)
      #expect(talk.results == results)
      #expect(talk.unused == 0)

      var lines = answered.taken[...]
      var piped = PipedConversation(try Walk(answered.form).session) { _ in }
      let outcome = piped.run { () throws(Never) -> String? in lines.popFirst() }
      #expect(outcome == .finished)
      #expect(Walk.line(piped.session) == results)
      #expect(lines.isEmpty)

      let filed = try Walk(answered.form, answers: answered.file, asking: .never)
      #expect(filed.results == results)
      #expect(filed.problems.isEmpty)
      #expect(Walk.line(answered.givenByOptions()) == results)
    }
  }

  @Test func `written and given back are written the same, byte for byte`() throws {
    for answered in try Self.forms.get() {
      let written = Walk.json(answered.session)
      let again = try Walk(
        answered.form, answers: String(decoding: written, as: UTF8.self), asking: .never)
      #expect(Walk.json(again.session) == written)
      #expect(again.problems.isEmpty)
      #expect(again.session.unusedAnswers.isEmpty)
    }
  }

  @Test func `leave nothing of hidden rows in the result`() throws {
    for answered in try Self.forms.get() {
      let tags = Set(answered.session.results().flatMap(\.path))
      for row in answered.form.rows.indices where answered.session.isHidden(row) {
        #expect(!tags.contains(answered.form.rows[row].tag))
      }
    }
  }
}
