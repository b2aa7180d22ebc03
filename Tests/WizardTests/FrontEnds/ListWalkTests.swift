import Testing

@testable import Wizard

/// How a conversation gets into lists, back to them, and out of them.
@Suite struct `A way through lists` {
  private static let values = """
    rows:
    - {tag: a, type: text}
    - {tag: t, type: integer, title: T, list: {maxItems: 3}}
    - {tag: b, type: text}
    """
  private static let guests = """
    sections:
    - title: Guests
      multivalued: {tag: g, minItems: 1, maxItems: 3}
      rows:
      - {tag: n, type: text, title: Name, required: true}
      - {tag: l, type: text, title: Allergic to, list: true}
    - rows: [{tag: z, type: text, title: Z}]
    """

  @Test func `ends in a review also where the only act was to take an item away`() throws {
    let form =
      "rows: [{tag: a, type: text}, {tag: tags, type: text, list: {maxItems: 1}}]"
    let talk = try Talk(
      form, typing: [":delete 1", ""], answers: #"{"a": "1", "tags": ["aa", "b"]}"#)
    #expect(talk.outcome == .finished)
    #expect(talk.unused == 0)
    #expect(talk.screen.contains("Review\n"))
    #expect(talk.results == #"{"a":"1","tags":["b"]}"#)
  }

  @Test(arguments: [
    // Enter passed the list, so its question is the one before.
    (["x", "", ":back", ""], ["a: ", "T 1: ", "b: ", "T 1: ", "b: "]),
    (["x", "", ":back", ":back"], ["a: ", "T 1: ", "b: ", "T 1: ", "a [x]: "]),
    (["x", "1", "", ":back", ":back"], ["a: ", "T 1: ", "T 2: ", "b: ", "T 2: ", "T 1 [1]: "]),
    // A full list asks for no further item, so its last one was the question.
    (["x", "1,2,3", ":back"], ["a: ", "T 1: ", "b: ", "T 3 [3]: "]),
  ])
  func `leads back to a list that was passed`(lines: [String], prompts: [String]) throws {
    let talk = try Talk(Self.values, typing: lines)
    #expect(Array(talk.prompts.prefix(prompts.count)) == prompts)
  }

  @Test func `leads back to the list in an item`() throws {
    let talk = try Talk(
      Self.guests, typing: ["Ada", "", ":back", "nuts", "", ":back", ":back", "eggs", "", "", ""])
    #expect(
      talk.prompts.prefix(7) == [
        "Name *: ", "Allergic to 1: ", "Add an item (y/n) [n]: ", "Allergic to 1: ",
        "Allergic to 2: ", "Add an item (y/n) [n]: ", "Allergic to 2: ",
      ])
    #expect(talk.results == #"{"g":[{"n":"Ada","l":["eggs"]}]}"#)
  }

  @Test func `says why an item stands before the end of its list, and how to be rid of it`() throws
  {
    let talk = try Talk(
      Self.guests, typing: ["Ada", "", "y", ":done", ":change g", ":delete 2", ":done", "z", ""])
    #expect(
      talk.screen.contains(
        """
        Name *: «:done»
          Name: is required.
          The questions of Guests 2 come first.
          :delete 2 takes it away.
        Name *: «:change g»
          The questions of Guests 2 come first.
          :delete 2 takes it away.
        Name *: «:delete 2»
          1  Ada
        Add an item (y/n) [n]: «:done»

        """), "\(talk.screen)")
    #expect(talk.results == #"{"g":[{"n":"Ada"}],"z":"z"}"#)
  }

  @Test func `names the command that makes room, wherever there are too many items`() throws {
    let form = "rows: [{tag: t, type: text, list: {maxItems: 1}}]"
    let talk = try Talk(
      form, typing: ["", ":insert", ":delete 1", "t", "x", ":insert", "", ""],
      answers: #"{"t": ["a", "b"]}"#)
    #expect(talk.prompts[0] == "t (:delete N takes an item away): ")
    #expect(
      talk.screen.contains("  t: has 2 of at most 1 item. :delete N takes an item away.\n"))
    #expect(
      talk.screen.contains(
        "  t: takes no further item, as it has 2. :delete N takes an item away.\n"),
      "\(talk.screen)")
    #expect(talk.prompts.contains("t (Enter to go on): "))
    #expect(talk.results == #"{"t":["b"]}"#)
  }

  @Test func `shows an empty list as none, and a default that is back once`() throws {
    let form = """
      rows:
      - {tag: t, type: integer, title: T, list: true, default: [1, 2]}
      - {tag: b, type: text, default: x}
      """
    let talk = try Talk(
      form, typing: ["", "", ":none t", "2", "", ":reset t", "", "2", "y", ":reset b", "", ""])
    #expect(talk.outcome == .finished)
    #expect(talk.screen.contains("  T is now (none).\n"))
    #expect(talk.screen.contains("  1  T  (none)\n"))
    #expect(talk.screen.components(of: "  T is now 1, 2.\n") == 2, "\(talk.screen)")
    #expect(talk.screen.components(of: "  b is now x.\n") == 2, "\(talk.screen)")
  }
}

extension String {
  /// How many parts there are between the places where a text stands.
  fileprivate func components(of separator: String) -> Int { split(separator: separator).count }
}
