/// Finds many positions in one text, in time that does not grow with the text for each.
///
/// Offsets that ascend within a line are cheapest.
public struct SourcePositions: Sendable {
  /// The text that is looked at.
  public let source: SourceText
  /// The byte offset at which each line starts.
  private let lineStarts: [UInt32]
  /// How many bytes of a very long line are kept on each side of a place.
  private static let excerptReach = 1_000
  /// The line of the last answer, and how many scalars stand before an offset in it.
  private var last = (line: -1, offset: 0, column: 0)

  /// Looks for the lines of a text.
  ///
  /// - Parameter source: the text.
  public init(_ source: SourceText) {
    self.source = source
    self.lineStarts = source.bytes.withUnsafeBufferPointer { bytes in
      var starts: [UInt32] = [0]
      for index in bytes.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
        let isCRLF =
          bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
        if !isCRLF { starts.append(UInt32(truncatingIfNeeded: index + 1)) }
      }
      return starts
    }
  }

  /// The line an offset stands in.
  ///
  /// - Parameter offset: a byte offset.
  /// - Returns: the line's number, from 1.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The place of a stretch of the text.
  ///
  /// - Parameters:
  ///   - from: the byte offset of its first character; past the text's end means the end.
  ///   - to: the byte offset behind its last character.
  /// - Returns: the place, which ends with its line at the latest.
  public mutating func position(from: Int, to: Int) -> SourcePosition {
    let start = min(max(from, 0), source.bytes.count)
    let line = line(of: start)
    let lineStart = Int(lineStarts[line - 1])
    let lineEnd = endOfLine(line)
    if last.line != line || last.offset > start {
      last = (line: line, offset: lineStart, column: 0)
    }
    last.column += scalarCount(from: last.offset, to: start)
    last.offset = start
    let end = min(max(to, start), lineEnd)
    let part = excerpt(around: start, in: lineStart..<lineEnd)
    return SourcePosition(
      source: source.name, line: line, column: last.column + 1,
      length: max(scalarCount(from: start, to: end), 1),
      excerpt: String(decoding: source.bytes[part], as: UTF8.self),
      excerptColumn: last.column + 1 - scalarCount(from: part.lowerBound, to: start))
  }

  /// The bytes of a line that are kept with a place: all of them, or the part around it.
  private func excerpt(around offset: Int, in line: Range<Int>) -> Range<Int> {
    guard line.count > 2 * SourcePositions.excerptReach else { return line }
    var start = max(line.lowerBound, offset - SourcePositions.excerptReach)
    var end = min(line.upperBound, offset + SourcePositions.excerptReach)
    while start > line.lowerBound, source.bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.upperBound, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  private func endOfLine(_ line: Int) -> Int {
    guard line < lineStarts.count else { return source.bytes.count }
    let next = Int(lineStarts[line])
    let isCRLF = next >= 2 && source.bytes[next - 1] == 0x0A && source.bytes[next - 2] == 0x0D
    return isCRLF ? next - 2 : next - 1
  }

  private func scalarCount(from: Int, to: Int) -> Int {
    guard from < to else { return 0 }
    return source.bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in from..<to where bytes[index] & 0xC0 != 0x80 { count += 1 }
      return count
    }
  }
}

extension SourceText {
  /// The place of a stretch of the text; takes time proportional to the text.
  ///
  /// - Parameters:
  ///   - from: the byte offset of its first character; past the text's end means the end.
  ///   - to: the byte offset behind its last character.
  /// - Returns: the place, which ends with its line at the latest.
  public func position(from: Int, to: Int) -> SourcePosition {
    var positions = SourcePositions(self)
    return positions.position(from: from, to: to)
  }

  /// The place of a value; takes time proportional to the text.
  ///
  /// - Parameter node: a value that was read from this text.
  /// - Returns: the place of its first line.
  public func position(of node: Node) -> SourcePosition {
    position(from: Int(node.offset), to: Int(node.end))
  }
}
