extension ExpressionTree {
  /// Terms added and taken off, left to right.
  func sum<Context>(
    _ terms: ExpressionNode.Links, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    var result = Value.null
    for (position, link) in parts(terms).enumerated() {
      let node = Self.target(link)
      let term = try value(node, &scope)
      if term.isNull, scope.nulls == .propagated { return .null }
      let sign = link < 0 ? "-" : "+"
      guard position > 0 else {
        guard Arithmetic.isAddable(term) else {
          let next = parts(terms).dropFirst().first ?? 0
          throw nodes[Int(node)].error(
            .operand(of: next < 0 ? "-" : "+", expected: "a number", found: term.typeWords))
        }
        result = term
        continue
      }
      do {
        result =
          link < 0
          ? try Arithmetic.subtract(term, from: result, scope.context)
          : try Arithmetic.add(term, to: result)
      } catch {
        throw nodes[Int(node)].error(error.reason(of: sign, found: term))
      }
    }
    return result
  }

  /// Factors multiplied and divided, left to right.
  func product<Context>(
    _ factors: ExpressionNode.Links, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    try folded(factors, signs: ("*", "/"), &scope, Arithmetic.multiply, Arithmetic.divide)
  }

  /// A base and its exponents, left to right.
  func power<Context>(
    _ exponents: ExpressionNode.Links, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    try folded(exponents, signs: ("**", "**"), &scope, Arithmetic.raise, Arithmetic.raiseToNegative)
  }

  private func folded<Context>(
    _ links: ExpressionNode.Links, signs: (plain: String, marked: String),
    _ scope: inout EvaluationScope<Context>,
    _ plain: (Value, Value) throws(Arithmetic.Fault) -> Value,
    _ marked: (Value, Value) throws(Arithmetic.Fault) -> Value
  ) throws(ExpressionError) -> Value {
    var result: Value?
    for link in parts(links) {
      let node = Self.target(link)
      let factor = try value(node, &scope)
      if factor.isNull, scope.nulls == .propagated { return .null }
      let sign = link < 0 ? signs.marked : signs.plain
      do {
        guard let left = result else {
          result = try Arithmetic.factor(factor, allowsDuration: signs.plain == "*")
          continue
        }
        result = try link < 0 ? marked(left, factor) : plain(left, factor)
      } catch {
        throw nodes[Int(node)].error(error.reason(of: sign, found: factor))
      }
    }
    return result ?? .null
  }

  /// A value with so many minus signs before it.
  func negation<Context>(
    _ part: Int32, _ times: Int32, _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    switch try value(part, &scope) {
    case .number(let number): return .number(times % 2 == 0 ? number : number.negated)
    case .duration(let seconds): return .duration(times % 2 == 0 ? seconds : seconds.negated)
    case .null where scope.nulls == .propagated: return .null
    case let other:
      throw nodes[Int(part)].error(
        .operand(of: "-", expected: "a number", found: other.typeWords))
    }
  }
}
