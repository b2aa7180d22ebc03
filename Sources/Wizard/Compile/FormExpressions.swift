/// An expression of a form with the row or section it belongs to.
struct OwnedExpression {
  /// The row; nothing where a section or the form has it.
  let row: Int?
  /// The section, where it is a section's.
  let section: Int?
  /// The property that is the expression, such as `hidden` or `minimum`.
  let property: String
  /// The expression.
  let expression: FormExpression
}

/// Gathers the expressions of rows, sections and checks.
struct FormExpressions {
  private(set) var all: [OwnedExpression] = []

  /// The expressions of a form, in form order.
  init(
    disabled: Condition, sections: [CompiledSection], rows: [CompiledRow],
    checks: [CompiledFormCheck], commandChecks: [CompiledCommandCheck]
  ) {
    add(disabled.expression, "disabled", row: nil, section: nil)
    for (index, section) in sections.enumerated() {
      add(section.hidden.expression, nil, row: nil, section: index)
      add(section.disabled.expression, "disabled", row: nil, section: index)
      for row in section.rows { add(rows, index: row) }
    }
    for check in checks {
      for expression in check.check.expressions {
        add(expression, "checks", row: nil, section: nil)
      }
    }
    for check in commandChecks {
      add(check.check.condition, "checks", row: nil, section: nil)
    }
  }

  private mutating func add(_ rows: [CompiledRow], index: Int) {
    let row = rows[index]
    if row.standsAlone { return }
    add(row.hidden.expression, nil, row: index, section: nil)
    add(row.disabled.expression, "disabled", row: index, section: nil)
    add(row.ask.expression, "ask", row: index, section: nil)
    add(row.required.expression, "required", row: index, section: nil)
    if row.keepsToItself { return }
    if case .computed(let expression)? = row.computation {
      add(expression, "compute", row: index, section: nil)
    }
    if case .computed(let expression)? = row.defaultValue {
      add(expression, "default", row: index, section: nil)
    }
    for reaction in row.reactions {
      for expression in reaction.expressions {
        add(expression, "onChange", row: index, section: nil)
      }
    }
    add(row.offeringReference, "options", row: index, section: nil)
    for check in row.type.checks where !check.isConstant {
      for expression in check.expressions {
        add(expression, nil, row: index, section: nil)
      }
    }
    for check in row.checks {
      for expression in check.expressions { add(expression, "checks", row: index, section: nil) }
    }
    for check in row.commandChecks { add(check.condition, "checks", row: index, section: nil) }
    if let list = row.list {
      for item in list.rows { add(rows, index: item) }
    }
  }

  /// Adds an expression, which is named by its own key where no other name is given.
  private mutating func add(
    _ expression: FormExpression?, _ property: String?, row: Int?, section: Int?
  ) {
    guard let expression else { return }
    all.append(
      OwnedExpression(
        row: row, section: section, property: property ?? expression.key, expression: expression))
  }
}

extension OwnedExpression {
  /// What is found in the expression without values.
  func findings(rows: [CompiledRow], clock: Clock) -> [ExpressionFinding] {
    if isPlainlySound(in: rows) { return [] }
    return ExpressionChecker.check(expression.tree, rows: knowledge(of: rows), moment: clock.now)
  }

  /// Whether the expression compares a row with a value that it can have, and does no more: most predicates of a
  /// form are of this kind.
  func isPlainlySound(in rows: [CompiledRow]) -> Bool {
    guard let (row, value) = expression.tree.plainEquality else { return false }
    let type = rows[row].type
    switch (value, type.staticType) {
    case (.boolean, .boolean), (.number, .number): return type.optionList == nil
    case (.string(let literal, _), .string):
      guard type.optionList != nil else { return true }
      return type.closedOptions?.contains(expression.tree.literals[Int(literal)]) == true
    default: return false
    }
  }

  /// What is known of the rows without values.
  func knowledge(of rows: [CompiledRow]) -> ExpressionChecker.Rows {
    let readsSelf = expression.tree.readsSelf
    return ExpressionChecker.Rows(
      selfType: readsSelf ? row.map { rows.staticType(of: $0) } ?? .unknown : .unknown,
      options: { index in rows[index].type.closedOptions },
      type: { index in rows.staticType(of: index) })
  }
}

extension FormCompiler {
  /// Reports what is wrong in expressions whatever the answers: types that cannot be ordered, keys that
  /// values do not have, dates that are none.
  mutating func checkExpressions(disabled: Condition, _ checks: [CompiledFormCheck]) {
    let expressions = FormExpressions(
      disabled: disabled, sections: sections, rows: rows, checks: checks,
      commandChecks: commandChecks)
    for owned in expressions.all {
      // A value is looked at for what it gives, too.
      if owned.expression.tree.kind == .predicate, owned.isPlainlySound(in: rows) { continue }
      let errors = owned.findings(rows: rows, clock: scope.clock).filter { $0.severity == .error }
      for error in errors {
        let place = error.place(in: owned.expression, of: scope.source)
        diagnostics.append(error.diagnostic(at: scope.position(from: place.start, to: place.end)))
      }
      if errors.isEmpty { checkResult(of: owned) }
    }
  }
}

extension ExpressionFinding {
  /// Where the finding is in the form's text, in bytes.
  func place(
    in expression: FormExpression, of source: SourceText
  ) -> (start: Int, end: Int) {
    let start = source.offset(ofUTF8: offset, in: expression.node)
    let end = source.offset(ofUTF8: offset + length, in: expression.node)
    return (start, max(end, start + 1))
  }

  /// The finding with its place.
  func diagnostic(at position: SourcePosition) -> Diagnostic {
    Diagnostic(
      severity, code: severity == .error ? "E001" : "W010", message: message, remedy: remedy,
      position: position)
  }
}
