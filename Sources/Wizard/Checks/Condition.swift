/// A property that is true, false, or follows other rows: `hidden`, `disabled`, `ask`, `required`.
public enum Condition: Sendable {
  /// The author said which.
  case constant(Bool)
  /// True where the predicate holds.
  case predicate(FormExpression)
  /// True where the predicate does not hold: `when`, seen from `hidden`.
  case unless(FormExpression)

  /// The expression that decides, if there is one.
  var expression: FormExpression? {
    switch self {
    case .constant: nil
    case .predicate(let expression), .unless(let expression): expression
    }
  }

  /// Whether the author said which.
  var isConstant: Bool {
    if case .constant = self { return true }
    return false
  }

  /// Whether it can be true: not where the author said that it is not.
  var mayHold: Bool {
    if case .constant(false) = self { return false }
    return true
  }

  /// Whether it is true now.
  ///
  /// - Parameter context: the rows.
  /// - Returns: whether it is true.
  /// - Throws: where its expression fails.
  func holds(in context: some EvaluationContext) throws(ExpressionFailure) -> Bool {
    switch self {
    case .constant(let boolean): boolean
    case .predicate(let expression): try expression.holds(in: context)
    case .unless(let expression): try !expression.holds(in: context)
    }
  }
}
