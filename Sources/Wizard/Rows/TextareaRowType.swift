/// Text of several lines.
struct TextareaRowType: LimitedText {
  static let keyword = "textarea"
  static let otherNames = ["textView", "textview"]

  let text: TextLimits
  private let language: Language

  init(from attributes: inout AttributeReader) {
    text = TextLimits(from: &attributes)
    language = attributes.scope.language
  }

  var isMultiline: Bool { true }
  var accepted: Message { Message(.acceptsTextarea) }

  var limits: [Message] { [Message(.textEnds)] + checks.flatMap(\.limits) }

  func promptHint(in context: ReadingContext) -> String? {
    Message(.textareaHint).text(in: language)
  }

  func value(of text: String, in context: ReadingContext) throws(Refusal) -> Value {
    guard text.firstControlCharacter != nil else { return .string(text) }
    let control = text.unicodeScalars.first { scalar in
      scalar.properties.generalCategory == .control && !"\t\n\r".unicodeScalars.contains(scalar)
    }
    guard let control else { return .string(text) }
    throw Refusal(
      .type, Message(.controlCharacter, ["character": TerminalText.visible(String(control))]))
  }

  func echo(_ value: Value, of text: String) -> String? {
    text.utf8.contains(UInt8(ascii: "\n")) ? shown(value) : nil
  }

  func shown(_ value: Value) -> String {
    guard case .string(let text) = value else { return value.outputText }
    let count = text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    guard count > 1 else { return text }
    let first = text.unicodeScalars.prefix { $0 != "\n" && $0 != "\r" }
    let arguments = ["first": String(first), "count": String(count)]
    return Message(.severalLines, arguments).text(in: language)
  }
}
