/// A time of day (ISO 8601), without a zone.
public struct CivilTime: Equatable, Hashable, Sendable {
  // Small fields keep every `Value` small.
  private let hourField: UInt8
  private let minuteField: UInt8
  private let secondField: UInt8?

  /// The hour, 0 to 23.
  public var hour: Int { Int(hourField) }
  /// The minute, 0 to 59.
  public var minute: Int { Int(minuteField) }
  /// The second, 0 to 59, or nothing where the time was given without.
  public var second: Int? { secondField.map { Int($0) } }

  /// The first moment of a day.
  public static let midnight = CivilTime(clampedSecond: 0, hasSeconds: false)

  /// Makes a time that exists.
  ///
  /// Nothing where there is no such time.
  ///
  /// - Parameters:
  ///   - hour: the hour, 0 to 23.
  ///   - minute: the minute, 0 to 59.
  ///   - second: the second, 0 to 59, or nothing.
  public init?(hour: Int, minute: Int, second: Int? = nil) {
    guard 0...23 ~= hour, 0...59 ~= minute, 0...59 ~= second ?? 0 else { return nil }
    hourField = UInt8(truncatingIfNeeded: hour)
    minuteField = UInt8(truncatingIfNeeded: minute)
    secondField = second.map { UInt8(truncatingIfNeeded: $0) }
  }

  /// Makes a time from the seconds since midnight.
  ///
  /// Nothing where the seconds are more than a day or negative.
  ///
  /// - Parameters:
  ///   - secondOfDay: the seconds, 0 to 86399.
  ///   - hasSeconds: whether the time has seconds; where it has none, they are dropped.
  public init?(secondOfDay: Int, hasSeconds: Bool = true) {
    guard 0..<86_400 ~= secondOfDay else { return nil }
    self.init(clampedSecond: secondOfDay, hasSeconds: hasSeconds)
  }

  /// Makes a time from seconds that are known to be within a day.
  init(clampedSecond second: Int, hasSeconds: Bool) {
    hourField = UInt8(truncatingIfNeeded: second / 3600)
    minuteField = UInt8(truncatingIfNeeded: second / 60 % 60)
    secondField = hasSeconds ? UInt8(truncatingIfNeeded: second % 60) : nil
  }

  /// The seconds since midnight.
  public var secondOfDay: Int { hour * 3600 + minute * 60 + (second ?? 0) }

  /// Orders two times; one without seconds is at the full minute.
  ///
  /// - Parameter other: the time to compare with.
  /// - Returns: how this time stands to the other.
  public func compare(to other: CivilTime) -> Ordering {
    Ordering(of: secondOfDay, to: other.secondOfDay)
  }

  /// The time as `HH:MM`, or `HH:MM:SS` where seconds were given.
  public var isoText: String {
    let text = PaddedDigits.text(hour) + ":" + PaddedDigits.text(minute)
    guard let second else { return text }
    return text + ":" + PaddedDigits.text(second)
  }

  /// Reads `HH:MM` or `HH:MM:SS` and nothing else.
  ///
  /// Nothing where it is not such a text or there is no such time.
  ///
  /// - Parameter isoText: the text.
  public init?(isoText: String) {
    var reader = ISOReader(isoText)
    guard let time = reader.takeTime(), reader.isAtEnd else { return nil }
    self = time
  }
}
