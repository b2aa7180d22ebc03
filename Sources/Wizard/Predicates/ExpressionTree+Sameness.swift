extension ExpressionTree: Equatable {
  /// Whether two expressions are the same apart from layout, spelling of words and needless parentheses.
  public static func == (first: ExpressionTree, second: ExpressionTree) -> Bool {
    first.kind == second.kind && first.isSame(first.root, as: second.root, in: second)
  }

  /// Whether one predicate is plainly the negation of another: by `NOT`, or by `==` and `!=` of the same operands.
  ///
  /// - Parameter other: the other predicate.
  /// - Returns: whether it is.
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
      return one.kind == another.kind && one.options == another.options
        && isSame(one.left, as: another.left, in: other)
        && isSame(one.right, as: another.right, in: other)
    default: return false
    }
  }

  /// Whether a part is the same as one of another tree.
  func isSame(_ node: Int32, as other: Int32, in tree: ExpressionTree) -> Bool {
    var rest = [(node, other)]
    while let (one, another) = rest.popLast() {
      guard isAlike(one, another, in: tree) else { return false }
      rest.append(contentsOf: zip(children(of: one), tree.children(of: another)))
    }
    return true
  }

  /// Whether two parts are of one kind, with as many parts, whatever these are.
  private func isAlike(_ node: Int32, _ other: Int32, in tree: ExpressionTree) -> Bool {
    let one = nodes[Int(node)].content
    let another = tree.nodes[Int(other)].content
    switch (one, another) {
    case (.and, .and), (.or, .or), (.list, .list), (.sum, .sum), (.product, .product),
      (.power, .power), (.path, .path), (.ternary, .ternary):
      return areMarkedAlike(one.chain, another.chain, in: tree)
    case (.call(let one, let arguments), .call(let another, let others)):
      return one == another && arguments.count == others.count
    case (.comparison(let one), .comparison(let another)):
      return one.kind == another.kind && one.modifier == another.modifier
        && one.options == another.options
    case (.number(let one), .number(let another)), (.string(let one, _), .string(let another, _)):
      return literals[Int(one)] == tree.literals[Int(another)]
    case (.row(let one, _), .row(let another, _)):
      return references[Int(one)].name == tree.references[Int(another)].name
        && references[Int(one)].property == tree.references[Int(another)].property
    case (.variable(let one, _, _), .variable(let another, _, _)): return one == another
    case (.negation(_, let times), .negation(_, let otherTimes)): return times == otherTimes
    case (.key(let one), .key(let another)): return names[Int(one)] == tree.names[Int(another)]
    case (.not, .not), (.cast, .cast), (.subquery, .subquery), (.element, .element): return true
    default: return one == another
    }
  }

  /// Whether two chains have as many links, and the same of them marked.
  private func areMarkedAlike(
    _ one: Range<Int>, _ other: Range<Int>, in tree: ExpressionTree
  ) -> Bool {
    one.count == other.count
      && zip(one, other).allSatisfy { (links[$0] < 0) == (tree.links[$1] < 0) }
  }
}
