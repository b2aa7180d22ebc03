extension SourceText {
  /// Where a byte of a text value stands in the source, escapes counted.
  ///
  /// - Parameters:
  ///   - index: an index into the value's UTF-8, its length included.
  ///   - node: a value that was read from this text.
  /// - Returns: a byte offset; the value's own where the value runs over lines or is no text.
  public func offset(ofUTF8 index: Int, in node: Node) -> Int {
    let start = Int(node.offset)
    let end = min(Int(node.end), bytes.count)
    guard start < end else { return start }
    let isOneLine = !bytes[start..<end].contains { $0 == 0x0A || $0 == 0x0D }
    guard isOneLine else { return start }
    switch node.content {
    case .plain, .number:
      return min(start + max(index, 0), end)
    case .string where bytes[start] == UInt8(ascii: "\""):
      return offset(ofUTF8: index, afterDoubleQuoteAt: start, end: end)
    case .string where bytes[start] == UInt8(ascii: "'"):
      return offset(ofUTF8: index, afterSingleQuoteAt: start, end: end)
    default:
      return start
    }
  }

  private func offset(ofUTF8 index: Int, afterSingleQuoteAt start: Int, end: Int) -> Int {
    var place = start + 1
    var decoded = 0
    while decoded < index, place < end - 1 {
      place += bytes[place] == UInt8(ascii: "'") ? 2 : 1
      decoded += 1
    }
    return min(place, end)
  }

  private func offset(ofUTF8 index: Int, afterDoubleQuoteAt start: Int, end: Int) -> Int {
    var place = start + 1
    var decoded = 0
    while decoded < index, place < end - 1 {
      guard bytes[place] == UInt8(ascii: "\\") else {
        place += 1
        decoded += 1
        continue
      }
      let escape = escapeLengths(at: place, end: end)
      // An index in the midst of an escape is the escape's place.
      if decoded + escape.decoded > index { break }
      place += escape.written
      decoded += escape.decoded
    }
    return min(place, end)
  }

  /// How long an escape of JSON or YAML is, in the source and in the value's UTF-8.
  private func escapeLengths(at place: Int, end: Int) -> (written: Int, decoded: Int) {
    guard place + 1 < end else { return (1, 1) }
    switch bytes[place + 1] {
    case UInt8(ascii: "x"): return (4, utf8Length(hexadecimal(at: place + 2, count: 2, end: end)))
    case UInt8(ascii: "U"): return (10, utf8Length(hexadecimal(at: place + 2, count: 8, end: end)))
    case UInt8(ascii: "N"), UInt8(ascii: "_"): return (2, 2)
    case UInt8(ascii: "L"), UInt8(ascii: "P"): return (2, 3)
    case UInt8(ascii: "u"):
      let unit = hexadecimal(at: place + 2, count: 4, end: end)
      return (0xD800...0xDBFF).contains(unit) ? (12, 4) : (6, utf8Length(unit))
    default: return (2, 1)
    }
  }

  private func hexadecimal(at place: Int, count: Int, end: Int) -> UInt32 {
    var value: UInt32 = 0
    for byte in bytes[min(place, end)..<min(place + count, end)] {
      value = value << 4 | UInt32(hexadecimalDigit(byte) ?? 0)
    }
    return value
  }
}

private func utf8Length(_ scalar: UInt32) -> Int {
  switch scalar {
  case ..<0x80: 1
  case ..<0x800: 2
  case ..<0x10000: 3
  default: 4
  }
}

/// The value of a hexadecimal digit.
///
/// - Parameter byte: an ASCII character.
/// - Returns: 0 to 15, or nil where the byte is no such digit.
func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
  case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
  case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
  default: nil
  }
}
