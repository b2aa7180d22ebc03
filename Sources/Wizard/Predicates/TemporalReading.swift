/// What a text that is written in an expression can be read as beside a date, a time or a duration.
struct TemporalReading: Sendable {
  private let date: CivilDate?
  private let time: CivilTime?
  private let datetime: DateTime?
  private let duration: ExactDecimal?

  /// Reads a text every way there is; nothing where there is none.
  init?(_ text: String) {
    guard let first = text.utf8.first, (first >= 0x30 && first <= 0x39) || first | 0x20 == 0x70
    else { return nil }
    date = CivilDate(isoText: text)
    time = CivilTime(isoText: text)
    datetime = try? DateTime(isoText: text)
    duration = try? DurationText.seconds(text)
    if date == nil, time == nil, datetime == nil, duration == nil { return nil }
  }

  /// The reading that is of the same type as a value.
  func value(like other: Value) -> Value? {
    switch other {
    case .date: date.map(Value.date)
    case .time: time.map(Value.time)
    case .datetime: datetime.map(Value.datetime)
    case .duration: duration.map(Value.duration)
    default: nil
    }
  }

  /// Whether it is a day without a time.
  var isDate: Bool { date != nil }
}
