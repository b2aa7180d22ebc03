extension ShellPlaces {
  /// Goes on in the text of a script.
  mutating func readCode(_ byte: UInt8) {
    if byte != UInt8(ascii: "<") {
      if lesses == 2 {
        lesses = 0
        if documents.begin(with: byte) { return }
      }
      lesses = 0
    }
    switch byte {
    case UInt8(ascii: "\\"): isEscaped = true
    case UInt8(ascii: "'"):
      verbatim = .single
      word.addQuote()
    case UInt8(ascii: "\""):
      contexts.append(.double)
      word.addQuote()
    case UInt8(ascii: "$"):
      isBehindDollar = true
      word.addQuote()
    case UInt8(ascii: "`"):
      contexts.append(.backquotes)
      word.addQuote()
    case UInt8(ascii: "#") where word.isEmpty: verbatim = .comment
    case UInt8(ascii: "("):
      // A second one right behind the first may be arithmetic; numbers are safe in both.
      let isSecond = contexts.last == .parentheses && word.isBehindParenthesis
      if isSecond { contexts[contexts.count - 1] = .arithmetic }
      if isSecond { contexts.append(.arithmetic) } else { contexts.append(.parentheses) }
      word.end(behindParenthesis: true)
    case UInt8(ascii: ")"):
      if !contexts.isEmpty { contexts.removeLast() }
      word.end()
    case UInt8(ascii: "<"):
      lesses += 1
      word.end()
    case UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: ">"), 0x20, 0x09,
      0x0D, 0x0A:
      if word.isCase, contexts.contains(.double) { isLost = true }
      word.end()
      if byte == 0x0A { documents.beginReading() }
    default: word.add(byte)
    }
  }

  /// Goes on behind a dollar.
  ///
  /// - Returns: whether the byte belongs to it.
  mutating func readDollar(_ byte: UInt8) -> Bool {
    let isInDouble = contexts.last == .double
    switch byte {
    case UInt8(ascii: "{"): contexts.append(.braces)
    case UInt8(ascii: "("):
      contexts.append(.parentheses)
      word.end(behindParenthesis: true)
    case UInt8(ascii: "'") where !isInDouble: verbatim = .dollarSingle
    case UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "!"), UInt8(ascii: "?"),
      UInt8(ascii: "*"), UInt8(ascii: "@"), UInt8(ascii: "-"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      break
    default: return false
    }
    return true
  }

  mutating func readDouble(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"): isEscaped = true
    case UInt8(ascii: "\""): contexts.removeLast()
    case UInt8(ascii: "$"): isBehindDollar = true
    case UInt8(ascii: "`"): contexts.append(.backquotes)
    default: break
    }
  }

  mutating func readBraces(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"): isEscaped = true
    case UInt8(ascii: "}"): contexts.removeLast()
    case UInt8(ascii: "\""): contexts.append(.double)
    case UInt8(ascii: "'"): if !contexts.contains(.double) { verbatim = .single }
    case UInt8(ascii: "$"): isBehindDollar = true
    case UInt8(ascii: "`"): contexts.append(.backquotes)
    default: break
    }
  }

  mutating func readBackquotes(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"): isEscaped = true
    case UInt8(ascii: "`"): contexts.removeLast()
    default: break
    }
  }

  mutating func readArithmetic(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\\"): isEscaped = true
    case UInt8(ascii: "("): contexts.append(.arithmetic)
    case UInt8(ascii: ")"): contexts.removeLast()
    case UInt8(ascii: "$"): isBehindDollar = true
    case UInt8(ascii: "\""): contexts.append(.double)
    default: break
    }
  }
}

/// A word of a script, as far as it is read and as far as it matters.
struct ShellWord: Hashable, Sendable {
  /// Its first bytes, without those in quotes.
  private var start: [UInt8] = []
  /// Whether it has a sign that is no digit.
  private var isPlain = false
  /// Whether it has a sign that makes others mean something.
  private var isTouchy = false
  private var isBegun = false
  /// Whether it begins right behind an opening parenthesis.
  private(set) var isBehindParenthesis = false

