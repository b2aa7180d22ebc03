/// A network: an address and the length of its prefix (RFC 4632 §3.1, RFC 4291 §2.3).
struct CIDRRow: RowType {
  static let keyword = "cidr"

  init(from attributes: inout AttributeReader) {}

  var staticType: StaticType { .string }
  var accepted: Message { Message(.acceptsCIDR) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let parts = line.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let length = CIDRRow.length(parts[1]) else {
      throw Refusal(.type, Message(.notACIDR, ["given": line.quotedForMessage]), accepted: accepted)
    }
    guard let bytes = CIDRRow.bytes(of: parts[0]), length <= bytes.count * 8 else {
      throw Refusal(.type, Message(.notACIDR, ["given": line.quotedForMessage]), accepted: accepted)
    }
    guard CIDRRow.isNetwork(bytes, length: length) else {
      let arguments = ["given": line.quotedForMessage, "length": String(length)]
      throw Refusal(.type, Message(.cidrHasHost, arguments), accepted: accepted)
    }
    return .string(line)
  }

  private static func length(_ text: Substring) -> Int? {
    let isDecimal = !text.isEmpty && text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    guard isDecimal, text == "0" || text.first != "0" else { return nil }
    return Int(text)
  }

  /// The bytes of an address; nothing where it is none.
  private static func bytes(of address: Substring) -> [UInt8]? {
    if HostName.isIPv4(address) { return address.split(separator: ".").compactMap { UInt8($0) } }
    guard HostName.isIPv6(address) else { return nil }
    return IPv6Bytes.bytes(of: address)
  }

  /// Whether no bit behind the prefix is set.
  private static func isNetwork(_ bytes: [UInt8], length: Int) -> Bool {
    bytes.indices.allSatisfy { index in
      let kept = min(8, max(0, length - index * 8))
      return kept == 8 || bytes[index] & (0xFF >> UInt8(kept)) == 0
    }
  }
}

/// The bytes of an IPv6 address.
enum IPv6Bytes {
  /// The 16 bytes of an address that is known to be well formed.
  static func bytes(of address: Substring) -> [UInt8] {
    var text = String(address)
    var tail: [UInt8] = []
    if let colon = text.lastIndex(of: ":"), text[colon...].contains(".") {
      tail = text[text.index(after: colon)...].split(separator: ".").compactMap { UInt8($0) }
      text = String(text[...colon])
      if !text.hasSuffix("::") { text.removeLast() }
    }
    let halves = split(text)
    let head = halves.0.flatMap { group in [UInt8(group >> 8), UInt8(group & 0xFF)] }
    let rest = (halves.1 ?? []).flatMap { group in [UInt8(group >> 8), UInt8(group & 0xFF)] } + tail
    let gap = max(0, 16 - head.count - rest.count)
    return head + [UInt8](repeating: 0, count: gap) + rest
  }

  /// The groups before and behind `::`.
  private static func split(_ text: String) -> ([UInt16], [UInt16]?) {
    var groups: [UInt16] = []
    var behind: [UInt16]?
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)[...]
    while let part = parts.popFirst() {
      if part.isEmpty {
        if behind == nil { behind = [] }
        continue
      }
      let group = UInt16(part, radix: 16) ?? 0
      if behind == nil { groups.append(group) } else { behind?.append(group) }
    }
    return (groups, behind)
  }
}
