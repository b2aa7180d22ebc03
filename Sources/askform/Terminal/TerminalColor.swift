internal import Wizard

/// Colours from the eight that every terminal has and its user chose.
enum TerminalColor {
  /// A text in the colour of its kind, line by line, so that no line end carries a colour on.
  ///
  /// - Parameters:
  ///   - text: whole lines without control characters but line feeds.
  ///   - style: what the text is.
  /// - Returns: the text with its escape sequences.
  static func colored(_ text: String, as style: TextStyle) -> String {
    guard let code = code(of: style) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "\u{1B}[\(code)m\($0)\u{1B}[0m" }.joined(separator: "\n")
  }

  /// Bold blue for titles, red for errors, cyan for hints (ECMA-48, SGR).
  private static func code(of style: TextStyle) -> String? {
    switch style {
    case .plain: nil
    case .title: "1;34"
    case .error: "31"
    case .hint: "36"
    }
  }
}
