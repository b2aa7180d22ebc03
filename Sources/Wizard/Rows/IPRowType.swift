/// An address of IPv4 (RFC 3986 §3.2.2) or IPv6 (RFC 4291 §2.2).
struct IPRowType: RowType {
  static let keyword = "ip"

  init(from attributes: inout AttributeReader) {}

  var staticType: StaticType { .string }
  var accepted: Message { Message(.acceptsIP) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    guard HostName.isIPv4(line) || HostName.isIPv6(line) else {
      throw Refusal(.type, Message(.notAnIP, ["given": line.quotedForMessage]), accepted: accepted)
    }
    return .string(line)
  }
}
