/// How a dotenv file writes a value, so that python-dotenv, the dotenv of Node and a POSIX shell read
/// the same.
///
/// They differ in what a backslash and a dollar do between quotes; a value that cannot be written so
/// that all three agree is refused.
public struct DotenvLiteral: LiteralStyle {
  /// Makes the style.
  public init() {}

  /// The value as it stands behind the `=`: bare, in single quotes, or in double quotes.
  ///
  /// - Parameter node: what is written.
  /// - Returns: the literal, which has line breaks where the value has them.
  /// - Throws: `FormatFault` for control characters, for quotes, backslashes and dollars that the
  ///   readers do not agree on, and for lists and maps.
  public func literal(of node: OutputNode) throws(FormatFault) -> String {
    guard let text = node.plainText else { throw .nested }
    if text.isEmpty || ShellLiteral.isBareWord(text) { return text }
    try Self.requireNoControls(text)
    if !text.utf8.contains(UInt8(ascii: "'")) {
      // A backslash is one for all, but before a backslash or the closing quote.
      let isAmbiguous =
        text.hasBytes("\\\\") || text.utf8.last == UInt8(ascii: "\\") || text.hasBytes("${")
      if isAmbiguous { throw .dotenvQuoting }
      return "'" + text + "'"
    }
    return "\"" + (try quotedContent(of: text)) + "\""
  }

  /// Text between double quotes.
  ///
  /// - Parameter text: what is written.
  /// - Returns: the text as it is.
  /// - Throws: `FormatFault` for control characters, double quotes, backslashes, dollars and backquotes.
  public func quotedContent(of text: String) throws(FormatFault) -> String {
    try Self.requireNoControls(text)
    if text.utf8.contains(where: { "\"\\$`".utf8.contains($0) }) { throw .dotenvQuoting }
    return text
  }

  /// Demands text without control characters but tabs and line feeds.
  private static func requireNoControls(_ text: String) throws(FormatFault) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: continue
      case 0x00...0x1F, 0x7F...0x9F: throw .controlCharacter(scalar)
      default: continue
      }
    }
  }
}

extension String {
  /// Whether the text has other text in it, byte by byte.
  func hasBytes(_ other: StaticString) -> Bool {
    let wanted = UnsafeBufferPointer(start: other.utf8Start, count: other.utf8CodeUnitCount)
    return utf8.indices.contains { utf8[$0...].starts(with: wanted) }
  }
}
