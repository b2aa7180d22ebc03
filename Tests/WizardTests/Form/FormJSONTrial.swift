import Testing

@testable import Wizard

/// A form in the JSON of the iOS library Form, and what becomes of it.
struct FormJSONTrial {
  /// The form in askform's own format; nothing where its shape is wrong.
  let form: Form?
  /// What is wrong with it, and what is worth knowing.
  let findings: [Diagnostic]
  /// The form as checked; nothing where something is wrong.
  let compiled: CompiledForm?

  /// Reads and compiles a form.
  init(_ text: String, name: String = "form.json") throws {
    let document = try Document.read(SourceText(name: name, text: text))
    var diagnostics: [Diagnostic] = []
    form = FormReader.read(document, adding: &diagnostics)
    compiled = form.flatMap {
      FormCompiler.compile($0, clock: RowTrial.clock, adding: &diagnostics)
    }
    findings = diagnostics.inOrderOfPlace
  }

  /// The one section of a form with some fields.
  init(fields: String) throws {
    try self.init(#"[{"sections": [{"fields": [\#(fields)]}]}]"#)
  }

  /// The rows of the first section, each as JSON in a line.
  var rows: [String] {
    (form?.sections.first?.rows ?? []).compactMap { row in
      form.map {
        FormJSONTrial.line(Form(source: $0.source, attributes: row.attributes, sections: []))
      }
    }
  }

  private static func line(_ row: Form) -> String {
    let text = String(decoding: FormWriter.json(of: row), as: UTF8.self)
    let line = text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()
    let end = ",\"sections\": []}"
    return line.hasSuffix(end) ? line.dropLast(end.count) + "}" : line
  }

  /// Whether a row is there, by its own and its section's state, and the value of all that are, as JSON.
  func results(of answers: String) throws -> String {
    try Walk(try #require(compiled), answers: answers, asking: .never).results
  }

  /// What is wrong with the answers, as `TAG RULE`.
  func problems(of answers: String) throws -> [String] {
    try Walk(try #require(compiled), answers: answers, asking: .never).problems
  }

  /// The same form, read again from what `askform convert` prints of it.
  func converted() throws -> FormJSONTrial {
    let bytes = FormWriter.json(of: try #require(form))
    return try FormJSONTrial(String(decoding: bytes, as: UTF8.self), name: "converted.json")
  }
}
