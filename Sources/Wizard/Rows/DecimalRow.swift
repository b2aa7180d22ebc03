/// A decimal number without an exponent, with at most so many places.
struct DecimalRow: RowType {
  static let keyword = "decimal"
  static let otherNames = ["float"]
  static let keys = NumberLimits.keys + ["places"]

  let numbers: NumberLimits
  let places: Bound?

  init(from attributes: inout AttributeReader) {
    numbers = NumberLimits(from: &attributes) { text throws(Refusal) in
      try DecimalRow.value(of: text)
    }
    places = attributes.count("places")
  }

  var checks: [any Check] {
    numbers.checks + (places.map { [PlacesCheck(places: $0)] } ?? [])
  }
  var staticType: StaticType { .number }
  var accepted: Message { Message(.acceptsDecimal) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try DecimalRow.value(of: line)
  }

  private static func value(of text: String) throws(Refusal) -> Value {
    do {
      return .number(try ExactDecimal(text, style: .decimal))
    } catch {
      throw Refusal(
        .type, error.message(for: text, isWhole: false), accepted: Message(.acceptsDecimal))
    }
  }
}
