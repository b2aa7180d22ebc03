/// The characters of a JSON text: blanks, comments, words.
struct JSONScanner {
  /// The text in UTF-8.
  let bytes: UnsafeBufferPointer<UInt8>
  /// How much more than JSON is accepted.
  let dialect: JSONReader.Dialect
  /// The index of the next byte.
  var position = 0
  /// Where strings with escapes are put together.
  var scratch: [UInt8] = []
  /// Keys that stood here before.
  var keys = KeyCache()

  /// Prepares to read.
  ///
  /// - Parameters:
  ///   - bytes: the text in UTF-8.
  ///   - dialect: how much more than JSON is accepted.
  init(bytes: UnsafeBufferPointer<UInt8>, dialect: JSONReader.Dialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  /// Whether no byte is left.
  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte; 0 at the end, where every expectation fails.
  var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// The next byte's offset as nodes keep it.
  var offset: UInt32 { UInt32(truncatingIfNeeded: position) }

  /// The byte some places ahead; 0 behind the end.
  func byte(ahead distance: Int) -> UInt8 {
    position + distance < bytes.count ? bytes[position + distance] : 0
  }

  /// Skips a first line that names the program that runs the form.
  mutating func skipInterpreterLine() {
    guard dialect == .form, byte == UInt8(ascii: "#"), byte(ahead: 1) == UInt8(ascii: "!") else {
      return
    }
    skipLine()
  }

  /// Skips blanks, line breaks and, in a form, comments.
  ///
  /// - Throws: ``JSONFault`` at a comment that does not end or may not stand here.
  @inline(__always)
  mutating func skipBlanks() throws(JSONFault) {
    // Most often there is none, or one.
    if byte == 0x20 { position += 1 }
    if byte > 0x20, byte != UInt8(ascii: "/") { return }
    try skipMoreBlanks()
  }

  private mutating func skipMoreBlanks() throws(JSONFault) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      case UInt8(ascii: "/"):
        guard try skipComment() else { return }
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D {
      position += 1
    }
  }

  /// Skips a comment; false where the slash begins none.
  private mutating func skipComment() throws(JSONFault) -> Bool {
    let start = position
    let second = byte(ahead: 1)
    guard second == UInt8(ascii: "/") || second == UInt8(ascii: "*") else { return false }
    guard dialect == .form else {
      throw JSONFault(
        kind: .dialect, offset: start, end: start + 2, message: "found a comment",
        remedy: "JSON has no comments")
    }
    guard second == UInt8(ascii: "*") else {
      skipLine()
      return true
    }
    position += 2
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "*"), byte(ahead: 1) == UInt8(ascii: "/") {
        position += 2
        return true
      }
      position += 1
    }
    throw JSONFault(
      kind: .unclosed, offset: start, end: start + 2, message: "the comment does not end",
      remedy: "expected \"*/\"")
  }

  /// Takes `true`, `false` or `null`.
  ///
  /// - Returns: the value; nil, and nothing taken, where none of them stands here.
  mutating func constant() -> Node.Content? {
    switch byte {
    case UInt8(ascii: "t") where takes("true"): .boolean(true)
    case UInt8(ascii: "f") where takes("false"): .boolean(false)
    case UInt8(ascii: "n") where takes("null"): .null
    default: nil
    }
  }

  /// The index behind the word that begins here; here where none does.
  var wordEnd: Int {
    var end = position
    while end < bytes.count, isWordByte(bytes[end]) { end += 1 }
    return end
  }

  /// Takes a word, if it stands here and no longer one.
  @inline(__always)
  private mutating func takes(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard !isWordByte(byte(ahead: length)) else { return false }
    for index in 0..<length where byte(ahead: index) != word.utf8Start[index] { return false }
    position += length
    return true
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"): true
    case UInt8(ascii: "-"): true
    default: byte >= 0x80
    }
  }
}
