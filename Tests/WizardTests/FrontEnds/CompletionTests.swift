import Testing

@testable import Wizard

@Suite struct `The Tab key` {
  @Test(arguments: [
    ("", ["Apple", "apricot", "Über"]), ("a", ["Apple", "apricot"]), ("AP", ["Apple", "apricot"]),
    ("ub", ["Über"]), ("x", []), ("Apple, b", []), ("Apple, u", ["Apple, Über"]),
    ("Apple,", ["Apple, Apple", "Apple, apricot", "Apple, Über"]),
  ])
  func `goes on from what is typed, behind the last comma`(typed: String, ways: [String]) {
    #expect(Completion.ways(to: typed, among: ["Apple", "apricot", "Über"]).map(\.text) == ways)
  }

  @Test func `labels hold nothing that a terminal would obey`() {
    #expect(Completion.ways(to: "", among: ["a\u{1B}[m"]).map(\.label) == ["a^[[m"])
  }

  @Test func `offers the options that are shown now`() throws {
    let talk = try Talk(
      """
      rows:
      - {tag: a, type: switch}
      - {tag: b, type: select, options: [one, {value: two, hidden: $a == YES}]}
      - {tag: c, type: text}
      """, typing: ["y", "one", "x", ""])
    #expect(talk.requests[0].completer?("").map(\.text) == ["yes", "no"])
    #expect(talk.requests[1].completer?("").map(\.text) == ["one"])
    #expect(talk.requests[2].completer?("") == [])
  }

  @Test func `knows the days that have names`() throws {
    let talk = try Talk(
      "rows:\n- {tag: a, type: date}\n- {tag: b, type: datetime}", typing: ["today", "now", ""])
    let days = ["today", "tomorrow", "tuesday", "thursday"]
    #expect(talk.requests[0].completer?("t").map(\.text) == days)
    #expect(talk.requests[1].completer?("T").map(\.text) == days)
    #expect(talk.requests[1].completer?("n").map(\.text) == ["now"])
  }

  @Test(arguments: [
    (":", CommandName.allCases.map { $0.typed + ($0.entry.takes == .nothing ? "" : " ") }),
    (":g", [":goto "]), (":RE", [":review", ":reset "]), (":x", []),
    (":goto ", [":goto name", ":goto nick", ":goto end"]),
    (":goto n", [":goto name", ":goto nick"]),
    (":g e", [":g end"]), (":change e", [":change end"]), (":back ", []), (":quit e", []),
  ])
  func `goes on from the beginning of a command, and of a tag behind one`(
    typed: String, ways: [String]
  ) {
    let found = Completion.ways(toCommand: typed, tags: ["name", "nick", "end"])
    #expect(found?.map(\.text) == ways)
  }

  @Test(arguments: ["", "a", "::1", ":8", "\\:b", " :b"])
  func `sees no command in an answer`(typed: String) {
    #expect(Completion.ways(toCommand: typed, tags: ["a"]) == nil)
  }

  @Test func `knows commands and tags at each question and in the review, but not in a secret`()
    throws
  {
    let talk = try Talk(
      "rows:\n- {tag: a, type: text}\n- {tag: p, type: password}", typing: ["x", "y", ""])
    #expect(talk.requests[0].completer?(":goto p").map(\.text) == [":goto p"])
    #expect(talk.requests[1].completer == nil)
    #expect(talk.requests[2].completer?(":qu").map(\.text) == [":quit"])
    #expect(talk.requests[2].completer?("").map(\.text) == ["a", "p"])
  }
}
