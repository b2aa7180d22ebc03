extension ExpressionTree {
  /// Whether a predicate holds.
  ///
  /// - Parameters:
  ///   - context: what it reads.
  ///   - nulls: what operators and functions make of null.
  /// - Returns: whether it holds.
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
  /// - Returns: the value.
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

  // The functions that call each other once for every level of nesting pass on nothing but the node, and leave what
  // does not recurse to functions of its own: so their frames stay small where nothing is optimised.

  /// Whether a part holds.
  func holds<Context>(
    _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Bool {
    switch nodes[Int(node)].content {
    case .comparison: return try holds(comparisonAt: node, &scope)
    case .constant(let holds): return holds
    case .and, .or: return try holds(junctionAt: node, &scope)
    case .not(let term): return try !holds(term, &scope)
    default: throw valueAsPredicate(node)
    }
  }

  private func valueAsPredicate(_ node: Int32) -> ExpressionError {
    nodes[Int(node)].error(.valueAsPredicate(text: printed(node), isRow: false))
  }

  private func holds<Context>(
    junctionAt node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Bool {
    let terms = nodes[Int(node)].content.chain
    var isAnd = false
    if case .and = nodes[Int(node)].content { isAnd = true }
    for link in terms where try holds(links[link], &scope) != isAnd { return !isAnd }
    return isAnd
  }

  /// What a part comes to.
  func value<Context>(
    _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    switch form(of: node) {
    case .simple: try simple(node, scope)
    case .chain: try chain(node, &scope)
    case .list: try list(node, &scope)
    case .negation: try negation(node, &scope)
    case .path: try path(node, &scope)
    case .call: try call(node, &scope)
    case .cast: try cast(node, &scope)
    case .ternary: try ternary(node, &scope)
    case .subquery: try subquery(node, &scope)
    }
  }

  /// How a value comes about.
  private enum Form {
    case simple, chain, list, negation, path, call, cast, ternary, subquery
  }

  private func form(of node: Int32) -> Form {
    switch nodes[Int(node)].content {
    case .sum, .product, .power: .chain
    case .list: .list
    case .negation: .negation
    case .path: .path
    case .call: .call
    case .cast: .cast
    case .ternary: .ternary
    case .subquery: .subquery
    default: .simple
    }
  }

  /// What a part comes to that has no parts of its own.
  private func simple<Context: EvaluationContext>(
    _ node: Int32, _ scope: EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    switch nodes[Int(node)].content {
    case .null: return .null
    case .boolean(let flag): return .boolean(flag)
    case .number(let literal), .string(let literal, _): return literals[Int(literal)]
    case .selfValue: return scope.context.selfValue
    case .row(let reference, let row): return read(reference, of: Int(row), scope.context)
    case .variable(let variable, _, _): return scope.variables[Int(variable)]
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
