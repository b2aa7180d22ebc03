/// The places of TOML.
struct TOMLPlaces: TemplateNotation {
  /// What is read.
  private enum State: Hashable {
    /// A key, or the name of a table, that begins here or behind a point.
    case key
    /// A bare key.
    case bareKey
    /// What stands between a key and what follows it.
    case behindKey
    case value, behindValue, comment
    /// Between quotes: which, whether three of them, and whether a key.
    case text(quote: UInt8, isLong: Bool, isKey: Bool)
    /// Behind one or two quotes, which may become three.
    case quotes(quote: UInt8, count: Int, isKey: Bool)
  }

  private var state = State.key
  /// Whether each open bracket of a value is an inline table, the innermost last.
  private var brackets: [Bool] = []
  private var isEscaped = false
  /// How many quotes in a row were read in a text of several lines.
  private var closing = 0

  init() {}

  var place: TemplatePlace {
    switch state {
    case .key: .key
    case .bareKey: .name
    case .behindKey, .behindValue: .refused(.besideText)
    case .value: .bare
    case .comment: .refused(.comment)
    case .text(let quote, let isLong, _):
      quote == UInt8(ascii: "'")
        ? .refused(.singleQuotes)
        : isEscaped
          ? .refused(.behindBackslash) : isLong && closing > 2 ? .refused(.besideText) : .quoted
    case .quotes(let quote, let count, _):
      // Behind two quotes the text is empty and over.
      quote == UInt8(ascii: "'") && count == 1
        ? .refused(.singleQuotes)
        : count == 1 ? .quoted : .refused(.besideText)
    }
  }

  mutating func read(_ byte: UInt8) {
    switch state {
    case .comment: if byte == UInt8(ascii: "\n") { startLine() }
    case .quotes(let quote, let count, let isKey): read(byte, behind: quote, count, isKey)
    case .text(let quote, let isLong, let isKey): readText(byte, quote, isLong, isKey)
    case .key, .bareKey, .behindKey: readKey(byte)
    case .value, .behindValue: readValue(byte)
    }
  }

  private mutating func startLine() {
    state = brackets.isEmpty ? .key : brackets.last == true ? .key : .value
  }

  private mutating func read(_ byte: UInt8, behind quote: UInt8, _ count: Int, _ isKey: Bool) {
    if byte == quote {
      state =
        count == 1
        ? .quotes(quote: quote, count: 2, isKey: isKey)
        : .text(quote: quote, isLong: true, isKey: isKey)
    } else if count == 2 {
      state = isKey ? .behindKey : .behindValue
      read(byte)
    } else {
      state = .text(quote: quote, isLong: false, isKey: isKey)
      read(byte)
    }
  }

  private mutating func readText(_ byte: UInt8, _ quote: UInt8, _ isLong: Bool, _ isKey: Bool) {
    if isEscaped {
      isEscaped = false
      return
    }
    if isLong, closing >= 3, byte != quote || closing == 5 {
      closing = 0
      state = isKey ? .behindKey : .behindValue
      return read(byte)
    }
    if byte == quote {
      guard isLong else {
        state = isKey ? .behindKey : .behindValue
        return
      }
      closing += 1
      return
    }
    closing = 0
    isEscaped = byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"")
  }

  private mutating func readKey(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): state = .key
    case 0x20, 0x09, 0x0D: if state == .bareKey { state = .behindKey }
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      state = .quotes(quote: byte, count: 1, isKey: true)
    case UInt8(ascii: "#"): state = .comment
    case UInt8(ascii: "="): state = .value
    case UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: ","): state = .key
    case UInt8(ascii: "]"): state = .behindKey
    case UInt8(ascii: "}"):
      _ = brackets.popLast()
      state = .behindValue
    default: state = .bareKey
    }
  }

  private mutating func readValue(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n"): startLineOfValue()
    case 0x20, 0x09, 0x0D: break
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      state = .quotes(quote: byte, count: 1, isKey: false)
    case UInt8(ascii: "#"): state = .comment
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      brackets.append(byte == UInt8(ascii: "{"))
      state = byte == UInt8(ascii: "{") ? .key : .value
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      _ = brackets.popLast()
      state = .behindValue
    case UInt8(ascii: ","): state = brackets.last == true ? .key : .value
    default: state = .behindValue
    }
  }

  private mutating func startLineOfValue() {
    if brackets.isEmpty { state = .key }
  }

  mutating func pass(_ passage: TemplatePassage) {
    isEscaped = false
    switch state {
    case .key: state = if case .whole = passage { .behindKey } else { .bareKey }
    case .value: state = .behindValue
    case .quotes(let quote, 1, let isKey):
      state = .text(quote: quote, isLong: false, isKey: isKey)
    case .text: closing = 0
    case .bareKey, .behindKey, .behindValue, .comment, .quotes: break
    }
  }

  var waits: Bool { state == .value || state == .key }

  func verdict(before rest: [UInt8], isEnd: Bool) -> TemplateVerdict {
    guard let next = rest.first else { return isEnd ? .whole : .open }
    let signs = state == .key ? "=.]" : ",]}#"
    return next.isSpaceOrLineBreak || signs.utf8.contains(next) ? .whole : .part
  }

  var partialPlace: TemplatePlace { state == .key ? .name : .refused(.besideText) }

  func text(of node: OutputNode, in place: TemplatePlace) throws(FormatFault) -> String {
    switch place {
    case .bare: try TOMLLiteral().literal(of: node == .null ? .string("") : node)
    case .key: try TOMLLiteral().literal(of: .string(node.joinedText()))
    case .name: try nameText(of: node)
    default: TOMLLiteral().quotedContent(of: try node.joinedText())
    }
  }
}
