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
  func hasMark(_ mark: StaticString) -> Bool {
    var rest = utf8[...]
    while let place = rest.firstIndex(of: mark.utf8Start.pointee) {
      rest = rest[place...]
      if mark.withUTF8Buffer({ rest.starts(with: $0) }) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
