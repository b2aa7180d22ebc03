/// The places of a dotenv file.
struct DotenvPlaces: TemplateNotation {
  /// What is read.
  private enum State: Hashable {
    case lineStart, key, beforeValue, value, singleQuotes, quoted, behindQuotes, comment
  }

  private var state = State.lineStart
  private var isEscaped = false
  /// What the last bytes were, where a value means something else behind them.
  private var lead: Lead = .none
  /// Whether the last byte was a blank, behind which a `#` begins a comment.
  private var isBlank = true

  private enum Lead: Hashable {
    case none, dollar, variable, braces, parentheses, backquotes
  }

  init() {}

  var place: TemplatePlace {
    switch lead {
    case .dollar: return .refused(.behindDollar)
    case .variable: return .refused(.behindVariable)
    case .braces, .parentheses: return .refused(.expansion)
    case .backquotes: return .refused(.commandSubstitution)
    case .none: break
    }
    if isEscaped { return .refused(.behindBackslash) }
    switch state {
    case .lineStart, .key: return .name
    case .beforeValue: return .bare
    case .value: return .part(isStart: false)
    case .singleQuotes: return .refused(.singleQuotes)
    case .quoted: return .quoted
    case .behindQuotes: return .refused(.besideText)
    case .comment: return .refused(.comment)
    }
  }

  mutating func read(_ byte: UInt8) {
    defer { isBlank = byte.isSpaceOrTab }
    if isEscaped {
      isEscaped = false
      if state == .beforeValue { state = .value }
      return
    }
    let isText = state == .beforeValue || state == .value || state == .quoted
    if isText, readLead(byte) { return }
    switch state {
    case .lineStart: readFirst(byte)
    case .key:
      if byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") { state = .beforeValue }
      if byte == 0x0A { state = .lineStart }
    case .beforeValue, .value, .behindQuotes: readValue(byte)
    case .singleQuotes: if byte == UInt8(ascii: "'") { state = .behindQuotes }
    case .quoted: if byte == UInt8(ascii: "\"") { state = .behindQuotes }
    case .comment: if byte == 0x0A { state = .lineStart }
    }
  }

  private mutating func readFirst(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: break
    case UInt8(ascii: "#"): state = .comment
    default: state = .key
    }
  }

  private mutating func readValue(_ byte: UInt8) {
    switch byte {
    case 0x0A: state = .lineStart
    case 0x20, 0x09, 0x0D: break
    case UInt8(ascii: "#") where isBlank: state = .comment
    case UInt8(ascii: "'") where state == .beforeValue: state = .singleQuotes
    case UInt8(ascii: "\"") where state == .beforeValue: state = .quoted
    default: state = .value
    }
  }

  /// Follows backslashes, dollars and backquotes.
  ///
  /// - Returns: whether the byte is a part of one.
  private mutating func readLead(_ byte: UInt8) -> Bool {
    switch (lead, byte) {
    case (.none, UInt8(ascii: "\\")): isEscaped = true
    case (.none, UInt8(ascii: "$")): lead = .dollar
    case (.none, UInt8(ascii: "`")): lead = .backquotes
    case (.none, _): return false
    case (.dollar, UInt8(ascii: "{")): lead = .braces
    case (.dollar, UInt8(ascii: "(")): lead = .parentheses
    case (.dollar, UInt8(ascii: "$")): lead = .none
    case (.dollar, _) where byte.isNameByte, (.variable, _) where byte.isNameByte:
      lead = .variable
    case (.dollar, _), (.variable, _):
      lead = .none
      if state == .beforeValue { state = .value }
      return false
    case (.braces, UInt8(ascii: "}")), (.parentheses, UInt8(ascii: ")")),
      (.backquotes, UInt8(ascii: "`")):
      lead = .none
    case (.braces, _), (.parentheses, _), (.backquotes, _): break
    }
    if state == .beforeValue { state = .value }
    return true
  }

  mutating func pass(_ passage: TemplatePassage) {
    isBlank = false
    isEscaped = false
    if lead == .dollar || lead == .variable { lead = .none }
    switch (state, passage) {
    case (.lineStart, _): state = .key
    case (.beforeValue, .whole): state = .behindQuotes
    case (.beforeValue, .part): state = .value
    default: break
    }
  }

  var waits: Bool { place == .bare }
  var partialPlace: TemplatePlace { .part(isStart: true) }

  func verdict(before rest: [UInt8], isEnd: Bool) -> TemplateVerdict {
    guard let end = rest.firstIndex(where: { !$0.isSpaceOrTab }) else {
      return isEnd ? .whole : .open
    }
    let isComment = rest[end] == UInt8(ascii: "#") && end > 0
    return isComment || rest[end] == 0x0A || rest[end] == 0x0D ? .whole : .part
  }

  func text(of node: OutputNode, in place: TemplatePlace) throws(FormatFault) -> String {
    switch place {
    case .name: return try nameText(of: node)
    case .quoted: return try DotenvLiteral().quotedContent(of: try node.joinedText())
    case .part:
      let text = try node.joinedText()
      guard text.isEmpty || ShellLiteral.isBareWord(text) else { throw .unquoted }
      return text
    default: return try DotenvLiteral().literal(of: try node.flattened)
    }
  }
}
