extension ExpressionTree {
  /// Whether a value is an element of a list or a part of a text.
  func isMember<Context: EvaluationContext>(
    _ comparison: Comparison, _ item: Operand, of container: Operand, _ context: Context
  ) throws(ExpressionError) -> Bool {
    if item.value.isNull || container.value.isNull { return false }
    switch container.value {
    case .list(let elements):
      let written = writtenElements(container.node)
      for (element, position) in zip(elements, 0...) {
        let node = written.isEmpty ? -1 : written[written.startIndex + position]
        if try isEqual(comparison, Operand(element, node), item, context) { return true }
      }
      return false
    case .string(let text):
      guard case .string(let part) = item.value else {
        throw operandError(comparison, item, expected: "text")
      }
      return TextSearch.contains(folded(text, comparison), folded(part, comparison))
    default: throw operandError(comparison, container, expected: "a list or text")
    }
  }

  /// Whether a text begins or ends with another, or is like it.
  func compareText(
    _ comparison: Comparison, _ left: Operand, _ right: Operand
  ) throws(ExpressionError) -> Bool {
    if left.value.isNull || right.value.isNull { return false }
    guard case .string(let text) = left.value else {
      throw operandError(comparison, left, expected: "text")
    }
    guard case .string(let part) = right.value else {
      throw operandError(comparison, right, expected: "text")
    }
    let subject = folded(text, comparison)
    let sought = folded(part, comparison)
    return switch comparison.kind {
    case .beginsWith: TextSearch.begins(subject, with: sought)
    case .endsWith: TextSearch.ends(subject, with: sought)
    default: LikePattern(sought).matches(subject)
    }
  }

  /// Whether a pattern fits a whole text.
  func matches(
    _ comparison: Comparison, _ left: Operand, _ right: Operand
  ) throws(ExpressionError) -> Bool {
    if left.value.isNull || right.value.isNull { return false }
    guard case .string(let text) = left.value else {
      throw operandError(comparison, left, expected: "text")
    }
    guard case .string(let source) = right.value else {
      throw operandError(comparison, right, expected: "text")
    }
    let place = nodes[Int(comparison.right)]
    let compiled =
      constantPattern(comparison.right) ?? CompiledPattern(source, options: comparison.options)
    let marks = comparison.options.contains(.ignoringMarks)
    let subject =
      marks ? TextFolding.fold(text, ignoringCase: false, ignoringMarks: true) : text
    let pattern = try compiled.pattern(at: place)
    do {
      return try pattern.matchesWhole(subject)
    } catch {
      throw place.error(CompiledPattern.reason(for: error, of: source))
    }
  }

  /// The pattern that was compiled of a text in the expression.
  func constantPattern(_ node: Int32) -> CompiledPattern? {
    guard case .string(_, let prepared) = nodes[Int(node)].content, prepared >= 0 else {
      return nil
    }
    return patterns[Int(prepared)]
  }

  /// An error about an operand, at its place or, where it has none, at the operator.
  private func operandError(
    _ comparison: Comparison, _ operand: Operand, expected: String
  ) -> ExpressionError {
    let reason = ExpressionError.Reason.operand(
      of: comparison.kind.rawValue, expected: expected, found: operand.value.typeWords)
    return operand.node < 0 ? comparison.error(reason) : nodes[Int(operand.node)].error(reason)
  }
}
