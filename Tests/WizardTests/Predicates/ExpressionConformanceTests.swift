import Testing
import Wizard

/// The cases of the conformance data, where it lies beside the package.
@Suite struct ExpressionConformanceTests {
  /// One case of the data.
  struct Case: CustomTestStringConvertible, Sendable {
    let id: String
    let predicate: String
    let rows: Node
    let hidden: [String]
    let disabled: [String]
    let accepted: [String]

    var testDescription: String { "\(id): \(predicate)" }
  }

  static let cases = load()

  @Test(.enabled(if: !cases.isEmpty, "the conformance data is absent"), arguments: cases)
  func `each case has the result it should have`(example: Case) throws {
    let trial = try ExpressionTrial(
      example.rows, hidden: example.hidden, disabled: example.disabled)
    let outcome = trial.predicate(example.predicate)
    let result = outcome.hasPrefix("error") ? "error" : outcome
    #expect(example.accepted.contains(result), "\(outcome)")
  }

  @Test(.enabled(if: !cases.isEmpty, "the conformance data is absent"))
  func `no case needs the second answer that is accepted`() throws {
    for example in Self.cases {
      let trial = try ExpressionTrial(
        example.rows, hidden: example.hidden, disabled: example.disabled)
      let outcome = trial.predicate(example.predicate)
      let result = outcome.hasPrefix("error") ? "error" : outcome
      #expect(result == example.accepted.first, "\(example.testDescription): \(outcome)")
    }
  }

  private static func load() -> [Case] {
    guard let text = TextFile.read(at: TextFile.root + "/../shared/data/predicates.json"),
      let document = try? JSONReader.read(
        SourceText(name: "predicates.json", text: text), dialect: .strict)
    else { return [] }
    return document.root.elements.map { node in
      let expected = [node.member("expect")].compactMap { $0 }
      let also = node.member("also_accept")?.elements ?? []
      return Case(
        id: node.member("id")?.string ?? "", predicate: node.member("predicate")?.string ?? "",
        rows: node.member("rows") ?? Node(.object([]), offset: 0, end: 0),
        hidden: node.member("hidden")?.strings ?? [],
        disabled: node.member("disabled")?.strings ?? [],
        accepted: (expected + also).map { Value($0)?.outputText ?? "" })
    }
  }
}
