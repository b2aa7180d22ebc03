import Testing

@testable import Wizard

/// Options that stand in a file beside the form.
@Suite struct OptionFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func compile(
    _ file: String, _ content: String, more: String = ""
  ) throws -> (form: CompiledForm?, findings: [String]) {
    _ = try folder.put(content, in: file)
    let text =
      "{\"rows\": [{\"tag\": \"a\", \"type\": \"select\", \"options\": {\"file\": \"\(file)\"}\(more)}]}"
    var diagnostics: [Diagnostic] = []
    let document = try Document.read(Array(text.utf8), name: folder.path + "/form.json")
    let form = try #require(FormReader.read(document, adding: &diagnostics))
    let compiled = FormCompiler.compile(form, clock: RowTrial.clock, adding: &diagnostics)
    return (
      compiled,
      diagnostics.map { finding in
        let place = finding.position.map { position in
          let name = position.source.split(separator: "/").last ?? ""
          return "\(name):\(position.line):\(position.column): "
        }
        return (place ?? "") + finding.message
      }
    )
  }

  @Test func `a file that is no text is told of where the form names it`() throws {
    let findings = try compile("a.txt", "red\nbl\0ue\n").findings
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("form.json:1:") == true)
    #expect(findings.first?.hasSuffix("has a NUL byte at offset 6") == true)
  }

  private func options(_ file: String, _ content: String) throws -> [String] {
    let compiled = try compile(file, content)
    #expect(compiled.findings == [])
    return compiled.form?.rows[0].type.optionList?.options.map {
      "\($0.value.inWords) \($0.shown(in: nil))"
    } ?? []
  }

  @Test func `a value a line`() throws {
    #expect(
      try options("o.txt", "\u{FEFF}one\r\n\n  two words \n0\nlast")
        == ["\"one\" one", "\"two words\" two words", "\"0\" 0", "\"last\" last"])
  }

  @Test func `JSON and YAML as in a form`() throws {
    #expect(
      try options("o.json", "[0, \"0\", {\"value\": true, \"title\": \"T {{x}}\"}]")
        == ["0 0", "\"0\" 0", "true T {{x}}"])
    #expect(
      try options("o.yaml", "- 1.50\n- \"1.50\"\n- { value: no, title: No }\n")
        == ["1.50 1.50", "\"1.50\" 1.50", "\"no\" No"])
  }

  @Test func `errors have the file's own place`() throws {
    #expect(
      try compile("o.txt", "a\nb\na\n").findings
        == ["o.txt:3:1: two options of \"options\" of row \"a\" have the value \"a\""])
    #expect(
      try compile("o.json", "[\"a\",\n {\"value\": \"b\", \"titel\": 1}]").findings
        == ["o.json:2:17: unknown key \"titel\" in an option of \"options\" of row \"a\""])
    #expect(
      try compile("o.json", "{\"a\": 1}").findings
        == ["o.json:1:1: the file takes a list of options, found a map"])
    #expect(try compile("o.json", "[1,").findings.first?.hasPrefix("o.json:1:") == true)
    #expect(
      try compile("o.txt", "").findings == [
        "o.txt:1:1: \"file\" of \"options\" of row \"a\" is empty"
      ])
    #expect(
      try compile("o.json", "[{\"value\": 1, \"hidden\": \"$a == 1\"}]").findings
        == [
          "o.json:1:25: \"hidden\" of an option of \"options\" of row \"a\" takes true or false in a file, "
            + "found text"
        ])
  }

  @Test func `a default is held against the file`() throws {
    #expect(try compile("o.txt", "a\nb", more: ", \"default\": \"b\"").findings == [])
    #expect(
      try compile("o.txt", "a\nb", more: ", \"default\": \"c\"").findings
        == ["form.json:1:83: the default of row \"a\": \"c\" is not one of the options"])
  }

  @Test func `a folder is no file`() throws {
    let text =
      "{\"rows\": [{\"tag\": \"a\", \"type\": \"select\", \"options\": {\"file\": \".\"}}]}"
    var diagnostics: [Diagnostic] = []
    let document = try Document.read(Array(text.utf8), name: folder.path + "/form.json")
    let form = try #require(FormReader.read(document, adding: &diagnostics))
    #expect(FormCompiler.compile(form, clock: RowTrial.clock, adding: &diagnostics) == nil)
    #expect(diagnostics.first?.message.hasSuffix("\" is not a file") == true)
  }
}
