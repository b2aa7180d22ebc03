extension ExpressionChecker {
  /// Notes a predicate that comes out the same whatever the answers are.
  mutating func checkConstant() {
    if let holds = folded(tree.root) { note(.constant(holds), tree.root) }
  }

  /// What a predicate always is, if that is known.
  private func folded(_ node: Int32) -> Bool? {
    switch tree.nodes[Int(node)].content {
    case .constant(let holds): return holds
    case .not(let term): return folded(term).map { !$0 }
    case .and(let terms): return folded(terms, stop: false)
    case .or(let terms): return folded(terms, stop: true)
    case .comparison:
      guard isConstant(node) else { return nil }
      var scope = EvaluationScope(context: NoRows(moment: moment), nulls: .refused)
      return try? tree.holds(node, &scope)
    default: return nil
    }
  }

  private func folded(_ terms: ExpressionNode.Links, stop: Bool) -> Bool? {
    var isKnown = true
    for term in tree.parts(terms) {
      switch folded(term) {
      case stop: return stop
      case nil: isKnown = false
      default: break
      }
    }
    return isKnown ? !stop : nil
  }

  /// Evaluates a comparison that reads nothing, and notes why it has no result.
  ///
  /// - Returns: whether it reads nothing.
  mutating func checkConstantPart(_ node: Int32) -> Bool {
    guard isConstant(node) else { return false }
    var scope = EvaluationScope(context: NoRows(moment: moment), nulls: .refused)
    do throws(ExpressionError) {
      _ = try tree.holds(node, &scope)
    } catch {
      note(error)
    }
    return true
  }

  /// The type of a value that reads nothing, which is evaluated; nothing where it reads something.
  mutating func constantType(of node: Int32) -> StaticType? {
    guard isConstant(node) else { return nil }
    let nulls: NullHandling = tree.kind == .value ? .propagated : .refused
    var scope = EvaluationScope(context: NoRows(moment: moment), nulls: nulls)
    do throws(ExpressionError) {
      return StaticType(of: try tree.value(node, &scope))
    } catch {
      note(error)
      return .unknown
    }
  }

  /// Whether a part reads no row, no variable, no clock and no chance.
  private func isConstant(_ node: Int32) -> Bool {
    switch tree.nodes[Int(node)].content {
    case .row, .selfValue, .variable, .subquery: false
    case .call(let function, _)
    where ["now", "today", "random", "randomn"].contains(
      ExpressionFunction.all[Int(function)].name):
      false
    case .null, .boolean, .number, .string, .constant: true
    case .comparison(let comparison): isConstant(comparison.left) && isConstant(comparison.right)
    default: tree.children(of: node).allSatisfy(isConstant)
    }
  }
}

extension ExpressionTree {
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
