/// Text of several lines.
struct TextareaRow: RowType {
  static let keyword = "textarea"
  static let otherNames = ["textView", "textview"]
  static let keys = TextLimits.keys

  let text: TextLimits

  init(from attributes: inout AttributeReader) {
    text = TextLimits(from: &attributes)
  }

  var checks: [any Check] { text.checks }
  var staticType: StaticType { .string }
  var isTrimmed: Bool { text.isTrimmed }
  var isMultiline: Bool { true }
  var accepted: Message { Message(.acceptsTextarea) }

  func value(of text: String, in context: ReadingContext) throws(Refusal) -> Value {
    let control = text.unicodeScalars.first { scalar in
      scalar.properties.generalCategory == .control && !"\t\n\r".unicodeScalars.contains(scalar)
    }
    guard let control else { return .string(text) }
    throw Refusal(
      .type, Message(.controlCharacter, ["character": TerminalText.visible(String(control))]))
  }

  func shown(_ value: Value) -> String {
    guard case .string(let text) = value else { return value.outputText }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count < 2 ? text : "\(lines[0]) … (\(lines.count) lines)"
  }
}
