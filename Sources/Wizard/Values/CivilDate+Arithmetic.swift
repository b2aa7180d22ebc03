extension CivilDate {
  /// The day numbers of 0001-01-01 and 9999-12-31.
  private static let dayNumbers = -719_162...2_932_896

  /// The number of days since 1970-01-01.
  public var dayNumber: Int {
    // Counted in years that begin in March, so that the leap day is the last.
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = month > 2 ? month - 3 : month + 9
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    return marchYear * 365 + leapDays + (153 * marchMonth + 2) / 5 + day - 719_469
  }

  /// Makes the day with a number.
  ///
  /// Nothing outside the years 1 to 9999.
  ///
  /// - Parameter dayNumber: the number of days since 1970-01-01.
  public init?(dayNumber: Int) {
    guard Self.dayNumbers ~= dayNumber else { return nil }
    let sinceMarch = dayNumber + 719_468
    let (era, dayOfEra) = sinceMarch.quotientAndRemainder(dividingBy: 146_097)
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      year: era * 400 + yearOfEra + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }

  /// The day so many days later, or earlier where negative.
  ///
  /// - Parameter days: how many days.
  /// - Returns: nothing outside the years 1 to 9999.
  public func adding(days: Int) -> CivilDate? {
    let (number, overflow) = dayNumber.addingReportingOverflow(days)
    return overflow ? nil : CivilDate(dayNumber: number)
  }

  /// The same day of the month so many months later, or earlier where negative.
  ///
  /// - Parameter months: how many months.
  /// - Returns: nothing outside the years 1 to 9999, or where that month lacks the day.
  public func adding(months: Int) -> CivilDate? {
    let (total, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, total >= 12 else { return nil }
    return CivilDate(year: total / 12, month: total % 12 + 1, day: day)
  }

  /// How many days a day lies after another.
  ///
  /// - Parameter other: the day to count from.
  /// - Returns: the days, negative where this day is the earlier one.
  public func days(since other: CivilDate) -> Int { dayNumber - other.dayNumber }
}
