/// The places of an INI file.
struct INIPlaces: TemplateNotation {
  /// What is read.
  private enum State: Hashable {
    case lineStart, key, beforeValue, value, quoted, behindQuotes, comment, header
  }

  private var state = State.lineStart
  /// Whether only blanks stand on the line so far.
  private var isIndented = false
  /// Whether the name of a section has no character so far.
  private var isNameless = false

  init() {}

  var place: TemplatePlace {
    switch state {
    case .lineStart: isIndented ? .part(isStart: true) : .name
    case .key: .name
    case .beforeValue: .bare
    case .header: .part(isStart: isNameless)
    case .value: .part(isStart: false)
    case .quoted: .quoted
    case .behindQuotes: .refused(.besideText)
    case .comment: .refused(.comment)
    }
  }

  mutating func read(_ byte: UInt8) {
    if byte == 0x0A || byte == 0x0D {
      state = .lineStart
      isIndented = false
      return
    }
    switch state {
    case .lineStart: readFirst(byte)
    case .key:
      if byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") { state = .beforeValue }
    case .beforeValue:
      if !byte.isSpaceOrTab { state = byte == UInt8(ascii: "\"") ? .quoted : .value }
    case .quoted: if byte == UInt8(ascii: "\"") { state = .behindQuotes }
    case .behindQuotes: if !byte.isSpaceOrTab { state = .value }
    case .header: isNameless = false
    case .value, .comment: break
    }
  }

  private mutating func readFirst(_ byte: UInt8) {
    switch byte {
    case 0x20, 0x09: isIndented = true
    case UInt8(ascii: ";"), UInt8(ascii: "#"): state = .comment
    case UInt8(ascii: "["):
      state = .header
      isNameless = true
    // An indented line goes on with the value of the line before, or has a key.
    default: state = isIndented ? .value : .key
    }
    if isIndented, byte == UInt8(ascii: "=") { state = .beforeValue }
  }

  mutating func pass(_ passage: TemplatePassage) {
    switch state {
    case .lineStart: state = isIndented ? .value : .key
    case .beforeValue: state = .value
    case .header:
      if case .part(isEmpty: true) = passage { return }
      isNameless = false
    case .key, .value, .quoted, .behindQuotes, .comment: break
    }
  }

  var waits: Bool { state == .beforeValue || state == .header && isNameless }
  var partialPlace: TemplatePlace { .part(isStart: state != .header) }

  func verdict(before rest: [UInt8], isEnd: Bool) -> TemplateVerdict {
    if state == .header {
      guard let next = rest.first else { return isEnd ? .part : .open }
      return next == UInt8(ascii: "]") ? .whole : .part
    }
    guard let next = rest.first(where: { !$0.isSpaceOrTab }) else { return isEnd ? .whole : .open }
    return next == 0x0A || next == 0x0D ? .whole : .part
  }

  func text(of node: OutputNode, in place: TemplatePlace) throws(FormatFault) -> String {
    let style = INILiteral()
    switch place {
    case .name: return try nameText(of: node)
    case .quoted: return try style.quotedContent(of: try node.joinedText())
    default:
      let text = try style.literal(of: try node.flattened)
      // What is the whole name of a section.
      if state == .header, place == .part(isStart: true), text.isEmpty { throw .missingSection }
      if state == .header, text.utf8.contains(UInt8(ascii: "]")) { throw .sign("]") }
      return text
    }
  }
}
