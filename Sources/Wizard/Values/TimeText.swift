/// Reads a time of day as a person writes it: `14:30`, `1430`, `9`, `2:30pm`, `noon`.
public enum TimeText {
  /// Reads a time.
  ///
  /// - Parameters:
  ///   - text: the time as written, in any case.
  ///   - now: what `now` means; its seconds are left out.
  /// - Returns: the time, with seconds only where they were written.
  /// - Throws: the reason where the text is no time.
  public static func time(_ text: String, now: CivilTime) throws(TimeSyntaxError) -> CivilTime {
    let text = TextPieces(text).text
    switch text {
    case "": throw .empty
    case "noon": return CivilTime(clampedSecond: 12 * 3600, hasSeconds: false)
    case "midnight": return .midnight
    case "now": return CivilTime(clampedSecond: now.secondOfDay, hasSeconds: false)
    default: break
    }
    let isMorning = text.hasSuffix("am")
    guard isMorning || text.hasSuffix("pm") else {
      let numbers = try numbers(text, allowsFourDigits: true)
      return try CivilTime(
        checkedHour: numbers.hour, minute: numbers.minute, second: numbers.second)
    }
    let head = TextPieces(String(text.dropLast(2))).text
    let (hour, minute, second) = try numbers(head, allowsFourDigits: false)
    guard second == nil else { throw .notATime }
    guard 1...12 ~= hour else { throw .noSuchHalfDayHour(hour) }
    return try CivilTime(
      checkedHour: hour % 12 + (isMorning ? 0 : 12), minute: minute, second: nil)
  }

  /// `H`, `H:MM`, `H:MM:SS` with one or two digits for the hour, or `HHMM`.
  private static func numbers(
    _ text: String, allowsFourDigits: Bool
  ) throws(TimeSyntaxError) -> (hour: Int, minute: Int, second: Int?) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.allSatisfy(\.isDigits), let head = Int(parts[0]) else { throw .notATime }
    if parts.count == 1, allowsFourDigits, parts[0].utf8.count == 4 {
      return (head / 100, head % 100, nil)
    }
    guard parts.count <= 3, parts[0].utf8.count <= 2,
      parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
    else { throw .notATime }
    let rest = parts.dropFirst().compactMap { Int($0) }
    return (head, rest.first ?? 0, rest.count > 1 ? rest.last : nil)
  }
}
