internal import Wizard

/// Findings of a form as the JSON that `--errors json` promises.
struct DiagnosticReport {
  private let diagnostics: [Diagnostic]

  /// Describes a report.
  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }

  /// A JSON array on one line, with its end.
  var json: String {
    var writer = JSONWriter(layout: .compact)
    writer.append(
      .array(
        diagnostics.map { diagnostic in
          let position = diagnostic.position
          let message = diagnostic.message + (diagnostic.remedy.map { "; \($0)" } ?? "")
          return .object([
            .init(key: "tag", value: .string("")), .init(key: "rule", value: .string("syntax")),
            .init(key: "message", value: .string(message)),
            .init(key: "source", value: position.map { .string($0.source) } ?? .null),
            .init(key: "line", value: number(position?.line)),
            .init(key: "column", value: number(position?.column)),
          ])
        }))
    return String(decoding: writer.finished(), as: UTF8.self)
  }

  private func number(_ number: Int?) -> OutputNode {
    number.map { .number(digits: String($0)) } ?? .null
  }
}
