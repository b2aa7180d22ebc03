import Testing
import Wizard

/// The form as written: what the reader keeps, and where.
@Suite struct FormReaderTests {
  private func form(_ text: String, as name: String = "form.json") throws -> Form {
    var diagnostics: [Diagnostic] = []
    let document = try Document.read(SourceText(name: name, text: text))
    let form = try #require(FormReader.read(document, adding: &diagnostics))
    #expect(diagnostics == [])
    return form
  }

  @Test func `sections, rows and attributes stay in the author's order`() throws {
    let form = try form(
      """
      {"title": "T", "sections": [
        {"title": "One", "rows": [{"tag": "a", "title": "A", "type": "text", "x-note": 1}]},
        {"rows": [{"type": "date", "tag": "b"}, {"tag": "c", "type": "nonsense"}], "hidden": true}],
       "intro": "I"}
      """)
    #expect(form.attributes.map(\.key) == ["title", "intro"])
    #expect(form.sections.map { $0.attributes.map(\.key) } == [["title"], ["hidden"]])
    #expect(form.sections.map { $0.rows.map(\.tag.content) } == [["a"], ["b", "c"]])
    #expect(form.sections.flatMap(\.rows).map(\.type.content) == ["text", "date", "nonsense"])
    #expect(form.sections[0].rows[0].attributes.map(\.key) == ["tag", "title", "type", "x-note"])
  }

  @Test func `rows without a section stand in one without a title`() throws {
    let form = try form("rows:\n  - {tag: a, type: text}\n", as: "form.yaml")
    #expect(form.sections.count == 1)
    #expect(form.sections.first?.attributes.isEmpty == true)
    #expect(form.sections.first?.rows.count == 1)
  }

  @Test func `names know their places`() throws {
    let text = "{\"rows\": [{\"tag\": \"ab\", \"type\": \"text\"}]}"
    let form = try form(text)
    let row = try #require(form.sections.first?.rows.first)
    let bytes = Array(text.utf8)
    #expect(
      String(decoding: bytes[Int(row.tag.offset)..<Int(row.tag.end)], as: UTF8.self) == "\"ab\"")
    #expect(
      String(decoding: bytes[Int(row.type.offset)..<Int(row.type.end)], as: UTF8.self) == "\"text\""
    )
  }

  @Test func `nothing is judged but the shape`() throws {
    let form = try form(
      "{\"foo\": [], \"rows\": [{\"tag\": \"1 2\", \"type\": \"?\", \"hidden\": 5}]}")
    #expect(form.attributes.map(\.key) == ["foo"])
    #expect(form.sections.first?.rows.first?.tag.content == "1 2")
  }

  @Test func `an empty form has no section`() throws {
    #expect(try form("{\"sections\": []}").sections.isEmpty)
  }
}
