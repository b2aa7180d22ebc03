/// A date and a time: an instant where it has an offset from UTC, a civil time where it has none.
public struct DateTime: Equatable, Sendable {
  /// The day at the offset.
  public let date: CivilDate
  /// The time of day at the offset.
  public let time: CivilTime
  /// The offset from UTC in seconds, east positive; nothing for a civil time.
  public let offset: Int?
}
