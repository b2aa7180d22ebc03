/// A day of the proleptic Gregorian calendar (ISO 8601), without a zone.
public struct CivilDate: Equatable, Hashable, Sendable {
  // Small fields keep every `Value` small.
  private let yearField: Int32
  private let monthField: UInt8
  private let dayField: UInt8

  /// The year, 1 to 9999.
  public var year: Int { Int(yearField) }
  /// The month, 1 to 12.
  public var month: Int { Int(monthField) }
  /// The day of the month, 1 to 31.
  public var day: Int { Int(dayField) }

  /// The first day of 1970.
  static let epoch = CivilDate(knownYear: 1970, month: 1, day: 1)

  /// Makes a day that exists.
  ///
  /// Nothing where there is no such day.
  ///
  /// - Parameters:
  ///   - year: the year, 1 to 9999.
  ///   - month: the month, 1 to 12.
  ///   - day: the day of the month.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, day >= 1,
      day <= Self.dayCount(ofMonth: month, year: year)
    else { return nil }
    self.init(knownYear: year, month: month, day: day)
  }

  /// Makes a day that is known to exist.
  init(knownYear year: Int, month: Int, day: Int) {
    yearField = Int32(truncatingIfNeeded: year)
    monthField = UInt8(truncatingIfNeeded: month)
    dayField = UInt8(truncatingIfNeeded: day)
  }

  /// How many days a month has.
  ///
  /// - Parameters:
  ///   - month: the month, 1 to 12.
  ///   - year: the year it is in.
  /// - Returns: 28 to 31.
  public static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Whether a year has a 29 February.
  ///
  /// - Parameter year: the year.
  /// - Returns: whether it is a leap year.
  public static func isLeap(_ year: Int) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// The day of the week, 1 for Monday to 7 for Sunday.
  public var weekday: Int {
    // 1970-01-01 was a Thursday; year 1 lies 719162 days before it.
    (dayNumber + 719_162) % 7 + 1
  }

  /// The day as `YYYY-MM-DD`.
  public var isoText: String {
    let digits = PaddedDigits.self
    return digits.text(year, width: 4) + "-" + digits.text(month) + "-" + digits.text(day)
  }

  /// Reads `YYYY-MM-DD` and nothing else.
  ///
  /// Nothing where it is not such a text or there is no such day.
  ///
  /// - Parameter isoText: the text.
  public init?(isoText: String) {
    var reader = ISOReader(isoText)
    guard let date = reader.takeDate(), reader.isAtEnd else { return nil }
    self = date
  }
}

extension CivilDate: Comparable {
  /// Whether a day is earlier.
  public static func < (first: CivilDate, second: CivilDate) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }

  /// Orders two days.
  ///
  /// - Parameter other: the day to compare with.
  /// - Returns: how this day stands to the other.
  public func compare(to other: CivilDate) -> Ordering { Ordering(of: self, to: other) }
}
