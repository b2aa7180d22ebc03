extension ExpressionTree {
  /// The elements of a list that is written out.
  func list<Context>(
    _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    .list(try values(of: node, &scope))
  }

  /// The values of the parts of a list or call, in order.
  private func values<Context>(
    of node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> [Value] {
    let parts = nodes[Int(node)].content.chain
    var values: [Value] = []
    values.reserveCapacity(parts.count)
    for link in parts { values.append(try value(links[link], &scope)) }
    return values
  }

  /// The value on the side of a `TERNARY` that its predicate chooses.
  func ternary<Context>(
    _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    let first = nodes[Int(node)].content.chain.lowerBound
    let holds = try holds(links[first], &scope)
    return try value(links[holds ? first + 1 : first + 2], &scope)
  }

  /// The elements of a list for which a predicate holds; null of null.
  func subquery<Context>(
    _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    guard case .subquery(let list, _, let predicate) = nodes[Int(node)].content else {
      return .null
    }
    guard let elements = try elements(value(list, &scope), at: list) else { return .null }
    var chosen: [Value] = []
    for element in elements where try isChosen(element, predicate, &scope) {
      chosen.append(element)
    }
    return .list(chosen)
  }

  private func isChosen<Context>(
    _ element: Value, _ predicate: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Bool {
    scope.variables.append(element)
    let isChosen = try holds(predicate, &scope)
    scope.variables.removeLast()
    return isChosen
  }

  private func elements(_ list: Value, at node: Int32) throws(ExpressionError) -> [Value]? {
    if list.isNull { return nil }
    guard let elements = list.listElements else {
      throw nodes[Int(node)].error(
        .operand(of: "SUBQUERY", expected: "a list", found: list.typeWords))
    }
    return elements
  }

  /// What a function makes of its arguments.
  func call<Context>(
    _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    try result(of: node, values(of: node, &scope), scope)
  }

  private func result<Context: EvaluationContext>(
    of node: Int32, _ arguments: [Value], _ scope: EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    guard case .call(let index, let links) = nodes[Int(node)].content else { return .null }
    let function = ExpressionFunction.all[Int(index)]
    let places = parts(links)
    for (position, value) in arguments.enumerated() {
      let parameter = function.parameter(position)
      if parameter.accepts(value) { continue }
      let hasNull = value.isNull || value.listElements?.contains(.null) == true
      if hasNull, scope.nulls == .propagated { return .null }
      throw nodes[Int(places[places.startIndex + position])].error(
        .argument(of: function.name, expected: parameter.words, found: value.typeWords))
    }
    let call = FunctionCall(
      function: function.name, arguments: arguments, nodes: places, tree: self, node: node,
      now: scope.context.now, today: scope.context.today)
    return try function.body(call)
  }
}
