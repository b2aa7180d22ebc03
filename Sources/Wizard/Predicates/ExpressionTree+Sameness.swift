extension ExpressionTree: Equatable {
  /// Whether two expressions are the same apart from layout, spelling of words and needless parentheses.
  public static func == (first: ExpressionTree, second: ExpressionTree) -> Bool {
    first.kind == second.kind && first.isSame(first.root, as: second.root, in: second)
  }

  /// Whether one predicate is plainly the negation of another: by `NOT`, or by `==` and `!=` of the same operands.
  ///
  /// - Parameter other: the other predicate.
  public func isNegation(of other: ExpressionTree) -> Bool {
    switch (nodes[Int(root)].content, other.nodes[Int(other.root)].content) {
    case (.not(let term), _) where isSame(term, as: other.root, in: other): return true
    case (_, .not(let term)) where isSame(root, as: term, in: other): return true
    case (.constant(let one), .constant(let another)): return one != another
    case (.comparison(var one), .comparison(let another)):
      guard one.modifier == .direct, another.modifier == .direct else { return false }
      switch (one.kind, another.kind) {
      case (.equal, .notEqual): one.kind = .notEqual
      case (.notEqual, .equal): one.kind = .equal
      default: return false
      }
      return isSame(one, as: another, in: other)
    default: return false
    }
  }

  /// Whether a part is the same as one of another tree.
  func isSame(_ node: Int32, as other: Int32, in tree: ExpressionTree) -> Bool {
    switch (nodes[Int(node)].content, tree.nodes[Int(other)].content) {
    case (.constant(let one), .constant(let another)): one == another
    case (.and(let one), .and(let another)), (.or(let one), .or(let another)),
      (.list(let one), .list(let another)), (.sum(let one), .sum(let another)),
      (.product(let one), .product(let another)), (.power(let one), .power(let another)),
      (.path(let one), .path(let another)), (.ternary(let one), .ternary(let another)):
      isSame(one, as: another, in: tree)
    case (.not(let one), .not(let another)): isSame(one, as: another, in: tree)
    case (.comparison(let one), .comparison(let another)): isSame(one, as: another, in: tree)
    case (.null, .null), (.selfValue, .selfValue): true
    case (.boolean(let one), .boolean(let another)): one == another
    case (.number(let one), .number(let another)), (.string(let one, _), .string(let another, _)):
      literals[Int(one)] == tree.literals[Int(another)]
    case (.row(let one, _), .row(let another, _)):
      references[Int(one)].name == tree.references[Int(another)].name
        && references[Int(one)].property == tree.references[Int(another)].property
    case (.variable(let one, _), .variable(let another, _)): one == another
    default: isSameComposed(node, as: other, in: tree)
    }
  }

  private func isSameComposed(_ node: Int32, as other: Int32, in tree: ExpressionTree) -> Bool {
    switch (nodes[Int(node)].content, tree.nodes[Int(other)].content) {
    case (.negation(let one, let times), .negation(let another, let otherTimes)):
      times == otherTimes && isSame(one, as: another, in: tree)
    case (.call(let one, let arguments), .call(let another, let others)):
      one == another && isSame(arguments, as: others, in: tree)
    case (.cast(let one, let type), .cast(let another, let otherType)):
      isSame(one, as: another, in: tree) && isSame(type, as: otherType, in: tree)
    case (.subquery(let one, _, let predicate), .subquery(let another, _, let otherPredicate)):
      isSame(one, as: another, in: tree) && isSame(predicate, as: otherPredicate, in: tree)
    case (.key(let one), .key(let another)): names[Int(one)] == tree.names[Int(another)]
    case (.aggregate(let one), .aggregate(let another)): one == another
    case (.element(let one), .element(let another)): isSame(one, as: another, in: tree)
    case (.position(let one), .position(let another)): one == another
    default: false
    }
  }

  private func isSame(_ one: Comparison, as other: Comparison, in tree: ExpressionTree) -> Bool {
    one.kind == other.kind && one.modifier == other.modifier && one.options == other.options
      && isSame(one.left, as: other.left, in: tree)
      && isSame(one.right, as: other.right, in: tree)
  }

  private func isSame(
    _ links: ExpressionNode.Links, as others: ExpressionNode.Links, in tree: ExpressionTree
  ) -> Bool {
    guard links.count == others.count else { return false }
    return zip(parts(links), tree.parts(others)).allSatisfy { one, other in
      (one < 0) == (other < 0)
        && isSame(Self.target(one), as: Self.target(other), in: tree)
    }
  }
}
