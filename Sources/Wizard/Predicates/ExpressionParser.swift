/// Builds the tree of an expression from its tokens, each read once.
///
/// Whether a part in parentheses is a predicate or a value shows when it is complete, so nothing is tried twice.
/// It cannot be copied, which keeps its frames small where nothing is optimised.
struct ExpressionParser: ~Copyable {
  /// Where the tokens come from.
  var lexer: ExpressionLexer
  /// The token that is looked at.
  var token = ExpressionToken(kind: .end, start: 0, end: 0)
  /// The offset behind the token before it.
  var previousEnd = 0
  /// What was built so far.
  var tree: ExpressionTree
  /// The parts of chains and lists that are not complete.
  var pending: [Int32] = []
  /// The variables of the subqueries around this place, with their lists.
  var variables: [(name: String, list: Int32)] = []
  /// How many brackets are open.
  private var depth = 0

  init(_ text: String, as kind: ExpressionTree.Kind, readBy lexer: ExpressionLexer) {
    self.lexer = lexer
    tree = ExpressionTree(text: text, kind: kind)
    tree.nodes.reserveCapacity(4)
  }

  /// Parses the whole text.
  ///
  /// - Throws: the first thing that is wrong.
  consuming func parse() throws(ExpressionError) -> ExpressionTree {
    try advance()
    guard token.kind != .end else { throw ExpressionError(.empty, at: token.start, length: 0) }
    let root = try predicateOrValue()
    guard token.kind == .end else { throw unexpected(after: root) }
    switch tree.kind {
    case .predicate: try requirePredicate(root)
    case .value: try requireValue(root)
    }
    tree.root = root
    tree.hasUnresolvedRows = !tree.references.isEmpty
    // Moved out, as a copy would count a reference to each of its arrays.
    var whole = ExpressionTree(text: "", kind: tree.kind)
    swap(&whole, &tree)
    return whole
  }

  /// Goes on to the next token.
  mutating func advance() throws(ExpressionError) {
    previousEnd = token.end
    token = try lexer.next()
  }

  /// Goes over a token that has to be here.
  mutating func expect(
    _ kind: ExpressionToken.Kind, _ expectation: ExpressionError.Expectation
  ) throws(ExpressionError) {
    guard token.kind == kind else { throw unexpected(expectation) }
    try advance()
  }

  /// Goes over an opening bracket and counts it.
  ///
  /// - Throws: where more of them are open than may be.
  mutating func enter() throws(ExpressionError) {
    try countBracket()
    try advance()
  }

  /// Counts an opening bracket that was gone over.
  ///
  /// - Throws: where more of them are open than may be.
  mutating func countBracket() throws(ExpressionError) {
    depth += 1
    guard depth <= ExpressionTree.nestingLimit else {
      throw ExpressionError(
        .nestingTooDeep(limit: ExpressionTree.nestingLimit), at: token.start, length: token.length)
    }
  }

  /// Counts a closing bracket.
  mutating func leave() {
    depth -= 1
  }

  /// Adds a part that ends with the token before this one.
  mutating func add(_ content: ExpressionNode.Content, from start: Int) -> Int32 {
    tree.nodes.append(
      ExpressionNode(content: content, start: Int32(start), end: Int32(previousEnd)))
    return Int32(tree.nodes.count - 1)
  }

  /// Makes links of the parts that were put aside since there were so many.
  mutating func takePending(from base: Int) -> ExpressionNode.Links {
    let links = ExpressionNode.Links(
      first: Int32(tree.links.count), count: Int32(pending.count - base))
    tree.links.append(contentsOf: pending[base...])
    pending.removeSubrange(base...)
    return links
  }

  /// Whether a part is a predicate.
  func isPredicate(_ node: Int32) -> Bool { tree.nodes[Int(node)].isPredicate }

  /// Refuses a value where a predicate has to be.
  func requirePredicate(_ node: Int32) throws(ExpressionError) {
    guard !isPredicate(node) else { return }
    let part = tree.nodes[Int(node)]
    var isRow = false
    if case .row = part.content { isRow = true }
    if case .path = part.content { isRow = true }
    let range = Int(part.start)..<Int(part.end)
    throw ExpressionError(
      .valueAsPredicate(text: lexer.text(range), isRow: isRow), at: range.lowerBound,
      length: range.count)
  }

  /// Refuses a predicate where a value has to be.
  func requireValue(_ node: Int32) throws(ExpressionError) {
    guard isPredicate(node) else { return }
    let part = tree.nodes[Int(node)]
    throw ExpressionError(
      .predicateAsValue, at: Int(part.start), length: Int(part.end - part.start))
  }
}
