/// Cuts the bytes of an expression into tokens, one at a time.
struct ExpressionLexer {
  /// The text in UTF-8.
  private(set) var bytes: [UInt8]
  /// The offset of the next byte to look at.
  var position = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Goes on to another text, whose bytes take the room of those before.
  mutating func begin(_ text: String) {
    bytes.removeAll(keepingCapacity: true)
    bytes.append(contentsOf: text.utf8)
    position = 0
  }

  /// Reads the next token.
  ///
  /// - Throws: where the bytes start no token, or one that is not complete.
  mutating func next() throws(ExpressionError) -> ExpressionToken {
    skipBlanks()
    guard position < bytes.count else {
      return ExpressionToken(kind: .end, start: bytes.count, end: bytes.count)
    }
    let start = position
    let byte = bytes[position]
    if Self.isNameStart(byte) {
      skipName()
      let kind = ReservedWord.kind(of: bytes, in: start..<position) ?? .identifier
      return ExpressionToken(kind: kind, start: start, end: position)
    }
    switch byte {
    case UInt8(ascii: "$"): return try row()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      try skipString()
      return ExpressionToken(kind: .string, start: start, end: position)
    case UInt8(ascii: "#"):
      position += 1
      guard skipName() else {
        throw ExpressionError(.missingName(after: "#"), at: start, length: 1)
      }
      return ExpressionToken(kind: .escapedIdentifier, start: start, end: position)
    default: return try sign(byte)
    }
  }

  /// The text between two offsets.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// Moves over the letters, digits and underscores of a name.
  ///
  /// - Returns: whether there is a name here.
  @discardableResult
  mutating func skipName() -> Bool {
    guard position < bytes.count, Self.isNameStart(bytes[position]) else { return false }
    position += 1
    while position < bytes.count, Self.isNamePart(bytes[position]) { position += 1 }
    return true
  }

  /// The byte so many places on, or 0 behind the end.
  func peek(_ distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  /// Whether a name can start with a byte.
  static func isNameStart(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return (letter >= 0x61 && letter <= 0x7A) || byte == 0x5F
  }

  /// Whether a name can go on with a byte.
  static func isNamePart(_ byte: UInt8) -> Bool {
    isNameStart(byte) || (byte >= 0x30 && byte <= 0x39)
  }

  private mutating func skipBlanks() {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) else { return }
      position += 1
    }
  }

  /// Reads `$name`, `$#name` or `$"any-name"`.
  private mutating func row() throws(ExpressionError) -> ExpressionToken {
    let start = position
    position += 1
    switch peek(0) {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): try skipString()
    case UInt8(ascii: "#"):
      position += 1
      guard skipName() else {
        throw ExpressionError(.missingName(after: "$#"), at: start, length: 2)
      }
    default:
      guard skipName() else {
        throw ExpressionError(.missingName(after: "$"), at: start, length: 1)
      }
    }
    return ExpressionToken(kind: .row, start: start, end: position)
  }
}
