/// Days and times as the library Form has them: ISO 8601, or `2014-10-31 23:00:00 +00:00`.
enum FormJSONTimes {
  /// A moment as a row of a type takes it: its day, its time of day, or both without a fraction of a second.
  ///
  /// - Parameters:
  ///   - moment: the text; one of another shape is left for the row to refuse.
  ///   - rowType: `date`, `time` or `datetime`.
  /// - Returns: the text that the row takes.
  static func text(_ moment: String, for rowType: String) -> String {
    let (day, time, offset) = parts(of: moment)
    switch rowType {
    case "date": return day ?? moment
    case "time": return time ?? moment
    default:
      guard let day else { return moment }
      // A day alone is its midnight.
      return day + "T" + (time ?? "00:00:00") + withColon(offset)
    }
  }

  /// An offset as ISO 8601 has it beside times with colons.
  private static func withColon(_ offset: String) -> String {
    guard offset.utf8.count == 5, !offset.contains(":") else { return offset }
    return offset.prefix(3) + ":" + offset.suffix(2)
  }

  /// The day, the time without a fraction, and the offset of a moment; the day or the time alone where the other is
  /// not there.
  private static func parts(of text: String) -> (day: String?, time: String?, offset: String) {
    var rest = text[...]
    let day = take(&rest, like: "0000-00-00")
    if day != nil, let first = rest.first, "Tt ".contains(first) { rest.removeFirst() }
    let time = take(&rest, like: "00:00:00") ?? take(&rest, like: "00:00")
    if rest.first == "." {
      rest = rest.dropFirst().drop { $0.isNumber }
    }
    let offset = rest.drop { $0 == " " }
    let isWhole = offset.allSatisfy { $0.isNumber || "Zz+-:".contains($0) }
    guard isWhole, day == nil || time != nil || offset.isEmpty else { return (nil, nil, "") }
    return (day, time, String(offset))
  }

  /// Takes a text whose digits stand where a sample has zeros.
  private static func take(_ rest: inout Substring, like sample: String) -> String? {
    let head = rest.prefix(sample.count)
    let fits =
      head.count == sample.count
      && zip(head.utf8, sample.utf8).allSatisfy { byte, other in
        other == UInt8(ascii: "0") ? byte.isDigit : byte == other
      }
    guard fits else { return nil }
    rest = rest.dropFirst(sample.count)
    return String(head)
  }
}
