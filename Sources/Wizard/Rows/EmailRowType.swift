/// A mail address, judged by its structure and not by one regular expression.
struct EmailRowType: LimitedText {
  static let keyword = "email"
  static let keys = TextLimits.keys + ["local"]

  let text: TextLimits
  /// Whether a domain without a dot is allowed.
  let allowsLocalDomain: Bool

  init(from attributes: inout AttributeReader) {
    text = TextLimits(from: &attributes)
    allowsLocalDomain = attributes.boolean("local") ?? false
  }

  var accepted: Message { Message(.acceptsEmail) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let address = try line.withoutControlCharacters()
    guard let fault = fault(in: address) else { return .string(address) }
    throw Refusal(
      .type, Message(fault, ["given": address.quotedForMessage]), accepted: accepted)
  }

  /// What is wrong with an address (RFC 5321 §4.1.2 without quoted and literal forms, RFC 6531).
  private func fault(in address: String) -> Word? {
    guard let at = address.utf8.lastIndex(of: UInt8(ascii: "@")) else { return .emailNoAt }
    let local = address[..<at]
    let domain = address[address.utf8.index(after: at)...]
    if local.isEmpty || local.utf8.count > 64 || !isDotAtom(local) { return .emailBadLocalPart }
    guard HostName.isValid(domain) else { return .emailBadDomain }
    let isDotless = !domain.utf8.contains(UInt8(ascii: "."))
    return isDotless && !allowsLocalDomain ? .emailNoDot : nil
  }

  private func isDotAtom(_ local: Substring) -> Bool {
    let special = "!#$%&'*+-/=?^_`{|}~"
    if local.utf8.allSatisfy({ $0 < 0x80 }) {
      var last = UInt8(ascii: ".")
      for byte in local.utf8 {
        let isDot = byte == UInt8(ascii: ".")
        if isDot ? last == byte : !byte.isASCIILetterOrDigit && !special.utf8.contains(byte) {
          return false
        }
        last = byte
      }
      return last != UInt8(ascii: ".")
    }
    return local.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { atom in
      !atom.isEmpty
        && atom.unicodeScalars.allSatisfy { scalar in
          scalar.isASCII
            ? Character(scalar).isLetter || Character(scalar).isNumber
              || special.unicodeScalars.contains(scalar)
            : scalar.isWordInAnyLanguage
        }
    }
  }
}
