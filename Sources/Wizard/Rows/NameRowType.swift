/// The name of a person or a thing: one line of text.
struct NameRowType: LimitedText {
  static let keyword = "name"

  let text: TextLimits

  init(from attributes: inout AttributeReader) {
    text = TextLimits(from: &attributes)
  }

  var accepted: Message { Message(.acceptsName) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    .string(try line.withoutControlCharacters())
  }
}
