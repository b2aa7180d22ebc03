/// Takes a text of `NAME=VALUE` lines apart, from line to line, and goes on behind a faulty one.
struct DotenvScanner {
  private let bytes: [UInt8]
  private var position = 0
  /// The names and values so far.
  private(set) var members: [Node.Member] = []
  /// What is wrong so far.
  private(set) var faults: [DotenvFault] = []

  /// Prepares to read a text.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Reads all lines.
  mutating func scan() {
    while skipToText() { takeLine() }
  }

  /// Whether the first line that is no comment has a name and a `=`.
  var beginsWithName: Bool {
    mutating get {
      guard skipToText(), let sign = signOfLine else { return false }
      return isName(in: nameRange(before: sign))
    }
  }

  /// Goes to the first character of the next line that is neither empty nor a comment.
  private mutating func skipToText() -> Bool {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "#"): position = endOfLine
      default: return true
      }
    }
    return false
  }

  /// Where the present line ends, its line break not included.
  private var endOfLine: Int {
    bytes[position...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ?? bytes.count
  }

  private var signOfLine: Int? {
    bytes[position..<endOfLine].firstIndex(of: UInt8(ascii: "="))
  }

  /// What stands before a `=`, without blanks at its ends and without `export`.
  private func nameRange(before sign: Int) -> Range<Int> {
    var end = sign
    while end > position, isBlank(bytes[end - 1]) { end -= 1 }
    var start = position
    let export = Array("export".utf8)
    if bytes[start..<end].starts(with: export), start + export.count < end,
      isBlank(bytes[start + export.count])
    {
      start += export.count
      while isBlank(bytes[start]) { start += 1 }
    }
    return start..<end
  }

  private func isName(in range: Range<Int>) -> Bool {
    guard let first = bytes[range].first,
      first.isASCIILetter || first >= 0x80 || first == UInt8(ascii: "_")
    else { return false }
    return bytes[range].allSatisfy { byte in
      byte.isASCIILetterOrDigit || byte >= 0x80 || "_-.[]".utf8.contains(byte)
    }
  }

  private mutating func takeLine() {
    guard let sign = signOfLine else { return fail(.noValue, at: position..<endOfLine) }
    let name = nameRange(before: sign)
    guard isName(in: name) else { return fail(.name, at: name.isEmpty ? sign..<sign + 1 : name) }
    position = sign + 1
    while position < bytes.count, isBlank(bytes[position]) { position += 1 }
    let start = position
    guard let content = value() else { return }
    members.append(
      Node.Member(
        key: text(bytes[name]), offset: UInt32(name.lowerBound),
        value: Node(content, offset: UInt32(start), end: UInt32(max(start, endOfValue)))))
  }

  /// Where the value that was taken last ends.
  private var endOfValue = 0

  private mutating func value() -> Node.Content? {
    switch position < bytes.count ? bytes[position] : UInt8(ascii: "\n") {
    case UInt8(ascii: "'"): return quoted(by: UInt8(ascii: "'"), escapes: false)
    case UInt8(ascii: "\""): return quoted(by: UInt8(ascii: "\""), escapes: true)
    case UInt8(ascii: "`"):
      fail(.backquote, at: position..<position + 1)
      return nil
    default: return plain()
    }
  }

  /// A value without quotes; one without characters is empty text.
  private mutating func plain() -> Node.Content {
    let line = position..<endOfLine
    var end = line.upperBound
    for place in line
    where bytes[place] == UInt8(ascii: "#") && isBlank(bytes[place - 1]) {
      end = place
      break
    }
    while end > line.lowerBound, isBlank(bytes[end - 1]) { end -= 1 }
    position = line.upperBound
    endOfValue = end
    let value = bytes[line.lowerBound..<max(line.lowerBound, end)]
    return value.isEmpty ? .string("") : .plain(text(value))
  }

  private mutating func quoted(by quote: UInt8, escapes: Bool) -> Node.Content? {
    let opening = position
    var value: [UInt8] = []
    position += 1
    while position < bytes.count, bytes[position] != quote {
      var byte = bytes[position]
      let next = position + 1 < bytes.count ? bytes[position + 1] : 0
      if escapes, byte == UInt8(ascii: "\\"), let meant = Self.meaning(ofEscaped: next) {
        byte = meant
        position += 1
      } else if byte == UInt8(ascii: "\r"), next == UInt8(ascii: "\n") {
        position += 1
        continue
      }
      value.append(byte)
      position += 1
    }
    guard position < bytes.count else {
      faults.append(DotenvFault(.unclosed, at: opening..<opening + 1))
      return nil
    }
    position += 1
    endOfValue = position
    return endsBehindQuote() ? .string(text(value[...])) : nil
  }

  /// Whether nothing but a comment stands behind a closing quote; the line is passed.
  private mutating func endsBehindQuote() -> Bool {
    while position < bytes.count, isBlank(bytes[position]) { position += 1 }
    let end = endOfLine
    guard position == end || bytes[position] == UInt8(ascii: "#") else {
      fail(.trailing, at: position..<end)
      return false
    }
    position = end
    return true
  }

  /// What a backslash and a character stand for in double quotes; nothing where the backslash stays.
  private static func meaning(ofEscaped byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "$"), UInt8(ascii: "`"): byte
    default: nil
    }
  }

  /// Notes a fault and passes the line.
  private mutating func fail(_ kind: DotenvFaultKind, at place: Range<Int>) {
    faults.append(DotenvFault(kind, at: place))
    position = endOfLine
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
}
