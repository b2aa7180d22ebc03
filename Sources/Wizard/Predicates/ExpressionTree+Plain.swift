extension ExpressionTree {
  /// The row and the value, where the expression is no more than `$row == value` or its opposite; the row is
  /// resolved.
  var plainEquality: (row: Int, value: Value)? {
    guard case .comparison(let comparison) = nodes[Int(root)].content,
      comparison.modifier == .direct, comparison.options.isEmpty,
      comparison.kind == .equal || comparison.kind == .notEqual,
      case .row(let reference, let row) = nodes[Int(comparison.left)].content, row >= 0,
      references[Int(reference)].property == .value
    else { return nil }
    switch nodes[Int(comparison.right)].content {
    case .boolean(let flag): return (Int(row), .boolean(flag))
    case .number(let literal), .string(let literal, _): return (Int(row), literals[Int(literal)])
    default: return nil
    }
  }
}