  var isEmpty: Bool { !isBegun }
  var isCase: Bool { start.elementsEqual("case".utf8) }

  /// Adds a byte that stands for itself.
  mutating func add(_ byte: UInt8) {
    let isDigit = byte >= 0x30 && byte <= 0x39
    if "~{[*?!".utf8.contains(byte) { isTouchy = true }
    if !isDigit { isPlain = true }
    isBegun = true
    isBehindParenthesis = false
    if start.count < 5 { start.append(byte) }
  }

  /// Adds a byte behind a backslash.
  mutating func add(quoted byte: UInt8) { addQuote() }

  /// Adds a quote, or something else that keeps the word from being a name.
  mutating func addQuote() {
    isBegun = true
    isBehindParenthesis = false
    isTouchy = true
    if start.count < 5 { start.append(UInt8(ascii: "'")) }
  }

  /// Adds a value.
  mutating func addValue() { addQuote() }

  /// Ends the word.
  mutating func end(behindParenthesis: Bool = false) {
    self = ShellWord()
    isBehindParenthesis = behindParenthesis
  }

  /// Whether a plain text can stand here without quotes: not as a word of its own that the shell knows, nor as
  /// a number that may name a file.
  func allows(bare text: String) -> Bool {
    if isBegun { return isPlain && !isTouchy }
    return !Self.reserved.contains(text) && !text.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
  }

  private static let reserved: Set<String> = [
    "if", "then", "elif", "else", "fi", "for", "in", "do", "done", "while", "until", "case", "esac",
    "function", "select", "time", "coproc",
  ]
}

/// The here-documents of a script.
struct ShellDocuments: Hashable, Sendable {
  /// One document: the line it ends with, and whether tabs before that do not count.
  private struct Document: Hashable {
    var end: [UInt8] = []
    var dropsTabs = false
  }

  /// Those that were named, the first one first.
  private var awaited: [Document] = []
  /// Whether the name of the last one is still read, and the quote it is in.
  private var isNaming = false
  private var quote: UInt8?
  private var isReadingText = false
  private var line: [UInt8] = []

  /// Whether bytes belong to a document or to its name.
  var isReading: Bool { isNaming || isReadingText }

  /// Begins the name of a document.
  ///
  /// - Parameter byte: what stands behind `<<`.
  /// - Returns: whether it belongs to the name.
  mutating func begin(with byte: UInt8) -> Bool {
    awaited.append(Document())
    isNaming = true
    if byte == UInt8(ascii: "-") {
      awaited[awaited.count - 1].dropsTabs = true
      return true
    }
    return read(byte)
  }

  /// Begins to read the documents that were named on the line before.
  mutating func beginReading() {
    isReadingText = !awaited.isEmpty
    line = []
  }

  /// Goes on in a name or a document.
  ///
  /// - Returns: whether the byte belongs to it.
  mutating func read(_ byte: UInt8) -> Bool {
    if isNaming { return readName(byte) }
    readText(byte)
    return true
  }

  private mutating func readName(_ byte: UInt8) -> Bool {
    let last = awaited.count - 1
    if let quote {
      if byte == quote { self.quote = nil } else { awaited[last].end.append(byte) }
      return true
    }
    switch byte {
    case 0x20, 0x09: if !awaited[last].end.isEmpty { isNaming = false }
    case UInt8(ascii: "'"), UInt8(ascii: "\""): quote = byte
    case UInt8(ascii: "\\"): break
    case 0x0A, UInt8(ascii: ";"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: ">"),
      UInt8(ascii: ")"):
      isNaming = false
      return false
    default: awaited[last].end.append(byte)
    }
    return true
  }

  private mutating func readText(_ byte: UInt8) {
    guard byte == 0x0A else {
      if let first = awaited.first, first.dropsTabs, line.isEmpty, byte == 0x09 { return }
      line.append(byte)
      return
    }
    if awaited.first?.end == line { awaited.removeFirst() }
    line = []
    isReadingText = !awaited.isEmpty
  }
}
