/// A text of several lines that is typed line by line, up to a line with only a `.`.
struct TextLines {
  /// The lines so far.
  private var lines: [String] = []

  /// Takes the next line.
  ///
  /// A `.` at the start of a line is doubled. A line that has line breaks was pasted and is taken as it is.
  ///
  /// - Parameter line: the line as it was typed.
  /// - Returns: whether it ended the text.
  mutating func take(_ line: String) -> Bool {
    if line == "." { return true }
    let isTyped = !line.utf8.contains(UInt8(ascii: "\n"))
    lines.append(isTyped && line.hasPrefix("..") ? String(line.dropFirst()) : line)
    return false
  }

  /// The text, with a line feed between its lines.
  var text: String { lines.joined(separator: "\n") }

  /// A text without the line end that editors put behind the last line, and with line feeds alone.
  static func unixText(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\r")) else { return text.droppingFinalLineFeed }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\n", scalars.last == "\r" { scalars.removeLast() }
      scalars.append(scalar)
    }
    return String(scalars).droppingFinalLineFeed
  }
}

extension String {
  fileprivate var droppingFinalLineFeed: String {
    utf8.last == UInt8(ascii: "\n") ? String(unicodeScalars.dropLast()) : self
  }
}
