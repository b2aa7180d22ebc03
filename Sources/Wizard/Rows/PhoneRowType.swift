/// A telephone number, as a person writes it: its characters are checked, its plan is not.
struct PhoneRowType: LimitedText {
  static let keyword = "phone"
  static let otherNames = ["phone_number"]

  let text: TextLimits

  init(from attributes: inout AttributeReader) {
    text = TextLimits(from: &attributes)
  }

  var accepted: Message { Message(.acceptsPhone) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let number = try line.withoutControlCharacters()
    guard PhoneRowType.isNumber(number.utf8) else {
      throw Refusal(
        .type, Message(.notAPhone, ["given": number.quotedForMessage]), accepted: accepted)
    }
    return .string(number)
  }

  /// The last sign of a number that was read; blanks do not count.
  private enum Sign {
    case none, plus, digit, separator, opening, closing, mark

    /// Whether a number, or a part of it in parentheses, can end behind the sign.
    var endsNumber: Bool { self == .digit || self == .closing }
  }

  /// Whether a text is digits with one sign at most between two of them: `+` only in front, parentheses in pairs
  /// and around digits, and `x` once, before the digits of an extension.
  private static func isNumber(_ text: String.UTF8View) -> Bool {
    var last = Sign.none
    var isOpen = false
    var hasDigits = false
    var hasExtension = false
    for byte in text {
      switch byte {
      case UInt8(ascii: " "): continue
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        hasDigits = true
        last = .digit
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"):
        guard last.endsNumber else { return false }
        last = .separator
      case UInt8(ascii: "+"):
        guard !hasDigits, last == .none || last == .opening else { return false }
        last = .plus
      case UInt8(ascii: "("):
        guard !isOpen, !hasExtension else { return false }
        isOpen = true
        last = .opening
      case UInt8(ascii: ")"):
        guard isOpen, last == .digit else { return false }
        isOpen = false
        last = .closing
      case UInt8(ascii: "x"), UInt8(ascii: "X"):
        guard !hasExtension, !isOpen, last.endsNumber else { return false }
        hasExtension = true
        last = .mark
      default: return false
      }
    }
    return !isOpen && last.endsNumber
  }
}
