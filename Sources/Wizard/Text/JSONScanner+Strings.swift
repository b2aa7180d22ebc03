extension JSONScanner {
  /// Takes the string that begins here.
  ///
  /// - Returns: the text it stands for.
  /// - Throws: ``JSONFault`` at a bad escape, a control character or the missing end.
  mutating func string() throws(JSONFault) -> String {
    guard let range = passPlainString() else { return try stringWithEscapes(openedAt: position) }
    return text(in: range)
  }

  /// Takes the key that begins here, as ``string()`` does; most keys of a form stand in it many times.
  mutating func key() throws(JSONFault) -> String {
    guard let range = passPlainString() else { return try stringWithEscapes(openedAt: position) }
    guard (1...15).contains(range.count), range.lowerBound + 16 <= bytes.count,
      let first = bytes.baseAddress
    else { return text(in: range) }
    let words = KeyCache.Words(UnsafeRawPointer(first + range.lowerBound), count: range.count)
    if let key = keys[words] { return key }
    let key = text(in: range)
    keys[words] = key
    return key
  }

  /// Passes the string that begins here, where each of its bytes stands for itself.
  ///
  /// - Returns: where its text stands; nothing, and nothing passed, for any other string.
  private mutating func passPlainString() -> Range<Int>? {
    let start = position + 1
    let end = plainEnd(from: start)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    position = end + 1
    hadEscapes = false
    return start..<end
  }

  /// The text of a stretch, which is UTF-8; most are so short that they need no memory of their own.
  func text(in range: Range<Int>) -> String {
    guard range.count <= 15 else { return String(decoding: bytes[range], as: UTF8.self) }
    return String(unsafeUninitializedCapacity: range.count) { room in
      _ = room.initialize(from: bytes[range])
      return range.count
    }
  }

  /// A number that equal strings share and few others, of the string that was just taken.
  ///
  /// - Parameter start: the index of its first quotation mark.
  /// - Returns: the number; nothing where an escape lets equal strings be written in different ways.
  func mark(ofStringAt start: Int) -> UInt64? {
    guard !hadEscapes else { return nil }
    let length = UInt64(truncatingIfNeeded: position - start)
    return UInt64(bytes[start + 1]) &+ 5 &* UInt64(bytes[position - 2]) &+ 11 &* length
  }

  /// The index of the first byte that does not stand for itself in a string.
  private func plainEnd(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      index += 1
    }
    return index
  }

  private mutating func stringWithEscapes(openedAt start: Int) throws(JSONFault) -> String {
    scratch.removeAll(keepingCapacity: true)
    hadEscapes = true
    position = start + 1
    while position < bytes.count {
      let end = plainEnd(from: position)
      scratch.append(contentsOf: bytes[position..<end])
      position = end
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: scratch, as: UTF8.self)
      case UInt8(ascii: "\\"): try takeEscape()
      default:
        guard !isAtEnd else { break }
        throw controlCharacter(inStringAt: start)
      }
    }
    throw JSONFault(
      kind: .unclosed, offset: start, end: start + 1, message: "the string does not end",
      remedy: "expected a closing \"\\\"\"")
  }

  private mutating func takeEscape() throws(JSONFault) {
    let start = position
    let letter = byte(ahead: 1)
    position += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): scratch.append(letter)
    case UInt8(ascii: "b"): scratch.append(0x08)
    case UInt8(ascii: "f"): scratch.append(0x0C)
    case UInt8(ascii: "n"): scratch.append(0x0A)
    case UInt8(ascii: "r"): scratch.append(0x0D)
    case UInt8(ascii: "t"): scratch.append(0x09)
    case UInt8(ascii: "u"):
      let scalar = try unicodeEscape(at: start)
      scratch.append(contentsOf: Array(String(scalar).utf8))
    default:
      throw unknownEscape(at: start)
    }
  }

  private mutating func unicodeEscape(at start: Int) throws(JSONFault) -> Unicode.Scalar {
    let unit = try codeUnit(ofEscapeAt: start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let second = position
    let hasSecond = byte == UInt8(ascii: "\\") && byte(ahead: 1) == UInt8(ascii: "u")
    if unit < 0xDC00, hasSecond {
      position += 2
      let low = try codeUnit(ofEscapeAt: second)
      if (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    throw JSONFault(
      kind: .surrogate, offset: start, end: start + 6,
      message: "\"\(text(from: start, to: start + 6))\" is half of a surrogate pair",
      remedy: "expected \"\\uD800\" to \"\\uDBFF\", then \"\\uDC00\" to \"\\uDFFF\"")
  }

  private mutating func codeUnit(ofEscapeAt start: Int) throws(JSONFault) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = hexadecimalDigit(byte) else {
        throw JSONFault(
          kind: .escape, offset: start, end: max(position, start + 2),
          message: "\"\\u\" lacks its digits", remedy: "expected four hexadecimal digits")
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  private func unknownEscape(at start: Int) -> JSONFault {
    var end = min(start + 2, bytes.count)
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return JSONFault(
      kind: .escape, offset: start, end: end,
      message: "\"\(text(from: start, to: end))\" is not an escape of JSON",
      remedy: "write \"\\\\\" for a backslash")
  }

  private func controlCharacter(inStringAt start: Int) -> JSONFault {
    guard byte != 0x0A, byte != 0x0D else {
      return JSONFault(
        kind: .unclosed, offset: start, end: position,
        message: "the string does not end in its line",
        remedy: "expected a closing \"\\\"\", or \"\\n\" for a line break")
    }
    let number = PaddedDigits.text(byte, radix: 16, width: 4)
    return JSONFault(
      kind: .control, offset: position, end: position + 1,
      message: "found the control character U+\(number) in a string",
      remedy: byte == 0x09 ? "write \"\\t\"" : "write \"\\u\(number)\"")
  }

  /// A stretch of the text.
  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[min(start, bytes.count)..<min(end, bytes.count)], as: UTF8.self)
  }
}
