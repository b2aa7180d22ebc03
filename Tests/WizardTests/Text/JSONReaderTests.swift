import Testing
import Wizard

/// A tree in a compact notation, for comparison.
func outline(_ node: Node) -> String {
  switch node.content {
  case .null: "null"
  case .boolean(let value): String(value)
  case .number(let digits): digits
  case .string(let text): "\"\(text)\""
  case .plain(let text): "‹\(text)›"
  case .array(let elements): "[" + elements.map(outline).joined(separator: " ") + "]"
  case .object(let members):
    "{" + members.map { "\($0.key):\(outline($0.value))" }.joined(separator: " ") + "}"
  }
}

@Suite struct JSONReaderTests {
  private func read(_ text: String, _ dialect: JSONReader.Dialect = .form) throws -> Document {
    try JSONReader.read(SourceText(name: "f", text: text), dialect: dialect)
  }

  private func failure(_ text: String, _ dialect: JSONReader.Dialect = .form) -> String {
    do {
      return "read: " + outline(try read(text, dialect).root)
    } catch let failure as ReadFailure {
      return failure.diagnostics.map(\.rendered).joined(separator: "\n")
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), (" [ 1 , -0.50e+3 ] ", "[1 -0.50e+3]"),
    (#"{"a":{"b":[true,false,null]},"c":"x"}"#, #"{a:{b:[true false null]} c:"x"}"#),
    (#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00ü""#, "\"\"\\/\u{8}\u{C}\n\r\té😀ü\""),
    ("12345678901234567890.1234567890", "12345678901234567890.1234567890"),
  ])
  func `values are read`(text: String, expected: String) throws {
    #expect(outline(try read(text, .strict).root) == expected)
    #expect(outline(try read(text, .form).root) == expected)
  }

  @Test func `a form may have comments, trailing commas and an interpreter line`() throws {
    let text = "#!/usr/bin/env askform\n// one\n{ /* two */ \"a\": [1, 2,], // three\n }"
    let document = try read(text)
    #expect(outline(document.root) == "{a:[1 2]}")
    #expect(document.source.position(of: document.root).line == 3)
    #expect(document.format == .json)
  }

  @Test func `values know their places`() throws {
    let root = try read("[ \"a\\n\", {\"k\": 12} ]").root
    guard case .array(let elements) = root.content,
      case .object(let members) = elements[1].content
    else { throw ReadFailure(diagnostics: []) }
    #expect([root.offset, root.end] == [0, 20])
    #expect([elements[0].offset, elements[0].end] == [2, 7])
    #expect([elements[1].offset, elements[1].end] == [9, 18])
    #expect([members[0].offset, members[0].value.offset, members[0].value.end] == [10, 15, 17])
  }

  @Test func `both members of a duplicate key stay and the later is reported`() throws {
    let document = try read("{\"a\": 1,\n \"b\": {\"c\": 1, \"c\": 2}, \"a\": 2,\n\"a\": 3}")
    #expect(outline(document.root) == "{a:1 b:{c:1 c:2} a:2 a:3}")
    #expect(
      document.duplicateKeys.map(\.rendered) == [
        """
        f:2:16: error: the key "c" is already in line 2; a key may stand once in a map
         "b": {"c": 1, "c": 2}, "a": 2,
                       ^~~
        """,
        """
        f:2:25: error: the key "a" is already in line 1; a key may stand once in a map
         "b": {"c": 1, "c": 2}, "a": 2,
                                ^~~
        """,
        """
        f:3:1: error: the key "a" is already in line 1; a key may stand once in a map
        "a": 3}
        ^~~
        """,
      ])
  }

