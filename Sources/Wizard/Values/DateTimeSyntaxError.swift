/// Why a text is not a date with a time.
public enum DateTimeSyntaxError: Error, Equatable, Sendable {
  /// There is nothing, or only blanks.
  case empty
  /// The text is nothing like a date with a time.
  case notADateTime
  /// The date is refused.
  case date(DateSyntaxError)
  /// The time is refused.
  case time(TimeSyntaxError)
  /// A date without a time.
  case missingTime
  /// A fraction of a second that is not zero.
  case fractionOfSecond
  /// An offset from UTC of a day or more, or with more than 59 minutes.
  case noSuchOffset
  /// A local time that the clocks skip.
  case skippedTime
  /// The result lies outside the years 1 to 9999.
  case outOfRange
}
