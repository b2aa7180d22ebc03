/// The name of a person or a thing: one line of text.
struct NameRow: RowType {
  static let keyword = "name"
  static let keys = TextLimits.keys

  let text: TextLimits

  init(from attributes: inout AttributeReader) {
    text = TextLimits(from: &attributes)
  }

  var checks: [any Check] { text.checks }
  var staticType: StaticType { .string }
  var isTrimmed: Bool { text.isTrimmed }
  var accepted: Message { Message(.acceptsName) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    .string(try line.withoutControlCharacters())
  }
}
