extension ExpressionChecker {
  /// Notes a predicate that comes out the same whatever the answers are.
  mutating func checkConstantResult() {
    var results: [Bool?] = Array(repeating: nil, count: tree.nodes.count)
    for index in tree.nodes.indices { results[index] = result(of: Int32(index), results) }
    if let holds = results[Int(tree.root)] { note(.constant(holds), tree.root) }
  }

  /// What a predicate always is, if that is known, from what its parts are.
  private func result(of node: Int32, _ results: [Bool?]) -> Bool? {
    switch tree.nodes[Int(node)].content {
    case .constant(let holds): return holds
    case .not(let term): return results[Int(term)].map { !$0 }
    case .and(let terms): return joined(tree.parts(terms).map { results[Int($0)] }, stop: false)
    case .or(let terms): return joined(tree.parts(terms).map { results[Int($0)] }, stop: true)
    case .comparison where isConstant(node):
      var scope = EvaluationScope(context: NoRows(moment: moment), nulls: .refused)
      return try? tree.holds(node, &scope)
    case .comparison(let comparison): return isNeverTrue(comparison) ? false : nil
    default: return nil
    }
  }

  /// Whether nothing can fulfil a comparison: it looks in an empty list, or between bounds the wrong way round.
  private func isNeverTrue(_ comparison: Comparison) -> Bool {
    guard comparison.modifier == .direct,
      case .list(let elements) = tree.nodes[Int(comparison.right)].content
    else { return false }
    switch comparison.kind {
    case .isIn: return elements.count == 0
    case .between where elements.count == 2:
      let bounds = tree.parts(elements).map { number($0) }
      guard let least = bounds[0], let greatest = bounds[1] else { return false }
      return least.compare(to: greatest) == .greater
    default: return false
    }
  }

  private func number(_ node: Int32) -> ExactDecimal? {
    guard case .number(let literal) = tree.nodes[Int(node)].content,
      case .number(let number) = tree.literals[Int(literal)]
    else { return nil }
    return number
  }

  private func joined(_ terms: [Bool?], stop: Bool) -> Bool? {
    if terms.contains(stop) { return stop }
    return terms.contains(nil) ? nil : !stop
  }

  /// The type of a part that reads nothing, which is evaluated; why it has no result is noted.
  mutating func constantType(of node: Int32) -> StaticType {
    let part = tree.nodes[Int(node)]
    if part.isStep { return .unknown }
    let nulls: NullHandling = tree.kind == .value ? .propagated : .refused
    var scope = EvaluationScope(context: NoRows(moment: moment), nulls: nulls)
    do throws(ExpressionError) {
      guard part.isPredicate else { return StaticType(of: try tree.value(node, &scope)) }
      _ = try tree.holds(node, &scope)
    } catch {
      note(error)
    }
    return .unknown
  }
}

extension ExpressionTree {
  /// Whether a part itself reads no row, no variable, no clock and no chance.
  func readsNothing(_ node: Int32) -> Bool {
    switch nodes[Int(node)].content {
    case .row, .selfValue, .variable, .subquery: return false
    case .call(let function, _):
      let name = ExpressionFunction.all[Int(function)].name
      return !["now", "today", "random", "randomn"].contains(name)
    default: return true
    }
  }

  /// The parts of a part, in order.
  func children(of node: Int32) -> [Int32] {
    switch nodes[Int(node)].content {
    case .not(let part), .negation(let part, _), .element(let part): [part]
    case .comparison(let comparison): [comparison.left, comparison.right]
    case .cast(let part, let type): [part, type]
    case .subquery(let list, _, let predicate): [list, predicate]
    default: nodes[Int(node)].content.chain.map { Self.target(links[$0]) }
    }
  }
}

/// Nothing to read: what is left when only constant parts are evaluated.
struct NoRows: EvaluationContext {
  /// The moment of `now()`.
  let moment: DateTime

  func value(ofRow row: Int) -> Value { .null }
  func isHidden(_ row: Int) -> Bool { false }
  func isDisabled(_ row: Int) -> Bool { false }
  func optionTitle(ofRow row: Int) -> Value { .null }
  var selfValue: Value { .null }
  var now: DateTime { moment }
  var today: CivilDate { moment.date }
}
