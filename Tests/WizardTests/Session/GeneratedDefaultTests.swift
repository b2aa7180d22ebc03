import Testing

@testable import Wizard

/// Passwords that are made where none is given.
@Suite struct `A generated default` {
  private static let form = """
    rows:
      - { tag: pass, type: password, title: Pass, default: { generate: 20 }, pattern: ".*[0-9].*" }
      - { tag: name, type: text, title: Name }
    """

  private func secret(_ session: Session) -> String? {
    if case .string(let text) = session.value(of: 0) { text } else { nil }
  }

  @Test func `is made once for a run, as its row takes it`() throws {
    var session = try Walk(Self.form, asking: .never).session
    let first = try #require(secret(session))
    #expect(first.count == 20)
    #expect(first.contains { $0.isNumber })
    #expect(session.allProblems == [])
    _ = session.reply("x", to: 1, from: .person)
    #expect(secret(session) == first)
    session.reset(0)
    #expect(secret(session) == first)
    #expect(try secret(Walk(Self.form, asking: .never).session) != first)
  }

  @Test func `gives way to an answer and to none`() throws {
    let answered = try Walk(Self.form, answers: "pass: mine 1", asking: .never).session
    #expect(secret(answered) == "mine 1")
    let none = try Walk(Self.form, answers: "pass: null", asking: .never).session
    #expect(none.value(of: 0) == .null)
  }

  @Test func `is taken with Enter and never shown`() throws {
    let talk = try Talk(Self.form, typing: ["?", "", "Ada", ""])
    let made = try #require(secret(talk.session))
    #expect(talk.outcome == .finished)
    #expect(talk.prompts[0] == "Pass [(generated)]: ")
    #expect(talk.screen.contains("Enter takes the default, (generated)."))
    #expect(talk.lines.contains("  1  Pass  (generated)"))
    #expect(!talk.screen.contains(made))
    #expect(talk.results.contains(made))
  }

  @Test func `is a secret like any once one was typed`() throws {
    let talk = try Talk(Self.form, typing: ["mine 1", "Ada", "1", "", ""])
    #expect(talk.prompts.contains("Pass [(secret)]: "))
    #expect(talk.lines.contains("  1  Pass  (secret)"))
    #expect(secret(talk.session) == "mine 1")
  }

  @Test func `is no value while its row is hidden`() throws {
    let form = """
      rows:
        - { tag: pass, type: password, default: { generate: 20 }, when: $own == NO }
        - { tag: own, type: switch, default: true }
      """
    var session = try Walk(form, asking: .never).session
    #expect(session.value(of: 0) == .null)
    _ = session.reply("no", to: 1, from: .person)
    #expect(secret(session)?.count == 20)
  }

  @Test func `is held against limits that other rows give`() throws {
    let form = """
      rows:
        - { tag: least, type: integer, default: 30 }
        - tag: pass
          type: password
          default: { generate: 20 }
          minLength: { compute: $least }
      """
    let session = try Walk(form, asking: .never).session
    #expect(session.allProblems.map(\.rule) == [.minLength])
    #expect(session.allProblems.allSatisfy { $0.given == nil })
  }

  @Test func `is explained as one`() throws {
    let session = try Walk(Self.form, asking: .never).session
    let words = Explanation(of: 0, in: session).lines.joined(separator: "\n")
    #expect(words.contains("generated"))
    #expect(try !words.contains(#require(secret(session))))
  }
}
