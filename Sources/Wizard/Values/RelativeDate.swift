/// Reads a day by its distance from today: `tomorrow`, `+3d`, `-2w`, `+1m +1y`, `today+30d`.
enum RelativeDate {
  private static let starts = [("today", 0), ("tomorrow", 1), ("yesterday", -1)]

  /// Reads a day, or nothing where the text is not of this kind.
  ///
  /// - Parameters:
  ///   - text: the text in lower case without blanks at its ends.
  ///   - today: what is counted from.
  /// - Returns: the day, or nothing.
  /// - Throws: `noSuchDay` where a month lacks the day, `outOfRange` outside the years 1 to 9999.
  static func date(_ text: String, today: CivilDate) throws(DateSyntaxError) -> CivilDate? {
    var bytes = ArraySlice(text.utf8)
    var date = today
    if let (word, days) = starts.first(where: { text.hasPrefix($0.0) }) {
      guard days == 0 || text == word else { return nil }
      bytes.removeFirst(word.utf8.count)
      guard let start = date.adding(days: days) else { throw .outOfRange }
      date = start
    } else if bytes.isEmpty {
      return nil
    }
    while true {
      bytes = bytes.drop(while: \.isBlank)
      guard let sign = bytes.popFirst() else { return date }
      guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else { return nil }
      let digits = bytes.prefix(while: \.isDigit)
      bytes = bytes.dropFirst(digits.count)
      guard !digits.isEmpty, let unit = bytes.popFirst() else { return nil }
      // More than any distance between the years 1 and 9999, and still far from overflow.
      let count = digits.reduce(0) { min($0 * 10 + Int($1 & 15), 10_000_000) }
      guard let next = try date.moved(by: sign == UInt8(ascii: "-") ? -count : count, unit) else {
        return nil
      }
      date = next
    }
  }
}

extension CivilDate {
  /// The day so many days, weeks, months or years away; nothing for another unit.
  fileprivate func moved(by count: Int, _ unit: UInt8) throws(DateSyntaxError) -> CivilDate? {
    switch unit {
    case UInt8(ascii: "d"), UInt8(ascii: "w"):
      guard let date = adding(days: unit == UInt8(ascii: "d") ? count : count * 7) else {
        throw .outOfRange
      }
      return date
    case UInt8(ascii: "m"), UInt8(ascii: "y"):
      let months = unit == UInt8(ascii: "m") ? count : count * 12
      if let date = adding(months: months) { return date }
      let total = year * 12 + month - 1 + months
      guard 12..<120_000 ~= total else { throw .outOfRange }
      throw .noSuchDay(day: day, month: total % 12 + 1, year: total / 12)
    default:
      return nil
    }
  }
}
