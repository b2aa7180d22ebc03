internal import Glibc

/// How far civil times stand from UTC in a zone, moment by moment.
public struct ZoneRules: Sendable {
  /// What the offset of a civil time is.
  public enum LocalOffset: Equatable, Sendable {
    /// The time occurs once, at this offset from UTC in seconds.
    case unique(Int)
    /// The clocks skip the time.
    case gap
    /// The time occurs twice, at these offsets.
    case overlap(first: Int, second: Int)
  }

  private let offset: @Sendable (_ epochSecond: Int) -> Int

  /// Takes rules from a function.
  ///
  /// - Parameter offset: gives the offset from UTC in seconds for the seconds since 1970-01-01T00:00:00Z.
  public init(offset: @escaping @Sendable (_ epochSecond: Int) -> Int) {
    self.offset = offset
  }

  /// Makes rules of a zone that never changes its clocks.
  ///
  /// - Parameter offset: the offset from UTC in seconds, east positive.
  /// - Returns: the rules.
  public static func fixed(_ offset: Int) -> ZoneRules {
    ZoneRules { _ in offset }
  }

  /// The zone of the environment (`TZ`, else the machine's), UTC where there is no zone data.
  public static let system: ZoneRules = {
    tzset()
    return ZoneRules { epochSecond in
      var moment = time_t(epochSecond)
      var parts = tm()
      guard localtime_r(&moment, &parts) != nil else { return 0 }
      return Int(parts.tm_gmtoff)
    }
  }()

  /// The offset at an instant.
  ///
  /// - Parameter epochSecond: the seconds since 1970-01-01T00:00:00Z.
  /// - Returns: the offset from UTC in seconds, east positive.
  public func offset(at epochSecond: Int) -> Int { offset(epochSecond) }

  /// The offset of a civil time.
  ///
  /// - Parameters:
  ///   - date: the day.
  ///   - time: the time of that day.
  /// - Returns: the offset, or that the time is skipped or occurs twice.
  public func localOffset(of date: CivilDate, _ time: CivilTime) -> LocalOffset {
    let local = DateTime(date: date, time: time).epochSecond
    // Whatever changes within a day, the offset is one of those before and after it.
    let candidates = [local - 86_400, local, local + 86_400].map(offset)
    let fitting = candidates.filter { offset(local - $0) == $0 }
    guard let highest = fitting.max(), let lowest = fitting.min() else { return .gap }
    // The higher offset is the earlier instant.
    return highest == lowest ? .unique(highest) : .overlap(first: highest, second: lowest)
  }
}
