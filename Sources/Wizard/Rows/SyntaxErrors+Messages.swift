extension NumberSyntaxError {
  /// The reason in words.
  ///
  /// - Parameters:
  ///   - text: the text that was given.
  ///   - isWhole: whether only whole numbers are taken.
  /// - Returns: the sentence.
  func message(for text: String, isWhole: Bool) -> Message {
    Message(word(isWhole: isWhole), ["given": text.quotedForMessage])
  }

  private func word(isWhole: Bool) -> Word {
    switch self {
    case .empty, .notANumber: isWhole ? .notAnInteger : .notANumber
    case .tooManyDigits: isWhole ? .integerTooLarge : .tooManyDigits
    case .pointWithoutDigits: isWhole ? .integerHasPoint : .pointWithoutDigits
    case .leadingZeros: .leadingZeros
    case .decimalComma: isWhole ? .notAnInteger : .decimalComma
    case .grouping, .misplacedGrouping, .ambiguousPoint: .grouping
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
