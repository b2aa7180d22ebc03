/// A telephone number, as a person writes it: its characters are checked, its plan is not.
struct PhoneRow: RowType {
  static let keyword = "phone"
  static let otherNames = ["phone_number"]
  static let keys = TextLimits.keys

  let text: TextLimits

  init(from attributes: inout AttributeReader) {
    text = TextLimits(from: &attributes)
  }

  var checks: [any Check] { text.checks }
  var staticType: StaticType { .string }
  var isTrimmed: Bool { text.isTrimmed }
  var accepted: Message { Message(.acceptsPhone) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let number = try line.withoutControlCharacters()
    let isPhone = number.utf8.allSatisfy { byte in
      (byte >= 0x30 && byte <= 0x39) || "+-()./xX ".utf8.contains(byte)
    }
    guard isPhone, number.utf8.contains(where: { $0 >= 0x30 && $0 <= 0x39 }) else {
      throw Refusal(
        .type, Message(.notAPhone, ["given": number.quotedForMessage]), accepted: accepted)
    }
    return .string(number)
  }
}
