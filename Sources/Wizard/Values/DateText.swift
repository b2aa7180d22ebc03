/// Reads a day as a person writes it: ISO, a word, a distance, a weekday, a day with a month's name.
public enum DateText {
  /// Reads a day.
  ///
  /// - Parameters:
  ///   - text: the day as written, in any case.
  ///   - today: what relative days are counted from.
  ///   - words: names and order beside the English ones.
  /// - Returns: the day.
  /// - Throws: the reason where the text is no day.
  public static func date(
    _ text: String, today: CivilDate, words: DateWords = .english
  ) throws(DateSyntaxError) -> CivilDate {
    if let date = CivilDate(isoText: text) { return date }
    let pieces = TextPieces(text)
    guard let first = pieces.text.utf8.first else { throw .empty }
    if first.isDigit, let date = try NumericDate.date(pieces.text, order: words.order) {
      return date
    }
    if let date = try RelativeDate.date(pieces.text, today: today) { return date }
    let parts = pieces.words
    if let date = try weekday(parts, today: today, words: words) { return date }
    return try named(parts, today: today, words: words)
  }

  /// A weekday, today included; after `next`, today excluded.
  private static func weekday(
    _ parts: [String], today: CivilDate, words: DateWords
  ) throws(DateSyntaxError) -> CivilDate? {
    let isNext = parts.count > 1 && parts[0] == "next"
    let name = parts.dropFirst(isNext ? 1 : 0).joined(separator: " ")
    guard let weekday = words.weekday(name) else { return nil }
    let distance = (weekday - today.weekday + 7) % 7
    guard let date = today.adding(days: isNext && distance == 0 ? 7 : distance) else {
      throw .outOfRange
    }
    return date
  }

  /// `3 mar`, `3 March 2027`, `March 3`, `March 3, 2027`; beside a name of the locale also `3. März`.
  private static func named(
    _ parts: [String], today: CivilDate, words: DateWords
  ) throws(DateSyntaxError) -> CivilDate {
    guard 2...3 ~= parts.count else { throw .notADate }
    var dayText = parts[0]
    var monthName = parts[1]
    if dayText.hasSuffix("."), words.isLocalMonth(monthName) { dayText.removeLast() }
    if !dayText.isDigits {
      swap(&dayText, &monthName)
      if parts.count == 3 {
        guard dayText.hasSuffix(",") else { throw .notADate }
        dayText.removeLast()
      }
    }
    guard dayText.isDigits, dayText.utf8.count <= 2, let day = Int(dayText),
      let month = words.month(monthName)
    else { throw .notADate }
    guard parts.count == 3 else { return try next(day: day, month: month, today: today) }
    return try CivilDate(checkedYear: YearText.year(parts[2]), month: month, day: day)
  }

  /// The next such day, today included.
  private static func next(
    day: Int, month: Int, today: CivilDate
  ) throws(DateSyntaxError) -> CivilDate {
    guard day >= 1, day <= CivilDate.dayCount(ofMonth: month, year: 2000) else {
      throw .noSuchDayInAnyYear(day: day, month: month)
    }
    // Two leap years are at most eight years apart.
    for year in today.year...today.year + 8 {
      if let date = CivilDate(year: year, month: month, day: day), date >= today { return date }
    }
    throw .outOfRange
  }
}

/// Reads a year of four digits.
enum YearText {
  /// Reads a year and says why another is refused.
  static func year(_ text: some StringProtocol) throws(DateSyntaxError) -> Int {
    guard text.isDigits else { throw .notADate }
    switch text.utf8.count {
    case 2: throw .twoDigitYear
    case 4: return Int(text) ?? 0
    case 5...: throw .yearOutOfRange
    default: throw .notADate
    }
  }
}

/// Reads a day of three numbers: ISO with one or two digits, or in the order of a locale.
enum NumericDate {
  /// Reads a day, or nothing where the text is not of three numbers.
  static func date(
    _ text: String, order: DateWords.NumericOrder?
  ) throws(DateSyntaxError) -> CivilDate? {
    guard let separator = text.first(where: { "-/.".contains($0) }) else { return nil }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy(\.isDigits) else { return nil }
    if separator == "-", parts[0].utf8.count >= 4 {
      return try date(year: parts[0], month: parts[1], day: parts[2])
    }
    let longest = parts.map(\.utf8.count).max() ?? 0
    guard longest > 2 else { throw .twoDigitYear }
    guard longest > 3 else { throw .notADate }
    switch order {
    case .dayMonthYear where parts[2].utf8.count > 2:
      return try date(year: parts[2], month: parts[1], day: parts[0])
    case .monthDayYear where parts[2].utf8.count > 2:
      return try date(year: parts[2], month: parts[0], day: parts[1])
    case .yearMonthDay where parts[0].utf8.count > 2:
      return try date(year: parts[0], month: parts[1], day: parts[2])
    default: throw .ambiguousOrder
    }
  }

  private static func date(
    year: Substring, month: Substring, day: Substring
  ) throws(DateSyntaxError) -> CivilDate {
    let year = try YearText.year(year)
    guard month.utf8.count <= 2, day.utf8.count <= 2, let month = Int(month), let day = Int(day)
    else { throw .notADate }
    return try CivilDate(checkedYear: year, month: month, day: day)
  }
}
