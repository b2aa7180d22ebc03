extension Value {
  /// The keys that a value of this type has.
  var keys: [String] {
    if case .item(let item) = self { return item.names.all }
    return Self.keys(of: typeWords)
  }

  /// The keys of values of a type, named as in messages.
  static func keys(of typeWords: String) -> [String] {
    switch typeWords {
    case "text": ["length", "utf16Length"]
    case "a date": ["year", "month", "day", "weekday"]
    case "a time": ["hour", "minute", "second"]
    case "a date and time":
      ["date", "time", "year", "month", "day", "weekday", "hour", "minute", "second"]
    default: []
    }
  }

  /// What a key of the value leads to, if it has that key.
  func part(_ key: String) -> Value? {
    switch self {
    case .string(let text):
      switch key {
      case "length": .number(ExactDecimal(text.count))
      case "utf16Length": .number(ExactDecimal(text.utf16.count))
      default: nil
      }
    case .item(let item): item[key]
    case .date(let date): Self.part(key, of: date)
    case .time(let time): Self.part(key, of: time)
    case .datetime(let moment):
      switch key {
      case "date": .date(moment.date)
      case "time": .time(moment.time)
      default: Self.part(key, of: moment.date) ?? Self.part(key, of: moment.time)
      }
    default: nil
    }
  }

  private static func part(_ key: String, of date: CivilDate) -> Value? {
    switch key {
    case "year": .number(ExactDecimal(date.year))
    case "month": .number(ExactDecimal(date.month))
    case "day": .number(ExactDecimal(date.day))
    case "weekday": .number(ExactDecimal(date.weekday))
    default: nil
    }
  }

  private static func part(_ key: String, of time: CivilTime) -> Value? {
    switch key {
    case "hour": .number(ExactDecimal(time.hour))
    case "minute": .number(ExactDecimal(time.minute))
    case "second": .number(ExactDecimal(time.second ?? 0))
    default: nil
    }
  }
}
