/// Demands that the minutes of a time are a multiple of an interval, and that it has no odd seconds.
struct MinuteIntervalCheck: Check {
  /// The interval in minutes, 1 to 30; it divides 60.
  let minutes: Int

  var rules: [Rule] { [.minuteInterval] }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    let time: CivilTime
    switch value {
    case .time(let civil): time = civil
    case .datetime(let moment): time = moment.time
    default: return .passes
    }
    if time.minute % minutes == 0, time.second ?? 0 == 0 { return .passes }
    let arguments = ["given": time.isoText, "minuteInterval": String(minutes)]
    return .refused(Refusal(.minuteInterval, Message(.betweenMinutes, arguments)))
  }
}

extension AttributeReader {
  /// Takes `minuteInterval`: a number of minutes that divides an hour.
  mutating func minuteInterval() -> Int? {
    guard let member = take("minuteInterval") else { return nil }
    guard let number = number(in: member.value, key: "minuteInterval") else { return nil }
    guard let minutes = number.int, (1...60).contains(minutes), 60 % minutes == 0 else {
      report(
        "C027", "\"minuteInterval\" of \(owner) is a number of minutes that divides 60",
        at: member.value)
      return nil
    }
    return minutes
  }
}

extension Message {
  /// The interval in words.
  static func interval(_ minutes: Int?) -> [Message] {
    minutes.map { [Message(.everyMinutes, ["minuteInterval": String($0)])] } ?? []
  }
}
