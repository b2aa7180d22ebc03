/// A secret: not echoed, never trimmed, never shown or saved.
struct PasswordRowType: LimitedText {
  static let keyword = "password"
  static let keys = ["confirm", "minLength", "maxLength", "pattern"]

  let text: TextLimits
  let isConfirmed: Bool

  init(from attributes: inout AttributeReader) {
    isConfirmed = attributes.boolean("confirm") ?? false
    text = TextLimits(from: &attributes, hasTrim: false)
  }

  var isSecret: Bool { true }
  var accepted: Message { Message(.acceptsSecret) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    .string(try line.withoutControlCharacters())
  }

  func shown(_ value: Value) -> String { "(secret)" }
  func typed(_ value: Value) -> String { "(secret)" }
}
