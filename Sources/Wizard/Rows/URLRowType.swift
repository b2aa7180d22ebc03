/// A URL: its scheme, host and port are checked (RFC 3986), its path is taken as it is.
struct URLRowType: LimitedText {
  static let keyword = "url"
  static let keys = TextLimits.keys + ["schemes"]

  let text: TextLimits
  /// The schemes that are allowed, in lower case.
  let schemes: [String]

  init(from attributes: inout AttributeReader) {
    text = TextLimits(from: &attributes)
    schemes = (attributes.texts("schemes") ?? ["http", "https"]).map { $0.lowercased() }
    attributes.reportBadSchemes()
  }

  var accepted: Message { Message(.acceptsURL, ["scheme": schemes.last ?? "https"]) }
  var limits: [Message] {
    checks.flatMap(\.limits) + [Message(.schemesAre, ["schemes": schemes.joined(separator: ", ")])]
  }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let url = try line.withoutControlCharacters()
    guard let colon = url.utf8.firstIndex(of: UInt8(ascii: ":")), url[..<colon].isScheme,
      url.utf8[colon...].starts(with: "://".utf8)
    else { throw refusal(.urlNoScheme, of: url) }
    let scheme = url[..<colon].lowercased()
    guard schemes.contains(scheme) else {
      let arguments = ["scheme": scheme, "schemes": schemes.joined(separator: ", ")]
      throw Refusal(.schemes, Message(.schemeNotAllowed, arguments))
    }
    if let fault = fault(behindScheme: url[url.utf8.index(colon, offsetBy: 3)...]) {
      throw refusal(fault, of: url)
    }
    return .string(url)
  }

  private func refusal(_ word: Word, of url: String) -> Refusal {
    Refusal(.type, Message(word, ["given": url.quotedForMessage]), accepted: accepted)
  }

  private func fault(behindScheme rest: Substring) -> Word? {
    if rest.unicodeScalars.contains(where: { $0.isBlank }) { return .urlBlank }
    if let fault = percentFault(in: rest) { return fault }
    let end = rest.utf8.firstIndex { "/?#".utf8.contains($0) } ?? rest.endIndex
    let authority = rest[..<end]
    guard let at = authority.utf8.firstIndex(of: UInt8(ascii: "@")) else {
      return hostFault(in: authority)
    }
    return hostFault(in: authority[authority.utf8.index(after: at)...])
  }

  private func percentFault(in rest: Substring) -> Word? {
    guard rest.utf8.contains(UInt8(ascii: "%")) else { return nil }
    var bytes = Array(rest.utf8)[...]
    while let percent = bytes.firstIndex(of: UInt8(ascii: "%")) {
      let digits = bytes[(percent + 1)...].prefix(2)
      let areHex = digits.allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
      if digits.count < 2 || !areHex { return .urlBadPercent }
      bytes = bytes[(percent + 1)...]
    }
    return nil
  }

  private func hostFault(in authority: Substring) -> Word? {
    if authority.hasPrefix("[") {
      guard let close = authority.firstIndex(of: "]") else { return .urlBadHost }
      let address = authority[authority.index(after: authority.startIndex)..<close]
      guard HostName.isIPv6(address) else { return .urlBadHost }
      return portFault(in: authority[authority.index(after: close)...])
    }
    let host = authority[
      ..<(authority.utf8.firstIndex(of: UInt8(ascii: ":")) ?? authority.endIndex)]
    let isNumeric = host.utf8.allSatisfy { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    guard isNumeric ? HostName.isIPv4(host) : HostName.isValid(host.droppingFinalDot) else {
      return host.isEmpty ? .urlNoHost : .urlBadHost
    }
    return portFault(in: authority[host.endIndex...])
  }

  private func portFault(in text: Substring) -> Word? {
    guard !text.isEmpty else { return nil }
    let digits = text.dropFirst()
    guard text.first == ":", digits.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      return .urlBadPort
    }
    return (1...65535).contains(Int(digits) ?? 0) ? nil : .urlBadPort
  }
}

extension AttributeReader {
  /// Reports schemes that no URL can have.
  fileprivate mutating func reportBadSchemes() {
    guard let node = take("schemes")?.value, case .array(let elements) = node.content else {
      return
    }
    if elements.isEmpty { report("C025", "\"schemes\" of \(owner) is empty", at: node) }
    for element in elements {
      guard let text = element.text, !text[...].isScheme else { continue }
      report(
        "C026", "\(text.quotedForMessage) in \"schemes\" of \(owner) is not a scheme such as https",
        at: element)
    }
  }
}

extension Substring {
  /// Whether the text is a URL's scheme: a letter, then letters, digits, `+`, `-` and `.`.
  fileprivate var isScheme: Bool {
    guard let first = utf8.first, first.isASCIILetter else { return false }
    return utf8.allSatisfy { $0.isASCIILetterOrDigit || "+-.".utf8.contains($0) }
  }

  /// The host without the dot that marks the root of the name space.
  fileprivate var droppingFinalDot: Substring { last == "." ? dropLast() : self }
}
