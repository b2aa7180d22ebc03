extension TemplateNotation {
  /// Text for a place that holds one line as it is.
  func plainLine(of node: OutputNode) throws(FormatFault) -> String {
    let text = try node.joinedText()
    for scalar in text.unicodeScalars where scalar == "\t" { throw .controlCharacter(scalar) }
    try text.requirePlainLine()
    return text
  }

  /// A piece of a name.
  func nameText(of node: OutputNode) throws(FormatFault) -> String {
    let text = try node.joinedText()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-": continue
      default: throw scalar.properties.isWhitespace ? .unquoted : .sign(scalar)
      }
    }
    return text
  }
}

extension OutputNode {
  /// The value as text; the items of a list with commas between.
  ///
  /// - Throws: `FormatFault.nested` for lists in lists, for maps, and for items that have commas themselves.
  func joinedText() throws(FormatFault) -> String {
    if let plainText { return plainText }
    guard case .array(let items) = self else { throw .nested }
    var parts: [String] = []
    for item in items {
      guard let text = item.plainText, !text.utf8.contains(UInt8(ascii: ",")) else {
        throw .nested
      }
      parts.append(text)
    }
    return parts.joined(separator: ",")
  }

  /// A list as one text, where the format has only text.
  var flattened: OutputNode {
    get throws(FormatFault) {
      guard case .array = self else { return self }
      return .string(try joinedText())
    }
  }

  /// What a template's value is to a format.
  init(_ value: TemplateValue) {
    switch value {
    case .nothing: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let digits): self = .number(digits: digits)
    case .text(let text): self = .string(text)
    case .list(let items): self = .array(items.map { OutputNode($0) })
    case .map(let members):
      self = .object(members.map { Member(key: $0.name, value: OutputNode($0.value)) })
    case .secret(let value): self.init(value)
    }
  }
}

/// The places of a text of no known format: one line as it is, everywhere.
struct PlainPlaces: TemplateNotation {
  var place: TemplatePlace { .part(isStart: false) }

  mutating func read(_ byte: UInt8) {}
  mutating func pass(_ passage: TemplatePassage) {}

  func text(of node: OutputNode, in place: TemplatePlace) throws(FormatFault) -> String {
    try plainLine(of: node)
  }
}

extension UInt8 {
  /// Whether the byte can stand in the name of a variable.
  var isNameByte: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }

  /// Whether the byte is a space, a tab, a line feed or a carriage return.
  var isSpaceOrLineBreak: Bool { isSpaceOrTab || self == 0x0A || self == 0x0D }
}
