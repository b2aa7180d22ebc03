/// One rule that a value is held against after its row type could read it.
///
/// A value of null never reaches a check: that is the required rule's business alone.
public protocol Check: Sendable {
  /// The rule, or the rules, that the check can find broken.
  var rules: [Rule] { get }
  /// The expressions the check evaluates; none for a check that only depends on the value.
  var expressions: [FormExpression] { get }
  /// Whether the value alone decides: the check evaluates no expression.
  var isConstant: Bool { get }
  /// Whether the check looks at something outside of the form, so that a default can only be held against it
  /// where and when the form is run.
  var looksAround: Bool { get }
  /// The constant limits in words, one a line, for `?`.
  var limits: [Message] { get }

  /// A limit as it is now, for a text of the author's.
  ///
  /// - Parameters:
  ///   - key: the row's key, such as `maximum`.
  ///   - context: the other rows.
  /// - Returns: the limit in words; nothing where the key is not the check's, or gives no limit now.
  func limit(named key: String, in context: any EvaluationContext) -> Message?

  /// Holds a value against the check.
  ///
  /// - Parameters:
  ///   - value: the value; never null.
  ///   - context: the other rows, and the value as `SELF`.
  /// - Returns: what the check finds.
  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict
}

/// What a check finds.
public enum Verdict: Sendable {
  /// The value passes.
  case passes
  /// The value is refused.
  case refused(Refusal)
  /// The check could not be run.
  case failed(ExpressionFailure)
}

extension Check {
  /// The expressions the check evaluates: none.
  public var expressions: [FormExpression] { [] }
  /// There is no expression.
  public var isConstant: Bool { expressions.isEmpty }
  /// The form and the answers decide.
  public var looksAround: Bool { false }
  /// Nothing to say beforehand.
  public var limits: [Message] { [] }
  /// There is no limit.
  public func limit(named key: String, in context: any EvaluationContext) -> Message? { nil }
}

/// A bound of a rule: written in the form, or computed from other rows.
public enum Bound: Sendable {
  /// The value as the row's type read it when the form was compiled.
  case constant(Value)
  /// An expression that gives the value; null means no bound.
  case computed(FormExpression)

  /// The bound's expression, if it has one.
  var expression: FormExpression? {
    if case .computed(let expression) = self { expression } else { nil }
  }

  /// The bound now.
  ///
  /// - Parameter context: the other rows.
  /// - Returns: the bound; null where it is computed and reads a row without a value.
  /// - Throws: where its expression fails.
  func value(in context: any EvaluationContext) throws(ExpressionFailure) -> Value {
    switch self {
    case .constant(let value): return value
    case .computed(let expression): return try expression.value(in: context)
    }
  }

  /// The bound now, of the same kind as the value that is held against it.
  ///
  /// - Parameters:
  ///   - value: the value that is held against it.
  ///   - context: the other rows.
  /// - Returns: the bound; null where it is computed and reads a row without a value.
  /// - Throws: where its expression fails, or gives something that has no order with the value.
  func value(
    comparableTo value: Value, in context: any EvaluationContext
  ) throws(ExpressionFailure) -> Value {
    let bound = try self.value(in: context)
    guard let expression, !bound.isNull, bound.order(to: value) == nil else { return bound }
    throw expression.failure(expected: value.typeWords, found: bound.typeWords)
  }

  /// The bound now, as a count.
  ///
  /// - Parameter context: the other rows.
  /// - Returns: the count; nothing where it is computed and reads a row without a value.
  /// - Throws: where its expression fails, or gives something else than a whole number of at least 0.
  func count(in context: any EvaluationContext) throws(ExpressionFailure) -> Int? {
    let bound = try value(in: context)
    if case .number(let number) = bound, let count = number.int, count >= 0 { return count }
    guard let expression, !bound.isNull else { return nil }
    let found = if case .number(let number) = bound { number.description } else { bound.typeWords }
    throw expression.failure(expected: "a whole number of at least 0", found: found)
  }

  /// Whether other rows decide about it.
  var dependsOnOthers: Bool { expression != nil }

  /// The bound that was written in the form; nothing for one that is computed.
  var constant: Value? {
    if case .constant(let value) = self { value } else { nil }
  }
}

extension Bound? {
  /// The bound now, in words; nothing where there is none, or its expression fails.
  func words(
    in context: any EvaluationContext, as shown: (Value) -> Message = { $0.spoken }
  ) -> Message? {
    guard let self, let value = try? self.value(in: context), !value.isNull else { return nil }
    return shown(value)
  }

  /// Whether other rows decide about the bound, if there is one.
  var dependsOnOthers: Bool { self?.dependsOnOthers ?? false }
}

extension FormExpression {
  /// That the expression gives something that its place has no use for.
  func failure(expected: String, found: String) -> ExpressionFailure {
    ExpressionFailure(
      self,
      ExpressionError(
        .operand(of: key, expected: expected, found: found), at: 0, length: text.utf8.count))
  }

  /// The expression's value, with null in giving null out (DESIGN §3.3).
  func value(in context: some EvaluationContext) throws(ExpressionFailure) -> Value {
    do throws(ExpressionError) {
      return try tree.value(in: context, nulls: .propagated)
    } catch {
      throw ExpressionFailure(self, error)
    }
  }

  /// Whether the predicate holds.
  func holds(in context: some EvaluationContext) throws(ExpressionFailure) -> Bool {
    do throws(ExpressionError) {
      return try tree.holds(in: context)
    } catch {
      throw ExpressionFailure(self, error)
    }
  }
}
