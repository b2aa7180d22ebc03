extension ExpressionFunction {
  /// The functions of dates, times and durations.
  static let timeFunctions: [ExpressionFunction] = [
    ExpressionFunction(
      name: "date", parameters: [.text], result: .date, manual: "the day that a text names"
    ) { call throws(ExpressionError) in
      try call.read("a date") { CivilDate(isoText: $0).map(Value.date) }
    },
    ExpressionFunction(
      name: "time", parameters: [.text], result: .time, manual: "the time of day a text names"
    ) { call throws(ExpressionError) in
      try call.read("a time") { CivilTime(isoText: $0).map(Value.time) }
    },
    ExpressionFunction(
      name: "datetime", parameters: [.text], result: .datetime,
      manual: "the date and time a text names, with an offset or without"
    ) { call throws(ExpressionError) in
      try call.read("a date and time") { (try? DateTime(isoText: $0)).map(Value.datetime) }
    },
    ExpressionFunction(
      name: "duration", parameters: [.text], result: .duration,
      manual: "the duration a text names"
    ) { call throws(ExpressionError) in
      try call.read("a duration") { (try? DurationText.seconds($0)).map(Value.duration) }
    },
    ExpressionFunction(
      name: "today", parameters: [], result: .date, manual: "the day the run started"
    ) { call throws(ExpressionError) in .date(call.today) },
    ExpressionFunction(
      name: "now", parameters: [], result: .datetime, manual: "the moment the run started"
    ) { call throws(ExpressionError) in .datetime(call.now) },
    ExpressionFunction(
      name: "days", parameters: [.duration], result: .number,
      manual: "a duration as a number of days of 24 hours"
    ) { call throws(ExpressionError) in .number(try call.counted(in: 86_400)) },
    ExpressionFunction(
      name: "hours", parameters: [.duration], result: .number,
      manual: "a duration as a number of hours"
    ) { call throws(ExpressionError) in .number(try call.counted(in: 3600)) },
  ]
}

extension FunctionCall {
  /// Reads the text of the first argument.
  fileprivate func read(
    _ type: String, _ reading: (String) -> Value?
  ) throws(ExpressionError) -> Value {
    let text = try text(0)
    guard let value = reading(text) else { throw error(.unreadable(text, as: type), at: 0) }
    return value
  }

  /// The duration of the first argument in a unit of so many seconds.
  fileprivate func counted(in unit: Int) throws(ExpressionError) -> ExactDecimal {
    let seconds = try seconds(0)
    return try exact { () throws(ArithmeticError) in
      try seconds.divided(by: ExactDecimal(unit))
    }
  }
}
