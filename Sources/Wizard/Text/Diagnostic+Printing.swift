extension Diagnostic {
  /// The finding as it is printed: `FILE:LINE:COLUMN: error: MESSAGE; REMEDY`, the source line and
  /// a caret below the place; without a position the first line alone, without its prefix.
  public var rendered: String {
    let words = remedy.map { "\(message); \($0)" } ?? message
    let finding = "\(severity.rawValue): \(TerminalText.visible(words))"
    guard let position else { return finding }
    let name = TerminalText.visible(position.source)
    let snippet = SourceSnippet(position)
    return """
      \(name):\(position.line):\(position.column): \(finding)
      \(snippet.line)
      \(snippet.caret)
      """
  }
}

/// The line of a position, cut to what a screen holds, and the caret that stands below it.
struct SourceSnippet {
  /// How many cells a line has at most.
  static let widthLimit = 120

  /// The source line, control characters shown, cut around the place where it is long.
  let line: String
  /// The caret and a `~` for each further cell of the place, behind as much blank as needed.
  let caret: String

  /// Makes the two lines.
  ///
  /// - Parameter position: the place to point at.
  init(_ position: SourcePosition) {
    let scalars = position.excerpt.unicodeScalars
    let place =
      scalars.index(
        scalars.startIndex, offsetBy: max(0, position.column - position.excerptColumn),
        limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    let end =
      scalars.index(place, offsetBy: position.length, limitedBy: scalars.endIndex)
      ?? scalars.endIndex
    let window = Self.window(of: scalars, around: place)
    let before = Self.shown(scalars[window.lowerBound..<place])
    let covered = Self.shown(scalars[place..<min(end, window.upperBound)])
    let after = Self.shown(scalars[min(end, window.upperBound)..<window.upperBound])
    let isCut = window.lowerBound > scalars.startIndex || position.excerptColumn > 1
    let lead = isCut ? "…" : ""
    let trail = window.upperBound < scalars.endIndex ? "…" : ""
    line = lead + before + covered + after + trail
    let tail = String(repeating: "~", count: max(0, Self.width(of: covered) - 1))
    caret = Self.blank(as: lead + before) + "^" + tail
  }

  /// The part of a line that is shown.
  private static func window(
    of scalars: String.UnicodeScalarView, around place: String.Index
  ) -> Range<String.Index> {
    let right = reach(scalars[place...], limit: widthLimit)
    let left = reach(scalars[..<place].reversed(), limit: widthLimit)
    guard left.width + right.width > widthLimit else {
      return scalars.startIndex..<scalars.endIndex
    }
    // The two ellipses take a cell each.
    let room = widthLimit - 2
    let leftRoom = min(left.width, max(room / 2, room - right.width))
    let leftCount = reach(scalars[..<place].reversed(), limit: leftRoom).count
    let rightCount = reach(scalars[place...], limit: room - leftRoom).count
    return scalars.index(place, offsetBy: -leftCount)..<scalars.index(place, offsetBy: rightCount)
  }

  /// How many scalars fit a width, and the width of those and the first that does not fit.
  private static func reach(
    _ scalars: some Sequence<Unicode.Scalar>, limit: Int
  ) -> (count: Int, width: Int) {
    var count = 0
    var width = 0
    for scalar in scalars {
      width += self.width(of: TerminalText.visible(String(scalar), allowingTabs: true))
      if width > limit { break }
      count += 1
    }
    return (count, width)
  }

  private static func shown(_ scalars: Substring.UnicodeScalarView) -> String {
    TerminalText.visible(String(scalars), allowingTabs: true)
  }

  /// The width of shown text; a tab counts as one cell.
  private static func width(of text: String) -> Int {
    TerminalText.width(of: String(text.map { $0 == "\t" ? " " : $0 }))
  }

  /// Blank that is as wide as a text on any terminal: its tabs, and a blank for each other cell.
  private static func blank(as text: String) -> String {
    text.split(separator: "\t", omittingEmptySubsequences: false).map { part in
      String(repeating: " ", count: TerminalText.width(of: String(part)))
    }.joined(separator: "\t")
  }
}
