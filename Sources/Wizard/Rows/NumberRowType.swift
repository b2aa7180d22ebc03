/// A decimal number, exact to 38 digits.
struct NumberRowType: NumericValues {
  static let keyword = "number"
  static let keys = NumberLimits.keys
  private static let reading = NumberReading(style: .number, accepts: .acceptsNumber)

  let numbers: NumberLimits

  init(from attributes: inout AttributeReader) {
    numbers = NumberLimits(from: &attributes) { text throws(Refusal) in
      try Self.reading.value(of: text)
    }
  }

  var checks: [any Check] { numbers.checks }
  var staticType: StaticType { .number }
  var accepted: Message { Self.reading.accepted() }
  func accepted(in context: ReadingContext) -> Message { Self.reading.accepted(context.locale) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try Self.reading.value(of: line, locale: context.locale)
  }
}
