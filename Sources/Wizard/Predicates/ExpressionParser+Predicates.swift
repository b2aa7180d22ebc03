extension ExpressionParser {
  /// Reads terms joined by `AND` and `OR`, or a single value.
  mutating func predicateOrValue() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try conjunction()
    guard token.kind == .or else { return first }
    let base = try beginJunction(with: first)
    while token.kind == .or {
      try advance()
      try appendToJunction(conjunction())
    }
    return add(.or(takePending(from: base)), from: start)
  }

  private mutating func conjunction() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try negation()
    guard token.kind == .and else { return first }
    let base = try beginJunction(with: first)
    while token.kind == .and {
      try advance()
      try appendToJunction(negation())
    }
    return add(.and(takePending(from: base)), from: start)
  }

  /// Reads a comparison and the `NOT`s before it, of which two mean nothing.
  private mutating func negation() throws(ExpressionError) -> Int32 {
    guard token.kind == .not else { return try comparison() }
    let start = token.start
    let times = try skipAll(.not)
    return try negated(comparison(), times, from: start)
  }

  private mutating func negated(
    _ node: Int32, _ times: Int32, from start: Int
  ) throws(ExpressionError) -> Int32 {
    try requirePredicate(node)
    return times % 2 == 0 ? node : add(.not(node), from: start)
  }

  /// Puts the first term of a chain of predicates aside.
  private mutating func beginJunction(with first: Int32) throws(ExpressionError) -> Int {
    try requirePredicate(first)
    pending.append(first)
    return pending.count - 1
  }

  /// Puts another term of a chain of predicates aside.
  private mutating func appendToJunction(_ term: Int32) throws(ExpressionError) {
    if !isPredicate(term), let previous = pending.last, hasBareBounds(previous) {
      throw foreign(.betweenAnd, at: Int(tree.nodes[Int(term)].start), to: previousEnd)
    }
    try requirePredicate(term)
    pending.append(term)
  }

  private mutating func comparison() throws(ExpressionError) -> Int32 {
    guard token.kind != .truePredicate, token.kind != .falsePredicate else {
      return try constant()
    }
    let start = token.start
    let modifier = try modifier()
    let left = try sum()
    guard let opening = try comparison(of: left, modifier) else { return left }
    return try comparison(opening, with: sum(), from: start)
  }

  private mutating func constant() throws(ExpressionError) -> Int32 {
    let start = token.start
    let holds = token.kind == .truePredicate
    try advance()
    let node = add(.constant(holds), from: start)
    if continuesValue() { try requireValue(node) }
    return node
  }

  private mutating func modifier() throws(ExpressionError) -> Comparison.Modifier {
    let modifier: Comparison.Modifier =
      switch token.kind {
      case .any: .any
      case .all: .all
      case .none: .none
      default: .direct
      }
    if modifier != .direct { try advance() }
    return modifier
  }

  /// Reads the operator and its options; nothing where the part on the left stands alone.
  private mutating func comparison(
    of left: Int32, _ modifier: Comparison.Modifier
  ) throws(ExpressionError) -> Comparison? {
    guard !isPredicate(left) else {
      if modifier != .direct || continuesValue() { try requireValue(left) }
      return nil
    }
    guard let kind = Comparison.Operator(token.kind) else {
      if modifier != .direct { throw unexpected(after: left) }
      return nil
    }
    let sign = token
    try advance()
    if token.kind == .equal, token.start == sign.end {
      throw foreign(.tripleEquals, at: sign.start, to: token.end)
    }
    let options = token.kind == .leftBracket ? try options(of: kind) : []
    return Comparison(
      left: left, right: -1, kind: kind, modifier: modifier, options: options,
      start: Int32(sign.start), length: UInt8(sign.length))
  }

  /// Completes a comparison with its right side.
  private mutating func comparison(
    _ opening: Comparison, with right: Int32, from start: Int
  ) throws(ExpressionError) -> Int32 {
    try requireValue(right)
    if Comparison.Operator(token.kind) != nil {
      throw foreign(.chainedComparison, at: token.start, to: token.end)
    }
    var comparison = opening
    comparison.right = right
    prepare(right, beside: comparison.kind, comparison.options)
    if comparison.kind != .matches {
      prepare(comparison.left, beside: comparison.kind, comparison.options)
    }
    return add(.comparison(comparison), from: start)
  }

  /// Reads `[c]`, `[d]` or `[cd]`.
  private mutating func options(
    of kind: Comparison.Operator
  ) throws(ExpressionError) -> Comparison.Options {
    let opening = token
    try advance()
    let word = token
    let text = lexer.text(word.start..<word.end)
    if word.kind != .identifier {
      throw foreign(.listInBrackets, at: opening.start, to: word.end)
    }
    let options: Comparison.Options
    switch text.lowercased() {
    case "c": options = .ignoringCase
    case "d": options = .ignoringMarks
    case "cd", "dc": options = [.ignoringCase, .ignoringMarks]
    default:
      throw ExpressionError(.unknownOptions(text), at: word.start, length: word.length)
    }
    try advance()
    if token.kind == .comma {
      throw ExpressionError(.unknownOptions(text + ","), at: word.start, length: word.length + 1)
    }
    try expect(.rightBracket, .closingBracket)
    if kind == .between {
      throw ExpressionError(
        .optionsOnBetween, at: opening.start, length: previousEnd - opening.start)
    }
    return options
  }

  /// Whether the token would take what stands before it for a value.
  private func continuesValue() -> Bool {
    switch token.kind {
    case .plus, .minus, .star, .slash, .power, .dot, .leftBracket: true
    default: Comparison.Operator(token.kind) != nil
    }
  }

  /// Whether a part is a `BETWEEN` with something else than a list written on its right.
  private func hasBareBounds(_ node: Int32) -> Bool {
    guard case .comparison(let comparison) = tree.nodes[Int(node)].content,
      comparison.kind == .between
    else { return false }
    if case .list = tree.nodes[Int(comparison.right)].content { return false }
    return true
  }
}
