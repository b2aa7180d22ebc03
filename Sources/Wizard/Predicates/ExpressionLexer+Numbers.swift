extension ExpressionLexer {
  /// Moves over a number and checks its shape.
  ///
  /// - Throws: where digits are missing or something is stuck to its end.
  mutating func number() throws(ExpressionError) -> ExpressionToken {
    let start = position
    if bytes[position] == UInt8(ascii: "0"), let base = Self.base(of: peek(1)) {
      position += 2
      let digits = position
      while let value = Self.digit(peek(0)), value < base { position += 1 }
      if position == digits { throw malformed(from: start) }
    } else {
      skipDigits()
      if peek(0) == UInt8(ascii: ".") {
        position += 1
        guard skipDigits() else { throw malformed(from: start) }
      }
      if peek(0) | 0x20 == UInt8(ascii: "e") { try skipExponent(from: start) }
    }
    let isFollowedByFraction = peek(0) == UInt8(ascii: ".") && peek(1) >= 0x30 && peek(1) <= 0x39
    if Self.isNamePart(peek(0)) || isFollowedByFraction { throw malformed(from: start) }
    return ExpressionToken(kind: .number, start: start, end: position)
  }

  /// Takes the amount of a number token.
  ///
  /// - Throws: where it has more digits than a number can hold.
  func amount(of token: ExpressionToken) throws(ExpressionError) -> ExactDecimal {
    if let base = token.length > 2 ? Self.base(of: bytes[token.start + 1]) : nil,
      bytes[token.start] == UInt8(ascii: "0")
    {
      return try wholeNumber(token, from: token.start + 2, base: base)
    }
    if token.length <= 18, bytes[token.start..<token.end].allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) {
      return try wholeNumber(token, from: token.start, base: 10)
    }
    do {
      return try ExactDecimal(text(token.start..<token.end), style: .literal)
    } catch {
      throw tooLarge(token)
    }
  }

  private func wholeNumber(
    _ token: ExpressionToken, from start: Int, base: UInt8
  ) throws(ExpressionError) -> ExactDecimal {
    var amount: Int128 = 0
    for byte in bytes[start..<token.end] {
      let (product, isTooLarge) = amount.multipliedReportingOverflow(by: Int128(base))
      let (sum, isTooLargeToo) = product.addingReportingOverflow(Int128(Self.digit(byte) ?? 0))
      if isTooLarge || isTooLargeToo || sum >= Self.limit { throw tooLarge(token) }
      amount = sum
    }
    return ExactDecimal(significand: amount)
  }

  /// The least whole number of 39 digits.
  private static let limit: Int128 = 100_000_000_000_000_000_000_000_000_000_000_000_000

  private func tooLarge(_ token: ExpressionToken) -> ExpressionError {
    ExpressionError(
      .numberTooLarge(text(token.start..<token.end)), at: token.start, length: token.length)
  }

  private mutating func skipExponent(from start: Int) throws(ExpressionError) {
    position += 1
    if peek(0) == UInt8(ascii: "+") || peek(0) == UInt8(ascii: "-") { position += 1 }
    guard skipDigits() else { throw malformed(from: start) }
  }

  @discardableResult
  private mutating func skipDigits() -> Bool {
    let start = position
    while peek(0) >= 0x30, peek(0) <= 0x39 { position += 1 }
    return position > start
  }

  /// Describes a number that is not one, with everything that is stuck to it.
  private func malformed(from start: Int) -> ExpressionError {
    var end = position
    while end < bytes.count, Self.isNamePart(bytes[end]) || bytes[end] == UInt8(ascii: ".") {
      end += 1
    }
    return ExpressionError(.malformedNumber(text(start..<end)), at: start, length: end - start)
  }

  private static func base(of letter: UInt8) -> UInt8? {
    switch Unicode.Scalar(letter | 0x20) {
    case "x": 16
    case "o": 8
    case "b": 2
    default: nil
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }
}
