internal import CUTF8Proc

/// Text as a terminal shows it: its width in cells, and its control characters made visible.
public enum TerminalText {
  /// The number of cells a text takes in one line; control characters take none.
  ///
  /// - Parameter text: text without line breaks.
  /// - Returns: its width in cells: an ideograph or an emoji takes two, a combining mark none.
  public static func width(of text: String) -> Int {
    if let width = widthOfASCII(text) { return width }
    var width = 0
    for cluster in text { width += self.width(of: cluster) }
    return width
  }

  /// The number of cells a grapheme cluster takes.
  ///
  /// - Parameter cluster: what a person sees as one character.
  /// - Returns: its width in cells.
  public static func width(of cluster: Character) -> Int {
    var width = 0
    for scalar in cluster.unicodeScalars {
      let own = Int(utf8proc_charwidth(utf8proc_int32_t(bitPattern: scalar.value)))
      // Whatever joins an emoji, an ideograph or a leading jamo goes into its two cells.
      if joinsEmoji(scalar) || (width == 0 && own == 2) { return 2 }
      width += own
    }
    return width
  }

  /// Whether a scalar makes one picture, two cells wide, of the cluster it stands in.
  private static func joinsEmoji(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFE0F, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0xE0020...0xE007F: true
    default: false
    }
  }

  /// The width of a text that is all ASCII.
  static func widthOfASCII(_ text: some StringProtocol) -> Int? {
    var width = 0
    for byte in text.utf8 {
      guard byte < 0x80 else { return nil }
      if byte >= 0x20 && byte != 0x7F { width += 1 }
    }
    return width
  }

  /// Fills a text up with blanks behind it.
  ///
  /// - Parameters:
  ///   - text: text without line breaks.
  ///   - width: the width to reach, in cells.
  ///   - isTrailing: whether the blanks stand before the text instead.
  /// - Returns: the text, as it is where it is wider.
  public static func padded(_ text: String, to width: Int, isTrailing: Bool = false) -> String {
    let blanks = String(repeating: " ", count: max(0, width - self.width(of: text)))
    return isTrailing ? blanks + text : text + blanks
  }
}
