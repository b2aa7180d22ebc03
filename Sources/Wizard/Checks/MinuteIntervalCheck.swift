/// Demands that the minutes of a time are a multiple of an interval, and that it has no odd seconds.
struct MinuteIntervalCheck: Check {
  /// The interval in minutes, 1 to 60; it divides 60.
  let minutes: Int

  var rules: [Rule] { [.minuteInterval] }
  var limits: [Message] { [Message(.everyMinutes, ["minuteInterval": String(minutes)])] }

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
