import Testing
import Wizard

@Suite struct YAMLFormatTests {
  private static let python = ForeignReader.python(with: "yaml")

  private func written(_ tree: OutputNode) -> String {
    String(decoding: YAMLFormat().bytes(of: tree), as: UTF8.self)
  }

  /// A tree with every kind of piece in every kind of place.
  private let tree = OutputNode.object([
    .init(key: "nothing", value: .null), .init(key: "yes", value: .boolean(true)),
    .init(key: "price", value: .number(digits: "10.50")), .init(key: "none", value: .array([])),
    .init(key: "empty map", value: .object([])),
    .init(
      key: "db",
      value: .object([
        .init(key: "host", value: .string("a.example")),
        .init(key: "pool", value: .object([.init(key: "size", value: .number(digits: "3"))])),
      ])),
    .init(
      key: "guests",
      value: .array([
        .object([
          .init(key: "name", value: .string("Ann")), .init(key: "age", value: .number(digits: "7")),
          .init(key: "pets", value: .array([.string("cat"), .string("no")])),
        ]),
        .object([]), .array([.array([.string("deep")]), .array([])]), .null,
        .object([.init(key: "motd", value: .string("one\ntwo\n"))]),
      ])),
    .init(key: "text", value: .string("First line\n\n  second: line # here\nlast")),
  ])

  @Test func `a tree is laid out in blocks`() {
    #expect(
      written(tree) == """
        nothing: null
        "yes": true
        price: 10.50
        "none": []
        empty map: {}
        db:
          host: a.example
          pool:
            size: 3
        guests:
          - name: Ann
            age: 7
            pets:
              - cat
              - "no"
          - {}
          - - - deep
            - []
          - null
          - motd: |
              one
              two
        text: |-
          First line

            second: line # here
          last

        """)
  }

  @Test func `the root may be empty or no map`() {
    #expect(written(.object([])) == "{}\n")
    #expect(
      written(.array([.array([.string("a")]), .string("b\nc")])) == "- - a\n- |-\n  b\n  c\n")
    #expect(written(.string("a\nb")) == "\"a\\nb\"\n")
  }

  @Test(arguments: [
    ("plain", "plain"), ("two words", "two words"), ("Zoë", "Zoë"),
    ("a.b/c-d_e+f@g", "a.b/c-d_e+f@g"),
    ("It's", "It's"), ("yes", "\"yes\""), ("No", "\"No\""), ("5319E7", "\"5319E7\""),
    ("0123", "\"0123\""), ("2026-12-24", "\"2026-12-24\""), ("12:30", "\"12:30\""),
    ("a: b", "\"a: b\""), ("a:", "\"a:\""), ("a #b", "\"a #b\""), (" a", "\" a\""),
    ("a ", "\"a \""),
    ("", "\"\""), ("~", "\"~\""), ("- a", "\"- a\""), ("a\tb", "\"a\\tb\""),
    ("a\r\nb", "\"a\\r\\nb\""),
    ("\"\\", "\"\\\"\\\\\""),
    ("\u{0}\u{1B}\u{85}\u{2028}\u{FEFF}\u{1FFFF}", "\"\\x00\\x1B\\x85\\u2028\\uFEFF\\U0001FFFF\""),
    ("http://x", "\"http://x\""), ("\u{1F600}", "\"\u{1F600}\""),
  ])
  func `text is plain only where every reader takes it for text`(text: String, literal: String) {
    #expect(written(.array([.string(text)])) == "- \(literal)\n")
    #expect(YAMLLiteral().literal(of: .string(text)) == literal)
  }

  @Test func `lists and maps have a literal of one line`() {
    let node = OutputNode.object([
      .init(key: "a", value: .array([.string("x"), .string("1"), .null, .boolean(false)])),
      .init(key: "b c", value: .object([])),
    ])
    #expect(YAMLLiteral().literal(of: node) == "{a: [x, \"1\", null, false], b c: {}}")
  }

  @Test(.enabled(if: Self.python != nil, "no python3 has yaml"), arguments: [1, 2])
  func `PyYAML reads every text as it was`(seed: Int) throws {
    let texts = AwkwardText.texts(4000, seed: UInt64(seed))
    let found = try ForeignReader.found(
      in: YAMLFormat().bytes(of: AwkwardText.tree(of: texts)), by: Self.python,
      "import yaml; found = yaml.load(data, yaml.SafeLoader)")
    #expect(AwkwardText.differences(of: texts, in: found) == [])
  }

  @Test(.enabled(if: Self.python != nil, "no python3 has yaml"))
  func `PyYAML reads texts as keys, in lists and in lines`() throws {
    let texts = AwkwardText.texts(2000, seed: 3) + [String(repeating: "long ", count: 500)]
    let distinct = Array(Set(texts)).sorted()
    let node = OutputNode.object([
      .init(
        key: "keys",
        value: .object(distinct.map { .init(key: $0, value: .array([.string($0)])) })),
      .init(key: "items", value: .array(texts.map { .array([.string($0), .object([])]) })),
    ])
    let check = """
      import yaml
      whole = yaml.load(data, yaml.SafeLoader)
      assert all(value == [key] for key, value in whole["keys"].items())
      line = yaml.load(yaml.load(data, yaml.BaseLoader)["line"], yaml.SafeLoader)
      assert line == {key: whole[key] for key in ("keys", "items")}
      found = {"t%d" % n: item[0] for n, item in enumerate(whole["items"])}
      found["count"] = len(whole["keys"])
      """
    guard case .object(let members) = node else { return }
    let short = members.map { member -> OutputNode.Member in
      guard case .object(let keys) = member.value else { return member }
      return .init(key: member.key, value: .object(keys.filter { $0.key.utf8.count < 500 }))
    }
    let line = YAMLLiteral().literal(of: .object(short))
    let tree = OutputNode.object(short + [.init(key: "line", value: .string(line))])
    var found = try #require(
      try ForeignReader.found(
        in: YAMLFormat().bytes(of: tree), by: Self.python, check) as? [String: Any])
    #expect(found.removeValue(forKey: "count") as? Int == distinct.count - 1)
    #expect(AwkwardText.differences(of: texts, in: found) == [])
    let long = OutputNode.object(distinct.map { .init(key: $0, value: .array([.object([])])) })
    let count = try ForeignReader.found(
      in: YAMLFormat().bytes(of: long), by: Self.python,
      "import yaml; found = len(yaml.load(data, yaml.SafeLoader))")
    #expect(count as? Int == distinct.count)
  }

  @Test func `our own reader reads every text as it was`() throws {
    let texts = AwkwardText.texts(3000, seed: 4).filter { !$0.contains("\0") }
    let text = written(AwkwardText.tree(of: texts))
    let document = try Document.read(SourceText(name: "x.yaml", text: text))
    guard case .object(let members) = document.root.content else {
      Issue.record("no map came back")
      return
    }
    var found: [String: Any] = [:]
    for member in members { found[member.key] = member.value.text }
    #expect(AwkwardText.differences(of: texts, in: found) == [])
  }
}
