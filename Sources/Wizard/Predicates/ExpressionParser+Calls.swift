extension ExpressionParser {
  /// Reads a call of a function or of a word that is written like one.
  mutating func call() throws(ExpressionError) -> Int32 {
    let word = token
    var name = name(of: word)
    try advance()
    if token.kind == .colon { name = try selector(from: word) }
    guard token.kind == .leftParenthesis else {
      if word.kind == .cast || word.kind == .subquery { throw unexpected(.openingParenthesis) }
      throw bareName(name, word)
    }
    try enter(at: token)
    try advance()
    let node: Int32
    switch (word.kind, name.lowercased()) {
    case (.cast, _): node = try cast(from: word)
    case (.subquery, _): node = try subquery(from: word)
    case (.identifier, "ternary"): node = try ternary(from: word)
    case (.identifier, "function"): node = try functionExpression(from: word)
    default: node = try function(name, from: word)
    }
    leave()
    return node
  }

  /// Reads the rest of a name such as `modulus:by:`.
  private mutating func selector(from word: ExpressionToken) throws(ExpressionError) -> String {
    while true {
      let colon = token
      try expect(.colon, .openingParenthesis)
      if token.kind == .equal, token.start == colon.end {
        throw foreign(.assignment, at: colon.start, to: token.end)
      }
      guard token.kind == .identifier || token.kind.isReservedWord else { break }
      try advance()
    }
    return lexer.text(word.start..<previousEnd)
  }

  private mutating func function(
    _ name: String, from word: ExpressionToken
  ) throws(ExpressionError) -> Int32 {
    let end = previousEnd - 1
    guard let index = ExpressionFunction.index(of: name) else {
      let suggestion = NearestName.suggestion(for: name, among: ExpressionFunction.names)
      throw ExpressionError(
        .unknownFunction(name, suggestion: suggestion), at: word.start, length: end - word.start)
    }
    let base = pending.count
    if token.kind != .rightParenthesis { try elements(until: .rightParenthesis) }
    try closeCall(after: pending.count > base ? pending.last : nil)
    let arguments = takePending(from: base)
    let function = ExpressionFunction.all[index]
    guard function.accepts(Int(arguments.count)) else {
      throw ExpressionError(
        .argumentCount(
          function: name, expected: function.arityWords, found: Int(arguments.count)),
        at: word.start, length: previousEnd - word.start)
    }
    for (position, argument) in tree.parts(arguments).enumerated()
    where function.parameter(position) == .pattern {
      preparePattern(argument, options: [])
    }
    return add(.call(Int32(index), arguments), from: word.start)
  }

  private mutating func cast(from word: ExpressionToken) throws(ExpressionError) -> Int32 {
    let operand = try value()
    try expect(.comma, .comma)
    let type = try value()
    try closeCall(after: type)
    return add(.cast(operand, type: type), from: word.start)
  }

  private mutating func ternary(from word: ExpressionToken) throws(ExpressionError) -> Int32 {
    let base = pending.count
    let condition = try predicateOrValue()
    try requirePredicate(condition)
    pending.append(condition)
    try expect(.comma, .comma)
    pending.append(try value())
    try expect(.comma, .comma)
    let otherwise = try value()
    pending.append(otherwise)
    try closeCall(after: otherwise)
    return add(.ternary(takePending(from: base)), from: word.start)
  }

  private mutating func subquery(from word: ExpressionToken) throws(ExpressionError) -> Int32 {
    let list = try value()
    try expect(.comma, .comma)
    let first = token.start + 1
    guard token.kind == .row, ExpressionLexer.isNameStart(lexer.bytes[first]) else {
      throw unexpected(.variable)
    }
    let name = try rowName()
    try advance()
    try expect(.comma, .comma)
    variables.append(name)
    let predicate = try predicateOrValue()
    try requirePredicate(predicate)
    variables.removeLast()
    try closeCall(after: predicate)
    return add(
      .subquery(list, variable: addName(name), predicate: predicate), from: word.start)
  }

  /// Reads `FUNCTION(x, 'selector')`, which is another way to write three functions.
  private mutating func functionExpression(
    from word: ExpressionToken
  ) throws(ExpressionError) -> Int32 {
    let base = pending.count
    pending.append(try value())
    try expect(.comma, .comma)
    guard token.kind == .string else { throw unexpected(.string) }
    let selector = try lexer.contents(of: token.start..<token.end)
    let selectors = [
      "uppercaseString": "uppercase", "lowercaseString": "lowercase", "length": "length",
    ]
    guard let index = selectors[selector].flatMap(ExpressionFunction.index) else {
      throw ExpressionError(.unknownSelector(selector), at: token.start, length: token.length)
    }
    try advance()
    guard token.kind == .rightParenthesis else {
      throw token.kind == .comma
        ? ExpressionError(
          .argumentCount(function: selector, expected: "nothing more", found: 1), at: token.start,
          length: token.length) : unexpected(.closingParenthesis)
    }
    try advance()
    return add(.call(Int32(index), takePending(from: base)), from: word.start)
  }

  /// Reads a value that is an argument.
  private mutating func value() throws(ExpressionError) -> Int32 {
    let node = try sum()
    try requireValue(node)
    return node
  }

  private mutating func closeCall(after argument: Int32?) throws(ExpressionError) {
    guard token.kind == .rightParenthesis else {
      throw argument.map { unexpected(after: $0, .closingParenthesis) }
        ?? unexpected(.closingParenthesis)
    }
    try advance()
  }
}
