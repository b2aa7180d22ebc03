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

  @Test func `bytes are read, and refused where they are no text`() throws {
    let document = try Document.read(Array("\u{FEFF}a: b\r\n".utf8), name: "a.yaml")
    #expect(outline(document.root) == "{a:‹b›}")
    let position = document.source.position(of: document.root)
    #expect(position.column == 1)
    let failure = ReadFailure(diagnostics: [
      SourceTextError.invalidUTF8(offset: 3).diagnostic(in: "a.yaml")
    ])
    #expect(throws: failure) { try Document.read(Array("a: ".utf8) + [0xFF], name: "a.yaml") }
  }

  @Test(arguments: [
    (#"{"a\"b": 1}"#, 2, 6), ("äb: 1", 1, 2), ("'a\\': 1", 1, 4), ("&x kéy: 1", 4, 3),
    ("? ab\n: 1", 3, 2),
  ])
  func `a key has its place`(text: String, column: Int, length: Int) throws {
    let document = try Document.read(SourceText(name: "-", text: text))
    guard case .object(let members) = document.root.content else {
      throw ReadFailure(diagnostics: [])
    }
    let position = document.source.position(ofKeyOf: members[0])
    #expect([position.column, position.length] == [column, length])
    var positions = SourcePositions(document.source)
    let whole = positions.position(of: members[0].value)
    #expect(whole == document.source.position(of: members[0].value))
  }

  @Test(arguments: [
    (#"["ab$x"]"#, 2, "$x\"]"), (#"["a\n\"$x"]"#, 3, "$x\"]"), (#"["\u00e9$x"]"#, 2, "$x\"]"),
    (#"["\ud83d\ude00$x"]"#, 4, "$x\"]"), (#"["é$x"]"#, 2, "$x\"]"), (#"["ab"]"#, 2, "\"]"),
    (#"["\ud83d\ude00$x"]"#, 2, #"\ud83d\ude00$x"]"#), (#"["ab"]"#, 99, "\"]"),
    ("- ab$x", 2, "$x"), ("- &n ab$x", 2, "$x"), ("- 'a''$x'", 2, "$x'"),
    (#"- "\x41\_\L\U0001F600\e$x""#, 11, "$x\""), ("- 'a\n  $x'", 2, "'a\n  $x'"),
    ("- [a]", 1, "[a]"), ("- 'a'", -1, "a'"), ("- \"\\N\\x7Fß$x\"", 5, "$x\""),
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
