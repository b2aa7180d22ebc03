internal import Glibc

/// The moment a run calls now, fixed when it starts, and the zone it happens in.
public struct Clock: Sendable {
  /// Now, at the zone's offset.
  public let now: DateTime
  /// The local zone.
  public let zone: ZoneRules

  /// The local day.
  public var today: CivilDate { now.date }

  /// Fixes now.
  ///
  /// - Parameters:
  ///   - epochSecond: the seconds since 1970-01-01T00:00:00Z; 1970 begins outside the years 1 to 9999.
  ///   - zone: the local zone.
  public init(epochSecond: Int, zone: ZoneRules = .system) {
    let moment = DateTime(epochSecond: epochSecond, offset: zone.offset(at: epochSecond))
    now = moment ?? DateTime(date: .epoch, time: .midnight, offset: 0)
    self.zone = zone
  }

  /// Fixes now by ISO 8601 text; without an offset it is local, a day alone is its midnight.
  ///
  /// - Parameters:
  ///   - isoText: the text, such as `2026-11-30T10:00:00Z`.
  ///   - zone: the local zone.
  /// - Throws: the reason where the text is no moment or the zone skips it.
  public init(isoText: String, zone: ZoneRules = .system) throws(DateTimeSyntaxError) {
    let moment = try Self.moment(isoText)
    let offset =
      if let given = moment.offset { given } else {
        switch zone.localOffset(of: moment.date, moment.time) {
        case .unique(let only): only
        case .overlap(let first, _): first
        case .gap: throw DateTimeSyntaxError.skippedTime
        }
      }
    let instant = DateTime(date: moment.date, time: moment.time, offset: offset)
    self.init(epochSecond: instant.epochSecond, zone: zone)
  }

  /// A moment as a person notes it: the local day and the minute.
  ///
  /// - Parameter epochSecond: the seconds since 1970-01-01T00:00:00Z.
  /// - Returns: the text, such as `2026-11-30 10:00`.
  package func localText(of epochSecond: Int) -> String {
    let moment = Clock(epochSecond: epochSecond, zone: zone).now
    return moment.date.isoText + " " + String(moment.time.isoText.prefix(5))
  }

  /// The machine's clock.
  ///
  /// - Returns: now, in the zone of the environment.
  public static func system() -> Clock {
    var moment = timespec()
    clock_gettime(CLOCK_REALTIME, &moment)
    return Clock(epochSecond: Int(moment.tv_sec))
  }

  private static func moment(_ text: String) throws(DateTimeSyntaxError) -> DateTime {
    do {
      return try DateTime(isoText: text)
    } catch .missingTime {
      guard let date = CivilDate(isoText: text) else { throw .missingTime }
      return DateTime(date: date, time: .midnight)
    } catch {
      throw error
    }
  }
}
