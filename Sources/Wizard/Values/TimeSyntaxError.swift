/// Why a text is not a time of day, so that a message can name the reason.
public enum TimeSyntaxError: Error, Equatable, Sendable {
  /// There is nothing, or only blanks.
  case empty
  /// The text is nothing like a time.
  case notATime
  /// An hour after 23; `24:00` is the next day's `00:00`.
  case noSuchHour(Int)
  /// An hour that is not 1 to 12 beside am or pm: `13pm`.
  case noSuchHalfDayHour(Int)
  /// A minute after 59.
  case noSuchMinute(Int)
  /// A second after 59.
  case noSuchSecond(Int)
}
