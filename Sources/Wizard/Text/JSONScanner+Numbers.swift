extension JSONScanner {
  /// Takes the number that begins here.
  ///
  /// - Returns: its exact characters.
  /// - Throws: ``JSONFault`` where it is not written as JSON has it.
  mutating func number() throws(JSONFault) -> String {
    let start = position
    if byte == UInt8(ascii: "-") { position += 1 }
    if byte == UInt8(ascii: "0") {
      position += 1
      guard !isDigit(byte) else {
        throw badNumber(at: start, remedy: "a number does not begin with 0; text needs quotes")
      }
    } else {
      try takeDigits(at: start, remedy: "expected a digit behind \"-\"")
    }
    if byte == UInt8(ascii: ".") {
      position += 1
      try takeDigits(at: start, remedy: "expected a digit behind \".\"")
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      position += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { position += 1 }
      try takeDigits(at: start, remedy: "expected a digit in the exponent")
    }
    guard position == wordEnd else {
      throw badNumber(at: start, remedy: "text needs double quotes")
    }
    return text(in: start..<position)
  }

  private mutating func takeDigits(at start: Int, remedy: String) throws(JSONFault) {
    guard isDigit(byte) else { throw badNumber(at: start, remedy: remedy) }
    while isDigit(byte) { position += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// The fault of what looks like a number, with all the characters that belong to it.
  func badNumber(at start: Int, remedy: String) -> JSONFault {
    var end = start
    while end < bytes.count {
      var ahead = self
      ahead.position = end
      let isPart = bytes[end] == UInt8(ascii: ".") || bytes[end] == UInt8(ascii: "+")
      guard ahead.wordEnd > end || isPart else { break }
      end = max(ahead.wordEnd, end + 1)
    }
    return JSONFault(
      kind: .number, offset: start, end: end,
      message: "\"\(shortened(from: start, to: end))\" is not a number of JSON", remedy: remedy)
  }
}
