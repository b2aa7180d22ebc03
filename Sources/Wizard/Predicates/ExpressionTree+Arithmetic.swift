extension ExpressionTree {
  /// Terms added, factors multiplied or a base raised, left to right.
  func chain<Context>(
    _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    var result = Value.null
    let chain = nodes[Int(node)].content.chain
    for link in chain {
      let part = try value(Self.target(links[link]), &scope)
      guard try accumulate(part, link, of: node, into: &result, scope) else { return .null }
    }
    return result
  }

  /// Takes a part of a chain into the result so far.
  ///
  /// - Returns: false where the result is null because the part is.
  private func accumulate<Context: EvaluationContext>(
    _ part: Value, _ link: Int, of node: Int32, into result: inout Value,
    _ scope: EvaluationScope<Context>
  ) throws(ExpressionError) -> Bool {
    if part.isNull, scope.nulls == .propagated { return false }
    let content = nodes[Int(node)].content
    let isFirst = link == content.chain.lowerBound
    let isMarked = links[isFirst ? link + 1 : link] < 0
    do {
      if isFirst {
        result = try Arithmetic.start(part, content)
      } else {
        result = try Arithmetic.step(content, isMarked, result, part, scope.context)
      }
      return true
    } catch {
      let sign = Arithmetic.sign(of: content, isMarked)
      throw nodes[Int(Self.target(links[link]))].error(error.reason(of: sign, found: part))
    }
  }

  /// A value with so many minus signs before it.
  func negation<Context>(
    _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    guard case .negation(let part, _) = nodes[Int(node)].content else { return .null }
    return try negated(value(part, &scope), node, scope.nulls)
  }

  private func negated(
    _ value: Value, _ node: Int32, _ nulls: NullHandling
  ) throws(ExpressionError) -> Value {
    guard case .negation(let part, let times) = nodes[Int(node)].content else { return .null }
    switch value {
    case .number(let number): return .number(times % 2 == 0 ? number : number.negated)
    case .duration(let seconds): return .duration(times % 2 == 0 ? seconds : seconds.negated)
    case .null where nulls == .propagated: return .null
    default:
      throw nodes[Int(part)].error(
        .operand(of: "-", expected: "a number", found: value.typeWords))
    }
  }
}
