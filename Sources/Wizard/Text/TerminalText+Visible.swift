extension TerminalText {
  /// Shows control characters instead of sending them to the terminal.
  ///
  /// ESC becomes `^[`, DEL `^?`; C1 controls, line and paragraph separators and the controls of
  /// writing direction become `<U+009B>` and the like.
  ///
  /// - Parameters:
  ///   - text: text of any origin.
  ///   - allowingTabs: whether tabs stay as they are.
  ///   - allowingLineBreaks: whether line feeds stay as they are.
  /// - Returns: text that is safe to print.
  public static func visible(
    _ text: String, allowingTabs: Bool = false, allowingLineBreaks: Bool = false
  ) -> String {
    guard mayHaveControls(text) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09 where allowingTabs, 0x0A where allowingLineBreaks:
        shown.unicodeScalars.append(scalar)
      case ..<0x20, 0x7F:
        shown += "^"
        shown.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) ^ 0x40))
      default:
        if isForbidden(scalar) {
          shown += codePoint(scalar)
        } else {
          shown.unicodeScalars.append(scalar)
        }
      }
    }
    return shown
  }

  /// Whether a scalar above ASCII could change what else the terminal shows.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    "<" + PaddedDigits.codePoint(scalar.value) + ">"
  }

  /// Whether a byte may begin what has to be shown; nearly all text has none.
  private static func mayHaveControls(_ text: String) -> Bool {
    text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 || $0 == 0xE2 }
  }
}
