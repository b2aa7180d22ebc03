import Testing
import Wizard

@Suite struct YAMLReaderTests {
  private func read(_ text: String) throws -> Document {
    try YAMLReader.read(SourceText(name: "f", text: text))
  }

  private func failure(_ text: String) -> String {
    do {
      return "read: " + outline(try read(text).root)
    } catch let failure as ReadFailure {
      return failure.diagnostics.map(\.rendered).joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("", "null"), ("# only this\n", "null"), ("---\n...\n", "null"),
    ("#!/usr/bin/env askform\na: 1\n", "{a:‹1›}"),
    ("a: no\nb: 'no'\nc: \"\\u00e9\\n\"\nd:\n", "{a:‹no› b:\"no\" c:\"é\n\" d:null}"),
    ("- ~\n- null\n- Null\n- NULL\n- nULL\n- ''\n", "[null null null null ‹nULL› \"\"]"),
    ("a: |\n  x\n  y\nb: >\n  x\n  y\n", "{a:\"x\ny\n\" b:\"x y\n\"}"),
    ("{a: [1, 2], b: {c: d}}", "{a:[‹1› ‹2›] b:{c:‹d›}}"),
    ("a: x\r\nb: y\r\n", "{a:‹x› b:‹y›}"),
    ("12:30: x\n1.0: y\nnull: z\n", "{12:30:‹x› 1.0:‹y› null:‹z›}"),
    ("- NO\n- 3.10\n- 010000\n- 12:30:45\n- yes\n", "[‹NO› ‹3.10› ‹010000› ‹12:30:45› ‹yes›]"),
    ("%YAML 1.2\n---\na: 1\n", "{a:‹1›}"),
  ])
  func `values are read`(text: String, expected: String) {
    #expect(failure(text) == "read: " + expected)
  }

  @Test func `values know their places behind wide characters`() throws {
    let document = try read("ä: 日本\nb:\n  - &x 'ü'\n  - [1]\nc: 1\n")
    guard case .object(let members) = document.root.content,
      case .array(let elements) = members[1].value.content
    else { throw ReadFailure(diagnostics: []) }
    #expect(document.format == .yaml)
    #expect([members[0].offset, members[0].value.offset, members[0].value.end] == [0, 4, 10])
    #expect([members[1].offset, members[1].value.offset, members[1].value.end] == [11, 16, 33])
    #expect([elements[0].offset, elements[0].end] == [21, 25])
    #expect([elements[1].offset, elements[1].end] == [30, 33])
    #expect([document.root.offset, document.root.end] == [0, 38])
  }

