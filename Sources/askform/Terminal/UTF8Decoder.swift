/// Reads UTF-8 a byte at a time.
struct UTF8Decoder {
  /// What a byte leads to.
  enum Step: Equatable {
    /// The character goes on.
    case more
    /// The character is complete.
    case scalar(Unicode.Scalar)
    /// The bytes so far are no character; `again` where this byte has to be taken again after them.
    case malformed(again: Bool)
  }

  private var value: UInt32 = 0
  private var missing = 0
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Takes the next byte.
  mutating func take(_ byte: UInt8) -> Step {
    guard missing > 0 else { return begin(byte) }
    guard allowed.contains(byte) else {
      missing = 0
      return .malformed(again: true)
    }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    guard missing == 0 else { return .more }
    return Unicode.Scalar(value).map(Step.scalar) ?? .malformed(again: false)
  }

  private mutating func begin(_ byte: UInt8) -> Step {
    allowed = 0x80...0xBF
    switch byte {
    case ..<0x80: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: missing = 1
    case 0xE0...0xEF: missing = 2
    case 0xF0...0xF4: missing = 3
    default: return .malformed(again: false)
    }
    // No overlong forms, no surrogates, nothing past U+10FFFF.
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
    value = UInt32(byte) & (0x3F >> UInt32(missing))
    return .more
  }
}
