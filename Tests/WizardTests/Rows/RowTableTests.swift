import Testing
import Wizard

/// The cases of `Tests/Tables/rows-TYPE.table`: an answer, the row's keys, what comes of it.
@Suite struct RowTableTests {
  static let cases = RowTypeRegistry.standard.types.map { $0.keyword }
    .flatMap { TableCase.cases(of: "rows-\($0)") }

  @Test func `the tables have cases`() {
    #expect(Self.cases.count > 300)
  }

  @Test(arguments: cases)
  func `each answer comes to what it should`(example: TableCase) throws {
    let type = String(example.table.dropFirst("rows-".count))
    let outcome = try RowTrial(type: type, context: example.context).outcome(of: example.input)
    #expect(outcome == example.expected)
  }
}
