/// A whole number of 64 bits.
struct IntegerRow: RowType {
  static let keyword = "integer"
  static let keys = NumberLimits.keys

  let numbers: NumberLimits

  init(from attributes: inout AttributeReader) {
    numbers = NumberLimits(from: &attributes) { text throws(Refusal) in
      try IntegerRow.value(of: text)
    }
  }

  var checks: [any Check] { numbers.checks }
  var staticType: StaticType { .number }
  var accepted: Message { Message(.acceptsInteger) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try IntegerRow.value(of: line)
  }

  /// Reads digits with a sign; anything else is refused with the reason.
  private static func value(of text: String) throws(Refusal) -> Value {
    let number: ExactDecimal
    do {
      number = try ExactDecimal(text, style: .integer)
    } catch {
      let message = error.message(for: text, isWhole: true)
      let saysRange = message.word == .integerTooLarge
      throw Refusal(.type, message, accepted: saysRange ? nil : Message(.acceptsInteger))
    }
    guard number.int != nil else {
      throw Refusal(.type, Message(.integerTooLarge, ["given": text.quotedForMessage]))
    }
    return .number(number)
  }
}
