/// One line of text.
struct TextRowType: LimitedText {
  static let keyword = "text"

  let text: TextLimits

  init(from attributes: inout AttributeReader) {
    text = TextLimits(from: &attributes)
  }

  var accepted: Message { Message(.acceptsText) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    .string(try line.withoutControlCharacters())
  }
}

extension String {
  /// The text itself, if it is one line without control characters.
  ///
  /// - Throws: the refusal that names the character.
  func withoutControlCharacters() throws(Refusal) -> String {
    guard let control = firstControlCharacter else { return self }
    let isBreak = control == "\n" || control == "\r"
    let name = TerminalText.visible(String(control))
    throw Refusal(
      .type, isBreak ? Message(.lineBreak) : Message(.controlCharacter, ["character": name]))
  }
}
