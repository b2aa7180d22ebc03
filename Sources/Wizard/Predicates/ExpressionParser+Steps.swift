extension ExpressionParser {
  /// Reads what stands behind a point and puts its step aside; `.self` is no step.
  mutating func key() throws(ExpressionError) {
    let start = token.start
    switch token.kind {
    case .selfWord: try advance()
    case .identifier, .escapedIdentifier:
      let name = name(of: token)
      try advance()
      pending.append(add(.key(addName(name)), from: start))
    case .at: try aggregate()
    default:
      if token.kind.isReservedWord { throw reservedWord() }
      throw unexpected(.key)
    }
  }

  private mutating func aggregate() throws(ExpressionError) {
    let start = token.start
    try advance()
    guard token.kind == .identifier || token.kind.isReservedWord else { throw unexpected(.key) }
    let name = name(of: token)
    guard let aggregate = ExpressionNode.Aggregate(rawValue: name) else {
      let suggestion = NearestName.suggestion(
        for: name, among: ExpressionNode.Aggregate.allCases.map(\.rawValue))
      throw ExpressionError(
        .unknownAggregate(name, suggestion: suggestion.map { "@" + $0 }), at: start,
        length: token.end - start)
    }
    try advance()
    if aggregate != .count {
      let fault = ExpressionError(
        .aggregateNeedsKey(name), at: start, length: previousEnd - start)
      guard token.kind == .dot else { throw fault }
      try advance()
      guard token.kind == .selfWord else { throw fault }
      try advance()
    }
    pending.append(add(.aggregate(aggregate), from: start))
  }

  /// Reads an index behind its opening bracket and puts its step aside.
  mutating func index() throws(ExpressionError) {
    if try position() { return }
    let start = previousEnd - 1
    try countBracket()
    try endIndex(sum(), from: start)
  }

  /// Reads `FIRST`, `LAST` or `SIZE` and the closing bracket, if one of them is here.
  private mutating func position() throws(ExpressionError) -> Bool {
    let start = previousEnd - 1
    let position: ExpressionNode.Position
    switch token.kind {
    case .first: position = .first
    case .last: position = .last
    case .size: position = .size
    default: return false
    }
    try advance()
    try expect(.rightBracket, .closingBracket)
    pending.append(add(.position(position), from: start))
    return true
  }

  private mutating func endIndex(_ index: Int32, from start: Int) throws(ExpressionError) {
    try requireValue(index)
    try close(.rightBracket, .closingBracket, after: index)
    pending.append(add(.element(index), from: start))
  }

  /// The name that an identifier is, without the sign that keeps it from being reserved.
  func name(of token: ExpressionToken) -> String {
    let skipped = token.kind == .escapedIdentifier ? 1 : 0
    return lexer.text((token.start + skipped)..<token.end)
  }

  /// The index of a name, which is kept once.
  mutating func addName(_ name: String) -> Int32 {
    if let index = tree.names.firstIndex(of: name) { return Int32(index) }
    tree.names.append(name)
    return Int32(tree.names.count - 1)
  }
}
