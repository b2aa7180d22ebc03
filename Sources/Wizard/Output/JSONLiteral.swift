/// How JSON writes a value: on one line, with the escapes that `jq` uses.
public struct JSONLiteral: LiteralStyle {
  /// Makes the style.
  public init() {}

  /// The value as JSON on one line.
  ///
  /// - Parameter node: what is written.
  /// - Returns: the literal.
  public func literal(of node: OutputNode) -> String {
    var writer = JSONWriter(layout: .compact)
    writer.append(node)
    return String(decoding: writer.finished().dropLast(), as: UTF8.self)
  }

  /// Text between the quotes of a JSON string.
  ///
  /// - Parameter text: what is written.
  /// - Returns: the text with its escapes.
  public func quotedContent(of text: String) -> String {
    String(literal(of: .string(text)).unicodeScalars.dropFirst().dropLast())
  }
}
