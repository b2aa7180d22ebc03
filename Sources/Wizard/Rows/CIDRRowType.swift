/// A network: an address and the length of its prefix (RFC 4632 §3.1, RFC 4291 §2.3).
struct CIDRRowType: RowType {
  static let keyword = "cidr"

  init(from attributes: inout AttributeReader) {}

  var staticType: StaticType { .string }
  var accepted: Message { Message(.acceptsCIDR) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let parts = line.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let length = CIDRRowType.length(parts[1]),
      let address = NetworkAddress(parts[0]), length <= address.bitCount
    else {
      throw Refusal(.type, Message(.notACIDR, ["given": line.quotedForMessage]), accepted: accepted)
    }
    guard address.isNetwork(length: length) else {
      let arguments = ["given": line.quotedForMessage, "length": String(length)]
      throw Refusal(.type, Message(.cidrHasHost, arguments), accepted: accepted)
    }
    return .string(line)
  }

  /// The length of a prefix, which has no zeros in front.
  private static func length(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
    return text == "0" || text.utf8.first != UInt8(ascii: "0") ? Int(text) : nil
  }
}
