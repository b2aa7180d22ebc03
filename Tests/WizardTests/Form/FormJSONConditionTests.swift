import Testing

@testable import Wizard

/// The cases of `Tests/Tables/form-json-conditions.table`: conditions of the iOS library Form as predicates.
@Suite struct FormJSONConditionTests {
  static let cases = TableCase.cases(of: "form-json-conditions")
  static let fields = """
    {"id": "n", "type": "number"}, {"id": "m", "type": "float"}, {"id": "t", "type": "text"},
    {"id": "u", "type": "text"}, {"id": "s", "type": "switch"},
    {"id": "c", "type": "select", "values": [{"id": 0}, {"id": 1}]},
    {"id": "w", "type": "select", "values": [{"id": "x"}, {"id": "y"}]},
    {"id": "b", "type": "select", "values": [{"id": true}, {"id": false}]},
    {"id": "x", "type": "select", "values": [{"id": 0}, {"id": "z"}, {"id": "7"}]},
    {"id": "d", "type": "date"}, {"id": "e", "type": "date"}, {"id": "p.q", "type": "number"}
    """

  /// A row that the condition shows once the option of another is chosen.
  static func form(_ condition: String) -> String {
    let quoted = condition.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return fields
      + """
      , {"id": "z", "type": "text", "hidden": true},
      {"id": "k", "type": "segment", "values": [{"id": 0, "targets": [
        {"id": "z", "type": "field", "action": "show", "condition": "\(quoted)"}]}]}
      """
  }

  @Test func `the table has cases`() {
    #expect(Self.cases.count > 90)
  }

  @Test(arguments: cases)
  func `a condition becomes a predicate`(example: TableCase) throws {
    let trial = try FormJSONTrial(fields: Self.form(example.input))
    let findings = trial.findings.map { finding in
      let words = finding.remedy.map { "\(finding.message); \($0)" } ?? finding.message
      return "\(finding.severity.rawValue): \(words)"
    }
    #expect(findings == (example.context == "fine" ? [] : [example.context]))
    #expect(trial.findings.allSatisfy { $0.position?.line == 9 })
    guard let row = trial.compiled?.rows.first(where: { $0.tag == "z" }) else {
      #expect(example.expected == "-")
      return
    }
    let text = row.hidden.expression?.text.replacing("$k == 0 AND ", with: "") ?? "never"
    #expect(text == example.expected)
  }

  @Test func `the truths that the library asserts`() throws {
    let answers = """
      {"first": "Frank", "last": "Underwood", "name": "", "user": null, "salary": 150, "bonus": true}
      """
    let truths = [
      "present($first)": true, "present($last)": true, "present($name)": false,
      "missing($first)": false, "missing($last)": false, "missing($name)": true,
      "equals($last, \"Underwood\")": true, "equals($first, \"Claire\")": false,
      "equals($user, \"Francis\")": false, "equals($salary, 150)": false,
      "equals($bonus, 1)": false, "$salary == 150": true, "$user == 0": false, "$bonus == 1": true,
    ]
    for (condition, holds) in truths {
      let quoted = condition.replacing("\"", with: "\\\"")
      let trial = try FormJSONTrial(
        fields: """
          {"id": "first", "type": "text"}, {"id": "last", "type": "text"}, {"id": "name", "type": "text"},
          {"id": "user", "type": "select", "values": [{"id": 0}, {"id": 1}]},
          {"id": "salary", "type": "number"}, {"id": "bonus", "type": "switch"},
          {"id": "hit", "type": "text", "value": "yes"},
          {"id": "k", "type": "segment", "value": 0, "values": [{"id": 0, "targets": [
            {"id": "hit", "type": "field", "action": "hide", "condition": "\(quoted)"}]}]}
          """)
      let results = try trial.results(of: answers)
      #expect(results.contains("\"hit\"") == !holds, "\(condition)")
    }
  }
}
