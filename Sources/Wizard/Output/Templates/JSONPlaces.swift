/// The places of JSON, with comments as some readers take them.
struct JSONPlaces: TemplateNotation {
  /// What comes next.
  private enum State: Hashable {
    case value, key, separator, token, text
    case slash, lineComment, blockComment, blockCommentStar
  }

  private var state = State.value
  /// Whether each open container is an object, the innermost last.
  private var containers: [Bool] = []
  /// How many bytes of an escape are still to come.
  private var escape = 0
  /// What a comment stands before.
  private var outside = State.value

  init() {}

  var place: TemplatePlace {
    switch state {
    case .value: .bare
    case .key: .key
    case .separator, .token: .refused(.besideText)
    case .text: escape > 0 ? .refused(.behindBackslash) : .quoted
    case .slash, .lineComment, .blockComment, .blockCommentStar: .refused(.comment)
    }
  }

  mutating func read(_ byte: UInt8) {
    switch state {
    case .text: readText(byte)
    case .slash:
      state = byte == UInt8(ascii: "*") ? .blockComment : .lineComment
    case .lineComment: if byte == UInt8(ascii: "\n") { leaveComment() }
    case .blockComment: if byte == UInt8(ascii: "*") { state = .blockCommentStar }
    case .blockCommentStar:
      if byte == UInt8(ascii: "/") {
        leaveComment()
      } else if byte != UInt8(ascii: "*") {
        state = .blockComment
      }
    case .value, .key, .separator, .token: readOutside(byte)
    }
  }

  private mutating func readText(_ byte: UInt8) {
    if escape > 0 {
      escape = escape == 1 && byte == UInt8(ascii: "u") ? 5 : escape
      escape -= 1
    } else if byte == UInt8(ascii: "\\") {
      escape = 1
    } else if byte == UInt8(ascii: "\"") {
      state = .separator
    }
  }

  private mutating func readOutside(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0D: if state == .token { state = .separator }
    case UInt8(ascii: "\""): state = .text
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      containers.append(byte == UInt8(ascii: "{"))
      state = byte == UInt8(ascii: "{") ? .key : .value
    case UInt8(ascii: "}"), UInt8(ascii: "]"):
      _ = containers.popLast()
      state = .separator
    case UInt8(ascii: ","): state = containers.last == true ? .key : .value
    case UInt8(ascii: ":"): state = .value
    case UInt8(ascii: "/"):
      outside = state
      state = .slash
    default: state = .token
    }
  }

  private mutating func leaveComment() {
    state = outside
  }

  mutating func pass(_ passage: TemplatePassage) {
    if state == .value || state == .key { state = .separator }
    escape = 0
  }

  var waits: Bool { state == .value || state == .key }

  func verdict(before rest: [UInt8], isEnd: Bool) -> TemplateVerdict {
    guard let next = rest.first else { return isEnd ? .whole : .open }
    return next.isSpaceOrLineBreak || ",:]}/".utf8.contains(next) ? .whole : .part
  }

  func text(of node: OutputNode, in place: TemplatePlace) throws(FormatFault) -> String {
    switch place {
    case .bare: JSONLiteral().literal(of: node)
    case .key: JSONLiteral().literal(of: .string(try node.joinedText()))
    default: JSONLiteral().quotedContent(of: try node.joinedText())
    }
  }
}
