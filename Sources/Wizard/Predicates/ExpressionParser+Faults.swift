extension ExpressionParser {
  /// Says that something else was expected in place of the token.
  func unexpected(_ expectation: ExpressionError.Expectation) -> ExpressionError {
    let found = token.kind == .end ? nil : lexer.text(token.start..<token.end)
    return ExpressionError(
      .unexpected(found: found, expected: expectation, suggestion: nil), at: token.start,
      length: token.length)
  }

  /// Says that nothing can go on from a part as the token does, and what other languages mean by it.
  func unexpected(
    after node: Int32, _ expectation: ExpressionError.Expectation = .end
  ) -> ExpressionError {
    switch token.kind {
    case .colon where token.end < lexer.bytes.count && lexer.bytes[token.end] == UInt8(ascii: "="):
      return foreign(.assignment, at: token.start, to: token.end + 1)
    case .not:
      var ahead = lexer
      if let next = try? ahead.next(), Comparison.Operator(next.kind) != nil {
        return foreign(.infixNot, at: token.start, to: next.end)
      }
    case .identifier: return unexpectedWord(after: node, expectation)
    default: break
    }
    let wantsComparison =
      expectation == .end && tree.kind == .predicate && !isPredicate(node)
    return unexpected(wantsComparison ? .comparison : expectation)
  }

  private func unexpectedWord(
    after node: Int32, _ expectation: ExpressionError.Expectation
  ) -> ExpressionError {
    let word = lexer.text(token.start..<token.end)
    switch word.lowercased() {
    case "is": return foreign(.isNull, at: token.start, to: token.end)
    case "xor": return foreign(.exclusiveOr, at: token.start, to: token.end)
    default: break
    }
    var candidates = ["AND", "OR"]
    if !isPredicate(node) {
      candidates = ["CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE", "MATCHES", "IN", "BETWEEN"]
    }
    let suggestion = NearestName.suggestion(for: word.uppercased(), among: candidates)
    let wanted = isPredicate(node) || expectation != .end ? expectation : .comparison
    return ExpressionError(
      .unexpected(found: word, expected: wanted, suggestion: suggestion), at: token.start,
      length: token.length)
  }

  /// Says that no value starts with the token.
  func unexpectedOperand() -> ExpressionError {
    switch token.kind {
    case .leftBracket: foreign(.listInBrackets, at: token.start, to: token.end)
    case .first, .last, .size, .anyKey, .fetch, .caseInsensitive: reservedWord()
    default: unexpected(.value)
    }
  }

  /// Says that the token is a word that cannot be a name.
  func reservedWord() -> ExpressionError {
    ExpressionError(
      .reservedWord(lexer.text(token.start..<token.end)), at: token.start, length: token.length)
  }

  /// Says that a construct belongs to another language.
  func foreign(
    _ construct: ExpressionError.Construct, at start: Int, to end: Int
  ) -> ExpressionError {
    ExpressionError(.foreign(construct), at: start, length: end - start)
  }

  /// Says that a name has no dollar sign, or is the rest of a tag that has to be quoted.
  func bareName(_ name: String, _ word: ExpressionToken) -> ExpressionError {
    var start = word.start
    while start > 0, lexer.bytes[start - 1] == UInt8(ascii: "-") || isNamePart(at: start - 1) {
      start -= 1
    }
    if start > 0, start < word.start, lexer.bytes[start - 1] == UInt8(ascii: "$") {
      return ExpressionError(
        .unquotedTag(lexer.text(start..<word.end)), at: start - 1, length: word.end - start + 1)
    }
    return ExpressionError(.bareName(name), at: word.start, length: word.length)
  }

  private func isNamePart(at index: Int) -> Bool {
    ExpressionLexer.isNamePart(lexer.bytes[index])
  }
}
