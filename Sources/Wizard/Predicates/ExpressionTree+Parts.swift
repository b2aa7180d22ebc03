extension ExpressionTree {
  /// The elements of a list that is written out.
  func list<Context>(
    _ elements: ExpressionNode.Links, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    var values: [Value] = []
    values.reserveCapacity(Int(elements.count))
    for element in parts(elements) { values.append(try value(element, &scope)) }
    return .list(values)
  }

  /// The value on the side of a `TERNARY` that its predicate chooses.
  func ternary<Context>(
    _ parts: ExpressionNode.Links, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    let first = Int(parts.first)
    return try value(links[try holds(links[first], &scope) ? first + 1 : first + 2], &scope)
  }

  /// The elements of a list for which a predicate holds; null of null.
  func subquery<Context>(
    _ list: Int32, _ predicate: Int32, _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    let elements: [Value]
    switch try value(list, &scope) {
    case .null: return .null
    case .list(let found): elements = found
    case let other:
      throw nodes[Int(list)].error(
        .operand(of: "SUBQUERY", expected: "a list", found: other.typeWords))
    }
    var chosen: [Value] = []
    for element in elements {
      scope.variables.append(element)
      let isChosen = try holds(predicate, &scope)
      scope.variables.removeLast()
      if isChosen { chosen.append(element) }
    }
    return .list(chosen)
  }

  /// What a function makes of its arguments.
  func call<Context>(
    _ function: Int32, _ arguments: ExpressionNode.Links, _ node: Int32,
    _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    let function = ExpressionFunction.all[Int(function)]
    var values: [Value] = []
    values.reserveCapacity(Int(arguments.count))
    for (position, argument) in parts(arguments).enumerated() {
      let value = try value(argument, &scope)
      let parameter = function.parameter(position)
      if !parameter.accepts(value) {
        if scope.nulls == .propagated, value.isNull || value.listElements?.contains(.null) == true {
          return .null
        }
        throw nodes[Int(argument)].error(
          .argument(of: function.name, expected: parameter.words, found: value.typeWords))
      }
      values.append(value)
    }
    let call = FunctionCall(
      function: function.name, arguments: values, nodes: parts(arguments), tree: self, node: node,
      now: scope.context.now, today: scope.context.today)
    return try function.body(call)
  }
}
