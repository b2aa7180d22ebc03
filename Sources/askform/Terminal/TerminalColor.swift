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
    var colored = ""
    for (index, line) in text.lines.enumerated() {
      if index > 0 { colored += "\n" }
      if !line.isEmpty { colored += "\u{1B}[\(code)m\(line)\u{1B}[0m" }
    }
    return colored
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
