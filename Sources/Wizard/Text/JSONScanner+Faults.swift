extension JSONScanner {
  /// A stretch of the text, cut where it is too long for a message.
  func shortened(from start: Int, to end: Int) -> String {
    guard end - start > 40 else { return text(from: start, to: end) }
    var cut = start + 40
    while cut > start, bytes[cut] & 0xC0 == 0x80 { cut -= 1 }
    return text(from: start, to: cut) + "…"
  }

  /// What stands here, in words, and the index behind it.
  private var found: (words: String, end: Int) {
    guard !isAtEnd else { return ("the end of the text", position) }
    if byte == UInt8(ascii: "\"") {
      var ahead = self
      let isString = (try? ahead.string()) != nil
      return ("a string", isString ? ahead.position : position + 1)
    }
    let word = wordEnd
    if word > position { return ("\"\(shortened(from: position, to: word))\"", word) }
    if byte < 0x20 || byte == 0x7F { return ("a control character", position + 1) }
    return ("\"\(text(from: position, to: position + 1))\"", position + 1)
  }

  /// The fault of what stands here.
  ///
  /// - Parameters:
  ///   - expected: what should stand here.
  ///   - remedy: what would mend it.
  /// - Returns: a fault at what stands here.
  func unexpected(expected: String, remedy: String? = nil) -> JSONFault {
    let found = found
    return JSONFault(
      kind: .unexpected, offset: position, end: found.end,
      message: "found \(found.words), expected \(expected)", remedy: remedy)
  }

  /// The fault of what stands where a comma or a bracket should.
  func missingComma(closing bracket: UInt8, openedAt opening: Int) -> JSONFault {
    let name = Character(Unicode.Scalar(bracket))
    let expected = "\",\" or \"\(name)\""
    guard !isAtEnd else {
      let line = lineNumber(of: opening)
      return unexpected(
        expected: expected, remedy: "\"\(text(from: opening, to: opening + 1))\" is in line \(line)"
      )
    }
    let isValue = "\"{[-".utf8.contains(byte) || wordEnd > position
    return unexpected(expected: expected, remedy: isValue ? "is a comma missing?" : nil)
  }

  private func lineNumber(of offset: Int) -> Int {
    var line = 1
    for index in 0..<min(offset, bytes.count) {
      let isCRLF = bytes[index] == 0x0D && bytes[index + 1] == 0x0A
      if bytes[index] == 0x0A || (bytes[index] == 0x0D && !isCRLF) { line += 1 }
    }
    return line
  }

  /// The fault of what stands where a key should.
  func unexpectedKey(expected: String) -> JSONFault {
    if let quotes = foreignQuotes(expected: expected) { return quotes }
    let word = text(from: position, to: wordEnd)
    guard !word.isEmpty else { return unexpected(expected: expected) }
    return unexpected(expected: expected, remedy: "keys need double quotes")
  }

  /// The fault of what stands where a value should.
  func unexpectedValue(expected: String) -> JSONFault {
    if let quotes = foreignQuotes(expected: expected) { return quotes }
    let next = byte(ahead: 1)
    if byte == UInt8(ascii: "+") {
      return badNumber(at: position, remedy: "write the number without \"+\"")
    }
    if byte == UInt8(ascii: "."), next >= UInt8(ascii: "0"), next <= UInt8(ascii: "9") {
      return badNumber(at: position, remedy: "write a digit before \".\"")
    }
    guard wordEnd > position else { return unexpected(expected: expected) }
    return JSONFault(
      kind: .word, offset: position, end: wordEnd,
      message: "found \"\(shortened(from: position, to: wordEnd))\", expected \(expected)",
      remedy: remedy(for: text(from: position, to: wordEnd)))
  }

  private func remedy(for word: String) -> String {
    switch word.lowercased() {
    case "true", "yes", "on": "write true"
    case "false", "no", "off": "write false"
    case "null", "none", "nil", "undefined": "write null"
    case "nan", "infinity", "inf": "JSON has no such number"
    default: "text needs double quotes"
    }
  }

  private func foreignQuotes(expected: String) -> JSONFault? {
    if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "`") {
      return unexpected(expected: expected, remedy: "use double quotes")
    }
    // U+2018 to U+201F, the quotation marks that word processors make.
    guard byte == 0xE2, byte(ahead: 1) == 0x80, (0x98...0x9F).contains(byte(ahead: 2)) else {
      return nil
    }
    return JSONFault(
      kind: .unexpected, offset: position, end: position + 3,
      message: "found \"\(text(from: position, to: position + 3))\", expected \(expected)",
      remedy: "use the straight quotes \"")
  }
}
