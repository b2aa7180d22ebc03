/// Searches by bytes, for marks of ASCII: whole characters would take tables of Unicode.
extension String {
  /// The lines of the text, without the line feeds between them; one empty line for an empty text.
  package var lines: [Substring] {
    var lines: [Substring] = []
    var start = startIndex
    while let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(self[start..<end])
      start = utf8.index(after: end)
    }
    lines.append(self[start...])
    return lines
  }

  /// Whether the bytes of a mark stand in the text.
  ///
  /// - Parameter mark: one character or more, all of ASCII.
  /// - Returns: whether it is there.
  func hasMark(_ mark: String) -> Bool { place(of: mark, from: startIndex) != nil }

  /// The text with another one wherever the bytes of a part stand.
  ///
  /// - Parameters:
  ///   - part: what is replaced; an empty part is nowhere.
  ///   - other: what stands there then.
  /// - Returns: the new text.
  func substituting(_ part: String, by other: String) -> String {
    var text = ""
    var start = startIndex
    while let place = place(of: part, from: start) {
      text += self[start..<place]
      text += other
      start = utf8.index(place, offsetBy: part.utf8.count)
    }
    return text + self[start...]
  }

  private func place(of part: String, from start: Index) -> Index? {
    guard let first = part.utf8.first else { return nil }
    var rest = utf8[start...]
    while let place = rest.firstIndex(of: first) {
      rest = rest[place...]
      if rest.starts(with: part.utf8) { return place }
      rest = rest.dropFirst()
    }
    return nil
  }
}
