import Testing

@testable import Wizard

@Suite struct `A walk in any order` {
  @Test(arguments: 0..<60)
  func `is the same as evaluating everything from scratch after each step`(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed) &+ 7)
    var random = RandomForm(seed: UInt64(seed), keeps: seed % 3 == 0)
    let text = random.text()
    let form = try Walk.form(text)
    var session = Session(form)
    for row in form.rows.indices where Int.random(in: 0..<4, using: &numbers) == 0 {
      session.give(Self.text(&numbers), to: row, from: .option("-s"))
    }
    session.start()
    for step in 0..<80 {
      Self.act(on: &session, &numbers)
      let difference = Self.difference(of: session)
      #expect(difference == nil, "seed \(seed), step \(step)\n\(text)")
      if difference != nil { return }
    }
  }

  @Test(arguments: 0..<20)
  func `back and the same answer changes nothing`(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed) &+ 99)
    var random = RandomForm(seed: UInt64(seed) &+ 1000, keeps: false)
    var session = Session(try Walk.form(random.text()))
    session.start()
    for _ in 0..<60 {
      guard let row = session.question else { break }
      _ = session.reply(Self.text(&numbers), to: row, from: .person)
      let before = (Walk.json(session), session.allProblems, session.question)
      guard session.back(), let earlier = session.question else { continue }
      guard case .accepted = session.reply("", to: earlier, from: .person) else { continue }
      #expect(Walk.json(session) == before.0)
      #expect(session.allProblems == before.1)
      #expect(session.question == before.2)
    }
  }

  /// Does something that a person, a script or a program could do.
  private static func act(on session: inout Session, _ numbers: inout SeededNumbers) {
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0: _ = session.back(Int.random(in: 1...4, using: &numbers))
    case 1: _ = session.goTo(Int.random(in: 0..<session.form.rows.count, using: &numbers))
    case 2:
      let row = Int.random(in: 0..<session.form.rows.count, using: &numbers)
      if session.isAskable(row) { session.reset(row) }
    case 3: if let row = session.question { _ = session.replyNone(to: row, from: .person) }
    case 4, 5: if let row = session.question { _ = session.reply("", to: row, from: .person) }
    default:
      if let row = session.question { _ = session.reply(text(&numbers), to: row, from: .person) }
    }
  }

  static func text(_ numbers: inout SeededNumbers) -> String {
    let texts = [
      "a", "Banana", "much too long a text", "1", "2", "3", "4", "7", "19", "49", "51", "x", "y",
      "n",
      "yes", "no", "one", "two", "three", "four", "one, two", "1,2", "none", "all", "-4", "0",
    ]
    return texts.randomElement(using: &numbers) ?? ""
  }

  /// How a session differs from a new one with the same answers.
  private static func difference(of session: Session) -> String? {
    var fresh = Session(session.form, asking: session.mode)
    fresh.state.given = session.state.given
    fresh.state.evaluateAll()
    if session.state.values != fresh.state.values { return "values" }
    if session.state.flags != fresh.state.flags { return "states" }
    if session.state.tainted != fresh.state.tainted { return "taint" }
    if session.state.failures.keys.sorted() != fresh.state.failures.keys.sorted() {
      return "failures"
    }
    if session.state.derivedRefusals != fresh.state.derivedRefusals { return "refusals" }
    var again = fresh.state
    again.evaluateAll()
    if again.values != fresh.state.values || again.flags != fresh.state.flags {
      return "not a fixed point"
    }
    for row in session.form.rows.indices
    where session.problem(of: row) != fresh.state.problem(of: row) {
      let stale = session.problem(of: row)?.message ?? "none"
      return "problem of r\(row): \(stale), not \(fresh.state.problem(of: row)?.message ?? "none")"
    }
    let wanting = session.form.rows.indices.first { row in
      session.isAskable(row) && (!session.isSettled(row) || session.problem(of: row) != nil)
    }
    return session.wanting.first == wanting ? nil : "what is asked next"
  }
}
