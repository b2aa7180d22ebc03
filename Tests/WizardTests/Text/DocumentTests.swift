import Testing
import Wizard

@Suite struct DocumentTests {
  @Test(
    arguments: [
      ("a.yaml", "{", .yaml), ("a.YML", "{", .yaml), ("a.json", "a: 1", .json),
      ("-", "{", .json), ("-", " \n[", .json), ("-", "// x", .json), ("-", "/* x", .json),
      ("-", "a: 1", .yaml), ("-", "", .yaml), ("-", "/x", .yaml), ("form", "#!/x\r\n{", .json),
      ("form", "#!/x\na: 1", .yaml), ("form", "#!/x", .yaml), ("a.txt", "# x\n", .yaml),
    ] as [(String, String, Document.Format)])
  func `the notation is told by name or beginning`(
    name: String, text: String, format: Document.Format
  ) {
    #expect(Document.format(of: SourceText(name: name, text: text)) == format)
  }

  @Test func `a text is read in its notation`() throws {
    let yaml = try Document.read(SourceText(name: "-", text: "a: [x]"))
    let json = try Document.read(SourceText(name: "-", text: "{\"a\": [\"x\"],}"))
    #expect(outline(yaml.root) == "{a:[‹x›]}")
    #expect(outline(json.root) == "{a:[\"x\"]}")
    #expect(throws: ReadFailure.self) {
      try Document.read(SourceText(name: "-", text: "[1,]"), dialect: .strict)
    }
  }

  @Test(arguments: [
    (#"["ab$x"]"#, 2, "$x\"]"), (#"["a\n\"$x"]"#, 3, "$x\"]"), (#"["\u00e9$x"]"#, 2, "$x\"]"),
    (#"["\ud83d\ude00$x"]"#, 4, "$x\"]"), (#"["é$x"]"#, 2, "$x\"]"), (#"["ab"]"#, 2, "\"]"),
    (#"["\ud83d\ude00$x"]"#, 2, #"\ud83d\ude00$x"]"#), (#"["ab"]"#, 99, "\"]"),
    ("- ab$x", 2, "$x"), ("- &n ab$x", 2, "$x"), ("- 'a''$x'", 2, "$x'"),
    (#"- "\x41\_\L\U0001F600\e$x""#, 11, "$x\""), ("- 'a\n  $x'", 2, "'a\n  $x'"),
    ("- >\n  a\n  $x", 2, ">\n  a\n  $x"), ("- ab\n  $x", 3, "ab\n  $x"),
  ])
  func `a place in a string is found in the source`(
    text: String, index: Int, rest: String
  ) throws {
    let document = try Document.read(SourceText(name: "-", text: text))
    guard case .array(let elements) = document.root.content else {
      throw ReadFailure(diagnostics: [])
    }
    let offset = document.source.offset(ofUTF8: index, in: elements[0])
    #expect(String(decoding: document.source.bytes[offset...], as: UTF8.self) == rest)
  }
}
