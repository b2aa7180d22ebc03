/// A host: a name (RFC 1123) or an address.
struct HostRow: RowType {
  static let keyword = "host"

  init(from attributes: inout AttributeReader) {}

  var staticType: StaticType { .string }
  var accepted: Message { Message(.acceptsHost) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let looksNumeric = line.utf8.allSatisfy { byte in
      (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: ".")
    }
    let isHost = looksNumeric ? HostName.isIPv4(line) : HostName.isValid(line) || HostName.isIPv6(line)
    guard isHost else {
      throw Refusal(
        .type, Message(.notAHost, ["given": line.quotedForMessage]), accepted: accepted)
    }
    return .string(line)
  }
}
