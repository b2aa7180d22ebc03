import Testing
import Wizard

/// The cases of `Tests/Tables/compile.table`: a part of a form, where it stands, what is found in it.
@Suite struct CompileTableTests {
  static let cases = TableCase.cases(of: "compile")

  @Test func `the table has cases`() {
    #expect(Self.cases.count > 150)
  }

  @Test(arguments: cases)
  func `each mistake is reported where it stands`(example: TableCase) {
    let form = MarkedForm(Self.form(around: example.input, context: example.context))
    let expected = example.expected == "fine" ? [] : example.expected.parts(separatedBy: " // ")
    // JSON is YAML too, so the same text must be found wrong in the same places.
    let isJSONOnly = example.context.hasSuffix(" as JSON")
    for name in isJSONOnly ? ["form.json"] : ["form.json", "form.yaml"] {
      let findings = form.findings(as: name)
      #expect(findings.map(\.inWords) == expected, "\(name)")
      #expect(Set(findings.map(\.place)) == Set(form.places.map(Optional.some)), "\(name)")
    }
  }

  /// The whole form around the text of a case.
  static func form(around text: String, context: String) -> String {
    let words = context.split(separator: " ").map(String.init)
    let row = "{\"tag\": \"a\", \"type\": \"text\"}"
    switch words.first {
    case "form": return text
    case "keys": return "{\(text), \"rows\": [\(row)]}"
    case "section": return "{\"sections\": [{\(text), \"rows\": [\(row)]}]}"
    case "rows": return "{\"rows\": [\(text)]}"
    case "options":
      return "{\"rows\": [{\"tag\": \"a\", \"type\": \"select\", \"options\": [\(text)]}]}"
    case "check":
      return "{\"rows\": [{\"tag\": \"a\", \"type\": \"text\", \"checks\": [{\(text)}]}]}"
    default: return "{\"rows\": [{\"tag\": \"a\", \"type\": \"\(words.first ?? "")\", \(text)}]}"
    }
  }
}

extension String {
  /// The parts between a separator.
  func parts(separatedBy separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
