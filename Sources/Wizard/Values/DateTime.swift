/// A date and a time: an instant where it has an offset from UTC, a civil time where it has none.
public struct DateTime: Equatable, Hashable, Sendable {
  /// The day at the offset.
  public let date: CivilDate
  /// The time of day at the offset.
  public let time: CivilTime
  /// The offset from UTC in seconds, east positive; nothing for a civil time.
  public let offset: Int?

  /// Joins a day, a time and an offset.
  ///
  /// - Parameters:
  ///   - date: the day at the offset.
  ///   - time: the time of day at the offset.
  ///   - offset: the offset from UTC in seconds, east positive; nothing for a civil time.
  public init(date: CivilDate, time: CivilTime, offset: Int? = nil) {
    self.date = date
    self.time = time
    self.offset = offset
  }

  /// Makes the date and time of an instant.
  ///
  /// Nothing outside the years 1 to 9999.
  ///
  /// - Parameters:
  ///   - epochSecond: the seconds since 1970-01-01T00:00:00Z; for a civil time, as if it were UTC.
  ///   - offset: the offset from UTC in seconds to show it at; nothing for a civil time.
  public init?(epochSecond: Int, offset: Int?) {
    let (local, overflow) = epochSecond.addingReportingOverflow(offset ?? 0)
    guard !overflow else { return nil }
    let (days, second) = local.quotientAndRemainder(dividingBy: 86_400)
    guard let date = CivilDate(dayNumber: second < 0 ? days - 1 : days) else { return nil }
    self.date = date
    time = CivilTime(clampedSecond: second < 0 ? second + 86_400 : second, hasSeconds: true)
    self.offset = offset
  }

  /// The seconds since 1970-01-01T00:00:00Z; a civil time is read as UTC.
  public var epochSecond: Int {
    date.dayNumber * 86_400 + time.secondOfDay - (offset ?? 0)
  }

  /// Orders two moments; one without an offset is read as UTC.
  ///
  /// - Parameter other: the moment to compare with.
  /// - Returns: how this moment stands to the other.
  public func compare(to other: DateTime) -> Ordering {
    Ordering(of: epochSecond, to: other.epochSecond)
  }

  /// The moment so many seconds later, or earlier where negative, at the same offset.
  ///
  /// - Parameter seconds: how many seconds.
  /// - Returns: nothing outside the years 1 to 9999.
  public func adding(seconds: Int) -> DateTime? {
    let (sum, overflow) = epochSecond.addingReportingOverflow(seconds)
    return overflow ? nil : DateTime(epochSecond: sum, offset: offset)
  }

  /// How many seconds a moment lies after another.
  ///
  /// - Parameter other: the moment to count from.
  /// - Returns: the seconds, negative where this moment is the earlier one.
  public func seconds(since other: DateTime) -> Int { epochSecond - other.epochSecond }

  /// The moment as `YYYY-MM-DDTHH:MM:SS` with its offset, `Z` for zero.
  public var isoText: String {
    let time = time.isoText + (time.second == nil ? ":00" : "")
    return date.isoText + "T" + time + offsetText
  }

  /// The offset as `+HH:MM`, `Z` for zero; empty for a civil time.
  var offsetText: String {
    guard let offset else { return "" }
    guard offset != 0 else { return "Z" }
    let size = abs(offset)
    let seconds = size % 60 == 0 ? "" : ":" + PaddedDigits.text(size % 60)
    let minutes = PaddedDigits.text(size / 3600) + ":" + PaddedDigits.text(size / 60 % 60)
    return (offset < 0 ? "-" : "+") + minutes + seconds
  }

  /// Reads ISO 8601: a date, `T` or a blank, a time with or without seconds, an offset or none.
  ///
  /// - Parameter isoText: the text, such as `2026-12-24T18:00+01:00`.
  /// - Throws: the reason where the text is not such a moment.
  public init(isoText: String) throws(DateTimeSyntaxError) {
    var reader = ISOReader(isoText)
    if reader.isAtEnd { throw .empty }
    let date = try reader.takeFullDate()
    if reader.isAtEnd { throw .missingTime }
    guard reader.take("T") || reader.take("t") || reader.take(" ") else { throw .notADateTime }
    let time = try reader.takeFullTime()
    if time.second != nil { try reader.takeZeroFraction() }
    let offset = try reader.takeOffset()
    guard reader.isAtEnd else { throw .notADateTime }
    self.init(date: date, time: time, offset: offset)
  }
}

extension ISOReader {
  /// Takes `YYYY-MM-DD` and says which part does not exist.
  fileprivate mutating func takeFullDate() throws(DateTimeSyntaxError) -> CivilDate {
    guard let year = takeNumber(width: 4), take("-"), let month = takeNumber(width: 2), take("-"),
      let day = takeNumber(width: 2)
    else { throw .notADateTime }
    do {
      return try CivilDate(checkedYear: year, month: month, day: day)
    } catch {
      throw .date(error)
    }
  }

  /// Takes `HH:MM` or `HH:MM:SS` and says which part does not exist.
  fileprivate mutating func takeFullTime() throws(DateTimeSyntaxError) -> CivilTime {
    guard let hour = takeNumber(width: 2), take(":"), let minute = takeNumber(width: 2) else {
      throw .notADateTime
    }
    var second: Int?
    if take(":") {
      guard let number = takeNumber(width: 2) else { throw .notADateTime }
      second = number
    }
    do {
      return try CivilTime(checkedHour: hour, minute: minute, second: second)
    } catch {
      throw .time(error)
    }
  }
}

extension CivilDate {
  /// Makes a day or says which part of it does not exist.
  init(checkedYear year: Int, month: Int, day: Int) throws(DateSyntaxError) {
    guard 1...9999 ~= year else { throw .yearOutOfRange }
    guard 1...12 ~= month else { throw .noSuchMonth(month: month) }
    guard let date = CivilDate(year: year, month: month, day: day) else {
      throw .noSuchDay(day: day, month: month, year: year)
    }
    self = date
  }
}

extension CivilTime {
  /// Makes a time or says which part of it does not exist.
  init(checkedHour hour: Int, minute: Int, second: Int?) throws(TimeSyntaxError) {
    guard 0...23 ~= hour else { throw .noSuchHour(hour) }
    guard 0...59 ~= minute else { throw .noSuchMinute(minute) }
    guard let time = CivilTime(hour: hour, minute: minute, second: second) else {
      throw .noSuchSecond(second ?? 0)
    }
    self = time
  }
}
