/// The bytes of an IPv4 or IPv6 address.
struct NetworkAddress: Equatable {
  /// The bytes: 4 or 16.
  let bytes: [UInt8]

  /// Reads an address; nothing where the text is none.
  init?(_ text: Substring) {
    if HostName.isIPv4(text) {
      bytes = text.split(separator: ".").compactMap { UInt8($0) }
    } else if HostName.isIPv6(text) {
      bytes = NetworkAddress.bytes(ofIPv6: text)
    } else {
      return nil
    }
  }

  /// How many bits an address of this kind has.
  var bitCount: Int { bytes.count * 8 }

  /// Whether no bit behind the first so many is set.
  func isNetwork(length: Int) -> Bool {
    bytes.indices.allSatisfy { index in
      let kept = min(8, max(0, length - index * 8))
      return kept == 8 || bytes[index] & (0xFF >> UInt8(kept)) == 0
    }
  }

  /// The 16 bytes of an IPv6 address that is known to be well formed.
  private static func bytes(ofIPv6 address: Substring) -> [UInt8] {
    var text = String(address)
    var tail: [UInt8] = []
    if let colon = text.lastIndex(of: ":"), text[colon...].contains(".") {
      tail = text[text.index(after: colon)...].split(separator: ".").compactMap { UInt8($0) }
      text = String(text[...colon])
      if !text.hasSuffix("::") { text.removeLast() }
    }
    let halves = groups(of: text)
    let head = halves.0.flatMap { group in [UInt8(group >> 8), UInt8(group & 0xFF)] }
    let rest =
      (halves.1 ?? []).flatMap { group in [UInt8(group >> 8), UInt8(group & 0xFF)] } + tail
    let gap = max(0, 16 - head.count - rest.count)
    return head + [UInt8](repeating: 0, count: gap) + rest
  }

  /// The groups before and behind `::`.
  private static func groups(of text: String) -> ([UInt16], [UInt16]?) {
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
