/// A Twitter handle; a leading `@` is dropped.
struct TwitterRowType: RowType {
  static let keyword = "twitter"

  init(from attributes: inout AttributeReader) {}

  var staticType: StaticType { .string }
  var accepted: Message { Message(.acceptsTwitter) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let handle = line.hasPrefix("@") ? String(line.dropFirst()) : line
    let isHandle = handle.utf8.allSatisfy { byte in
      byte.isASCIILetterOrDigit || byte == UInt8(ascii: "_")
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
