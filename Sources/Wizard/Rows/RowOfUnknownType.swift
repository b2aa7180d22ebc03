/// Stands in for a row whose type there is not, so that the rest of the form can be looked at.
///
/// Nothing is known of its value: what other rows make of it is not judged.
struct RowOfUnknownType: RowType {
  static let keyword = ""

  init(from attributes: inout AttributeReader) {}

  var staticType: StaticType { .unknown }
  var accepted: Message { Message(.acceptsText) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value { .string(line) }

  func value(of node: Node, in context: ReadingContext) throws(Refusal) -> Value {
    Value(typed: node) ?? .null
  }
}
