extension ExpressionTree {
  /// Whether a predicate holds.
  ///
  /// - Parameters:
  ///   - context: what it reads.
  ///   - nulls: what operators and functions make of null.
  /// - Throws: the first thing that has no result, and where; an unknown row before everything else.
  public func holds<Context: EvaluationContext>(
    in context: Context, nulls: NullHandling = .refused
  ) throws(ExpressionError) -> Bool {
    try requireRows()
    var scope = EvaluationScope(context: context, nulls: nulls)
    return try holds(root, &scope)
  }

  /// What a value comes to.
  ///
  /// - Parameters:
  ///   - context: what it reads.
  ///   - nulls: what operators and functions make of null.
  /// - Throws: the first thing that has no result, and where; an unknown row before everything else.
  public func value<Context: EvaluationContext>(
    in context: Context, nulls: NullHandling = .propagated
  ) throws(ExpressionError) -> Value {
    try requireRows()
    var scope = EvaluationScope(context: context, nulls: nulls)
    if nodes[Int(root)].isPredicate { return .boolean(try holds(root, &scope)) }
    return try value(root, &scope)
  }

  /// Refuses an expression with a row that there is not, even where it would not be reached.
  private func requireRows() throws(ExpressionError) {
    guard hasUnresolvedRows else { return }
    for reference in references where reference.row == nil {
      throw ExpressionError(
        .unknownRow(reference.name, suggestion: nil), at: reference.offset,
        length: reference.length)
    }
  }

  /// Whether a part holds.
  func holds<Context>(
    _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Bool {
    switch nodes[Int(node)].content {
    case .constant(let holds): return holds
    case .and(let terms): return try holdsAll(terms, &scope)
    case .or(let terms): return try holdsAny(terms, &scope)
    case .not(let term): return try !holds(term, &scope)
    case .comparison(let comparison): return try holds(comparison, &scope)
    default:
      let text = printed(node)
      throw nodes[Int(node)].error(.valueAsPredicate(text: text, isRow: false))
    }
  }

  private func holdsAll<Context>(
    _ terms: ExpressionNode.Links, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Bool {
    for link in Int(terms.first)..<Int(terms.first + terms.count) {
      guard try holds(links[link], &scope) else { return false }
    }
    return true
  }

  private func holdsAny<Context>(
    _ terms: ExpressionNode.Links, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Bool {
    for link in Int(terms.first)..<Int(terms.first + terms.count)
    where try holds(links[link], &scope) {
      return true
    }
    return false
  }

  /// What a part comes to.
  func value<Context>(
    _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    switch nodes[Int(node)].content {
    case .null: return .null
    case .boolean(let flag): return .boolean(flag)
    case .number(let literal), .string(let literal, _): return literals[Int(literal)]
    case .selfValue: return scope.context.selfValue
    case .row(let reference, let row): return read(reference, of: Int(row), scope.context)
    case .variable(let variable, _): return scope.variables[Int(variable)]
    default: return try composed(node, &scope)
    }
  }

  /// What a part that is made of others comes to.
  private func composed<Context>(
    _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    switch nodes[Int(node)].content {
    case .list(let elements): return try list(elements, &scope)
    case .sum(let terms): return try sum(terms, &scope)
    case .product(let factors): return try product(factors, &scope)
    case .power(let exponents): return try power(exponents, &scope)
    case .negation(let part, let times): return try negation(part, times, node, &scope)
    case .path(let steps): return try path(steps, &scope)
    case .call(let function, let arguments): return try call(function, arguments, node, &scope)
    case .cast(let part, let type): return try cast(part, type, &scope)
    case .ternary(let parts): return try ternary(parts, &scope)
    case .subquery(let list, _, let predicate):
      return try subquery(list, predicate, node, &scope)
    default: throw nodes[Int(node)].error(.predicateAsValue)
    }
  }

  private func read<Context: EvaluationContext>(
    _ reference: Int32, of row: Int, _ context: Context
  ) -> Value {
    switch references[Int(reference)].property {
    case .value, .path: context.value(ofRow: row)
    case .isHidden: .boolean(context.isHidden(row))
    case .isDisabled: .boolean(context.isDisabled(row))
    case .title: context.optionTitle(ofRow: row)
    }
  }
}
