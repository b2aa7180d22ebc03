/// Writes YAML in block style into a growing buffer of bytes.
struct YAMLWriter: ~Copyable {
  /// Readers take a key for one only where it ends within 1,024 characters; longer ones are marked.
  private static let longestKey = 1000

  private let style = YAMLLiteral()
  private var buffer: [UInt8] = []

  /// Writes the root.
  mutating func append(_ node: OutputNode) {
    switch node {
    case .array(let items) where !items.isEmpty: append(items, indent: 0, isInLine: true)
    case .object(let members) where !members.isEmpty: append(members, indent: 0, isInLine: true)
    default: append(line: style.literal(of: node))
    }
  }

  /// Ends the text.
  consuming func finished() -> [UInt8] { buffer }

  /// Writes the members of a map.
  ///
  /// - Parameters:
  ///   - members: what is written.
  ///   - indent: the column of the keys, from 0.
  ///   - isInLine: whether the place of the first key has been reached.
  private mutating func append(_ members: [OutputNode.Member], indent: Int, isInLine: Bool) {
    var isInLine = isInLine
    for member in members {
      if !isInLine { append(blanks: indent) }
      isInLine = false
      let key = style.literal(of: member.key)
      if key.utf8.count > Self.longestKey {
        append(line: "? " + key)
        append(blanks: indent)
      } else {
        buffer.append(contentsOf: key.utf8)
      }
      buffer.append(UInt8(ascii: ":"))
      append(value: member.value, indent: indent)
    }
  }

  /// Writes the items of a list, as its members are written.
  private mutating func append(_ items: [OutputNode], indent: Int, isInLine: Bool) {
    var isInLine = isInLine
    for item in items {
      if !isInLine { append(blanks: indent) }
      isInLine = false
      buffer.append(UInt8(ascii: "-"))
      switch item {
      case .array(let inner) where !inner.isEmpty:
        append(blanks: 1)
        append(inner, indent: indent + 2, isInLine: true)
      case .object(let members) where !members.isEmpty:
        append(blanks: 1)
        append(members, indent: indent + 2, isInLine: true)
      default: append(value: item, indent: indent)
      }
    }
  }

  /// Writes what stands behind the sign of a key or an item, to the end of its last line.
  private mutating func append(value: OutputNode, indent: Int) {
    switch value {
    case .array(let items) where !items.isEmpty:
      append(line: "")
      append(items, indent: indent + 2, isInLine: false)
    case .object(let members) where !members.isEmpty:
      append(line: "")
      append(members, indent: indent + 2, isInLine: false)
    case .string(let text) where Self.isBlock(text):
      append(block: text, indent: indent + 2)
    default:
      append(blanks: 1)
      append(line: style.literal(of: value))
    }
  }

  /// Whether text of several lines can be shown as it is: there is no character a block cannot hold,
  /// no blank that could not be seen, and its first line tells the indent.
  private static func isBlock(_ text: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return false }
    var before: Unicode.Scalar = "\n"
    for (place, scalar) in text.unicodeScalars.enumerated() {
      if scalar == "\n" {
        if place == 0 || before == " " || before == "\t" { return false }
      } else if scalar == " " || scalar == "\t" {
        if place == 0 { return false }
      } else if !YAMLLiteral.isPrintable(scalar) {
        return false
      }
      before = scalar
    }
    return before != " " && before != "\t" && !text.utf8.reversed().starts(with: "\n\n".utf8)
  }

  private mutating func append(block text: String, indent: Int) {
    let endsWithBreak = text.utf8.last == UInt8(ascii: "\n")
    append(line: endsWithBreak ? " |" : " |-")
    // By bytes: CR and LF would be one character.
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast(endsWithBreak ? 1 : 0)
    {
      if !line.isEmpty { append(blanks: indent) }
      buffer.append(contentsOf: line)
      buffer.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func append(line: String) {
    buffer.append(contentsOf: line.utf8)
    buffer.append(UInt8(ascii: "\n"))
  }

  private mutating func append(blanks count: Int) {
    buffer.append(contentsOf: repeatElement(UInt8(ascii: " "), count: count))
  }
}
