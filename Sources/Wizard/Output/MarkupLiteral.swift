/// How HTML and XML write text, between tags and in quoted attributes alike.
public struct MarkupLiteral: LiteralStyle {
  /// Which of the two.
  public enum Language: Sendable {
    /// HTML, which takes every character but the zero byte.
    case html
    /// XML 1.0, which has no room for most control characters.
    case xml
  }

  private let language: Language

  /// Makes the style.
  ///
  /// - Parameter language: which of the two.
  public init(_ language: Language) {
    self.language = language
  }

  /// The value as text.
  ///
  /// - Parameter node: what is written.
  /// - Returns: the text with its entities.
  /// - Throws: `FormatFault` for characters that may not be there, and for lists and maps.
  public func literal(of node: OutputNode) throws(FormatFault) -> String {
    guard let text = node.plainText else { throw .nested }
    return try escaped(text, inQuotes: false)
  }

  /// Text between double quotes.
  ///
  /// - Parameter text: what is written.
  /// - Returns: the text with its entities; of XML also for line breaks and tabs, which would
  ///   become blanks.
  /// - Throws: `FormatFault` for characters that may not be there.
  public func quotedContent(of text: String) throws(FormatFault) -> String {
    try escaped(text, inQuotes: language == .xml)
  }

  private func escaped(_ text: String, inQuotes: Bool) throws(FormatFault) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\r": result += "&#13;"
      case "\n" where inQuotes: result += "&#10;"
      case "\t" where inQuotes: result += "&#9;"
      default:
        guard isAllowed(scalar) else { throw .controlCharacter(scalar) }
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0x00: false
    case 0x01...0x1F, 0xFFFE, 0xFFFF: language == .html
    default: true
    }
  }
}
