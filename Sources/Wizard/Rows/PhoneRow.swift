/// A telephone number, as a person writes it: its characters are checked, its plan is not.
struct PhoneRow: LimitedText {
  static let keyword = "phone"
  static let otherNames = ["phone_number"]

  let text: TextLimits

  init(from attributes: inout AttributeReader) {
    text = TextLimits(from: &attributes)
  }

  var accepted: Message { Message(.acceptsPhone) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let number = try line.withoutControlCharacters()
    guard PhoneRow.isNumber(number.utf8) else {
      throw Refusal(
        .type, Message(.notAPhone, ["given": number.quotedForMessage]), accepted: accepted)
    }
    return .string(number)
  }

  /// Whether a text is digits with signs between them: `+` only in front, parentheses in pairs, and `x` once,
  /// before the digits of an extension.
  private static func isNumber(_ text: String.UTF8View) -> Bool {
    var digits = 0
    var isOpen = false
    var hasExtension = false
    var hasPlus = false
    for byte in text {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"): continue
      case UInt8(ascii: "+"):
        if digits > 0 || hasPlus { return false }
        hasPlus = true
      case UInt8(ascii: "("), UInt8(ascii: ")"):
        if isOpen == (byte == UInt8(ascii: "(")) { return false }
        isOpen.toggle()
      case UInt8(ascii: "x"), UInt8(ascii: "X"):
        if hasExtension || isOpen || digits == 0 { return false }
        hasExtension = true
        digits = 0
      default: return false
      }
    }
    return digits > 0 && !isOpen
  }
}
