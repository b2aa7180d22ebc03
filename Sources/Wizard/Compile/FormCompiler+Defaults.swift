extension FormCompiler {
  /// Reports a literal default that the row's own checks and constant computed bounds refuse.
  mutating func checkDefault(of row: CompiledRow) {
    if row.keepsToItself { return }
    guard case .constant(let value)? = row.defaultValue, !value.isNull else { return }
    for check in row.type.checks where !check.isConstant && !check.readsRows {
      let verdict = check.verdict(on: value, in: NoRows(moment: scope.clock.now))
      if case .refused(let refusal) = verdict {
        reportDefault(of: row, refusal.message.english)
      }
    }
    guard !row.checks.isEmpty else { return }
    let own = OwnDefault(row: rows.count, selfValue: value, now: scope.clock.now)
    for check in row.checks where check.readsOnly(rows.count) {
      guard case .refused = check.verdict(on: value, in: own) else { continue }
      let words = Message(.checkFailed, ["predicate": check.predicate.explanation(in: own)])
      reportDefault(of: row, words.english)
    }
  }

  private mutating func reportDefault(of row: CompiledRow, _ words: String) {
    guard let node = row.attributes.value(of: "default") else { return }
    diagnostics.append(
      Diagnostic(
        .error, code: "C050", message: "the default of row \"\(row.tag)\": \(words)",
        position: scope.position(from: Int(node.offset), to: Int(node.end))))
  }

  /// Reports a computed value, default or bound that its row has no use for.
  mutating func checkResult(of owned: OwnedExpression) {
    let tree = owned.expression.tree
    guard tree.kind == .value, let index = owned.row else { return }
    let row = rows[index]
    let expected = owned.expectedType(of: row)
    let found = owned.resultType(rows: rows, clock: scope.clock)
    if let expected, !found.canBecome(expected, asAnswer: owned.isAnswer) {
      let message =
        "\"\(owned.property)\" of row \"\(row.tag)\" takes \(expected.words), not \(found.words)"
      report("E002", message, at: owned.expression)
    } else if owned.isAnswer, tree.references.isEmpty, !tree.readsSelf {
      checkConstantResult(of: owned, for: row)
    }
  }

  /// Reports an expression without rows whose value its row refuses.
  private mutating func checkConstantResult(of owned: OwnedExpression, for row: CompiledRow) {
    let context = NoRows(moment: scope.clock.now)
    guard let computed = try? owned.expression.value(in: context), !computed.isNull else { return }
    do throws(Refusal) {
      let value = try row.type.value(adopting: computed, in: scope.reading)
      if let refusal = row.type.constantRefusal(of: value) { throw refusal }
    } catch {
      let message = "\"\(owned.property)\" of row \"\(row.tag)\": \(error.message.english)"
      report("C050", message, at: owned.expression)
    }
  }

  private mutating func report(_ code: String, _ message: String, at expression: FormExpression) {
    let start = scope.source.offset(ofUTF8: 0, in: expression.node)
    let end = scope.source.offset(ofUTF8: expression.text.utf8.count, in: expression.node)
    diagnostics.append(
      Diagnostic(
        .error, code: code, message: message,
        position: scope.position(from: start, to: max(end, start + 1))))
  }
}

extension OwnedExpression {
  /// Whether the value is taken as the row's answer, and not as a bound of one.
  var isAnswer: Bool { ["compute", "default", "onChange"].contains(property) }

  /// The type that a value must have at this place of a row; nothing where any will do.
  func expectedType(of row: CompiledRow) -> StaticType? {
    switch property {
    case "compute", "default", "onChange", "minimum", "maximum":
      row.type.staticType.isOpen ? nil : row.type.staticType
    case "step", "minLength", "maxLength", "minItems", "maxItems", "places": .number
    default: nil
    }
  }

  /// What the expression gives, as far as that is known.
  func resultType(rows: [CompiledRow], clock: Clock) -> StaticType {
    ExpressionChecker.resultType(
      of: expression.tree, rows: knowledge(of: rows), moment: clock.now)
  }
}

extension StaticType {
  /// Whether a value of this type can be one of another.
  ///
  /// - Parameters:
  ///   - other: the type that is wanted.
  ///   - asAnswer: whether it is read as a typed answer would be: text as what it says, anything as text.
  /// - Returns: whether it can.
  func canBecome(_ other: StaticType, asAnswer: Bool) -> Bool {
    if isOpen || self == other { return true }
    switch (self, other) {
    case (.list, .list): return true
    case (.string, _), (_, .string): return asAnswer && element == nil
    case (.number, .boolean), (.boolean, .number): return asAnswer
    case (_, .list): return asAnswer
    default: return false
    }
  }
}

extension Check {
  /// Whether an expression of the check reads a row.
  fileprivate var readsRows: Bool { expressions.contains { !$0.tree.references.isEmpty } }
}

extension PredicateCheck {
  /// Whether the check reads the value of one row and nothing else.
  fileprivate func readsOnly(_ row: Int) -> Bool {
    expressions.allSatisfy { expression in
      expression.tree.references.allSatisfy { reference in
        guard reference.row == row else { return false }
        switch reference.property {
        case .value, .path: return true
        case .isHidden, .isDisabled, .title: return false
        }
      }
    }
  }
}

/// A row with its default, and no other row.
struct OwnDefault: EvaluationContext {
  let row: Int
  let selfValue: Value
  let now: DateTime

  func value(ofRow row: Int) -> Value { row == self.row ? selfValue : .null }
  func isHidden(_ row: Int) -> Bool { false }
  func isDisabled(_ row: Int) -> Bool { false }
  func optionTitle(ofRow row: Int) -> Value { .null }
  var today: CivilDate { now.date }
}
