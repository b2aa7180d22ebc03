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
  var limits: [Message] { numbers.limits }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try IntegerRow.value(of: line)
  }

  /// Reads digits with a sign; anything else is refused with the reason.
  private static func value(of text: String) throws(Refusal) -> Value {
    let number: ExactDecimal
    do {
      number = try ExactDecimal(text, allowingExponent: true)
    } catch {
      throw Refusal(
        .type, error.message(for: text, isWhole: true), accepted: Message(.acceptsInteger))
    }
    let isPlain = text.utf8.allSatisfy { byte in
      (byte >= 0x30 && byte <= 0x39) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
    }
    guard isPlain else {
      let word: Word = text.utf8.contains(UInt8(ascii: ".")) ? .integerHasPoint : .integerHasExponent
      throw Refusal(
        .type, Message(word, ["given": text.quotedForMessage]), accepted: Message(.acceptsInteger))
    }
    guard number.int != nil else {
      throw Refusal(.type, Message(.integerTooLarge, ["given": text.quotedForMessage]))
    }
    return .number(number)
  }
}
