extension NumberSyntaxError {
  /// The reason in words.
  ///
  /// - Parameters:
  ///   - text: the text that was given.
  ///   - isWhole: whether only whole numbers are taken.
  ///   - decimalSign: the decimal sign of the locale that the text was read by.
  /// - Returns: the sentence.
  func message(
    for text: String, isWhole: Bool, decimalSign: Unicode.Scalar = "."
  ) -> Message {
    var arguments = ["given": text.quotedForMessage]
    if self == .ambiguousPoint {
      arguments["whole"] = text.trimmed.filter { $0 != "." }
      arguments["fraction"] = String(
        text.trimmed.map { $0 == "." ? Character(decimalSign) : $0 })
    }
    return Message(word(isWhole: isWhole), arguments)
  }

  private func word(isWhole: Bool) -> Word {
    switch self {
    case .empty, .notANumber: isWhole ? .notAnInteger : .notANumber
    case .tooManyDigits: isWhole ? .integerTooLarge : .tooManyDigits
    case .pointWithoutDigits: isWhole ? .integerHasPoint : .pointWithoutDigits
    case .leadingZeros: .leadingZeros
    case .decimalComma: isWhole ? .notAnInteger : .decimalComma
    case .grouping: .grouping
    case .misplacedGrouping: .misplacedGrouping
    case .ambiguousPoint: .ambiguousPoint
    case .underscore: .underscore
    case .basePrefix: .basePrefix
    case .nonASCIIDigits: .nonASCIIDigits
    case .typographicMinus: .typographicMinus
    case .exponentNotAllowed: .integerHasExponent
    case .fractionNotAllowed: .integerHasPoint
    }
  }
}

extension DateSyntaxError {
  /// The reason in words.
  ///
  /// - Parameter text: the text that was given.
  /// - Returns: the sentence.
  func message(for text: String) -> Message {
    var arguments = ["given": text.quotedForMessage]
    switch self {
    case .noSuchMonth(let month): arguments["month"] = String(month)
    case .noSuchDay(let day, _, _), .noSuchDayInAnyYear(let day, _): arguments["day"] = String(day)
    default: break
    }
    return Message(word, arguments)
  }

  private var word: Word {
    switch self {
    case .empty, .notADate: .notADate
    case .twoDigitYear: .twoDigitYear
    case .yearOutOfRange: .yearOutOfRange
    case .noSuchMonth: .noSuchMonth
    case .noSuchDay: .noSuchDay
    case .noSuchDayInAnyYear: .noSuchDayInAnyYear
    case .ambiguousOrder: .ambiguousDateOrder
    case .outOfRange: .dateOutOfRange
    }
  }
}

extension TimeSyntaxError {
  /// The reason in words.
  ///
  /// - Parameter text: the text that was given.
  /// - Returns: the sentence.
  func message(for text: String) -> Message {
    let given = ["given": text.quotedForMessage]
    return switch self {
    case .empty, .notATime: Message(.notATime, given)
    case .noSuchHour(let hour): Message(.noSuchHour, given.merging(["hour": String(hour)]) { $1 })
    case .noSuchHalfDayHour(let hour):
      Message(.noSuchHalfDayHour, given.merging(["hour": String(hour)]) { $1 })
    case .noSuchMinute(let minute):
      Message(.noSuchMinute, given.merging(["minute": String(minute)]) { $1 })
    case .noSuchSecond(let second):
      Message(.noSuchSecond, given.merging(["second": String(second)]) { $1 })
    }
  }
}

extension DurationSyntaxError {
  /// The reason in words.
  ///
  /// - Parameter text: the text that was given.
  /// - Returns: the sentence.
  func message(for text: String) -> Message {
    let given = ["given": text.quotedForMessage]
    return switch self {
    case .empty, .notADuration: Message(.notADuration, given)
    case .negative: Message(.negativeDuration, given)
    case .missingUnit: Message(.durationMissingUnit, given)
    case .unitOrder: Message(.durationUnitOrder, given)
    case .calendarUnit: Message(.durationCalendarUnit, given)
    case .fraction: Message(.durationFraction, given)
    case .noSuchMinute(let minute):
      Message(.noSuchMinute, given.merging(["minute": String(minute)]) { $1 })
    case .noSuchSecond(let second):
      Message(.noSuchSecond, given.merging(["second": String(second)]) { $1 })
    case .tooLong: Message(.durationTooLong, given)
    }
  }
}

extension DateTimeSyntaxError {
  /// The reason in words.
  ///
  /// - Parameter text: the text that was given.
  /// - Returns: the sentence.
  func message(for text: String) -> Message {
    let given = ["given": text.quotedForMessage]
    return switch self {
    case .empty, .notADateTime, .date(.notADate), .time(.notATime):
      Message(.notADateTime, given)
    case .date(let error): error.message(for: text)
    case .time(let error): error.message(for: text)
    case .missingTime: Message(.missingTime, given)
    case .fractionOfSecond: Message(.fractionOfSecond, given)
    case .noSuchOffset: Message(.noSuchOffset, given)
    case .skippedTime: Message(.inGap, given)
    case .outOfRange: Message(.dateOutOfRange, given)
    }
  }
}
