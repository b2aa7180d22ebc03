extension YAMLPlaces {
  mutating func read(_ byte: UInt8) {
    defer {
      column = byte == 0x0A ? 0 : column + 1
      isBlank = byte.isSpaceOrLineBreak
    }
    if byte == 0x0A { return endLine() }
    switch state {
    case .singleQuotes: if byte == UInt8(ascii: "'") { state = .behind }
    case .doubleQuotes: readDoubleQuotes(byte)
    case .comment, .directive, .blockText: break
    case .blockHeader: readBlockHeader(byte)
    case .blockIndentation:
      if byte == 0x20 { return }
      if isInBlock {
        blockIndentation = blockIndentation ?? column
        state = .blockText
      } else {
        endBlock()
        readIndentation(byte)
      }
    case .indentation: readIndentation(byte)
    case .token: readToken(byte)
    case .indicator(let sign): readIndicator(byte, behind: sign)
    case .marker(let count): readMarker(byte, count)
    case .plain: readPlain(byte)
    case .plainColon: readPlainColon(byte)
    case .behind: readBehind(byte)
    case .behindColon: readBehindColon(byte)
    case .property, .alias: readProperty(byte)
    }
  }

  /// Forgets a block of text that is over.
  mutating func endBlock() {
    state = .indentation
    blockIndentation = nil
    canContinue = false
  }

  private mutating func endLine() {
    switch state {
    case .singleQuotes: return
    case .doubleQuotes:
      escape = 0
      return
    case .blockHeader, .blockIndentation, .blockText:
      state = .blockIndentation
      return
    case .indentation: return
    case .plain: canContinue = true
    case .plainColon, .behindColon, .indicator:
      if flow == 0 { parent = tokenColumn }
      canContinue = false
    case .marker(3):
      parent = -1
      canContinue = false
    case .marker(1):
      parent = 0
      canContinue = false
    case .token, .behind, .property, .alias, .comment, .directive, .marker: canContinue = false
    }
    state = .indentation
  }

  private mutating func readIndentation(_ byte: UInt8) {
    if byte.isSpaceOrLineBreak { return }
    // Three dashes begin a document, whatever was before.
    let isMarker = column == 0 && flow == 0 && byte == UInt8(ascii: "-")
    if continues, byte != UInt8(ascii: "#"), !isMarker {
      state = .plain
      return readPlain(byte)
    }
    if column == 0, flow == 0, byte == UInt8(ascii: "%") {
      state = .directive
    } else if isMarker {
      tokenColumn = 0
      state = .marker(1)
    } else {
      state = .token
      readToken(byte)
    }
  }

  private mutating func readToken(_ byte: UInt8) {
    if byte.isSpaceOrLineBreak { return }
    if !byte.isFlowSign { tokenColumn = column }
    switch byte {
    case UInt8(ascii: "\""): state = .doubleQuotes
    case UInt8(ascii: "'"): state = .singleQuotes
    case UInt8(ascii: "#") where isBlank: state = .comment
    case UInt8(ascii: "&"), UInt8(ascii: "!"): state = .property
    case UInt8(ascii: "*"): state = .alias
    case UInt8(ascii: "|") where flow == 0, UInt8(ascii: ">") where flow == 0:
      isFolded = byte == UInt8(ascii: ">")
      blockIndentation = nil
      state = .blockHeader
    case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"): state = .indicator(byte)
    default: if !readFlowSign(byte) { state = .plain }
    }
  }

  /// Follows the signs of flow collections.
  ///
  /// - Returns: whether the byte is one here.
  private mutating func readFlowSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      if flow == 0 { tokenColumn = column }
      flow += 1
      state = .token
    case UInt8(ascii: "]") where flow > 0, UInt8(ascii: "}") where flow > 0:
      flow -= 1
      state = .behind
    case UInt8(ascii: ",") where flow > 0: state = .token
    default: return false
    }
    return true
  }

  private mutating func readIndicator(_ byte: UInt8, behind sign: UInt8) {
    if byte.isSpaceOrLineBreak {
      if flow == 0, sign != UInt8(ascii: ":") { parent = tokenColumn }
      state = .token
    } else if flow > 0, byte.isFlowSign {
      _ = readFlowSign(byte)
    } else {
      state = .plain
      readPlain(byte)
    }
  }

  private mutating func readMarker(_ byte: UInt8, _ count: Int) {
    switch byte {
    case UInt8(ascii: "-") where count < 3: state = .marker(count + 1)
    case _
    where byte.isSpaceOrLineBreak && (count == 3 || count == 1 && !(canContinue && parent < 0)):
      parent = count == 3 ? -1 : 0
      state = .token
    default:
      state = .plain
      readPlain(byte)
    }
  }

  private mutating func readPlain(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ":"): state = .plainColon
    case UInt8(ascii: "#") where isBlank: state = .comment
    default: if flow > 0 { _ = readFlowSign(byte) }
    }
  }

  private mutating func readPlainColon(_ byte: UInt8) {
    readColon(before: byte, endsKey: byte.isSpaceOrLineBreak || flow > 0 && byte.isFlowSign)
  }

  /// A colon stands behind a key, or is a part of plain text.
  private mutating func readColon(before byte: UInt8, endsKey: Bool) {
    if endsKey {
      if flow == 0 { parent = tokenColumn }
      state = .token
      readToken(byte)
    } else {
      state = .plain
      readPlain(byte)
    }
  }

  private mutating func readBehind(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "'") where !isBlank: state = .singleQuotes
    case UInt8(ascii: ":"): state = .behindColon
    case UInt8(ascii: "#") where isBlank: state = .comment
    case _ where byte.isSpaceOrLineBreak: break
    default: if !readFlowSign(byte) { state = .plain }
    }
  }

  private mutating func readBehindColon(_ byte: UInt8) {
    readColon(before: byte, endsKey: byte.isSpaceOrLineBreak || flow > 0)
  }

  private mutating func readProperty(_ byte: UInt8) {
    if byte.isSpaceOrLineBreak {
      state = state == .alias ? .behind : .token
    } else if flow > 0, byte.isFlowSign, byte != UInt8(ascii: "[") {
      _ = readFlowSign(byte)
    }
  }

  private mutating func readDoubleQuotes(_ byte: UInt8) {
    if escape == 1 {
      let digits: [UInt8: Int] = [
        UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8,
      ]
      // Digits are counted behind 1, so that no digit is taken for the letter.
      escape = digits[byte].map { $0 + 1 } ?? 0
    } else if escape > 1 {
      escape = escape == 2 ? 0 : escape - 1
    } else if byte == UInt8(ascii: "\\") {
      escape = 1
    } else if byte == UInt8(ascii: "\"") {
      state = .behind
    }
  }

  private mutating func readBlockHeader(_ byte: UInt8) {
    if byte >= 0x31, byte <= 0x39, blockIndentation == nil {
      blockIndentation = max(parent, 0) + Int(byte - 0x30)
    }
  }
}
