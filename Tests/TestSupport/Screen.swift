internal import CUTF8Proc

/// A small model of a terminal: what a person sees of the bytes that a program wrote.
///
/// It knows what libedit and plain programs write; anything else stands in `unknown`.
public struct Screen {
  /// Escape sequences that the model does not know.
  public private(set) var unknown: [String] = []

  private let columns: Int
  /// A cell holds a character with its marks, "" for the right half of a wide one, nil for none.
  private var lines: [[String?]] = [[]]
  private var row = 0
  private var column = 0
  private var inserts = false
  private var pending: [UInt8] = []

  /// An empty screen that grows downward.
  ///
  /// - Parameter columns: cells in a line.
  public init(columns: Int = 80) {
    self.columns = columns
  }

  /// The lines without blanks at their ends, and without empty lines at the end.
  public var text: String {
    var texts = (0..<lines.count).map(line)
    while texts.last == "" { texts.removeLast() }
    return texts.joined(separator: "\n")
  }

  /// The line of the cursor, without blanks at its end.
  public var cursorLine: String { line(row) }

  /// Takes bytes as a terminal does; a sequence may be split between two calls.
  ///
  /// - Parameter bytes: what was written.
  public mutating func write(_ bytes: some Sequence<UInt8>) {
    let text = String(decoding: pending + bytes, as: UTF8.self).unicodeScalars
    pending = []
    var rest = text[...]
    while let scalar = rest.first {
      guard scalar == "\u{1B}" else {
        rest.removeFirst()
        write(scalar)
        continue
      }
      guard let length = Self.sequenceLength(rest) else {
        pending = Array(String(rest).utf8)
        return
      }
      act(on: String(rest.prefix(length)))
      rest.removeFirst(length)
    }
  }

  private func line(_ index: Int) -> String {
    var text = lines[index].map { $0 ?? " " }.joined()
    while text.last == " " { text.removeLast() }
    return text
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\r": column = 0
    case "\n": moveDown()
    case "\u{8}": column = max(0, min(column, columns - 1) - 1)
    case "\t": column = min(columns - 1, column / 8 * 8 + 8)
    case "\0", "\u{7}": break
    default: put(scalar)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = Int(utf8proc_charwidth(Int32(bitPattern: scalar.value)))
    if width == 0 {
      guard let last = lines[row][..<min(column, lines[row].count)].lastIndex(where: { $0 != "" })
      else { return }
      lines[row][last] = (lines[row][last] ?? " ") + String(Character(scalar))
      return
    }
    // The cursor waits beyond the last cell until something has to be put there.
    if column + width > columns {
      column = 0
      moveDown()
    }
    reach(column + width)
    if inserts {
      lines[row].insert(contentsOf: [String?](repeating: nil, count: width), at: column)
      lines[row].removeLast(max(0, lines[row].count - columns))
    }
    lines[row][column] = String(Character(scalar))
    if width == 2 { lines[row][column + 1] = "" }
    column += width
  }

  private mutating func moveDown() {
    row += 1
    while lines.count <= row { lines.append([]) }
  }

  private mutating func reach(_ count: Int) {
    while lines[row].count < count { lines[row].append(nil) }
  }

  /// The scalars of the sequence at the start, if all of it is there.
  private static func sequenceLength(_ text: String.UnicodeScalarView.SubSequence) -> Int? {
    guard let second = text.dropFirst().first else { return nil }
    guard second == "[" else { return "()#".unicodeScalars.contains(second) ? 3 : 2 }
    guard let end = text.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0.value) })
    else { return nil }
    return text.distance(from: text.startIndex, to: end) + 1
  }

  private mutating func act(on sequence: String) {
    guard sequence.hasPrefix("\u{1B}["), let command = sequence.last else {
      if !["\u{1B}=", "\u{1B}>", "\u{1B}(B"].contains(sequence) { unknown.append(sequence) }
      return
    }
    let parameters = sequence.dropFirst(2).dropLast()
    let number = Int(parameters.prefix { $0 != ";" })
    let count = max(1, number ?? 1)
    switch command {
    case "A": row = max(0, row - count)
    case "B": for _ in 0..<count { moveDown() }
    case "C": column = min(columns - 1, column + count)
    case "D": column = max(0, min(column, columns - 1) - count)
    case "G": column = min(columns, count) - 1
    case "K": eraseInLine(number ?? 0)
    case "J" where (number ?? 0) == 0: eraseBelow()
    case "P":
      lines[row].removeSubrange(column..<max(column, min(lines[row].count, column + count)))
    case "@":
      reach(column)
      lines[row].insert(contentsOf: [String?](repeating: nil, count: count), at: column)
    case "h" where parameters == "4", "l" where parameters == "4": inserts = command == "h"
    case "m": break
    case "h" where parameters == "?2004", "l" where parameters == "?2004": break
    default: unknown.append(sequence)
    }
  }

  private mutating func eraseInLine(_ part: Int) {
    let end = lines[row].count
    let range = part == 0 ? min(column, end)..<end : 0..<(part == 1 ? min(column + 1, end) : end)
    for index in range { lines[row][index] = nil }
  }

  private mutating func eraseBelow() {
    eraseInLine(0)
    for index in lines.indices.dropFirst(row + 1) { lines[index] = [] }
  }
}
