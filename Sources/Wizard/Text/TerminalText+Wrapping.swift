extension TerminalText {
  /// Breaks a text into lines at blanks.
  ///
  /// A word is broken only where it is wider than a line. Line breaks of the text stay, and so do
  /// the blanks a line begins with.
  ///
  /// - Parameters:
  ///   - text: text without control characters other than line breaks.
  ///   - width: the width of a line in cells; less than 1 means 1.
  /// - Returns: the lines; one empty line for an empty text.
  public static func wrapped(_ text: String, to width: Int) -> [String] {
    let limit = max(width, 1)
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      wrappedLine($0, to: limit)
    }
  }

  private static func wrappedLine(_ text: Substring, to limit: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var lineWidth = 0
    var rest = text
    while !rest.isEmpty {
      let blanks = rest.prefix { $0 == " " }
      let word = rest.dropFirst(blanks.count).prefix { $0 != " " }
      rest = rest.dropFirst(blanks.count + word.count)
      guard !word.isEmpty else { break }
      let wordWidth = width(of: String(word))
      let isFirst = line.isEmpty && lines.isEmpty
      if isFirst || !line.isEmpty, lineWidth + blanks.count + wordWidth <= limit {
        line += blanks + word
        lineWidth += blanks.count + wordWidth
        continue
      }
      if !line.isEmpty { lines.append(line) }
      let pieces = brokenWord(word, to: limit)
      lines += pieces.dropLast()
      line = pieces.last ?? ""
      lineWidth = width(of: line)
    }
    return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
  }

  /// Breaks a word into pieces no wider than a line, where it is wider.
  private static func brokenWord(_ word: Substring, to limit: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var pieceWidth = 0
    for cluster in word {
      let clusterWidth = width(of: cluster)
      if pieceWidth + clusterWidth > limit, !piece.isEmpty {
        pieces.append(piece)
        piece = ""
        pieceWidth = 0
      }
      piece.append(cluster)
      pieceWidth += clusterWidth
    }
    return pieces + [piece]
  }
}
