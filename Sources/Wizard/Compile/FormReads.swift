/// One thing of a form that reads a row: which row's or section's property, and which row it reads.
public struct FormRead: Equatable, Sendable {
  /// The row that reads; nothing where a section or the form does.
  public let row: Int?
  /// The section that reads, where it is one.
  public let section: Int?
  /// The property that reads: `hidden`, `default`, `minimum`, …
  public let property: String
  /// The row that is read.
  public let read: Int
  /// Whether its value is read, not its state.
  public let isValue: Bool
  /// The expression that reads; nothing for a template.
  public let expression: FormExpression?
  /// Where in the expression or template, in bytes of its text.
  public let offset: Int
}

extension CompiledForm {
  /// Everything in the form that reads a row, in form order.
  public var reads: [FormRead] {
    var reads: [FormRead] = []
    for (index, section) in sections.enumerated() {
      for (property, condition) in [("hidden", section.hidden), ("disabled", section.disabled)] {
        reads += expressionReads(condition.expression, property, row: nil, section: index)
      }
      for row in section.rows { reads += rowReads(row) }
    }
    for check in checks {
      for expression in check.check.expressions {
        reads += expressionReads(expression, "checks", row: check.row, section: nil)
      }
    }
    return reads
  }

  /// Everything of a row that reads rows.
  private func rowReads(_ index: Int) -> [FormRead] {
    let row = rows[index]
    var reads: [FormRead] = []
    let conditions = [
      ("hidden", row.hidden), ("disabled", row.disabled), ("ask", row.ask), ("required", row.required),
    ]
    for (property, condition) in conditions {
      reads += expressionReads(condition.expression, property, row: index, section: nil)
    }
    for (property, source) in [("compute", row.computation), ("default", row.defaultValue)] {
      switch source {
      case .computed(let expression)?:
        reads += expressionReads(expression, property, row: index, section: nil)
      case .template(let template)?:
        reads += template.rows.map { read in
          FormRead(
            row: index, section: nil, property: property == "compute" ? "template" : property,
            read: read, isValue: true, expression: nil, offset: 0)
        }
      case .constant?, nil: break
      }
    }
    for check in row.type.checks {
      for expression in check.expressions {
        reads += expressionReads(expression, check.rules[0].rawValue, row: index, section: nil)
      }
    }
    for expression in row.checks.flatMap(\.expressions) {
      reads += expressionReads(expression, "checks", row: index, section: nil)
    }
    return reads
  }

  private func expressionReads(
    _ expression: FormExpression?, _ property: String, row: Int?, section: Int?
  ) -> [FormRead] {
    guard let expression else { return [] }
    return expression.tree.references.compactMap { reference in
      guard let node = GraphNode(read: reference), let read = node.row else { return nil }
      let isValue = if case .rowValue = node { true } else { false }
      return FormRead(
        row: row, section: section, property: property, read: read, isValue: isValue,
        expression: expression, offset: reference.offset)
    }
  }
}
