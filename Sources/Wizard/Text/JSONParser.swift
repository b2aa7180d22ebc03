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
    if let value = try scalar(expected: "a value") { builder.add(value) } else { try open() }
    while builder.depth > 0 {
      if builder.isInMap { try continueMap() } else { try continueList() }
    }
    try scanner.skipBlanks()
    guard scanner.isAtEnd else { throw scanner.unexpected(expected: "the end of the text") }
    return builder
  }

  /// Takes elements until the list ends, or another list or map begins in it.
  private mutating func continueList() throws(JSONFault) {
    var isEmpty = builder.isEmpty
    while true {
      try scanner.skipBlanks()
      guard !closes(with: UInt8(ascii: "]")) else { return }
      if !isEmpty {
        guard try passComma(closing: UInt8(ascii: "]")) else { return }
      }
      guard let value = try scalar(expected: isEmpty ? "a value or \"]\"" : "a value") else {
        return try open()
      }
      builder.add(value)
      isEmpty = false
    }
  }

  /// Takes members until the map ends, or a list or map begins in it.
  private mutating func continueMap() throws(JSONFault) {
    var isEmpty = builder.isEmpty
    while true {
      try scanner.skipBlanks()
      guard !closes(with: UInt8(ascii: "}")) else { return }
      if !isEmpty {
        guard try passComma(closing: UInt8(ascii: "}")) else { return }
      }
      guard scanner.byte == UInt8(ascii: "\"") else {
        throw scanner.unexpectedKey(expected: isEmpty ? "a key or \"}\"" : "a key")
      }
      let offset = scanner.offset
      let (key, mark, isAmbiguous) = try scanner.key()
      try scanner.skipBlanks()
      guard scanner.byte == UInt8(ascii: ":") else {
        throw scanner.unexpected(expected: "\":\" behind the key")
      }
      scanner.position += 1
      try scanner.skipBlanks()
      guard let value = try scalar(expected: "a value") else {
        builder.setKey(
          TreeBuilder.Key(text: key, mark: mark, offset: offset, isAmbiguous: isAmbiguous))
        return try open()
      }
      builder.add(value, at: key, mark: mark, offset: offset, isAmbiguous: isAmbiguous)
      isEmpty = false
    }
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
  @inline(__always)
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

  /// Takes the scalar that stands here.
  ///
  /// - Parameter expected: what should stand here, for a fault.
  /// - Returns: the scalar; nothing, and nothing taken, where a list or map begins.
  /// - Throws: ``JSONFault`` where neither stands here.
  private mutating func scalar(expected: String) throws(JSONFault) -> Node? {
    let offset = scanner.offset
    let content: Node.Content
    switch scanner.byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return nil
    case UInt8(ascii: "\""): content = .string(try scanner.string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      content = .number(try scanner.number())
    default:
      guard let constant = scanner.constant() else {
        throw scanner.unexpectedValue(expected: expected)
      }
      content = constant
    }
    return Node(content, offset: offset, end: scanner.offset)
  }

  /// Begins the list or map that stands here.
  private mutating func open() throws(JSONFault) {
    guard builder.depth < TreeBuilder.depthLimit else {
      throw JSONFault(
        kind: .depth, offset: scanner.position, end: scanner.position + 1,
        message: "lists and maps stand more than \(TreeBuilder.depthLimit) deep in each other")
    }
    builder.open(isMap: scanner.byte == UInt8(ascii: "{"), offset: scanner.offset)
    scanner.position += 1
  }
}
