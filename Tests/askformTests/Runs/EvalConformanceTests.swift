import Foundation
import TestSupport
import Testing
import Wizard

/// The cases of the conformance data, where it lies beside the package, through the program itself.
@Suite struct EvalConformanceTests {
  private static let data = PackageFolder.sharedData.map { $0 + "/predicates.json" }

  @Test(.enabled(if: data != nil, "the conformance data is absent"), .timeLimit(.minutes(10)))
  func `each case has the result it should have`() throws {
    let text = String(
      decoding: try Data(contentsOf: URL(filePath: try #require(Self.data))), as: UTF8.self)
    let document = try JSONReader.read(
      SourceText(name: "predicates.json", text: text), dialect: .strict)
    guard case .array(let cases) = document.root.content else { throw TranscriptFailure.noCall }
    let folder = try TemporaryFolder()
    let runner = ProgramRunner(in: folder)
    #expect(cases.count > 100)
    for node in cases {
      let example = EvalCase(node, of: document.source)
      try folder.write("rows.json", example.rows)
      let result = try runner.run(example.arguments, input: example.predicate)
      let failed = result.outcome == .exited(3) && result.output == "" && result.errors != ""
      let outcome = failed ? "error" : result.output.replacing("\n", with: "")
      #expect(
        outcome == example.expected, "\(example.predicate) of \(example.rows): \(result.errors)")
      #expect(failed || result.outcome == .exited(0))
    }
  }
}

/// One case of the data.
private struct EvalCase {
  let predicate: String
  let rows: String
  let expected: String
  let arguments: [String]

  init(_ node: Node, of source: SourceText) {
    var texts: [String: String] = [:]
    var lists: [String: [String]] = [:]
    if case .object(let members) = node.content {
      for member in members {
        let range = Int(member.value.offset)..<Int(member.value.end)
        texts[member.key] =
          member.value.text ?? String(decoding: source.bytes[range], as: UTF8.self)
        if case .array(let items) = member.value.content {
          lists[member.key] = items.compactMap(\.text)
        }
      }
    }
    predicate = texts["predicate"] ?? ""
    rows = texts["rows"] ?? "{}"
    expected = texts["expect"] ?? ""
    var arguments = ["eval", "-", "-a", "rows.json"]
    for state in ["hidden", "disabled"] {
      guard let tags = lists[state], !tags.isEmpty else { continue }
      arguments += ["--" + state, tags.joined(separator: ",")]
    }
    self.arguments = arguments
  }
}
