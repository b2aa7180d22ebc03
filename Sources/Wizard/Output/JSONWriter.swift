/// Writes JSON into a growing buffer of bytes.
public struct JSONWriter: ~Copyable {
  /// How the pieces are laid out.
  public enum Layout: Sendable {
    /// Two spaces a level, one piece a line.
    case indented
    /// All in one line, without spaces.
    case compact
  }

  private let layout: Layout
  private var buffer: [UInt8] = []
  private var depth = 0

  /// Starts an empty text.
  ///
  /// - Parameter layout: how the pieces are laid out.
  public init(layout: Layout) {
    self.layout = layout
  }

  /// Ends the text.
  ///
  /// - Returns: the text in UTF-8, with a line break at its end.
  public consuming func finished() -> [UInt8] {
    buffer.append(UInt8(ascii: "\n"))
    return buffer
  }

  /// Writes a tree.
  ///
  /// - Parameter node: what is written.
  public mutating func append(_ node: OutputNode) {
    switch node {
    case .null: append(bare: "null")
    case .boolean(let truth): append(bare: truth ? "true" : "false")
    case .number(let digits): append(bare: digits)
    case .string(let text): append(quoted: text)
    case .array(let items): append(items)
    case .object(let members): append(members)
    }
  }

  private mutating func append(_ items: [OutputNode]) {
    buffer.append(UInt8(ascii: "["))
    depth += 1
    var isFirst = true
    for item in items {
      startPiece(isFirst: isFirst)
      append(item)
      isFirst = false
    }
    close(with: UInt8(ascii: "]"), isEmpty: isFirst)
  }

  private mutating func append(_ members: [OutputNode.Member]) {
    buffer.append(UInt8(ascii: "{"))
    depth += 1
    var isFirst = true
    for member in members {
      startPiece(isFirst: isFirst)
      append(quoted: member.key)
      buffer.append(UInt8(ascii: ":"))
      if layout == .indented { buffer.append(UInt8(ascii: " ")) }
      append(member.value)
      isFirst = false
    }
    close(with: UInt8(ascii: "}"), isEmpty: isFirst)
  }

  private mutating func startPiece(isFirst: Bool) {
    if !isFirst { buffer.append(UInt8(ascii: ",")) }
    startLine()
  }

  private mutating func close(with bracket: UInt8, isEmpty: Bool) {
    depth -= 1
    if !isEmpty { startLine() }
    buffer.append(bracket)
  }

  private mutating func startLine() {
    guard layout == .indented else { return }
    buffer.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * depth { buffer.append(UInt8(ascii: " ")) }
  }

  private mutating func append(bare text: String) {
    var text = text
    text.withUTF8 { buffer.append(contentsOf: $0) }
  }

  private mutating func append(quoted text: String) {
    var text = text
    buffer.append(UInt8(ascii: "\""))
    text.withUTF8 { bytes in
      var start = 0
      for index in bytes.indices where Self.needsEscape(bytes[index]) {
        buffer.append(contentsOf: bytes[start..<index])
        append(escaped: bytes[index])
        start = index + 1
      }
      buffer.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start...]))
    }
    buffer.append(UInt8(ascii: "\""))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  private mutating func append(escaped byte: UInt8) {
    buffer.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): buffer.append(byte)
    case 0x08: buffer.append(UInt8(ascii: "b"))
    case 0x09: buffer.append(UInt8(ascii: "t"))
    case 0x0A: buffer.append(UInt8(ascii: "n"))
    case 0x0C: buffer.append(UInt8(ascii: "f"))
    case 0x0D: buffer.append(UInt8(ascii: "r"))
    default:
      buffer.append(contentsOf: byte < 0x10 ? "u000".utf8 : "u00".utf8)
      buffer.append(contentsOf: String(byte, radix: 16).utf8)
    }
  }
}
