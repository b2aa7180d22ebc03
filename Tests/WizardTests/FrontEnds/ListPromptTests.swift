import Testing

@testable import Wizard

/// What is said at the questions of lists.
@Suite struct `The questions of lists` {
  private static let form = """
    rows:
    - {tag: l, type: text, title: L, list: true, required: true}
    - {tag: m, type: integer, title: M, minimum: 1, list: {minItems: 2, maxItems: 4}, required: true}
    - {tag: d, type: integer, title: D, list: {uniqueItems: true}, default: [1, 2]}
    """
  private static let guests = """
    sections:
    - multivalued: {tag: g, addTitle: Gast}
      rows: [{tag: n, type: text, title: Name}, {tag: s, type: switch, title: S}]
    """

  private func talk(
    _ form: String, _ lines: [String], in language: Language = .english, isSpoken: Bool = false
  ) throws -> Talk {
    var session = Session(try Walk.form(form, in: language))
    session.start()
    return Talk(
      session, replies: lines.map { .line($0) }, reviews: isSpoken,
      manner: ConversationManner(isSpoken: isSpoken))
  }

  @Test func `are marked where Enter does not end the list`() throws {
    let lines = ["", "x", "", "1", "", "2", "", ""]
    #expect(
      try talk(Self.form, lines).prompts == [
        "L 1 *: ", "L 1 *: ", "L 2: ", "M 1 *: ", "M 2 *: ", "M 2 *: ", "M 3: ", "D 1 [1, 2]: ",
      ])
    let spoken = try talk(Self.form, lines, isSpoken: true).prompts
    #expect(spoken.first == "L 1, required: ")
    #expect(spoken[7] == "D 1 [default 1, 2]: ")
  }

  @Test func `tell all limits, and what Enter does`() throws {
    let talk = try talk(Self.form, ["?", "x", "?", "", "?", "1", "?", "2", "", "?", ""])
    for part in [
      """
      L 1 *: «?»
        Accepted: one line of text.
        An answer is required.
        :insert N, :delete N and :move N M change the list.

      """,
      """
      L 2: «?»
        Accepted: one line of text.
        Enter ends the list.

      """,
      """
        At least 1.
        At least 2 items.
        At most 4 items.
        Commas separate items on one line.
        An answer is required.

      """,
      "  A further item is required.\n",
      "  No item twice.\n  Commas separate items on one line.\n  Enter takes the default, 1, 2.\n",
    ] { #expect(talk.screen.contains(part), "\(talk.screen)") }
  }

  @Test func `are told in an example of an answer file`() throws {
    var session = Session(try Walk.form(Self.form), asking: .never)
    session.start()
    let example = ExampleWriter(session, as: .yaml).text
    #expect(example.contains("# no item twice\n"), "\(example)")
    #expect(example.contains("# at least 1\n# at least 2 items\n# at most 4 items\n"), "\(example)")
  }

  @Test func `speak the person's language`() throws {
    let talk = try talk(Self.guests, ["j", "Ada", "j", "n"], in: Language(["de"]))
    #expect(talk.prompts == ["Gast (j/n) [n]: ", "Name: ", "S (j/n): ", "Gast (j/n) [n]: "])
    #expect(talk.requests[0].completer?("j") == [LineCompletion("ja")])
  }

  @Test func `have no columns for the ear`() throws {
    let talk = try talk(Self.guests, ["y", "Ada", "y", "n", ""], isSpoken: true)
    #expect(talk.prompts[0] == "Gast (y/n) [default n]: ")
    #expect(talk.screen.contains("\n  1: Ada, yes\n"), "\(talk.screen)")
    #expect(talk.screen.contains("1.1: Ada, yes\n"), "\(talk.screen)")
  }

  @Test func `say why an item is refused, a secret too`() throws {
    let form = """
      rows:
      - {tag: k, type: password, title: K, list: {uniqueItems: true}}
      - {tag: n, type: ip, title: N, list: {uniqueItems: true}}
      """
    let talk = try talk(form, ["hush", "hush", "", "::1", "::1", ""])
    #expect(talk.screen.contains("  K 2: is in the list already, as number 1.\n"))
    #expect(talk.screen.contains("  N 2: is in the list already, as number 1.\n"))
    let given = try GivenLists(form, #"{"k": ["hush", "hush"], "n": {"a": 1}}"#)
    #expect(given.told.first?.hasSuffix("is in the list already, as k[0]") == true)
    #expect(given.told.last?.contains("cannot be a map; a list, each item ") == true)
  }

  @Test func `name the commands that lines of input have`() throws {
    var lines = [":insert"][...]
    var conversation = PipedConversation(try Walk(Self.form).session) { _ in }
    let outcome = conversation.run { () throws(Never) -> String? in lines.popFirst() }
    guard case .invalid(let problems) = outcome else {
      Issue.record("taken")
      return
    }
    #expect(problems[0].message.contains("in a list only :none and :done are some"))
  }
}
