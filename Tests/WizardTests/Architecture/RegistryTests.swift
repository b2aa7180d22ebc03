import Testing

@testable import Wizard

/// Every row type, rule and word is registered, written, exemplified and tested.
@Suite struct RegistryTests {
  static let types = RowTypeRegistry.standard.types
  /// The code of all sources but the catalogues, each line without the blanks in front.
  static let code = SourceFile.all(in: "Sources").filter { file in
    !catalogues.contains { file.name == $0 || file.name.hasPrefix($0 + "+") }
  }
  .flatMap { $0.code.split(separator: "\n") }.map { $0.drop { $0 == " " } }
  .joined(separator: "\n")
  private static let catalogues =
    ["Rule", "Word"]
    + Catalogue.allCases.map { "\($0)".prefix(1).uppercased() + "\($0)".dropFirst() }

  @Test func `every row type has a file and a table of its own`() {
    let files = SourceFile.all(in: "Sources/Wizard/Rows")
    for type in Self.types {
      let file = files.first { $0.name.lowercased() == type.keyword.lowercased() + "rowtype" }
      #expect(file?.declaredTypes.contains("\(type)") == true, "\(type.keyword)")
      #expect(!TableCase.cases(of: "rows-\(type.keyword)").isEmpty, "\(type.keyword)")
    }
  }

  @Test func `every type of a row's file is registered`() {
    let written = SourceFile.all(in: "Sources/Wizard/Rows").map(\.name)
      .filter { $0.hasSuffix("RowType") && $0 != "RowType" }
    #expect(written.sorted() == Self.types.map { "\($0)" }.sorted())
  }

  @Test func `no name stands for two row types`() {
    let names = Self.types.flatMap { [$0.keyword] + $0.otherNames }
    #expect(Set(names).count == names.count)
    #expect(RowTypeRegistry.standard.names == names.sorted())
    for type in Self.types {
      for name in [type.keyword] + type.otherNames {
        let found = RowTypeRegistry.standard.type(named: name)
        #expect(found.map { "\($0)" } == "\(type)")
      }
    }
  }

  @Test func `a row type takes the keys that it names, and no others`() throws {
    let all = Set(Self.types.flatMap { $0.keys })
    for type in Self.types {
      for key in all.subtracting(FormCompiler.rowKeys) {
        let text = #"{"rows": [{"tag": "a", "type": "\#(type.keyword)", "\#(key)": true}]}"#
        let document = try Document.read(SourceText(name: "form.json", text: text))
        var diagnostics: [Diagnostic] = []
        let form = try #require(FormReader.read(document, adding: &diagnostics))
        _ = FormCompiler.compile(form, clock: RowTrial.clock, adding: &diagnostics)
        let isUnknown = diagnostics.contains { $0.code == "C001" }
        #expect(isUnknown != type.keys.contains(key), "\(key) of \(type.keyword)")
      }
    }
  }

  @Test func `every row type stands in a form of the examples`() throws {
    var used: Set<String> = []
    let names = TextFile.names(in: "forms").filter {
      $0.hasSuffix(".json") || $0.hasSuffix(".yaml")
    }
    for name in names where !name.contains(".answers.") {
      let text = try #require(TextFile.read(at: TextFile.root + "/forms/" + name))
      let document = try Document.read(SourceText(name: name, text: text))
      var diagnostics: [Diagnostic] = []
      let form = try #require(FormReader.read(document, adding: &diagnostics))
      let clock = RowTrial.clock
      let compiled = FormCompiler.compile(form, clock: clock, adding: &diagnostics)
      for row in try #require(compiled).rows { used.insert(Swift.type(of: row.type).keyword) }
    }
    #expect(Self.types.map { $0.keyword }.filter { !used.contains($0) } == [])
  }

  @Test(arguments: Rule.allCases)
  func `every rule is found broken somewhere`(rule: Rule) {
    let name = rule.rawValue
    let signs = [
      "Refusal(.\(name),", "Refusal(\n.\(name),", "rule: .\(name),", ", .\(name),",
      "refused(.\(name),",
    ]
    #expect(signs.contains(where: Self.code.contains))
  }

  @Test(arguments: Word.allCases)
  func `every word has an English sentence`(word: Word) {
    #expect(word.english != word.rawValue)
    #expect(!word.english.isEmpty)
  }

  @Test(arguments: Word.allCases)
  func `every word has a sentence with the same places in every language`(word: Word) throws {
    for language in Catalogue.allCases {
      let sentence = try #require(language.sentence(for: word), "\(language) lacks \(word)")
      #expect(Self.places(of: sentence) == Self.places(of: word.english), "\(language)")
    }
  }

  /// The names of the places of a sentence, without those that only choose between singular and plural.
  private static func places(of sentence: String) -> Set<String> {
    let parts = sentence.split(separator: "{", omittingEmptySubsequences: false).dropFirst()
    return Set(parts.map { String($0.prefix { $0 != "}" }) }.filter { !$0.contains("|") })
  }

  @Test func `every word is said somewhere`() {
    let said = Set(
      Self.code.split { !($0.isLetter || $0.isNumber || $0 == ".") }
        .flatMap { $0.split(separator: ".", omittingEmptySubsequences: false).dropFirst() }
        .map(String.init))
    #expect(Word.allCases.map(\.rawValue).filter { !said.contains($0) } == [])
  }
}
