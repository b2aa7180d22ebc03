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
    return text.lines.flatMap { wrappedLine($0, to: limit) }
  }

  /// Whether a text is one line that stays as it is: visible ASCII that fits, and no blank at its end.
  ///
  /// - Parameters:
  ///   - text: text of any origin.
  ///   - width: the width of a line in cells.
  /// - Returns: whether it may be printed as it stands.
  package static func isOneLine(_ text: String, in width: Int) -> Bool {
    guard let last = text.utf8.last, last != UInt8(ascii: " "), text.utf8.count <= width else {
      return false
    }
    return text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
  }

  /// Breaks one line; a line that is found is a slice of the text, blanks between its words and all.
  private static func wrappedLine(_ text: Substring, to limit: Int) -> [String] {
    let bytes = text.utf8
    if bytes.last != UInt8(ascii: " "), let width = widthOfASCII(text), width <= limit {
      return [String(text)]
    }
    var lines: [String] = []
    var line = text[text.startIndex..<text.startIndex]
    var lineWidth = 0
    var place = text.startIndex
    while true {
      let start = bytes[place...].firstIndex { $0 != UInt8(ascii: " ") } ?? bytes.endIndex
      guard start != bytes.endIndex else { break }
      let end = bytes[start...].firstIndex { $0 == UInt8(ascii: " ") } ?? bytes.endIndex
      let blanks = bytes.distance(from: place, to: start)
      let word = text[start..<end]
      let wordWidth = width(of: String(word))
      place = end
      let isFirst = line.isEmpty && lines.isEmpty
      if isFirst || !line.isEmpty, lineWidth + blanks + wordWidth <= limit {
        line = text[line.startIndex..<end]
        lineWidth += blanks + wordWidth
        continue
      }
      if !line.isEmpty { lines.append(String(line)) }
      let pieces = brokenWord(word, to: limit)
      for piece in pieces.dropLast() { lines.append(String(piece)) }
      line = pieces.last ?? word
      lineWidth = width(of: String(line))
    }
    if !line.isEmpty || lines.isEmpty { lines.append(String(line)) }
    return lines
  }

  /// Breaks a word into pieces no wider than a line, where it is wider.
  private static func brokenWord(_ word: Substring, to limit: Int) -> [Substring] {
    var pieces: [Substring] = []
    var start = word.startIndex
    var pieceWidth = 0
    for index in word.indices {
      let clusterWidth = width(of: word[index])
      if pieceWidth + clusterWidth > limit, start < index {
        pieces.append(word[start..<index])
        start = index
        pieceWidth = 0
      }
      pieceWidth += clusterWidth
    }
    pieces.append(word[start...])
    return pieces
  }
}
