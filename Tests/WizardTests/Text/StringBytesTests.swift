import Testing

@testable import Wizard

@Suite struct StringBytesTests {
  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("\n\n", ["", "", ""]),
    ("größe\n🇩🇪", ["größe", "🇩🇪"]), ("a\r\nb", ["a\r", "b"]),
  ])
  func `lines end at line feeds`(text: String, lines: [String]) {
    #expect(text.lines.map(String.init) == lines)
  }

  @Test(arguments: [
    ("a != b", " != ", true), ("a !! != b", " != ", true), ("a !=b", " != ", false),
    ("", "x", false),
    ("{{", "{{", true), ("{ {", "{{", false), ("x", "", false), ("ü{{ü", "{{", true),
  ])
  func `marks are found wherever they stand`(text: String, mark: String, isThere: Bool) {
    #expect(text.hasMark(mark) == isThere)
  }

  @Test(arguments: [
    ("p[0].a + p[0].b", "p[0]", "p", "p.a + p.b"), ("aaa", "aa", "b", "ba"), ("ü", "ü", "", ""),
    ("abc", "x", "y", "abc"), ("abc", "", "y", "abc"),
  ])
  func `a part is substituted everywhere`(text: String, part: String, other: String, result: String)
  {
    #expect(text.substituting(part, by: other) == result)
  }

  @Test func `of a key that stands twice the first value counts`() {
    let members = [("aa", "1"), ("ab", "2"), ("a", "3"), ("ab", "4")].map { key, text in
      Node.Member(key: key, offset: 0, value: Node(.string(text), offset: 0, end: 0))
    }
    #expect(members.value(of: "ab")?.text == "2")
    #expect(members.value(of: "a")?.text == "3")
    #expect(members.value(of: "b") == nil)
    #expect([Node.Member]().value(of: "a") == nil)
  }
}
