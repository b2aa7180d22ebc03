extension ExpressionParser {
  /// Reads a literal, a row, a list, a call, or something in parentheses, which may be a predicate.
  mutating func atom() throws(ExpressionError) -> Int32 {
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
    case .leftParenthesis: return try parenthesised()
    case .leftBrace: return try list()
    case .cast, .subquery, .identifier, .escapedIdentifier: return try call()
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
    if let variable = variables.lastIndex(of: name) {
      return add(.variable(Int32(variable), name: addName(name)), from: start)
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
    try enter(at: opening)
    try advance()
    let inner = try predicateOrValue()
    leave()
    guard token.kind == .rightParenthesis else {
      if token.kind == .comma {
        throw foreign(.listInParentheses, at: opening.start, to: token.end)
      }
      throw unexpected(after: inner, .closingParenthesis)
    }
    try advance()
    return inner
  }

  private mutating func list() throws(ExpressionError) -> Int32 {
    let opening = token
    try enter(at: opening)
    try advance()
    let base = pending.count
    if token.kind != .rightBrace {
      try elements(until: .rightBrace)
    }
    leave()
    guard token.kind == .rightBrace else {
      throw pending.last.map { unexpected(after: $0, .closingBrace) } ?? unexpected(.closingBrace)
    }
    try advance()
    return add(.list(takePending(from: base)), from: opening.start)
  }

  /// Reads values with commas between them and puts them aside.
  mutating func elements(until closing: ExpressionToken.Kind) throws(ExpressionError) {
    while true {
      let element = try sum()
      try requireValue(element)
      pending.append(element)
      guard token.kind == .comma else { return }
      let comma = token
      try advance()
      if token.kind == closing { throw foreign(.trailingComma, at: comma.start, to: comma.end) }
    }
  }
}
