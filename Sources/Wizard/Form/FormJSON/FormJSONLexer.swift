/// Cuts a condition or a formula of the library Form into its words and signs.
struct FormJSONLexer {
  /// A word or sign.
  enum Token: Equatable {
    case number(String)
    case string(String)
    case variable(String)
    case name(String)
    case sign(String)
    case end
  }

  /// Why an expression cannot be read, and the bytes of the text where that is.
  struct Fault: Error {
    let message: String
    var remedy: String?
    let range: Range<Int>
  }

  /// The signs, the longest first; those that mean the same have one spelling.
  private static let signs: [(written: String, meant: String)] = [
    ("||", "||"), ("&&", "&&"), ("==", "=="), ("!=", "!="), ("<=", "<="), ("=<", "<="),
    (">=", ">="), ("=>", ">="), ("<<", "<<"), (">>", ">>"), ("**", "**"), ("∨", "||"), ("∧", "&&"),
    ("≤", "<="), ("≥", ">="), ("≠", "!="), ("¬", "!"), ("×", "*"), ("÷", "/"), ("=", "=="),
    ("<", "<"), (">", ">"), ("!", "!"), ("+", "+"), ("-", "-"), ("*", "*"), ("/", "/"), ("%", "%"),
    ("(", "("), (")", ")"), (",", ","), ("&", "&"), ("|", "|"), ("^", "^"), ("~", "~"), ("°", "°"),
  ]

  private let bytes: [UInt8]
  /// Whether a word without `$` is a field too, as in formulas.
  private let namesAreVariables: Bool
  private var position = 0
  /// The word or sign that comes next.
  private(set) var token = Token.end
  /// Where it stands.
  private(set) var range = 0..<0

  /// Starts at the first word of a text.
  init(_ text: String, namesAreVariables: Bool) throws(Fault) {
    bytes = Array(text.utf8)
    self.namesAreVariables = namesAreVariables
    try advance()
  }

  /// Goes on to the next word or sign.
  mutating func advance() throws(Fault) {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) {
      position += 1
    }
    let start = position
    token = try next()
    range = start..<max(position, start)
  }

  private mutating func next() throws(Fault) -> Token {
    guard position < bytes.count else { return .end }
    let byte = bytes[position]
    if byte == UInt8(ascii: "$") {
      position += 1
      let word = takeWord()
      guard !word.isEmpty else { throw fault("a field's id is missing behind $", length: 1) }
      return .variable(word)
    }
    if byte.isDigit || byte == UInt8(ascii: ".") { return try number() }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try string(byte) }
    if FormJSONLexer.isWordByte(byte) {
      let word = takeWord()
      return namesAreVariables ? .variable(word) : .name(word)
    }
    for sign in FormJSONLexer.signs where bytes[position...].starts(with: sign.written.utf8) {
      position += sign.written.utf8.count
      return .sign(sign.meant)
    }
    throw fault("this sign means nothing here", length: 1)
  }

  /// A number; in a formula a word that goes on with letters is a field.
  private mutating func number() throws(Fault) -> Token {
    let start = position
    let word = takeWord()
    let isNumber = word.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    if !isNumber, namesAreVariables { return .variable(word) }
    position = start
    while position < bytes.count, bytes[position].isDigit || bytes[position] == UInt8(ascii: ".") {
      position += 1
    }
    let digits = String(decoding: bytes[start..<position], as: UTF8.self)
    guard digits.writtenNumber != nil else {
      throw Fault(message: "\(digits.quotedForMessage) is no number", range: start..<position)
    }
    return .number(digits)
  }

  private mutating func string(_ quote: UInt8) throws(Fault) -> Token {
    let start = position
    var content: [UInt8] = []
    position += 1
    while position < bytes.count, bytes[position] != quote {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count { position += 1 }
      content.append(bytes[position])
      position += 1
    }
    guard position < bytes.count else {
      throw Fault(message: "the text in quotes has no end", range: start..<bytes.count)
    }
    position += 1
    return .string(String(decoding: content, as: UTF8.self))
  }

  /// Takes the characters of an id; `:` only in brackets, as in `[:index]`.
  private mutating func takeWord() -> String {
    let start = position
    while position < bytes.count {
      let isInBrackets = position > start && bytes[position - 1] == UInt8(ascii: "[")
      let isPart =
        FormJSONLexer.isWordByte(bytes[position])
        || (isInBrackets && bytes[position] == UInt8(ascii: ":"))
      guard isPart else { break }
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIILetterOrDigit || [0x5F, 0x2E, 0x5B, 0x5D].contains(byte)
  }

  private func fault(_ message: String, length: Int) -> Fault {
    Fault(message: message, range: position..<position + length)
  }
}
