/// A postal code: upper-cased, with its leading zeros.
struct ZipcodeRow: RowType {
  static let keyword = "zipcode"
  static let otherNames = ["zipCode", "postal_code"]
  static let keys = TextLimits.keys

  let text: TextLimits

  init(from attributes: inout AttributeReader) {
    text = TextLimits(from: &attributes)
  }

  var checks: [any Check] { text.checks }
  var staticType: StaticType { .string }
  var isTrimmed: Bool { text.isTrimmed }
  var accepted: Message { Message(.acceptsZipcode) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let code = try line.withoutControlCharacters().uppercased()
    let isCode = code.utf8.allSatisfy { byte in
      byte.isASCIIAlphanumeric || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
    }
    guard isCode, code.utf8.contains(where: \.isASCIIAlphanumeric) else {
      throw Refusal(
        .type, Message(.notAZipcode, ["given": line.quotedForMessage]), accepted: accepted)
    }
    return .string(code)
  }

  func echo(_ value: Value, of text: String) -> String? {
    shown(value) == text ? nil : shown(value)
  }
}
