extension ExpressionParser {
  /// Reads terms joined by `AND` and `OR`, or a single value.
  mutating func predicateOrValue() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try conjunction()
    guard token.kind == .or else { return first }
    try requirePredicate(first)
    let base = pending.count
    pending.append(first)
    while token.kind == .or {
      try advance()
      let term = try conjunction()
      try requirePredicate(term)
      pending.append(term)
    }
    return add(.or(takePending(from: base)), from: start)
  }

  private mutating func conjunction() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try negation()
    guard token.kind == .and else { return first }
    try requirePredicate(first)
    let base = pending.count
    pending.append(first)
    while token.kind == .and {
      try advance()
      let term = try negation()
      if !isPredicate(term), let previous = pending.last, hasBareBounds(previous) {
        throw foreign(.betweenAnd, at: Int(tree.nodes[Int(term)].start), to: previousEnd)
      }
      try requirePredicate(term)
      pending.append(term)
    }
    return add(.and(takePending(from: base)), from: start)
  }

  /// Reads a comparison and the `NOT`s before it, of which two mean nothing.
  private mutating func negation() throws(ExpressionError) -> Int32 {
    let start = token.start
    var isNegative = false
    guard token.kind == .not else { return try comparison() }
    while token.kind == .not {
      isNegative.toggle()
      try advance()
    }
    let node = try comparison()
    try requirePredicate(node)
    return isNegative ? add(.not(node), from: start) : node
  }

  private mutating func comparison() throws(ExpressionError) -> Int32 {
    let start = token.start
    var modifier = Comparison.Modifier.direct
    switch token.kind {
    case .truePredicate, .falsePredicate:
      let holds = token.kind == .truePredicate
      try advance()
      let node = add(.constant(holds), from: start)
      if continuesValue() { try requireValue(node) }
      return node
    case .any: modifier = .any
    case .all: modifier = .all
    case .none: modifier = .none
    default: break
    }
    if modifier != .direct { try advance() }
    let left = try sum()
    guard !isPredicate(left) else {
      if modifier != .direct || continuesValue() { try requireValue(left) }
      return left
    }
    guard let kind = Comparison.Operator(token.kind) else {
      if modifier != .direct { throw unexpected(after: left) }
      return left
    }
    return try comparison(of: left, kind, modifier, from: start)
  }

  /// Reads the operator, its options and the right side.
  private mutating func comparison(
    of left: Int32, _ kind: Comparison.Operator, _ modifier: Comparison.Modifier, from start: Int
  ) throws(ExpressionError) -> Int32 {
    let sign = token
    try advance()
    if token.kind == .equal, token.start == sign.end {
      throw foreign(.tripleEquals, at: sign.start, to: token.end)
    }
    let options = token.kind == .leftBracket ? try options(of: kind) : []
    let right = try sum()
    try requireValue(right)
    if Comparison.Operator(token.kind) != nil {
      throw foreign(.chainedComparison, at: token.start, to: token.end)
    }
    prepare(right, beside: kind, options)
    if kind != .matches { prepare(left, beside: kind, options) }
    let comparison = Comparison(
      left: left, right: right, kind: kind, modifier: modifier, options: options,
      start: Int32(sign.start), length: UInt8(sign.length))
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
