/// The difference between two texts as `diff -u` shows it, with three lines around each change.
public struct UnifiedDiff {
  /// A line of the one or the other text, with its line break if it has one.
  private typealias Line = ArraySlice<UInt8>

  /// One line of the comparison.
  private enum Step {
    case same(Line)
    case removed(Line)
    case added(Line)
  }

  /// Beyond so many lines that may differ, all of them are shown as replaced: comparing takes time and
  /// memory that grow with their square.
  private static let mostCompared = 3000
  /// The lines shown around a change.
  private static let context = 3

  private let steps: [Step]

  /// Compares two texts.
  ///
  /// - Parameters:
  ///   - old: the text before.
  ///   - new: the text behind.
  public init(from old: [UInt8], to new: [UInt8]) {
    let before = Self.lines(of: old)
    let after = Self.lines(of: new)
    let head = zip(before, after).prefix { $0 == $1 }.count
    let tail = zip(before[head...].reversed(), after[head...].reversed()).prefix { $0 == $1 }.count
    steps =
      before[..<head].map { .same($0) }
      + Self.compared(
        Array(before[head..<(before.count - tail)]), Array(after[head..<(after.count - tail)]))
      + before[(before.count - tail)...].map { .same($0) }
  }

  private static func lines(of text: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for index in text.indices where text[index] == UInt8(ascii: "\n") {
      lines.append(text[start...index])
      start = index + 1
    }
    if start < text.count { lines.append(text[start...]) }
    return lines
  }

  private static func compared(_ before: [Line], _ after: [Line]) -> [Step] {
    guard before.count + after.count <= mostCompared else {
      return before.map { .removed($0) } + after.map { .added($0) }
    }
    let difference = after.difference(from: before)
    let removed = Set(difference.removals.map(offset))
    let added = Set(difference.insertions.map(offset))
    var steps: [Step] = []
    var place = 0
    for (index, line) in before.enumerated() {
      while added.contains(place), !removed.contains(index) {
        steps.append(.added(after[place]))
        place += 1
      }
      if removed.contains(index) {
        steps.append(.removed(line))
      } else {
        steps.append(.same(line))
        place += 1
      }
    }
    return steps + after[place...].map { .added($0) }
  }

  private static func offset(of change: CollectionDifference<Line>.Change) -> Int {
    switch change {
    case .remove(let offset, _, _), .insert(let offset, _, _): offset
    }
  }

  /// The changes, each behind its line of numbers; nothing where the texts are the same.
  ///
  /// - Parameters:
  ///   - old: what stands for the text before, such as `a.json` or `/dev/null`.
  ///   - new: what stands for the text behind.
  /// - Returns: the lines, each with its end.
  public func text(from old: String, to new: String) -> String {
    let hunks = self.hunks
    guard !hunks.isEmpty else { return "" }
    return "--- \(old)\n+++ \(new)\n" + hunks.map(text(of:)).joined()
  }

  /// The places of the steps that are shown together.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (place, step) in steps.enumerated() {
      if case .same = step { continue }
      let start = max(0, place - Self.context)
      let end = min(steps.count, place + Self.context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>) -> String {
    var text = ""
    for step in steps[hunk] {
      let (sign, line) =
        switch step {
        case .same(let line): (" ", line)
        case .removed(let line): ("-", line)
        case .added(let line): ("+", line)
        }
      text += sign + String(decoding: line, as: UTF8.self)
      if line.last != UInt8(ascii: "\n") { text += "\n\\ No newline at end of file\n" }
    }
    let old = range(of: hunk) { if case .added = $0 { false } else { true } }
    let new = range(of: hunk) { if case .removed = $0 { false } else { true } }
    return "@@ -\(old) +\(new) @@\n" + text
  }

  /// The first line and the count of lines of one of the texts in a hunk.
  private func range(of hunk: Range<Int>, where isIn: (Step) -> Bool) -> String {
    let before = steps[..<hunk.lowerBound].count(where: isIn)
    let count = steps[hunk].count(where: isIn)
    // No lines stand behind a line, not at one.
    return "\(count == 0 ? before : before + 1)" + (count == 1 ? "" : ",\(count)")
  }
}
