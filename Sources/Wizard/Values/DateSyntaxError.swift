/// Why a text is not a day, so that a message can name the reason.
public enum DateSyntaxError: Error, Equatable, Sendable {
  /// There is nothing, or only blanks.
  case empty
  /// The text is nothing like a date.
  case notADate
  /// A year of two digits: `24/12/26`.
  case twoDigitYear
  /// A year outside 1 to 9999.
  case yearOutOfRange
  /// A month outside 1 to 12.
  case noSuchMonth(month: Int)
  /// A day that the month lacks: 31 April, 29 February 2027.
  case noSuchDay(day: Int, month: Int, year: Int)
  /// A day that the month has in no year: 31 April, without a year.
  case noSuchDayInAnyYear(day: Int, month: Int)
  /// Numbers whose order is not known here: `3/4/2027`.
  case ambiguousOrder
  /// A relative date that leaves the years 1 to 9999.
  case outOfRange
}
