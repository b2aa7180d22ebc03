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
    #expect(talk.requests[2].completer == nil)
  }
}
