import Wizard

/// Texts that formats trip over: quotes, signs, blanks, line breaks, words that look like numbers,
/// control characters, and characters of every plane.
enum AwkwardText {
  /// Pieces that mean something in one format or another.
  private static let pieces: [String] =
    [
      "\"", "'", "`", "''", "\"\"", "'''", "\"\"\"", "$", "${x}", "${", "}", "$x", "$(id)", "`id`",
      "\\", "\\\\",
      "\\n", "\\u0041", "\n", "\n\n", "\r", "\r\n", "\t", " ", "  ", "#", " #", ";", " ;", ":",
      ": ", "- ", "-", "? ", "%", "%20", "%(x)s", "%%", "&", "*", "!", "!!str", "|", ">", "@", "{",
      "[", "]", ",", "=", "==", "<", "<<", "~", "+", "a", "b c", "value", "Zoë", "x=y", "[section]",
      "key: value",
      "--- ", "---", "...", "rem ", "export ", "EOF", "\u{FEFF}", "\u{85}", "\u{2028}", "\u{2029}",
      "\u{A0}", "\u{3000}",
      "\u{0}", "\u{1}", "\u{7}", "\u{8}", "\u{B}", "\u{C}", "\u{1B}[31m", "\u{1C}", "\u{1F}",
      "\u{7F}", "\u{80}",
      "\u{9B}", "\u{AD}", "\u{200B}", "\u{202E}", "\u{301}", "e\u{301}", "\u{FFFD}", "\u{FFFE}",
      "\u{FFFF}",
      "\u{1F600}", "\u{1F469}\u{200D}\u{1F467}", "日本", "\u{1FFFF}", "\u{10FFFF}", "\u{D7FF}",
      "\u{E000}",
    ] + words

  /// Whole texts that some reader takes for something else.
  private static let words: [String] = [
    "yes", "No", "ON", "off", "y", "n", "true", "False", "null", "Null", "~", "none", "nil", "NaN",
    ".nan",
    ".inf", "-.INF", "inf", "5319E7", "1e3", "1E+3", "0123", "0o17", "0x1F", "0b1", "1_000",
    "1,000", "12:30:45", "190:20:30",
    "-1", "+1", ".5", "5.", "1.0", "3.10", "010000", "2026-12-24", "2026-12-24T10:00:00Z", "=",
    "<<", "-", "?", ":", "",
    " ", "\n", "\t", "''", "\"\"", "{}", "[]", "#", "//", "@x", "`x", "%x", "&x", "*x", "!x", "|",
    ">", "a: b", "a #b", "- a",
  ]

  /// Texts in the same order in every run: all pieces alone, then pieces joined at random.
  ///
  /// - Parameters:
  ///   - count: how many.
  ///   - seed: another seed gives other texts.
  /// - Returns: the texts; some come twice.
  static func texts(_ count: Int, seed: UInt64 = 1) -> [String] {
    var numbers = SeededNumbers(seed: seed)
    var texts = pieces + pieces.map { "a" + $0 + "b" } + pieces.map { $0 + $0 }
    while texts.count < count {
      let length = Int.random(in: 1...9, using: &numbers)
      texts.append((0..<length).map { _ in pieces.randomElement(using: &numbers) ?? "" }.joined())
    }
    return texts
  }

  /// A map from `t0`, `t1`, … to texts.
  ///
  /// - Parameter texts: the texts.
  /// - Returns: the map.
  static func tree(of texts: [String]) -> OutputNode {
    .object(texts.enumerated().map { .init(key: "t\($0)", value: .string($1)) })
  }

  /// Lists what came back otherwise than it was written.
  ///
  /// - Parameters:
  ///   - texts: what was written.
  ///   - found: what came back, by the names `tree(of:)` gives.
  /// - Returns: a line for each text that differs.
  static func differences(of texts: [String], in found: Any) -> [String] {
    guard let found = found as? [String: Any] else { return ["no map came back"] }
    var lines: [String] = []
    if found.count != texts.count { lines.append("\(found.count) of \(texts.count) came back") }
    for (index, text) in texts.enumerated() {
      let value = found["t\(index)"]
      let read = value as? String
      if read.map({ Array($0.utf8) == Array(text.utf8) }) != true {
        lines.append(
          "t\(index): \(text.debugDescription) came back as \(String(describing: value))")
      }
    }
    return Array(lines.prefix(20))
  }
}
