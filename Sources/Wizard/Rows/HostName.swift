/// Host names as RFC 1123 §2.1 has them, with the letters of other languages (IDN) allowed.
enum HostName {
  /// Whether a text is a host name: labels of 1 to 63 characters, 253 in all, no hyphen at a label's ends,
  /// the last one not of digits only, which would be an address.
  static func isValid(_ text: some StringProtocol) -> Bool {
    guard !text.isEmpty, text.utf8.count <= 253 * 4 else { return false }
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return isValid(ascii: text.utf8) }
    let labels = text.split(separator: ".", omittingEmptySubsequences: false)
    guard text.unicodeScalars.count <= 253 else { return false }
    let endsInDigits = labels.last?.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ?? false
    return !endsInDigits
      && labels.allSatisfy { label in
        let scalars = label.unicodeScalars
        return !scalars.isEmpty && scalars.count <= 63 && scalars.first != "-"
          && scalars.last != "-" && !(scalars.first?.isMark ?? false)
          && scalars.allSatisfy(isLabelCharacter)
      }
  }

  /// As `isValid`, for the plain names that most are: nothing is looked up.
  private static func isValid(ascii bytes: some Collection<UInt8>) -> Bool {
    var length = 0
    var count = 0
    var isNumeric = true
    var last = UInt8(ascii: ".")
    for byte in bytes {
      count += 1
      if byte == UInt8(ascii: ".") {
        guard length > 0, last != UInt8(ascii: "-") else { return false }
        length = 0
        isNumeric = true
      } else {
        guard byte.isASCIILetterOrDigit || (byte == UInt8(ascii: "-") && length > 0) else {
          return false
        }
        length += 1
        isNumeric = isNumeric && byte.isASCIIDigit
        guard length <= 63 else { return false }
      }
      last = byte
    }
    return count <= 253 && length > 0 && !isNumeric && last != UInt8(ascii: "-")
  }

  private static func isLabelCharacter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-": true
    default: !scalar.isASCII && scalar.isWordInAnyLanguage
    }
  }

  /// Whether a text is an IPv4 address in four decimal numbers (RFC 3986 §3.2.2).
  static func isIPv4(_ text: some StringProtocol) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { part in
        let isDecimal = !part.isEmpty && part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        let isCanonical = part.count == 1 || part.first != "0"
        return isDecimal && isCanonical && part.count <= 3 && (Int(part) ?? 256) <= 255
      }
  }

  /// Whether a text is an IPv6 address without a zone (RFC 4291 §2.2).
  static func isIPv6(_ text: some StringProtocol) -> Bool {
    var text = String(text)
    var room = 8
    if let colon = text.lastIndex(of: ":"), text[colon...].contains(".") {
      guard isIPv4(text[text.index(after: colon)...]) else { return false }
      text = text[...colon] + "0"
      room = 7
    }
    let halves = text.components(separatedByDoubleColon: ())
    guard halves.count <= 2 else { return false }
    let groups = halves.flatMap { half in
      half.isEmpty ? [] : half.split(separator: ":", omittingEmptySubsequences: false)
    }
    let areGroups = groups.allSatisfy { group in
      (1...4).contains(group.count) && group.allSatisfy { $0.isASCII && $0.isHexDigit }
    }
    return areGroups && (halves.count == 2 ? groups.count < room : groups.count == room)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter.
  var isASCIILetter: Bool { (self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A }
  /// Whether the byte is an ASCII digit.
  var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// Whether the byte is an ASCII letter or digit.
  var isASCIILetterOrDigit: Bool { isASCIILetter || isASCIIDigit }
}

extension Unicode.Scalar {
  /// Whether the character is white space; ASCII is not looked up.
  var isBlank: Bool {
    isASCII ? self == " " || (value >= 0x09 && value <= 0x0D) : properties.isWhitespace
  }

  /// Whether the character combines with the one before it.
  var isMark: Bool {
    let category = properties.generalCategory
    return category == .nonspacingMark || category == .spacingMark || category == .enclosingMark
  }

  /// Whether the character is a letter, a digit or a mark of some script.
  var isWordInAnyLanguage: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber:
      true
    default:
      self == "\u{200C}" || self == "\u{200D}" || self == "\u{00B7}"
    }
  }
}

extension String {
  /// The parts between `::`.
  fileprivate func components(separatedByDoubleColon: Void) -> [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var index = startIndex
    while index < endIndex {
      let next = self.index(after: index)
      if self[index] == ":", next < endIndex, self[next] == ":" {
        parts.append(self[start..<index])
        start = self.index(after: next)
        index = start
      } else {
        index = next
      }
    }
    parts.append(self[start...])
    return parts
  }
}
