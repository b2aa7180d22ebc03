import Testing
import Wizard

/// The cases of `Tests/Tables/predicates.table`: expression, rows as JSON, what comes of it.
@Suite struct ExpressionTableTests {
  /// One case of the table.
  struct Case: CustomTestStringConvertible, Sendable {
    let line: Int
    let expression: String
    let rows: String
    let expected: String

    var testDescription: String { "line \(line): \(expression)" }
  }

  static let cases = load()

  @Test func `the table has cases`() {
    #expect(Self.cases.count > 300)
    #expect(Self.cases.allSatisfy { !$0.expected.isEmpty })
  }

  @Test(arguments: cases)
  func `each case comes to what it should`(example: Case) throws {
    let trial = try ExpressionTrial(json: example.rows)
    let isValue = example.expression.hasPrefix("value: ")
    let outcome =
      isValue
      ? trial.value(String(example.expression.dropFirst(7))) : trial.predicate(example.expression)
    #expect(outcome == example.expected)
  }

  /// Reads blocks of three lines with empty lines between them; lines that begin with `# ` are comments.
  private static func load() -> [Case] {
    let text = TextFile.read(at: TextFile.root + "/Tests/Tables/predicates.table") ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var cases: [Case] = []
    var block: [(line: Int, text: String)] = []
    for (line, content) in zip(1..., lines) where !content.isEmpty && !content.hasPrefix("# ") {
      block.append((line, String(content)))
      guard block.count == 3 else { continue }
      cases.append(
        Case(
          line: block[0].line, expression: block[0].text, rows: block[1].text,
          expected: block[2].text))
      block = []
    }
    return cases
  }
}
