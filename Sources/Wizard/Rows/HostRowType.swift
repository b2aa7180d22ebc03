/// A host: a name (RFC 1123) or an address.
struct HostRowType: RowType {
  static let keyword = "host"

  init(from attributes: inout AttributeReader) {}

  var staticType: StaticType { .string }
  var accepted: Message { Message(.acceptsHost) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    guard HostName.isValid(line) || HostName.isIPv4(line) || HostName.isIPv6(line) else {
      throw Refusal(
        .type, Message(.notAHost, ["given": line.quotedForMessage]), accepted: accepted)
    }
    return .string(line)
  }
}
