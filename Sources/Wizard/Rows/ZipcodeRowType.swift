/// A postal code: upper-cased, with its leading zeros.
struct ZipcodeRowType: LimitedText {
  static let keyword = "zipcode"
  static let otherNames = ["zipCode", "postal_code"]

  let text: TextLimits

  init(from attributes: inout AttributeReader) {
    text = TextLimits(from: &attributes)
  }

  var accepted: Message { Message(.acceptsZipcode) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let code = try line.withoutControlCharacters()
    // Looked at before it is upper-cased, which makes ASCII of some letters that are not.
    let isCode = code.utf8.allSatisfy { byte in
      byte.isASCIILetterOrDigit || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "-")
    }
    let hasEnds = [code.trimmed.utf8.first, code.trimmed.utf8.last].allSatisfy {
      $0?.isASCIILetterOrDigit ?? false
    }
    guard isCode, hasEnds else {
      throw Refusal(
        .type, Message(.notAZipcode, ["given": line.quotedForMessage]), accepted: accepted)
    }
    return .string(code.uppercased())
  }

  func echo(_ value: Value, of text: String) -> String? {
    shown(value) == text ? nil : shown(value)
  }
}