  @Test func `duplicates are found in a large map too`() throws {
    let members = (0..<2000).map { "\"k\($0 % 1999)\":\($0)" }
    let document = try read("{" + members.joined(separator: ",\n") + "}")
    #expect(
      document.duplicateKeys.map(\.message) == ["the key \"k0\" is already in line 1"])
    #expect(document.duplicateKeys.first?.position?.line == 2000)
  }

  @Test(
    arguments: [
      ("é", "e\u{301}"), ("\u{212A}", "K"), ("\u{212B}bc", "A\u{30A}bc"),
      ("x\u{323}\u{307}", "x\u{307}\u{323}"), ("schöner langer Name", "scho\u{308}ner langer Name"),
      ("\\u00e9", "é"), ("e\\u0301", "é"),
    ], [0, 5, 11, 40])
  func `keys that are composed in other ways are equal`(
    keys: (String, String), others: Int
  ) throws {
    for (first, second) in [keys, (keys.1, keys.0)] {
      var members = (0..<others).map { "\"k\($0)\": 0" }
      members.insert("\"\(first)\": 1", at: others / 2)
      members.append("\"\(second)\": 2")
      let document = try read("{" + members.joined(separator: ", ") + "}")
      #expect(document.duplicateKeys.count == 1)
    }
  }

  @Test func `keys that only look alike are none`() throws {
    let keys = ["e", "é", "E", "É", "è", "ee\u{301}", "\u{3B1}", "a", "ａ", "ß", "ss"]
    let members = keys.map { "\"\($0)\": 1" }.joined(separator: ", ")
    #expect(try read("{" + members + "}").duplicateKeys.isEmpty)
  }

  /// Short keys are kept and given out again: none may be taken for another one.
  @Test func `keys of every length are read, wherever they stand and stood before`() throws {
    let letters = "abcdefghijklmnopqrstuvwxyz"
    var keys = (0...20).flatMap { length in
      [String(letters.prefix(length)), String(letters.suffix(length))]
    }
    keys += ["ä", "äb", "äöüßäöü", "äöüßäöüß", "日本語日本", "a\\u0062", "\\\"", "e\u{301}", "é"]
    keys += (0..<500).map { "q\($0)" }
    let text = "[" + (keys + keys.reversed()).map { "{\"\($0)\":1}" }.joined(separator: ",") + "]"
    guard case .array(let maps) = try read(text).root.content else { return #expect(Bool(false)) }
    let read = maps.map { map -> String in
      guard case .object(let members) = map.content else { return "" }
      return members[0].key
    }
    let meant = keys.map { $0 == "a\\u0062" ? "ab" : $0 == "\\\"" ? "\"" : $0 }
    #expect(read.map { Array($0.utf8) } == (meant + meant.reversed()).map { Array($0.utf8) })
    #expect(outline(try self.read("{\"a\":1}").root) == "{a:1}")
  }

  /// Strings are read eight bytes at a time: what ends or breaks one is found wherever it stands in them.
  @Test(arguments: 0..<20)
  func `what does not stand for itself in a string is found at every place`(place: Int) throws {
    let before = String(repeating: "a", count: place)
    for plain in ["!", "#", "[", "]", " ", "\u{7F}", "ä", "\u{80}", "日", "😀", "\u{10FFFF}"] {
      let text = before + plain + "b"
      #expect(outline(try read("[\"\(text)\", \"c\"]").root) == "[\"\(text)\" \"c\"]")
    }
    for (escape, meant) in [("\\n", "\n"), ("\\\"", "\""), ("\\\\", "\\"), ("\\u00e4", "ä")] {
      let expected = "[\"\(before)\(meant)b\" \"c\"]"
      #expect(outline(try read("[\"\(before)\(escape)b\", \"c\"]").root) == expected)
    }
    for control in ["\u{1}", "\u{1F}"] {
      let number = control == "\u{1}" ? "0001" : "001F"
      let told = failure("[\"\(before)\(control)\", \"c\"]")
      #expect(
        told.hasPrefix(
          "f:1:\(place + 3): error: found the control character U+\(number) in a string"))
    }
  }

  /// Words end where no letter follows.
  @Test(arguments: ["truely", "true1", "nulls", "falsest", "tru", "fals", "nul", "True"])
  func `a word that only begins like a value is none`(word: String) {
    #expect(failure("[\(word)]").contains("found \"\(word)\", expected a value"))
    #expect(failure(word).contains("found \"\(word)\", expected a value"))
  }

  @Test func `depth is limited`() {
    let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(failure(deep, .strict) == "read: " + deep)
    let tooDeep = String(repeating: "[", count: 100_000)
    #expect(
      failure(tooDeep).hasPrefix(
        "f:1:513: error: lists and maps stand more than 512 deep in each other\n…[["))
  }

  @Test(arguments: JSONMistakes.all)
  func `a mistake is told with its place and remedy`(mistake: JSONMistakes.Mistake) {
    #expect(failure(mistake.text, mistake.dialect) == mistake.message)
  }
}
