/// A time of day (ISO 8601), without a zone.
public struct CivilTime: Equatable, Sendable {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59, or nothing where the time was given without.
  public let second: Int?
}
