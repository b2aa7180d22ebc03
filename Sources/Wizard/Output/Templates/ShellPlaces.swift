/// The places of a shell script.
struct ShellPlaces: TemplateNotation {
  /// What is open around a place.
  enum Context: Hashable {
    /// `( … )` and `$( … )`, whose text is that of a script.
    case parentheses
    /// `" … "`.
    case double
    /// `${ … }`.
    case braces
    /// `$(( … ))` and `(( … ))`.
    case arithmetic
    case backquotes
  }

  /// Text that ends by itself, and in which nothing else begins.
  enum Verbatim: Hashable {
    case single, dollarSingle, comment
  }

  /// What is open, the innermost last.
  var contexts: [Context] = []
  var verbatim: Verbatim?
  var isEscaped = false
  /// Whether the last byte was a dollar that means something.
  var isBehindDollar = false
  /// Whether the last bytes were a dollar and a name without braces.
  var isBehindVariable = false
  /// The word that is read, as far as it matters.
  var word = ShellWord()
  /// How many `<` in a row were read.
  var lesses = 0
  /// Here-documents, whose ends are awaited or still read.
  var documents = ShellDocuments()
  /// Whether a closing parenthesis may belong to a `case`, so that the places behind are not known.
  var isLost = false

  init() {}

  var place: TemplatePlace {
    if isLost { return .refused(.behindCase) }
    if documents.isReading || lesses == 2 { return .refused(.hereDocument) }
    switch verbatim {
    case .single, .dollarSingle: return .refused(.singleQuotes)
    case .comment: return .refused(.comment)
    case nil: break
    }
    if isEscaped { return .refused(.behindBackslash) }
    if isBehindDollar { return .refused(.behindDollar) }
    if contexts.contains(.backquotes) { return .refused(.commandSubstitution) }
    if contexts.contains(.braces) { return .refused(.expansion) }
    if contexts.contains(.arithmetic) { return .number }
    guard contexts.last == .double else { return .bare }
    return isBehindVariable ? .refused(.behindVariable) : .quoted
  }

  mutating func read(_ byte: UInt8) {
    if documents.isReading, documents.read(byte) { return }
    if let verbatim { return read(byte, in: verbatim) }
    if isEscaped {
      isEscaped = false
      if contexts.last != .double { word.add(quoted: byte) }
      return
    }
    isBehindVariable = byte.isNameByte && (isBehindDollar || isBehindVariable)
    if isBehindDollar {
      isBehindDollar = false
      if readDollar(byte) { return }
    }
    switch contexts.last {
    case .double: readDouble(byte)
    case .braces: readBraces(byte)
    case .backquotes: readBackquotes(byte)
    case .arithmetic: readArithmetic(byte)
    case .parentheses, nil: readCode(byte)
    }
  }

  private mutating func read(_ byte: UInt8, in verbatim: Verbatim) {
    switch verbatim {
    case .single: if byte == UInt8(ascii: "'") { self.verbatim = nil }
    case .dollarSingle:
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "'") {
        self.verbatim = nil
      }
    case .comment:
      guard byte == 0x0A else { return }
      self.verbatim = nil
      readCode(byte)
    }
  }

  mutating func pass(_ passage: TemplatePassage) {
    if contexts.last != .double { word.addValue() }
    lesses = 0
    isEscaped = false
    isBehindDollar = false
    isBehindVariable = false
  }

  func text(of node: OutputNode, in place: TemplatePlace) throws(FormatFault) -> String {
    switch place {
    case .number:
      guard case .number(let digits) = node else { throw .noNumber }
      return digits
    case .quoted: return try ShellLiteral().quotedContent(of: try node.joinedText())
    default:
      let node = try node.flattened
      guard let text = node.plainText, ShellLiteral.isBareWord(text), !word.allows(bare: text)
      else { return try ShellLiteral().literal(of: node) }
      return "'" + text + "'"
    }
  }
}
