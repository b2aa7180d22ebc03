import Testing

@testable import Wizard

/// The cases of `Tests/Tables/form-json.table`: each key of a field, and the rows that it becomes.
@Suite struct FormJSONTableTests {
  static let cases = TableCase.cases(of: "form-json")

  @Test func `the table has cases`() {
    #expect(Self.cases.count > 70)
  }

  @Test(arguments: cases)
  func `a field becomes its rows`(example: TableCase) throws {
    let others = example.context == "-" ? "" : "," + example.context
    let trial = try FormJSONTrial(fields: example.input + others)
    #expect(trial.findings == [])
    let isOthers = example.expected.hasPrefix("... ")
    let count = try FormJSONTrial(
      fields: example.context == "-" ? #"{"type": "spacer"}"# : example.context)
    let rest = example.context == "-" ? 0 : count.rows.count
    let rows = isOthers ? Array(trial.rows.dropFirst()) : Array(trial.rows.dropLast(rest))
    #expect((isOthers ? "... " : "") + rows.joined(separator: " ") == example.expected)
  }

  @Test(arguments: cases)
  func `what is printed is the same form`(example: TableCase) throws {
    let others = example.context == "-" ? "" : "," + example.context
    let trial = try FormJSONTrial(fields: example.input + others)
    let again = try trial.converted()
    #expect(again.findings == [])
    #expect(again.rows == trial.rows)
  }
}
