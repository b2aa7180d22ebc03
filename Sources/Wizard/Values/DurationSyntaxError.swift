/// Why a text is not a duration, so that a message can name the reason.
public enum DurationSyntaxError: Error, Equatable, Sendable {
  /// There is nothing, or only blanks.
  case empty
  /// The text is nothing like a duration.
  case notADuration
  /// A duration below zero.
  case negative
  /// A number without its unit beside one that has it: `1h30`.
  case missingUnit
  /// A unit twice, or after a smaller one: `30m1h`.
  case unitOrder
  /// Months or years, whose length depends on the calendar: `P1Y`.
  case calendarUnit
  /// A fraction beside a unit: `1.5h`.
  case fraction
  /// A minute after 59 in `1:75`.
  case noSuchMinute(Int)
  /// A second after 59 in `1:30:75`.
  case noSuchSecond(Int)
  /// More seconds than a 64-bit integer holds.
  case tooLong
}
