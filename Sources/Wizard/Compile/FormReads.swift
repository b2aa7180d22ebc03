/// One thing of a form that reads a row: which row's or section's property, and which row it reads.
public struct FormRead: Equatable, Sendable {
  /// The row that reads; nothing where a section or the form does.
  public let row: Int?
  /// The section that reads, where it is one.
  public let section: Int?
  /// The property that reads, such as `hidden` or `minimum`.
  public let property: String
  /// The row that is read.
  public let read: Int
  /// Whether its value is read, not its state.
  public let isValue: Bool
  /// The expression that reads; nothing for a template.
  public let expression: FormExpression?
  /// Where in the expression, in bytes of its text.
  public let offset: Int
}

extension CompiledForm {
  /// Everything in the form that reads a row: expressions in form order, then templates.
  public var reads: [FormRead] {
    let expressions = FormExpressions(
      disabled: disabled, sections: sections, rows: allRows, checks: checks,
      commandChecks: commandChecks
    ).all
    return expressions.flatMap { owned in reads(of: owned) } + templateReads + watchedRows
      + commandReads
  }

  private func reads(of owned: OwnedExpression) -> [FormRead] {
    owned.expression.tree.references.compactMap { reference in
      guard let node = GraphNode(read: reference), let read = node.row else { return nil }
      let isValue = if case .rowValue = node { true } else { false }
      return FormRead(
        row: owned.row, section: owned.section, property: owned.property, read: read,
        isValue: isValue, expression: owned.expression, offset: reference.offset)
    }
  }

  /// The rows that commands read.
  private var commandReads: [FormRead] {
    let ofRows = allRows.enumerated().flatMap { index, row in
      row.commands.map { (row: Int?.some(index), command: $0) }
    }
    let all = ofRows + commandChecks.map { (row: nil, command: $0.check.command) }
    return all.flatMap { owner, command in
      command.reads.map { read in
        FormRead(
          row: owner, section: nil, property: "command", read: read, isValue: true,
          expression: nil, offset: 0)
      }
    }
  }

  /// The rows whose changes act on others.
  private var watchedRows: [FormRead] {
    allRows.enumerated().flatMap { index, row in
      row.reactions.map { reaction in
        FormRead(
          row: index, section: nil, property: "onChange", read: reaction.owner, isValue: true,
          expression: nil, offset: 0)
      }
    }
  }

  private var templateReads: [FormRead] {
    allRows.enumerated().flatMap { index, row in
      [("template", row.computation), ("default", row.defaultValue)].flatMap { property, source in
        guard case .template(let template)? = source else { return [FormRead]() }
        return template.rows.map { read in
          FormRead(
            row: index, section: nil, property: property, read: read, isValue: true,
            expression: nil, offset: 0)
        }
      }
    }
  }
}
