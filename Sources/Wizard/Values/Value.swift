// In:  what a row type, an expression or a computed default makes of a text.
// Out: a value that can be compared, shown and written.
// Who: expressions, row types, the session and the writers.

/// What an answer can be.
public enum Value: Equatable, Sendable {
  /// No value.
  case null
  /// Yes or no.
  case boolean(Bool)
  /// An exact decimal number.
  case number(ExactDecimal)
  /// Text.
  case string(String)
  /// A day of the calendar, without a zone.
  case date(CivilDate)
  /// A time of day, without a zone.
  case time(CivilTime)
  /// An instant with its offset, or a civil date and time.
  case datetime(DateTime)
  /// A span of time in seconds.
  case duration(ExactDecimal)
  /// A list.
  case list([Value])
  /// An item of a list of several rows.
  case item(Item)
}