  @Test func `aliases stand for their value, also as keys`() {
    #expect(
      failure("a: &x {b: &y c}\nd: [*x, *y]\n*y : 1\n")
        == "read: {a:{b:‹c›} d:[{b:‹c›} ‹c›] c:‹1›}")
    #expect(failure("a: &x\nb: *x\nc: &x 2\nd: *x\n") == "read: {a:null b:null c:‹2› d:‹2›}")
  }

  @Test(arguments: [
    (
      "a: *x\n", "f:1:4: error: no anchor \"&x\" stands before this alias\na: *x\n   ^~"
    ),
    (
      "&x [*x]\n", "f:1:5: error: the alias \"*x\" stands within its own value\n&x [*x]\n    ^~"
    ),
    ("a: !x b\n", "f:1:4: error: found a tag; tags are not accepted\na: !x b\n   ^"),
    ("a: !!str b\n", "f:1:4: error: found a tag; tags are not accepted\na: !!str b\n   ^"),
    ("a: !y!z b\n", "f:1:4: error: found a tag; tags are not accepted\na: !y!z b\n   ^"),
    ("? [a]\n: b\n", "f:1:3: error: found a list as a key\n? [a]\n  ^"),
    ("? {a: b}\n: b\n", "f:1:3: error: found a map as a key\n? {a: b}\n  ^"),
    ("a: &x [1]\n*x : 2\n", "f:2:1: error: found a list or map as a key\n*x : 2\n^~"),
    (
      "a: 1\n---\nb: 2\n",
      "f:2:1: error: found a second document; a text is one document\n---\n^~~"
    ),
    (
      "a:\n\tb: 1\n",
      "f:2:1: error: found a tab where the indentation is; indent with blanks\n\tb: 1\n^"
    ),
    ("a: @b\n", "f:1:4: error: found \"@\", expected a value; put the text in quotes\na: @b\n   ^"),
    (
      "a: b: c\n",
      "f:1:5: error: found \":\" where no key can be; put text that has \": \" in quotes, or check the indentation\na: b: c\n    ^"
    ),
    (
      "a: 1\n- b\n",
      "f:2:1: error: expected a key of the map that begins in line 1; check the indentation and the quotes\n- b\n^"
    ),
    (
      "- 1\nb: 2\n",
      "f:2:1: error: expected \"-\" for the next element of the list that begins in line 1; check the indentation\nb: 2\n^"
    ),
    ("a: [1, 2\nb: 3\n", "f:2:2: error: expected \",\" or \"]\"; \"[\" is in line 1\nb: 3\n ^"),
    ("a: {b: 2\n", "f:2:1: error: expected \",\" or \"}\"; \"{\" is in line 1\n\n^"),
    (
      "a: 1\nbc\nd: 2\n",
      "f:2:1: error: expected \":\" behind the key; check the indentation and the quotes\nbc\n^"
    ),
    (
      "a: - b\n",
      "f:1:4: error: found \"-\" where no list can be; begin the list in a line of its own\na: - b\n   ^"
    ),
    (
      "a: [,]\n",
      "f:1:5: error: expected a value; put text that begins with a sign in quotes\na: [,]\n    ^"
    ),
    ("%a", "f:1:3: error: found unknown directive name while scanning a directive\n%a\n  ^"),
    ("[a]\nb: c\n", "f:2:1: error: expected the end of the text; check the indentation\nb: c\n^"),
    ("a: 'b\n", "f:1:4: error: the string does not end; expected the closing quote\na: 'b\n   ^"),
    (
      "a: \"\\d\"\n",
      "f:1:5: error: found an escape that YAML does not have; write \"\\\\\" for a backslash, or use single quotes\na: \"\\d\"\n    ^"
    ),
    (
      "a: ä\u{1}\n",
      "f:1:5: error: found a control character; write it as an escape in double quotes\na: ä^A\n    ^~"
    ),
  ])
  func `a mistake is told with its place and remedy`(text: String, message: String) {
    #expect(failure(text) == message)
  }

  @Test func `duplicate keys are reported`() throws {
    let document = try read("a: 1\n'b': 2\n\"b\": 3\na: 4\n")
    #expect(
      document.duplicateKeys.map(\.rendered) == [
        "f:3:1: error: the key \"b\" is already in line 2; a key may stand once in a map\n\"b\": 3\n^~~",
        "f:4:1: error: the key \"a\" is already in line 1; a key may stand once in a map\na: 4\n^",
      ])
  }

  @Test(arguments: [("é", "e\u{301}"), ("\u{212A}", "K"), ("x\u{323}\u{307}", "x\u{307}\u{323}")])
  func `keys that are composed in other ways are equal`(keys: (String, String)) throws {
    #expect(try read("\(keys.0): 1\nb: 2\n\(keys.1): 3\n").duplicateKeys.count == 1)
    #expect(try read("\(keys.1): 1\nb: 2\n\(keys.0): 3\n").duplicateKeys.count == 1)
  }

  @Test(.timeLimit(.minutes(10)), arguments: ["[", "{a: ", "- ", "[\n", "? "])
  func `depth is limited before it costs time`(opening: String) {
    let started = ContinuousClock.now
    let message = failure(String(repeating: opening, count: 100_000))
    #expect(message.contains("deep in each other") || message.contains("as a key"))
    #expect(ContinuousClock.now - started < .seconds(5))
  }

  @Test func `depth is limited through aliases too`() {
    var text = "a0: &a0 [1]\n"
    for index in 1...60 {
      text += "a\(index): &a\(index) " + String(repeating: "[", count: 10)
      text += "*a\(index - 1)" + String(repeating: "]", count: 10) + "\n"
    }
    #expect(failure(text).contains("stand more than 512 deep in each other"))
  }

  @Test(.timeLimit(.minutes(10)))
  func `aliases may not multiply the text`() {
    var text = "a0: &a0 [lol]\n"
    for index in 1...30 {
      let aliases = Array(repeating: "*a\(index - 1)", count: 9).joined(separator: ", ")
      text += "a\(index): &a\(index) [\(aliases)]\n"
    }
    #expect(failure(text).contains("error: the aliases stand for too much text\n"))
    let fine = "a: &a [lol]\nb: [" + Array(repeating: "*a", count: 1000).joined(separator: ", ")
    #expect(failure(fine + "]").hasPrefix("read: {a:[‹lol›] b:[[‹lol›] [‹lol›]"))
  }
}
