extension SourceText {
  /// The place of a member's key, its quotes included; takes time proportional to the text.
  ///
  /// - Parameter member: a member of a map that was read from this text.
  /// - Returns: the place.
  public func position(ofKeyOf member: Node.Member) -> SourcePosition {
    var positions = SourcePositions(self)
    return positions.position(ofKeyOf: member)
  }

  /// The byte offset behind a key, its quotes included.
  ///
  /// - Parameters:
  ///   - start: the byte offset of the key.
  ///   - length: how many bytes the key has where it stands without quotes.
  /// - Returns: an offset that is at most the text's length.
  func endOfKey(at start: Int, length: Int) -> Int {
    guard start < bytes.count else { return bytes.count }
    let quote = bytes[start]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return min(start + length, bytes.count)
    }
    let hasEscapes = quote == UInt8(ascii: "\"")
    var place = start + 1
    while place < bytes.count, bytes[place] != quote {
      place += hasEscapes && bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, bytes.count)
  }
}

extension SourcePositions {
  /// The place of a value.
  ///
  /// - Parameter node: a value that was read from this text.
  /// - Returns: the place of its first line.
  public mutating func position(of node: Node) -> SourcePosition {
    position(from: Int(node.offset), to: Int(node.end))
  }

  /// The place of a member's key, its quotes included.
  ///
  /// - Parameter member: a member of a map that was read from this text.
  /// - Returns: the place.
  public mutating func position(ofKeyOf member: Node.Member) -> SourcePosition {
    let start = Int(member.offset)
    return position(
      from: start, to: source.endOfKey(at: start, length: member.key.utf8.count))
  }
}
