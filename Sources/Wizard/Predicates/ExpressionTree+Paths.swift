extension ExpressionTree {
  /// What the keys, aggregates and indices behind a value lead to; a key of null is null.
  func path<Context>(
    _ steps: ExpressionNode.Links, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    var result = try value(links[Int(steps.first)], &scope)
    for link in Int(steps.first + 1)..<Int(steps.first + steps.count) {
      let step = nodes[Int(links[link])]
      switch step.content {
      case .key(let name):
        guard !result.isNull else { continue }
        result = try key(names[Int(name)], of: result, at: step)
      case .aggregate(let aggregate):
        guard !result.isNull else { continue }
        result = try aggregated(result, by: aggregate, at: step)
      case .element(let index):
        let index = try value(index, &scope)
        if scope.nulls == .propagated, index.isNull || result.isNull {
          result = .null
          continue
        }
        result = try element(index, of: result, at: step)
      case .position(let position):
        if scope.nulls == .propagated, result.isNull { continue }
        result = try element(at: position, of: result, at: step)
      default: throw step.error(.predicateAsValue)
      }
    }
    return result
  }

  private func key(
    _ name: String, of value: Value, at step: ExpressionNode
  ) throws(ExpressionError) -> Value {
    guard let part = value.part(name) else {
      let suggestion = NearestName.suggestion(for: name, among: value.keys)
      throw step.error(.unknownKey(name, of: value.typeWords, suggestion: suggestion))
    }
    return part
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
    _ index: Value, of list: Value, at step: ExpressionNode
  ) throws(ExpressionError) -> Value {
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
