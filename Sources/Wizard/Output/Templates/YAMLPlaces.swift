/// The places of YAML.
struct YAMLPlaces: TemplateNotation {
  /// What is read.
  enum State: Hashable {
    /// The blanks that a line begins with.
    case indentation
    /// Where a node may begin.
    case token
    /// Behind a `-`, `?` or `:` that may be an indicator or the beginning of text.
    case indicator(UInt8)
    /// Behind so many dashes at the beginning of a line.
    case marker(Int)
    case plain
    /// Behind a `:` in plain text.
    case plainColon
    case singleQuotes, doubleQuotes
    /// Behind a text in quotes or a flow collection, and behind a `:` there.
    case behind, behindColon
    /// In an anchor or a tag; in an alias.
    case property, alias
    case comment, directive
    /// Behind the `|` or `>` of a block of text; the blanks of its lines; its text.
    case blockHeader, blockIndentation, blockText
  }

  var state = State.indentation
  /// How many flow collections are open.
  var flow = 0
  /// The column of the byte that comes next, from 0, in bytes.
  var column = 0
  /// The column of the entry or key that the node at hand belongs to; -1 at the root.
  var parent = -1
  /// The column of the node at hand.
  var tokenColumn = 0
  /// Whether the last byte was a blank or a line break.
  var isBlank = true
  /// Whether the lines before are plain text that can go on.
  var canContinue = false
  /// How many bytes of an escape are still to come.
  var escape = 0
  /// The indentation of the block of text, once it is known, and whether its line breaks become blanks.
  var blockIndentation: Int?
  var isFolded = false

  init() {}

  var place: TemplatePlace {
    switch state {
    case .indentation: continues ? .part(isStart: true) : .bare
    case .token: .bare
    case .indicator: .part(isStart: false)
    case .plain, .plainColon: .part(isStart: false)
    case .singleQuotes: .refused(.singleQuotes)
    case .doubleQuotes: escape > 0 ? .refused(.behindBackslash) : .quoted
    case .behindColon where flow > 0: .bare
    case .marker, .behind, .behindColon: .refused(.besideText)
    case .property, .alias: .refused(.property)
    case .comment: .refused(.comment)
    case .directive: .refused(.declaration)
    case .blockHeader: .refused(.header)
    case .blockIndentation: isInBlock ? blockPlace : .bare
    case .blockText: blockPlace
    }
  }

  private var blockPlace: TemplatePlace {
    let indentation = blockIndentation ?? column
    // A line of three dashes or points would end the document.
    guard indentation > 0 else { return .refused(.document) }
    return .block(
      indentation: isFolded ? nil : indentation, isStart: blockIndentation == nil)
  }

  /// Whether a line that begins here goes on with the plain text of the line before.
  var continues: Bool { canContinue && (flow > 0 || column > parent) }

  /// Whether a line that begins here belongs to the block of text.
  var isInBlock: Bool { blockIndentation.map { column >= $0 } ?? (column > parent) }

  mutating func pass(_ passage: TemplatePassage) {
    switch state {
    case .blockIndentation where isInBlock:
      if case .part(true) = passage { return }
      blockIndentation = blockIndentation ?? column
      state = .blockText
    case .indentation, .token, .behindColon, .blockIndentation: passNode(passage)
    case .plain, .plainColon, .indicator: state = .plain
    default: break
    }
    escape = 0
    isBlank = false
  }

  private mutating func passNode(_ passage: TemplatePassage) {
    if state == .blockIndentation { endBlock() }
    if !continues { tokenColumn = column }
    switch passage {
    case .whole: state = .behind
    case .part(isEmpty: true): state = continues ? .plain : .token
    case .part: state = .plain
    }
    canContinue = false
  }

  var waits: Bool { place == .bare }
  var partialPlace: TemplatePlace { .part(isStart: true) }

  func verdict(before rest: [UInt8], isEnd: Bool) -> TemplateVerdict {
    guard let first = rest.firstIndex(where: { !$0.isSpaceOrTab }) else {
      return isEnd ? .whole : .open
    }
    switch rest[first] {
    case 0x0A, 0x0D: return .whole
    case UInt8(ascii: "#"): return first > 0 ? .whole : .part
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return flow > 0 ? .whole : .part
    case UInt8(ascii: ":"):
      guard first + 1 < rest.count else { return isEnd ? .whole : .open }
      let next = rest[first + 1]
      return next.isSpaceOrLineBreak || flow > 0 && next.isFlowSign ? .whole : .part
    default: return .part
    }
  }

  func text(of node: OutputNode, in place: TemplatePlace) throws(FormatFault) -> String {
    switch place {
    case .bare: return YAMLLiteral().literal(of: node)
    case .part(let isStart):
      let text = try node.joinedText()
      if case .indicator = state, text.isEmpty { throw .unquoted }
      try requirePlain(text, isStart: isStart)
      return text
    case .block(let indentation, let isStart):
      let text = try node.joinedText()
      return try lines(of: text, indentation: indentation, isStart: isStart)
    default: return YAMLLiteral().quotedContent(of: try node.joinedText())
    }
  }

  /// Demands text that stays a piece of plain text.
  private func requirePlain(_ text: String, isStart: Bool) throws(FormatFault) {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return }
    try text.requirePlainLine()
    if first.properties.isWhitespace || last.properties.isWhitespace { throw .edgeBlank }
    for scalar in text.unicodeScalars where !YAMLLiteral.isPrintable(scalar) {
      throw .controlCharacter(scalar)
    }
    let isStructure =
      first == "#" || last == ":" || text.hasBytes(": ") || text.hasBytes(" #")
      || flow > 0 && text.utf8.contains { $0.isFlowSign || ":?".utf8.contains($0) }
      || isStart && ("-?:,[]{}#&*!|>'\"%@`".unicodeScalars.contains(first) || text.hasPrefix("..."))
    if isStructure { throw .unquoted }
  }

  /// The text as lines of a block.
  private func lines(
    of text: String, indentation: Int?, isStart: Bool
  ) throws(FormatFault) -> String {
    if isStart, let first = text.unicodeScalars.first, first.properties.isWhitespace {
      throw .edgeBlank
    }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n":
        guard let indentation else { throw .lineBreak }
        result += "\n" + String(repeating: " ", count: indentation)
      case "\u{85}", "\u{2028}", "\u{2029}": throw .lineBreak
      case "\t": result += "\t"
      default:
        guard YAMLLiteral.isPrintable(scalar) else { throw .controlCharacter(scalar) }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension UInt8 {
  /// Whether the byte means something in a flow collection.
  var isFlowSign: Bool { ",[]{}".utf8.contains(self) }
}
