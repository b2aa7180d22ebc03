/// A day of the proleptic Gregorian calendar (ISO 8601), without a zone.
public struct CivilDate: Equatable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, 1 to 31.
  public let day: Int
}
