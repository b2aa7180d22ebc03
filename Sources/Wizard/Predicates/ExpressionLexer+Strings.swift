extension ExpressionLexer {
  /// Moves over a string from its opening to its closing quote.
  ///
  /// - Throws: where the closing quote is missing.
  mutating func skipString() throws(ExpressionError) {
    let start = position
    let quote = bytes[position]
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == quote { return }
    }
    throw ExpressionError(.unterminatedString, at: start, length: bytes.count - start)
  }

  /// Takes the text of a string, its escapes resolved.
  ///
  /// - Parameter range: the string with its quotes.
  /// - Returns: the text.
  /// - Throws: where a surrogate escape stands alone.
  func contents(of range: Range<Int>) throws(ExpressionError) -> String {
    let inner = (range.lowerBound + 1)..<(range.upperBound - 1)
    guard bytes[inner].contains(UInt8(ascii: "\\")) else { return text(inner) }
    var result: [UInt8] = []
    result.reserveCapacity(inner.count)
    var index = inner.lowerBound
    while index < inner.upperBound {
      guard bytes[index] == UInt8(ascii: "\\") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      let (scalar, length) = try escape(at: index, before: inner.upperBound)
      if let scalar { result.append(contentsOf: UTF8.encode(scalar) ?? .init()) }
      index += length
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Resolves an escape.
  ///
  /// - Returns: the character it stands for, or nothing where only the backslash is dropped, and the bytes used.
  private func escape(
    at index: Int, before end: Int
  ) throws(ExpressionError) -> (scalar: Unicode.Scalar?, length: Int) {
    let letter = bytes[index + 1]
    switch Unicode.Scalar(letter) {
    case "n": return ("\n", 2)
    case "t": return ("\t", 2)
    case "r": return ("\r", 2)
    case "a": return ("\u{07}", 2)
    case "b": return ("\u{08}", 2)
    case "f": return ("\u{0C}", 2)
    case "v": return ("\u{0B}", 2)
    case "0"..."7":
      guard let code = code(at: index + 1, digits: 3, base: 8, before: end) else { return (nil, 1) }
      return (Unicode.Scalar(code), 4)
    case "x", "X":
      guard let code = code(at: index + 2, digits: 2, base: 16, before: end) else {
        return (nil, 1)
      }
      return (Unicode.Scalar(code), 4)
    case "u", "U":
      guard let code = code(at: index + 2, digits: 4, base: 16, before: end) else {
        return (nil, 1)
      }
      return try scalar(of: UInt16(code), at: index, before: end)
    case "\\": return ("\\", 2)
    default: return (nil, 1)
    }
  }

  /// Joins a surrogate escape with the one behind it; other code units stand for themselves.
  private func scalar(
    of unit: UInt16, at index: Int, before end: Int
  ) throws(ExpressionError) -> (scalar: Unicode.Scalar?, length: Int) {
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    let next = index + 6
    if unit < 0xDC00, next + 1 < end, bytes[next] == UInt8(ascii: "\\"),
      bytes[next + 1] | 0x20 == UInt8(ascii: "u"),
      let low = code(at: next + 2, digits: 4, base: 16, before: end), low & 0xFC00 == 0xDC00
    {
      let high = UInt32(unit) - 0xD800
      return (Unicode.Scalar(0x10000 + (high << 10) + (low - 0xDC00)), 12)
    }
    throw ExpressionError(.loneSurrogate(text(index..<next)), at: index, length: 6)
  }

  /// Reads exactly so many digits of a base, or nothing.
  private func code(at start: Int, digits: Int, base: Int, before end: Int) -> UInt32? {
    guard start + digits <= end else { return nil }
    var code: UInt32 = 0
    for byte in bytes[start..<(start + digits)] {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < base else {
        return nil
      }
      code = code * UInt32(base) + UInt32(digit)
    }
    return code
  }
}
