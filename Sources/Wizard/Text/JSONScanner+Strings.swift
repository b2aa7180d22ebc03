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
  ///
  /// - Returns: the text, its mark, and whether it could have been written in another way.
  /// - Throws: ``JSONFault`` as ``string()`` does.
  mutating func key() throws(JSONFault) -> (text: String, mark: KeyMark, isAmbiguous: Bool) {
    guard let range = passPlainString() else {
      let text = try stringWithEscapes(openedAt: position)
      return (text, KeyMark(text), true)
    }
    let mark = KeyMark(first: range.isEmpty ? 0 : bytes[range.lowerBound], length: range.count)
    let (text, isASCII) = keyText(in: range)
    // What is not ASCII can have an equal that is composed in another way.
    return (text, mark, !isASCII)
  }

  @inline(__always)
  private mutating func keyText(in range: Range<Int>) -> (text: String, isASCII: Bool) {
    guard (1...15).contains(range.count), range.lowerBound + 16 <= bytes.count,
      let first = bytes.baseAddress
    else { return (text(in: range), bytes[range].allSatisfy { $0 < 0x80 }) }
    let words = KeyCache.Words(UnsafeRawPointer(first + range.lowerBound), count: range.count)
    if let key = keys[words] { return (key, words.areASCII) }
    let key = text(in: range)
    keys[words] = key
    return (key, words.areASCII)
  }

  /// Passes the string that begins here, where each of its bytes stands for itself.
  ///
  /// - Returns: where its text stands; nothing, and nothing passed, for any other string.
  @inline(__always)
  private mutating func passPlainString() -> Range<Int>? {
    let start = position + 1
    let end = plainEnd(from: start)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "\"") else { return nil }
    position = end + 1
    return start..<end
  }

  /// The text of a stretch, which is UTF-8; most are so short that they need no memory of their own.
  func text(in range: Range<Int>) -> String {
    let text = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[range])
    guard text.count <= 15 else { return String(decoding: text, as: UTF8.self) }
    return String(unsafeUninitializedCapacity: text.count) { room in
      UnsafeMutableRawBufferPointer(room).copyMemory(from: text)
      return text.count
    }
  }

  /// The index of the first byte that does not stand for itself in a string.
  @inline(__always)
  private func plainEnd(from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let marks = marksOfSpecialBytes(in: word)
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < raw.count {
      let byte = raw[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte < 0x20 { break }
      index += 1
    }
    return index
  }

  /// The highest bit of the first of eight bytes that does not stand for itself; bits above that mean nothing.
  @inline(__always)
  private func marksOfSpecialBytes(in word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    // So turned, a quotation mark is 0x20, and what is less are control characters and nothing else.
    let turned = word ^ (ones &* 0x02)
    let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    // Taking a number off sets the highest bit of a byte that is less and had it not; it borrows from bytes above.
    let isLow = (turned &- ones &* 0x21) & ~turned
    let isBackslash = (backslashes &- ones) & ~backslashes
    return (isLow | isBackslash) & (ones &* 0x80)
  }

  private mutating func stringWithEscapes(openedAt start: Int) throws(JSONFault) -> String {
    scratch.removeAll(keepingCapacity: true)
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
