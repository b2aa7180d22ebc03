import Synchronization
import Testing

@testable import Wizard

@Suite struct `A walk through a form that changes` {
  private static func session(_ form: Form) throws -> Session {
    let clock = try Clock(isoText: "2026-11-30T10:00:00Z", zone: .fixed(0))
    var session = Session(try form.compiled(clock: clock))
    session.start()
    return session
  }

  private static let form = Form {
    Section("One") {
      TextRow("a").required()
      IntegerRow("n").defaultValue(2)
      PasswordRow("p")
    }
    Section("Two") {
      TextRow("name")
      IntegerRow("age")
    }.multivalued("guests")
    Section("Three") {
      TextRow("b").defaultValue(template: "{{a}}!").hidden(when: "$n > 5")
      IntegerRow("twice").compute("$n * 2")
    }
  }

  @Test func `keeps what is answered when rows come`() throws {
    var session = try Self.session(Self.form)
    session.answer("a", "x")
    session.answer("n", "3")
    session.answer("p", "secret")
    _ = session.give([("guests[0].name", "Ann"), ("guests[1].name", "Bo")], from: .option("-s"))
    let before = Walk.line(session)
    try session.add(SwitchRow("more").required(), after: "a")
    #expect(session.question.map { session.tag(of: $0) } == "more")
    #expect(Walk.line(session) == before)
    try session.add(IntegerRow("sum").compute("$twice + $n"), toSection: 2)
    #expect(session.value(of: "sum")?.outputText == "9")
    try session.add(Section("Four") { TextRow("z").defaultValue("zz") }, at: 0)
    #expect(session.visibleTags.first == "z")
    #expect(session.value(of: "z")?.outputText == "zz")
    session.answer("more", "y")
    #expect(session.question == session.row(tagged: "z"))
    try session.remove("sum")
    try session.remove("more")
    try session.removeSection(at: 0)
    #expect(Walk.line(session) == before)
    #expect(session.value(of: "p")?.outputText == "secret")
  }

  @Test func `stays as it was where the form would be wrong`() throws {
    var session = try Self.session(Self.form)
    session.answer("n", "4")
    #expect(throws: FormFailure.self) { try session.remove("n") }
    #expect(throws: FormFailure.self) { try session.add(TextRow("a"), after: "n") }
    #expect(throws: FormFailure.self) { try session.removeSection(at: 0) }
    #expect(session.form.rows.map(\.tag) == ["a", "n", "p", "guests", "b", "twice"])
    #expect(session.value(of: "twice")?.outputText == "8")
  }

  /// A change that finds no place is told, instead of being forgotten.
  @Test func `says where there is no such row or section`() throws {
    var session = try Self.session(Self.form)
    func failure(_ change: (inout Session) throws(FormFailure) -> Void) -> String {
      do throws(FormFailure) {
        try change(&session)
        return "changed"
      } catch {
        return error.diagnostics.map { "\($0.message); \($0.remedy ?? "")" }.joined()
      }
    }
    let none = #"there is no row "twcie"; did you mean "twice"?"#
    #expect(failure { session throws(FormFailure) in try session.remove("twcie") } == none)
    #expect(
      failure { session throws(FormFailure) in try session.add(TextRow("q"), after: "twcie") }
        == none)
    #expect(
      failure { session throws(FormFailure) in try session.remove("guests") }
        == #"the list "guests" is no row, but section 1; removeSection(at: 1) takes it away"#)
    let behind = "there is no section 9; the form has 3, counted from 0"
    #expect(
      failure { session throws(FormFailure) in try session.add(TextRow("q"), toSection: 9) }
        == behind)
    #expect(failure { session throws(FormFailure) in try session.removeSection(at: 9) } == behind)
    #expect(
      failure { session throws(FormFailure) in try session.add(Section { TextRow("q") }, at: 9) }
        == behind)
    #expect(session.form.rows.map(\.tag) == ["a", "n", "p", "guests", "b", "twice"])
  }

  @Test func `is talked through while rows come and go`() throws {
    let form = Form("Event") {
      Section("Alerts") {
        SelectRow("alert", "Alert").options("none", "hour", "day").defaultValue("none")
        TextRow("note", "Note")
      }
      Section("More") { TextRow("link", "Link") }
    }
    let lines = ["day", "hour", "", "", "1", "none", "", "", ""]
    var talk = Conversation(try Self.session(form), on: ScriptedConsole(lines))
    talk.onChange = { change, session in
      guard case .value("alert", let before, let after) = change else { return }
      let wasThere = before != .string("none")
      let isThere = after != .string("none")
      if isThere, !wasThere {
        let second = SelectRow("second", "Second alert").options("hour", "day").required()
        try? session.add(second, after: "alert")
      } else if wasThere, !isThere {
        try? session.remove("second")
      }
    }
    #expect(talk.run() == .finished)
    #expect(Walk.line(talk.session) == #"{"alert":"none"}"#)
    let said = talk.console.transcript
    #expect(said.contains("Second alert *: «hour»"))
    #expect(said.split(separator: "\n").filter { $0 == "Alerts" }.count == 1)
    #expect(said.contains("  2  Second alert  hour"))
    #expect(said.contains("  2  Note   (none)"))
  }

  @Test func `tells what changes`() throws {
    let seen = Mutex<[SessionChange]>([])
    func taken() -> [SessionChange] {
      seen.withLock { changes in
        defer { changes = [] }
        return changes
      }
    }
    var session = try Self.session(Self.form)
    let log: @Sendable (SessionChange) -> Void = { change in seen.withLock { $0.append(change) } }
    session.observe(log)
    #expect(taken().isEmpty)
    session.answer("a", "x")
    #expect(
      taken() == [
        .value(tag: "a", from: .null, to: .string("x")),
        .value(tag: "b", from: .string("!"), to: .string("x!")),
      ])
    session.answer("n", "7")
    let changes = taken()
    #expect(changes.contains(.hidden(tag: "b", true)))
    #expect(changes.contains { if case .value("twice", _, _) = $0 { true } else { false } })
    #expect(session.answer("n", "x")?.rule == .type)
    #expect(taken().isEmpty)
    try session.add(TextRow("new").disabled(when: "$n == 7"), after: "a")
    #expect(taken() == [.added(tag: "new")])
    session.answer("n", "1")
    #expect(taken().contains(.disabled(tag: "new", false)))
    try session.remove("new")
    #expect(taken() == [.removed(tag: "new")])
    #expect(session.answer("nothing", "x")?.rule == .unknown)
  }
}
