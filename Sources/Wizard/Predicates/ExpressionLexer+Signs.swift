extension ExpressionLexer {
  /// Reads an operator, a bracket or another sign, the longest that fits.
  ///
  /// - Parameter byte: the byte it starts with.
  /// - Returns: the token.
  /// - Throws: where no token starts with that byte.
  mutating func sign(_ byte: UInt8) throws(ExpressionError) -> ExpressionToken {
    let start = position
    guard let (kind, length) = Self.double(byte, peek(1)) ?? Self.single(byte) else {
      throw unexpectedCharacter()
    }
    position += length
    return ExpressionToken(kind: kind, start: start, end: position)
  }

  /// The sign of two characters that two bytes are.
  private static func double(
    _ byte: UInt8, _ next: UInt8
  ) -> (kind: ExpressionToken.Kind, length: Int)? {
    switch (Unicode.Scalar(byte), Unicode.Scalar(next)) {
    case ("*", "*"): (.power, 2)
    case ("=", "="): (.equal, 2)
    case ("!", "="), ("<", ">"): (.notEqual, 2)
    case ("<", "="), ("=", "<"): (.lessOrEqual, 2)
    case (">", "="), ("=", ">"): (.greaterOrEqual, 2)
    case ("&", "&"): (.and, 2)
    case ("|", "|"): (.or, 2)
    default: nil
    }
  }

  /// The sign of one character that a byte is.
  private static func single(_ byte: UInt8) -> (kind: ExpressionToken.Kind, length: Int)? {
    switch Unicode.Scalar(byte) {
    case "+": (.plus, 1)
    case "-": (.minus, 1)
    case "*": (.star, 1)
    case "/": (.slash, 1)
    case "=": (.equal, 1)
    case "<": (.less, 1)
    case ">": (.greater, 1)
    case "!": (.not, 1)
    case "(": (.leftParenthesis, 1)
    case ")": (.rightParenthesis, 1)
    case "[": (.leftBracket, 1)
    case "]": (.rightBracket, 1)
    case "{": (.leftBrace, 1)
    case "}": (.rightBrace, 1)
    case ",": (.comma, 1)
    case ".": (.dot, 1)
    case ":": (.colon, 1)
    case "@": (.at, 1)
    default: nil
    }
  }

  /// Says which character starts no token, as a whole Unicode scalar.
  private func unexpectedCharacter() -> ExpressionError {
    var end = position + 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let scalar = text(position..<end).unicodeScalars.first ?? "?"
    let reason: ExpressionError.Reason =
      switch scalar {
      case "‘", "’", "“", "”", "„", "‚", "«", "»": .foreign(.typographicQuote)
      case "%": .foreign(.placeholder)
      default: .unexpectedCharacter(scalar)
      }
    return ExpressionError(reason, at: position, length: end - position)
  }
}
