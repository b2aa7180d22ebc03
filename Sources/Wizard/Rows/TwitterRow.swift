/// A Twitter handle; a leading `@` is dropped.
struct TwitterRow: RowType {
  static let keyword = "twitter"

  init(from attributes: inout AttributeReader) {}

  var staticType: StaticType { .string }
  var accepted: Message { Message(.acceptsTwitter) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let handle = line.hasPrefix("@") ? String(line.dropFirst()) : line
    let isHandle = handle.utf8.allSatisfy { byte in
      byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_")
    }
    guard isHandle, !handle.isEmpty else {
      throw Refusal(
        .type, Message(.notATwitter, ["given": line.quotedForMessage]), accepted: accepted)
    }
    return .string(handle)
  }

  func echo(_ value: Value, of text: String) -> String? {
    text.hasPrefix("@") ? shown(value) : nil
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  var isASCIIAlphanumeric: Bool {
    (self >= 0x30 && self <= 0x39) || ((self | 0x20) >= 0x61 && (self | 0x20) <= 0x7A)
  }
}
