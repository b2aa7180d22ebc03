/// A decimal number, exact to 38 digits.
struct NumberRow: RowType {
  static let keyword = "number"
  static let keys = NumberLimits.keys

  let numbers: NumberLimits

  init(from attributes: inout AttributeReader) {
    numbers = NumberLimits(from: &attributes) { text throws(Refusal) in
      try NumberRow.value(of: text)
    }
  }

  var checks: [any Check] { numbers.checks }
  var staticType: StaticType { .number }
  var accepted: Message { Message(.acceptsNumber) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try NumberRow.value(of: line)
  }

  /// Says a number back that is written otherwise than it was given: an exponent, a missing zero.
  func echo(_ value: Value, of text: String) -> String? {
    value.outputText == text ? nil : value.outputText
  }

  private static func value(of text: String) throws(Refusal) -> Value {
    do {
      return .number(try ExactDecimal(text, style: .number))
    } catch {
      throw Refusal(
        .type, error.message(for: text, isWhole: false), accepted: Message(.acceptsNumber))
    }
  }
}
