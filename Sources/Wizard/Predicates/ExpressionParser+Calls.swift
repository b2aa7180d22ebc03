extension ExpressionParser {
  /// What a word before an opening parenthesis calls.
  private enum Callee {
    case cast, subquery, ternary, functionExpression
    case function(Int)
  }

  /// Reads a call of a function or of a word that is written like one.
  mutating func call() throws(ExpressionError) -> Int32 {
    let word = token
    switch try callee() {
    case .cast: return try cast(from: word)
    case .subquery: return try subquery(from: word)
    case .ternary: return try ternary(from: word)
    case .functionExpression: return try functionExpression(from: word)
    case .function(let index): return try function(index, from: word)
    }
  }

  /// Reads the name of what is called and the opening parenthesis.
  private mutating func callee() throws(ExpressionError) -> Callee {
    let word = token
    var name = name(of: word)
    try advance()
    if token.kind == .colon { name = try selector(from: word) }
    guard token.kind == .leftParenthesis else {
      if word.kind == .cast || word.kind == .subquery { throw unexpected(.openingParenthesis) }
      throw bareName(name, word)
    }
    let end = previousEnd
    try enter()
    switch (word.kind, name.lowercased()) {
    case (.cast, _): return .cast
    case (.subquery, _): return .subquery
    case (.identifier, "ternary"): return .ternary
    case (.identifier, "function"): return .functionExpression
    default: break
    }
    if let index = ExpressionFunction.index(of: name) { return .function(index) }
    let suggestion = NearestName.suggestion(for: name, among: ExpressionFunction.names)
    throw ExpressionError(
      .unknownFunction(name, suggestion: suggestion), at: word.start, length: end - word.start)
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
    _ index: Int, from word: ExpressionToken
  ) throws(ExpressionError) -> Int32 {
    let base = pending.count
    if token.kind != .rightParenthesis { try elements(until: .rightParenthesis) }
    return try endFunction(index, since: base, from: word)
  }

  /// Reads the closing parenthesis of a call and checks its arguments.
  private mutating func endFunction(
    _ index: Int, since base: Int, from word: ExpressionToken
  ) throws(ExpressionError) -> Int32 {
    try closeCall(after: pending.last ?? 0)
    let arguments = takePending(from: base)
    let function = ExpressionFunction.all[index]
    guard function.accepts(Int(arguments.count)) else {
      throw ExpressionError(
        .argumentCount(
          function: function.name, expected: function.arityWords, found: Int(arguments.count)),
        at: word.start, length: previousEnd - word.start)
    }
    for (position, argument) in tree.parts(arguments).enumerated()
    where function.parameter(position) == .pattern {
      preparePattern(argument, options: [])
    }
    return add(.call(Int32(index), arguments), from: word.start)
  }

  private mutating func cast(from word: ExpressionToken) throws(ExpressionError) -> Int32 {
    let value = try sum()
    try endArgument(value)
    let type = try sum()
    return try endCast(of: value, to: type, from: word)
  }

  private mutating func endCast(
    of value: Int32, to type: Int32, from word: ExpressionToken
  ) throws(ExpressionError) -> Int32 {
    try requireValue(type)
    try closeCall(after: type)
    return add(.cast(value, type: type), from: word.start)
  }

  private mutating func ternary(from word: ExpressionToken) throws(ExpressionError) -> Int32 {
    let base = pending.count
    try appendCondition(predicateOrValue())
    try appendArgument(sum())
    try expect(.comma, .comma)
    try appendArgument(sum())
    try closeCall(after: pending.last ?? 0)
    return add(.ternary(takePending(from: base)), from: word.start)
  }

  private mutating func appendCondition(_ condition: Int32) throws(ExpressionError) {
    try requirePredicate(condition)
    pending.append(condition)
    try expect(.comma, .comma)
  }

  private mutating func appendArgument(_ node: Int32) throws(ExpressionError) {
    try requireValue(node)
    pending.append(node)
  }

  private mutating func subquery(from word: ExpressionToken) throws(ExpressionError) -> Int32 {
    let list = try sum()
    try endArgument(list)
    let name = try variable(of: list)
    let predicate = try predicateOrValue()
    return try endSubquery(of: list, name, predicate, from: word)
  }

  /// Reads the variable of a subquery and the comma behind it.
  private mutating func variable(of list: Int32) throws(ExpressionError) -> Int32 {
    guard token.kind == .row, ExpressionLexer.isNameStart(lexer.bytes[token.start + 1]) else {
      throw unexpected(.variable)
    }
    let name = try rowName()
    try advance()
    try expect(.comma, .comma)
    variables.append((name, list))
    return addName(name)
  }

  private mutating func endSubquery(
    of list: Int32, _ name: Int32, _ predicate: Int32, from word: ExpressionToken
  ) throws(ExpressionError) -> Int32 {
    try requirePredicate(predicate)
    variables.removeLast()
    try closeCall(after: predicate)
    return add(.subquery(list, variable: name, predicate: predicate), from: word.start)
  }

  /// Reads `FUNCTION(x, 'selector')`, which is another way to write three functions.
  private mutating func functionExpression(
    from word: ExpressionToken
  ) throws(ExpressionError) -> Int32 {
    let base = pending.count
    try appendArgument(sum())
    let index = try selectorArgument()
    return add(.call(Int32(index), takePending(from: base)), from: word.start)
  }

  /// Reads the selector of `FUNCTION` and the closing parenthesis.
  private mutating func selectorArgument() throws(ExpressionError) -> Int {
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
    if token.kind == .comma {
      throw ExpressionError(
        .argumentCount(function: selector, expected: "nothing more", found: 1), at: token.start,
        length: token.length)
    }
    leave()
    try expect(.rightParenthesis, .closingParenthesis)
    return index
  }

  /// Takes a value as an argument and goes over the comma behind it.
  private mutating func endArgument(_ node: Int32) throws(ExpressionError) {
    try requireValue(node)
    try expect(.comma, .comma)
  }

  private mutating func closeCall(after argument: Int32) throws(ExpressionError) {
    try close(.rightParenthesis, .closingParenthesis, after: argument)
  }
}
