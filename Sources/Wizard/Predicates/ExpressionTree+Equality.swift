extension ExpressionTree {
  /// Whether two values are equal: only booleans and numbers are compared across types.
  ///
  /// - Throws: for a date beside a date and time, or a text beside one that cannot be read so.
  func isEqual<Context: EvaluationContext>(
    _ comparison: Comparison, _ left: Operand, _ right: Operand, _ context: Context
  ) throws(ExpressionError) -> Bool {
    switch (left.value, right.value) {
    case (.null, .null): return true
    case (.null, _), (_, .null): return false
    case (.string(let first), .string(let second)):
      if comparison.options.isEmpty { return first == second }
      return folded(first, comparison) == folded(second, comparison)
    case (.boolean(let first), .boolean(let second)): return first == second
    case (.number, .number), (.number, .boolean), (.boolean, .number):
      guard let first = left.value.amount, let second = right.value.amount else { return false }
      return first.isNumericallyEqual(to: second)
    case (.list(let first), .list(let second)):
      guard first.count == second.count else { return false }
      for (one, other) in zip(first, second)
      where try !isEqual(comparison, Operand(one, -1), Operand(other, -1), context) {
        return false
      }
      return true
    case (.item(let first), .item(let second)):
      guard first.names.all == second.names.all else { return false }
      let (one, other) = (Value.list(first.values), Value.list(second.values))
      return try isEqual(comparison, Operand(one, -1), Operand(other, -1), context)
    default:
      return try temporalOrder(comparison, left, right, context) == .equal
    }
  }

  /// How two values stand to each other; nothing where one of them is null.
  ///
  /// - Throws: where their types have no common order.
  func order<Context: EvaluationContext>(
    _ comparison: Comparison, _ left: Operand, _ right: Operand, _ context: Context
  ) throws(ExpressionError) -> Ordering? {
    switch (left.value, right.value) {
    case (.null, _), (_, .null): return nil
    case (.string(let first), .string(let second)):
      if comparison.options.isEmpty { return Ordering(of: first, to: second) }
      return Ordering(of: folded(first, comparison), to: folded(second, comparison))
    default: break
    }
    if let first = left.value.amount, let second = right.value.amount {
      return first.compare(to: second)
    }
    if let order = try temporalOrder(comparison, left, right, context) { return order }
    throw comparison.error(
      .incomparable(
        comparison.kind.rawValue, left: left.value.typeWords, right: right.value.typeWords))
  }

  /// How two dates or the like stand to each other, one of them maybe written as text; nothing for other types.
  private func temporalOrder<Context: EvaluationContext>(
    _ comparison: Comparison, _ left: Operand, _ right: Operand, _ context: Context
  ) throws(ExpressionError) -> Ordering? {
    switch (left.value, right.value) {
    case (.date(let first), .date(let second)): return first.compare(to: second)
    case (.time(let first), .time(let second)): return first.compare(to: second)
    case (.datetime(let first), .datetime(let second)):
      let moments = Self.comparable(first, second, context)
      return moments.0.compare(to: moments.1)
    case (.duration(let first), .duration(let second)): return first.compare(to: second)
    case (.date, .datetime), (.datetime, .date): throw comparison.error(.dateBesideDateTime)
    case (.string, let other) where other.isTemporal:
      guard let read = try reading(of: left.node, like: other) else { return nil }
      return try temporalOrder(comparison, Operand(read, -1), right, context)
    case (let other, .string) where other.isTemporal:
      guard let read = try reading(of: right.node, like: other) else { return nil }
      return try temporalOrder(comparison, left, Operand(read, -1), context)
    default: return nil
    }
  }

  /// A text that is written in the expression, as the type of a value beside it; nothing for another text.
  func reading(of node: Int32, like other: Value) throws(ExpressionError) -> Value? {
    guard node >= 0, case .string(let literal, let prepared) = nodes[Int(node)].content else {
      return nil
    }
    let reading = prepared < 0 ? nil : readings[Int(prepared)]
    if let value = reading?.value(like: other) { return value }
    if case .datetime = other, reading?.isDate == true {
      throw nodes[Int(node)].error(.dateBesideDateTime)
    }
    throw nodes[Int(node)].error(
      .unreadable(literals[Int(literal)].outputText, as: other.typeWords))
  }

  /// Gives a moment without an offset the zone's, where the other one has an offset.
  static func comparable<Context: EvaluationContext>(
    _ first: DateTime, _ second: DateTime, _ context: Context
  ) -> (DateTime, DateTime) {
    guard (first.offset == nil) != (second.offset == nil) else { return (first, second) }
    func placed(_ moment: DateTime) -> DateTime {
      guard moment.offset == nil else { return moment }
      return DateTime(
        date: moment.date, time: moment.time, offset: context.localOffset(of: moment) ?? 0)
    }
    return (placed(first), placed(second))
  }

  /// A text without what the options do not look at.
  func folded(_ text: String, _ comparison: Comparison) -> String {
    TextFolding.fold(
      text, ignoringCase: comparison.options.contains(.ignoringCase),
      ignoringMarks: comparison.options.contains(.ignoringMarks))
  }
}
