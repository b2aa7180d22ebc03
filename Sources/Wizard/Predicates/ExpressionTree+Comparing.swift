extension ExpressionTree {
  /// Whether a comparison holds, over one value or over the elements of a list.
  func holds<Context>(
    _ comparison: Comparison, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Bool {
    let left = try value(comparison.left, &scope)
    guard comparison.modifier != .direct else {
      return try holds(comparison, of: left, comparison.left, &scope)
    }
    let elements: [Value]
    switch left {
    case .null: elements = []
    case .list(let found): elements = found
    default:
      throw nodes[Int(comparison.left)].error(
        .operand(of: comparison.modifier.rawValue, expected: "a list", found: left.typeWords))
    }
    var written: ArraySlice<Int32> = []
    if case .list(let parts) = nodes[Int(comparison.left)].content { written = self.parts(parts) }
    let stop = comparison.modifier != .all
    for (element, position) in zip(elements, 0...) {
      let node = written.isEmpty ? -1 : written[written.startIndex + position]
      if try holds(comparison, of: element, node, &scope) == stop {
        return comparison.modifier == .any
      }
    }
    return comparison.modifier != .any
  }

  /// Whether a comparison holds of one value on the left, which stands at a node or, at -1, nowhere.
  private func holds<Context>(
    _ comparison: Comparison, of left: Value, _ node: Int32,
    _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Bool {
    switch comparison.kind {
    case .isIn:
      return try isMember(comparison, left, node, of: comparison.right, &scope)
    case .contains:
      let item = try value(comparison.right, &scope)
      let container = Operand(left, node)
      return try isMember(comparison, Operand(item, comparison.right), of: container, scope.context)
    case .between: return try isBetween(comparison, left, node, &scope)
    case .matches: return try matches(comparison, left, node, &scope)
    case .beginsWith, .endsWith, .like:
      let right = try value(comparison.right, &scope)
      return try compareText(comparison, Operand(left, node), Operand(right, comparison.right))
    default:
      let right = try value(comparison.right, &scope)
      return try relate(
        comparison, Operand(left, node), Operand(right, comparison.right), scope.context)
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
  private func isBetween<Context>(
    _ comparison: Comparison, _ left: Value, _ node: Int32,
    _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Bool {
    let right = nodes[Int(comparison.right)]
    let value = try value(comparison.right, &scope)
    guard case .list(let bounds) = value, bounds.count == 2 else {
      let count = value.listElements?.count
      let found = count.map { $0 == 1 ? "a list of 1" : "a list of \($0)" } ?? value.typeWords
      throw right.error(.betweenBounds(found: found))
    }
    var places: [Int32] = [-1, -1]
    if case .list(let elements) = right.content { places = Array(parts(elements)) }
    let operand = Operand(left, node)
    let low = try order(comparison, operand, Operand(bounds[0], places[0]), scope.context)
    let high = try order(comparison, operand, Operand(bounds[1], places[1]), scope.context)
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
