extension ExactDecimal {
  /// Reads a number, keeping its digits and trailing zeros.
  ///
  /// - Parameters:
  ///   - text: the number as written.
  ///   - style: what it may look like.
  /// - Throws: the reason where the text is not such a number.
  public init(_ text: String, style: NumberStyle = .number) throws(NumberSyntaxError) {
    guard style.isPlain else {
      let plain = try LocalNumber.plainText(of: text, style: style)
      self = try ExactDecimal(utf8: plain.utf8.span, style: style)
      return
    }
    self = try ExactDecimal(utf8: text.utf8.span, style: style)
  }

  /// Reads a number from UTF-8 with the signs of program text, keeping its digits and trailing zeros.
  ///
  /// - Parameters:
  ///   - bytes: the number as written.
  ///   - style: what it may look like; its local signs are not looked at.
  /// - Throws: the reason where the text is not such a number.
  public init(utf8 bytes: Span<UInt8>, style: NumberStyle) throws(NumberSyntaxError) {
    if let whole = ExactDecimal.plainWhole(bytes) {
      self.init(whole)
      return
    }
    self = try bytes.withUnsafeBufferPointer { buffer throws(NumberSyntaxError) in
      var scanner = NumberScanner(buffer, style: style)
      return try scanner.scan()
    }
  }

  /// A number of a few digits and nothing else, as most are; nothing for any other, or for no number.
  private static func plainWhole(_ bytes: Span<UInt8>) -> Int? {
    guard 1...18 ~= bytes.count, bytes[0] != UInt8(ascii: "0") || bytes.count == 1 else {
      return nil
    }
    var whole = 0
    for index in bytes.indices {
      guard bytes[index].isDigit else { return nil }
      whole = whole * 10 + Int(bytes[index] & 15)
    }
    return whole
  }
}

/// Reads one number from the front of bytes to their end.
struct NumberScanner {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let style: NumberStyle
  private var position: Int
  private let end: Int
  /// The digits so far, as long as they are at most 38.
  private var significand: UInt128 = 0
  /// How many digits there are, leading zeros not counted.
  private var digitCount = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, style: NumberStyle) {
    var start = 0
    var end = bytes.count
    if !style.isLiteral {
      while start < end, bytes[start].isBlank { start += 1 }
      while end > start, bytes[end - 1].isBlank { end -= 1 }
    }
    self.bytes = bytes
    self.style = style
    self.position = start
    self.end = end
  }

  mutating func scan() throws(NumberSyntaxError) -> ExactDecimal {
    let start = position
    let isNegative = takeSign()
    let startsWithZero = peek == UInt8(ascii: "0")
    let whole = takeDigits()
    var places = 0
    let hasPoint = peek == UInt8(ascii: ".")
    if hasPoint {
      position += 1
      places = takeDigits()
    }
    guard whole + places > 0 else { throw reason(from: start) }
    let exponent = hasPoint && places == 0 ? nil : takeExponent()
    guard position == end else { throw reason(from: start) }
    if hasPoint, places == 0 { throw .pointWithoutDigits }
    if !style.isLiteral, startsWithZero, whole > 1 { throw .leadingZeros }
    if exponent != nil, !style.allowsExponent { throw .exponentNotAllowed }
    if hasPoint, !style.allowsFraction { throw .fractionNotAllowed }
    return try number(isNegative: isNegative, scale: places - (exponent ?? 0))
  }

  /// Writes the exponent out and joins the parts.
  private func number(isNegative: Bool, scale: Int) throws(NumberSyntaxError) -> ExactDecimal {
    let limit = ExactDecimal.maximumDigits
    let mostPlaces = style.isLiteral ? ExactDecimal.maximumScale : limit
    if digitCount == 0 {
      return ExactDecimal(significand: 0, scale: min(max(0, scale), mostPlaces))
    }
    guard digitCount <= limit, scale <= mostPlaces, digitCount - min(0, scale) <= limit else {
      throw .tooManyDigits
    }
    let digits = scale < 0 ? significand * PowerOfTen.power(-scale) : significand
    return ExactDecimal(isNegative: isNegative, magnitude: digits, scale: max(0, scale))
  }

  private var peek: UInt8? { position < end ? bytes[position] : nil }

  private mutating func takeSign() -> Bool {
    guard let byte = peek, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") else {
      return false
    }
    position += 1
    return byte == UInt8(ascii: "-")
  }

  /// Takes digits and returns how many there were.
  private mutating func takeDigits() -> Int {
    let start = position
    while let byte = peek, byte.isDigit {
      let digit = byte & 15
      if digitCount > 0 || digit > 0 { digitCount += 1 }
      if digitCount <= ExactDecimal.maximumDigits {
        significand = significand * 10 + UInt128(digit)
      }
      position += 1
    }
    return position - start
  }

  /// Takes an exponent, cut to where it is too large in any case.
  private mutating func takeExponent() -> Int? {
    let start = position
    guard let byte = peek, byte | 32 == UInt8(ascii: "e") else { return nil }
    position += 1
    let isNegative = takeSign()
    var value = 0
    let firstDigit = position
    while let byte = peek, byte.isDigit {
      value = min(value * 10 + Int(byte & 15), 1_000_000_000)
      position += 1
    }
    guard position > firstDigit else {
      position = start
      return nil
    }
    return isNegative ? -value : value
  }

  private func reason(from start: Int) -> NumberSyntaxError {
    NumberMisreading.reason(String(decoding: bytes[start..<end], as: UTF8.self))
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit.
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether the byte is a space, a tab or a line break.
  var isBlank: Bool { self == 32 || (self >= 9 && self <= 13) }
}
