/// The grammar of JSON: a loop over an explicit stack, so that depth costs no stack space.
struct JSONParser {
  /// Where the text is read from.
  var scanner: JSONScanner
  /// Where the values go.
  private var builder = TreeBuilder()

  /// Prepares to read.
  ///
  /// - Parameter scanner: where the text is read from.
  init(scanner: JSONScanner) {
    self.scanner = scanner
  }

  /// Reads the whole text.
  ///
  /// - Returns: the builder that holds the tree.
  /// - Throws: ``JSONFault`` at the first fault.
  mutating func parse() throws(JSONFault) -> TreeBuilder {
    scanner.skipInterpreterLine()
    try scanner.skipBlanks()
    try beginValue(expected: "a value")
    while builder.depth > 0 {
      try scanner.skipBlanks()
      if builder.isInMap { try continueMap() } else { try continueList() }
    }
    try scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.unexpected(expected: "the end of the text") }
    return builder
  }

  private mutating func continueList() throws(JSONFault) {
    guard !closes(with: UInt8(ascii: "]")) else { return }
    if !builder.isEmpty {
      guard try passComma(closing: UInt8(ascii: "]")) else { return }
    }
    try beginValue(expected: builder.isEmpty ? "a value or \"]\"" : "a value")
  }

  private mutating func continueMap() throws(JSONFault) {
    guard !closes(with: UInt8(ascii: "}")) else { return }
    if !builder.isEmpty {
      guard try passComma(closing: UInt8(ascii: "}")) else { return }
    }
    guard scanner.byte == UInt8(ascii: "\"") else {
      throw scanner.unexpectedKey(expected: builder.isEmpty ? "a key or \"}\"" : "a key")
    }
    let offset = scanner.offset
    let key = try scanner.key()
    builder.setKey(key, offset: offset, mark: scanner.mark(ofStringAt: Int(offset)))
    try scanner.skipBlanks()
    guard scanner.byte == UInt8(ascii: ":") else {
      throw scanner.unexpected(expected: "\":\" behind the key")
    }
    scanner.position += 1
    try scanner.skipBlanks()
    try beginValue(expected: "a value")
  }

  /// Ends the innermost list or map where its bracket stands here.
  private mutating func closes(with bracket: UInt8) -> Bool {
    guard scanner.byte == bracket else { return false }
    scanner.position += 1
    builder.close(end: scanner.offset)
    return true
  }

  /// Passes the comma between two elements.
  ///
  /// - Returns: false where the bracket followed, which has ended the list or map.
  private mutating func passComma(closing bracket: UInt8) throws(JSONFault) -> Bool {
    guard scanner.byte == UInt8(ascii: ",") else {
      throw scanner.missingComma(closing: bracket, openedAt: Int(builder.openOffset))
    }
    let comma = scanner.position
    scanner.position += 1
    try scanner.skipBlanks()
    guard scanner.byte == bracket else { return true }
    guard scanner.dialect == .form else {
      throw JSONFault(
        kind: .dialect, offset: comma, end: comma + 1,
        message: "found a comma behind the last element", remedy: "remove the comma")
    }
    return !closes(with: bracket)
  }

  /// Takes a scalar, or begins a list or map.
  private mutating func beginValue(expected: String) throws(JSONFault) {
    let offset = scanner.offset
    switch scanner.byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      guard builder.depth < TreeBuilder.depthLimit else {
        throw JSONFault(
          kind: .depth, offset: scanner.position, end: scanner.position + 1,
          message: "lists and maps stand more than \(TreeBuilder.depthLimit) deep in each other")
      }
      builder.open(isMap: scanner.byte == UInt8(ascii: "{"), offset: offset)
      scanner.position += 1
    case UInt8(ascii: "\""):
      let text = try scanner.string()
      add(.string(text), from: offset)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = try scanner.number()
      add(.number(digits), from: offset)
    default:
      guard let constant = scanner.constant() else {
        throw scanner.unexpectedValue(expected: expected)
      }
      add(constant, from: offset)
    }
  }

  private mutating func add(_ content: consuming Node.Content, from offset: UInt32) {
    builder.add(Node(content, offset: offset, end: scanner.offset))
  }
}
