/// A whole number of 64 bits.
struct IntegerRowType: NumericValues {
  static let keyword = "integer"
  static let keys = NumberLimits.keys
  private static let reading = NumberReading(style: .integer, accepts: .acceptsInteger)

  let numbers: NumberLimits

  init(from attributes: inout AttributeReader) {
    numbers = NumberLimits(from: &attributes, isWhole: true) { text throws(Refusal) in
      try IntegerRowType.value(of: text)
    }
  }

  var checks: [any Check] { numbers.checks }
  var staticType: StaticType { .number }
  var accepted: Message { Self.reading.accepted() }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try IntegerRowType.value(of: line, locale: context.locale)
  }

  /// Says a number back that was typed with signs between groups of digits.
  func echo(_ value: Value, of text: String, in context: ReadingContext) -> String? {
    text.utf8.dropFirst().allSatisfy(\.isDigit) ? nil : value.outputText
  }

  /// Reads digits with a sign; anything else is refused with the reason.
  private static func value(
    of text: String, locale: LocaleWords? = nil
  ) throws(Refusal) -> Value {
    let number = try reading.number(text, locale: locale)
    guard number.int != nil else {
      throw Refusal(.type, Message(.integerTooLarge, ["given": text.quotedForMessage]))
    }
    return .number(number)
  }
}
