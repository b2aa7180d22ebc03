extension ExpressionTree {
  /// What the keys, aggregates and indices behind a value lead to; a key of null is null.
  func path<Context>(
    _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    let steps = nodes[Int(node)].content.chain
    var result = try value(links[steps.lowerBound], &scope)
    for link in steps.dropFirst() {
      guard case .element(let index) = nodes[Int(links[link])].content else {
        result = try step(links[link], from: result, scope)
        continue
      }
      let position = try value(index, &scope)
      result = try element(position, of: result, at: links[link], scope.nulls)
    }
    return result
  }

  /// What a step other than a computed index leads to.
  private func step<Context: EvaluationContext>(
    _ node: Int32, from value: Value, _ scope: EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    let step = nodes[Int(node)]
    switch step.content {
    case .key(let name):
      if case .list(let items) = value, items.isEmpty, scope.context.isForm { return value }
      return value.isNull ? .null : try key(names[Int(name)], of: value, at: step)
    case .aggregate(let aggregate):
      return value.isNull ? .null : try aggregated(value, by: aggregate, at: step)
    case .position(let position):
      if scope.nulls == .propagated, value.isNull { return .null }
      return try element(at: position, of: value, at: step)
    default: throw step.error(.predicateAsValue)
    }
  }

  private func key(
    _ name: String, of value: Value, at step: ExpressionNode
  ) throws(ExpressionError) -> Value {
    if case .list(let items) = value, case .item? = items.first {
      return try mapped(name, over: items, at: step)
    }
    guard let part = value.part(name) else {
      let suggestion = NearestName.suggestion(for: name, among: value.keys)
      throw step.error(.unknownKey(name, of: value.typeWords, suggestion: suggestion))
    }
    return part
  }

  /// What a key of each item of a list leads to.
  private func mapped(
    _ name: String, over items: [Value], at step: ExpressionNode
  ) throws(ExpressionError) -> Value {
    var values: [Value] = []
    values.reserveCapacity(items.count)
    for item in items { values.append(item.isNull ? .null : try key(name, of: item, at: step)) }
    return .list(values)
  }

  private func elements(
    of list: Value, at step: ExpressionNode
  ) throws(ExpressionError) -> [Value] {
    guard case .list(let elements) = list else {
      throw step.error(.indexOfNonList(list.typeWords))
    }
    return elements
  }

  private func element(
    _ index: Value, of list: Value, at node: Int32, _ nulls: NullHandling
  ) throws(ExpressionError) -> Value {
    if nulls == .propagated, index.isNull || list.isNull { return .null }
    let step = nodes[Int(node)]
    let elements = try elements(of: list, at: step)
    guard case .number(let number) = index else {
      throw step.error(.indexNotWhole(index.typeWords))
    }
    guard number.isInteger else { throw step.error(.indexNotWhole(number.description)) }
    guard let position = number.int, elements.indices.contains(position) else {
      throw step.error(.indexOutOfRange(number.description, count: elements.count))
    }
    return elements[position]
  }

  private func element(
    at position: ExpressionNode.Position, of list: Value, at step: ExpressionNode
  ) throws(ExpressionError) -> Value {
    let elements = try elements(of: list, at: step)
    return switch position {
    case .first: elements.first ?? .null
    case .last: elements.last ?? .null
    case .size: .number(ExactDecimal(elements.count))
    }
  }

  private func aggregated(
    _ list: Value, by aggregate: ExpressionNode.Aggregate, at step: ExpressionNode
  ) throws(ExpressionError) -> Value {
    let word = "@" + aggregate.rawValue
    guard case .list(let elements) = list else {
      throw step.error(.operand(of: word, expected: "a list", found: list.typeWords))
    }
    if aggregate == .count { return .number(ExactDecimal(elements.count)) }
    let present = elements.filter { !$0.isNull }
    do {
      switch aggregate {
      case .min: return try Aggregation.extreme(of: present, .less)
      case .max: return try Aggregation.extreme(of: present, .greater)
      case .avg where elements.isEmpty: return .null
      case .avg:
        let total = try Aggregation.total(of: present)
        return .number(try total.divided(by: ExactDecimal(elements.count)))
      default: return .number(try Aggregation.total(of: present))
      }
    } catch let fault as Aggregation.Fault {
      throw step.error(.operand(of: word, expected: fault.expected, found: fault.found))
    } catch {
      throw step.error(.overflow)
    }
  }
}
