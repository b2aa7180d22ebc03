extension ExpressionParser {
  /// Reads a literal, a row, a list, a call, or something in parentheses, which may be a predicate.
  mutating func atom() throws(ExpressionError) -> Int32 {
    switch token.kind {
    case .leftParenthesis: return try parenthesised()
    case .leftBrace: return try list()
    case .cast, .subquery, .identifier, .escapedIdentifier: return try call()
    default: return try simpleAtom()
    }
  }

  /// Reads a literal or a row.
  private mutating func simpleAtom() throws(ExpressionError) -> Int32 {
    let start = token.start
    switch token.kind {
    case .number:
      let amount = try lexer.amount(of: token)
      try advance()
      tree.literals.append(.number(amount))
      return add(.number(Int32(tree.literals.count - 1)), from: start)
    case .string: return try string()
    case .yes, .no:
      let isTrue = token.kind == .yes
      try advance()
      return add(.boolean(isTrue), from: start)
    case .null:
      try advance()
      return add(.null, from: start)
    case .selfWord:
      try advance()
      tree.readsSelf = true
      return add(.selfValue, from: start)
    case .row: return try row()
    default: throw unexpectedOperand()
    }
  }

  /// Reads a string.
  mutating func string() throws(ExpressionError) -> Int32 {
    let start = token.start
    let text = try lexer.contents(of: start..<token.end)
    try advance()
    tree.literals.append(.string(text))
    return add(.string(Int32(tree.literals.count - 1), prepared: -1), from: start)
  }

  private mutating func row() throws(ExpressionError) -> Int32 {
    let start = token.start
    let length = token.length
    let name = try rowName()
    try advance()
    if let variable = variables.lastIndex(where: { $0.name == name }) {
      let list = variables[variable].list
      return add(.variable(Int32(variable), name: addName(name), list: list), from: start)
    }
    tree.references.append(
      ExpressionTree.Reference(
        name: name, property: .value, offset: start, length: length, row: nil))
    return add(.row(Int32(tree.references.count - 1), index: -1), from: start)
  }

  /// The name a row token holds: plain, escaped or quoted.
  func rowName() throws(ExpressionError) -> String {
    let start = token.start + 1
    switch lexer.bytes[start] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return try lexer.contents(of: start..<token.end)
    case UInt8(ascii: "#"): return lexer.text((start + 1)..<token.end)
    default: return lexer.text(start..<token.end)
    }
  }

  private mutating func parenthesised() throws(ExpressionError) -> Int32 {
    let opening = token
    try enter()
    let inner = try predicateOrValue()
    try closeParenthesis(opening, after: inner)
    return inner
  }

  private mutating func closeParenthesis(
    _ opening: ExpressionToken, after inner: Int32
  ) throws(ExpressionError) {
    if token.kind == .comma {
      throw foreign(.listInParentheses, at: opening.start, to: token.end)
    }
    try close(.rightParenthesis, .closingParenthesis, after: inner)
  }

  private mutating func list() throws(ExpressionError) -> Int32 {
    let start = token.start
    try enter()
    let base = pending.count
    if token.kind != .rightBrace { try elements(until: .rightBrace) }
    try close(.rightBrace, .closingBrace, after: pending.last ?? 0)
    return add(.list(takePending(from: base)), from: start)
  }

  /// Reads values with commas between them and puts them aside.
  mutating func elements(until closing: ExpressionToken.Kind) throws(ExpressionError) {
    repeat { try appendElement(sum()) } while try takeComma(before: closing)
  }

  private mutating func appendElement(_ element: Int32) throws(ExpressionError) {
    try requireValue(element)
    pending.append(element)
  }

  /// Goes over a comma, behind which something has to stand.
  private mutating func takeComma(
    before closing: ExpressionToken.Kind
  ) throws(ExpressionError) -> Bool {
    guard token.kind == .comma else { return false }
    let comma = token
    try advance()
    if token.kind == closing { throw foreign(.trailingComma, at: comma.start, to: comma.end) }
    return true
  }

  /// Goes over a closing bracket, which has to be here.
  mutating func close(
    _ kind: ExpressionToken.Kind, _ expectation: ExpressionError.Expectation, after part: Int32
  ) throws(ExpressionError) {
    leave()
    guard token.kind == kind else {
      throw tree.nodes.isEmpty ? unexpected(expectation) : unexpected(after: part, expectation)
    }
    try advance()
  }
}
