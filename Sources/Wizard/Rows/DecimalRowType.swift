/// A decimal number without an exponent, with at most so many places.
struct DecimalRowType: NumericValues {
  static let keyword = "decimal"
  static let otherNames = ["float"]
  static let keys = NumberLimits.keys + ["places"]
  private static let reading = NumberReading(style: .decimal, accepts: .acceptsDecimal)

  let numbers: NumberLimits
  /// The most digits behind the decimal sign.
  let places: Bound?

  init(from attributes: inout AttributeReader) {
    numbers = NumberLimits(from: &attributes) { text throws(Refusal) in
      try Self.reading.value(of: text)
    }
    places = attributes.count("places")
  }

  var checks: [any Check] {
    numbers.checks + (places.map { [PlacesCheck(places: $0)] } ?? [])
  }
  var staticType: StaticType { .number }
  var accepted: Message { Self.reading.accepted() }
  func accepted(in context: ReadingContext) -> Message { Self.reading.accepted(context.locale) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try Self.reading.value(of: line, locale: context.locale)
  }
}
