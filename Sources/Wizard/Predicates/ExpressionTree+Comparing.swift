extension ExpressionTree {
  /// Whether a comparison holds, over one value or over the elements of a list.
  func holds<Context>(
    comparisonAt node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Bool {
    guard case .comparison(let comparison) = nodes[Int(node)].content else { return false }
    let left = try value(comparison.left, &scope)
    if comparison.modifier == .direct {
      let right = Operand(try value(comparison.right, &scope), comparison.right)
      return try holds(comparison, Operand(left, comparison.left), right, scope.context)
    }
    if let result = try resultOfNoElements(comparison, left) { return result }
    let right = try value(comparison.right, &scope)
    return try decide(comparison, left, right, scope.context)
  }

  /// What `ANY`, `ALL` and `NONE` are over null and over an empty list, whatever stands on the right.
  private func resultOfNoElements(
    _ comparison: Comparison, _ left: Value
  ) throws(ExpressionError) -> Bool? {
    switch left {
    case .null: return comparison.modifier != .any
    case .list(let elements): return elements.isEmpty ? comparison.modifier != .any : nil
    default:
      throw nodes[Int(comparison.left)].error(
        .operand(of: comparison.modifier.rawValue, expected: "a list", found: left.typeWords))
    }
  }

  private func decide<Context: EvaluationContext>(
    _ comparison: Comparison, _ left: Value, _ right: Value, _ context: Context
  ) throws(ExpressionError) -> Bool {
    let right = Operand(right, comparison.right)
    guard case .list(let elements) = left else {
      return try holds(comparison, Operand(left, comparison.left), right, context)
    }
    let written = writtenElements(comparison.left)
    let stop = comparison.modifier != .all
    for (element, position) in zip(elements, 0...) {
      let node = written.isEmpty ? -1 : written[written.startIndex + position]
      if try holds(comparison, Operand(element, node), right, context) == stop {
        return comparison.modifier == .any
      }
    }
    return comparison.modifier != .any
  }

  /// The nodes of the elements of a list that is written out, else none.
  func writtenElements(_ node: Int32) -> ArraySlice<Int32> {
    guard node >= 0, case .list(let elements) = nodes[Int(node)].content else { return [] }
    return parts(elements)
  }

  /// Whether a comparison holds of two values.
  private func holds<Context: EvaluationContext>(
    _ comparison: Comparison, _ left: Operand, _ right: Operand, _ context: Context
  ) throws(ExpressionError) -> Bool {
    switch comparison.kind {
    case .isIn: try isMember(comparison, left, of: right, context)
    case .contains: try isMember(comparison, right, of: left, context)
    case .between: try isBetween(comparison, left, right, context)
    case .matches: try matches(comparison, left, right)
    case .beginsWith, .endsWith, .like: try compareText(comparison, left, right)
    default: try relate(comparison, left, right, context)
    }
  }

  /// Whether two values are equal, or in order, as the operator wants.
  func relate<Context: EvaluationContext>(
    _ comparison: Comparison, _ left: Operand, _ right: Operand, _ context: Context
  ) throws(ExpressionError) -> Bool {
    switch comparison.kind {
    case .equal: return try isEqual(comparison, left, right, context)
    case .notEqual: return try !isEqual(comparison, left, right, context)
    default: break
    }
    guard let order = try order(comparison, left, right, context) else {
      let areNull = left.value.isNull && right.value.isNull
      return areNull && (comparison.kind == .lessOrEqual || comparison.kind == .greaterOrEqual)
    }
    return switch comparison.kind {
    case .less: order == .less
    case .lessOrEqual: order != .greater
    case .greater: order == .greater
    default: order != .less
    }
  }

  /// Whether the value on the left lies between two bounds, both included.
  private func isBetween<Context: EvaluationContext>(
    _ comparison: Comparison, _ left: Operand, _ right: Operand, _ context: Context
  ) throws(ExpressionError) -> Bool {
    guard case .list(let bounds) = right.value, bounds.count == 2 else {
      let count = right.value.listElements?.count
      let found = count.map { "a list of \($0)" } ?? right.value.typeWords
      throw nodes[Int(right.node)].error(.betweenBounds(found: found))
    }
    let written = writtenElements(right.node)
    let lower = Operand(bounds[0], written.first ?? -1)
    let upper = Operand(bounds[1], written.last ?? -1)
    let low = try order(comparison, left, lower, context)
    let high = try order(comparison, left, upper, context)
    guard let low, let high else { return false }
    return low != .less && high != .greater
  }
}

/// A value with the node it stands at, or -1 where it was not written as such.
struct Operand {
  /// The value.
  let value: Value
  /// The index of its node, or -1.
  let node: Int32

  init(_ value: Value, _ node: Int32) {
    self.value = value
    self.node = node
  }
}

extension Comparison {
  /// An error about the operator.
  func error(_ reason: ExpressionError.Reason) -> ExpressionError {
    ExpressionError(reason, at: Int(start), length: Int(length))
  }
}
