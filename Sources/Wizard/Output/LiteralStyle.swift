/// How one format writes a value among other text: for its writer, and for templates.
public protocol LiteralStyle: Sendable {
  /// The whole of a value, quotes included, for a place with nothing around it.
  ///
  /// - Parameter node: what is written.
  /// - Returns: one line of text that the format's readers read as the value.
  /// - Throws: `FormatFault` where the format cannot carry it.
  func literal(of node: OutputNode) throws(FormatFault) -> String

  /// Text for a place between double quotes that are there already.
  ///
  /// - Parameter text: what is written.
  /// - Returns: the text with its escapes.
  /// - Throws: `FormatFault` where the format cannot carry it.
  func quotedContent(of text: String) throws(FormatFault) -> String
}

extension OutputNode {
  /// The value as text without quotes: digits, `true` or `false`, and no characters for null and for
  /// empty lists and maps; nothing for others, which have no text.
  public var plainText: String? {
    switch self {
    case .null: ""
    case .boolean(let truth): truth ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): text
    case .array(let items): items.isEmpty ? "" : nil
    case .object(let members): members.isEmpty ? "" : nil
    }
  }
}
