/// How an INI file writes a value, so that Python's configparser as it is read by default, and most
/// other readers, read the same.
///
/// INI has no quotes or escapes that readers agree on, so that what is not plain is refused.
public struct INILiteral: LiteralStyle {
  /// Makes the style.
  public init() {}

  /// The value as it stands behind the `=`.
  ///
  /// - Parameter node: what is written.
  /// - Returns: the text as it is.
  /// - Throws: `FormatFault` for line breaks, control characters, blanks at the ends, `%`, `;` or `#`
  ///   at the beginning, and lists and maps.
  public func literal(of node: OutputNode) throws(FormatFault) -> String {
    guard let text = node.plainText else { throw .nested }
    try text.requirePlainLine()
    try Self.requireNoReference(text)
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return text
    }
    if first.properties.isWhitespace || last.properties.isWhitespace { throw .edgeBlank }
    if first == ";" || first == "#" { throw .commentSign(first) }
    return text
  }

  /// Text between double quotes, which some readers drop and others keep.
  ///
  /// - Parameter text: what is written.
  /// - Returns: the text as it is.
  /// - Throws: `FormatFault` for line breaks, control characters, `%`, quotes and backslashes.
  public func quotedContent(of text: String) throws(FormatFault) -> String {
    try text.requirePlainLine()
    try Self.requireNoReference(text)
    if let sign = text.unicodeScalars.first(where: { $0 == "\"" || $0 == "\\" }) {
      throw .sign(sign)
    }
    return text
  }

  /// A `%` begins a reference to another value for configparser, and a specifier for systemd.
  private static func requireNoReference(_ text: String) throws(FormatFault) {
    if text.utf8.contains(UInt8(ascii: "%")) { throw .sign("%") }
  }
}

extension Unicode.Scalar {
  /// Whether it is a control character or a line break, tabs among them.
  var isControlOrBreak: Bool {
    properties.generalCategory == .control || value == 0x2028 || value == 0x2029
  }
}

extension String {
  /// Demands text of one line without control characters but tabs.
  func requirePlainLine() throws(FormatFault) {
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09: continue
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029: throw .lineBreak
      case 0x00...0x1F, 0x7F...0x9F: throw .controlCharacter(scalar)
      default: continue
      }
    }
  }
}
