import Testing
import Wizard

@Suite struct NodeResolutionTests {
  private func node(_ content: Node.Content) -> Node { Node(content, offset: 0, end: 0) }

  @Test(arguments: ["0", "-1", "+12", "1.5", ".5", "5.", "007", "1e3", "1.5E-3", "-.5e+1"])
  func `plain decimals are numbers`(text: String) {
    #expect(node(.plain(text)).numberText == text)
    #expect(node(.plain(text)).kindName == "a number")
    #expect(node(.string(text)).numberText == nil)
    #expect(node(.number(text)).numberText == text)
  }

  @Test(arguments: [
    "", ".", "-", "e3", "1e", "0x10", "0o7", ".inf", ".nan", "1_000", "12:30", "1.2.3", "--1",
    ".e1",
    "١",
  ])
  func `other plain text is no number`(text: String) {
    #expect(node(.plain(text)).numberText == nil)
    #expect(node(.plain(text)).kindName == "text")
  }

  @Test(arguments: [
    ("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false),
    ("FALSE", false), ("yes", nil), ("no", nil), ("on", nil), ("tRUE", nil), ("y", nil),
  ])
  func `plain true and false are the core schema's`(text: String, value: Bool?) {
    #expect(node(.plain(text)).booleanValue == value)
    #expect(node(.string(text)).booleanValue == nil)
    #expect(node(.plain(text)).text == text)
  }

  @Test func `every kind has a name`() {
    let contents: [(Node.Content, String)] = [
      (.null, "nothing"), (.boolean(true), "true or false"), (.number("1"), "a number"),
      (.string("1"), "text"), (.plain("x"), "text"), (.plain("true"), "true or false"),
      (.array([]), "a list"), (.object([]), "a map"),
    ]
    for (content, name) in contents { #expect(node(content).kindName == name) }
    #expect(node(.boolean(true)).booleanValue == true)
    #expect(node(.array([])).text == nil)
  }
}
