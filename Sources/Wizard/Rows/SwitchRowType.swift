/// Yes or no.
struct SwitchRowType: SpokenValues {
  static let keyword = "switch"
  static let otherNames = ["booleanSwitch"]
  static let keys = ["mustBe"]

  let mustBe: Bool?

  init(from attributes: inout AttributeReader) {
    mustBe = attributes.boolean("mustBe")
  }

  var checks: [any Check] { mustBe.map { [MustBeCheck(demanded: $0)] } ?? [] }
  var staticType: StaticType { .boolean }

  func promptHint(in context: ReadingContext) -> String? {
    Self.promptHint(in: context.voice)
  }

  /// How yes and no are typed, as a prompt has it.
  static func promptHint(in voice: Voice) -> String {
    let letters = [Word.yesLetter, .noLetter].map { Message($0).text(in: voice) }
    return "(" + letters.joined(separator: "/") + ")"
  }

  var accepted: Message { Message(.acceptsYesOrNo) }

  func accepted(in context: ReadingContext) -> Message { Self.accepted(in: context) }

  private static func accepted(in context: ReadingContext) -> Message {
    guard let words = context.locale?.languageYesNo ?? context.locale?.yesNo, !words.yes.isEmpty,
      !words.no.isEmpty
    else {
      return Message(.acceptsYesOrNo)
    }
    return Message(.acceptsLocalYesOrNo, ["yes": words.yes, "no": words.no])
  }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    .boolean(try Self.answer(to: line, in: context))
  }

  /// Reads yes or no.
  static func answer(to line: String, in context: ReadingContext) throws(Refusal) -> Bool {
    switch line.lowercased() {
    case "y", "yes", "true", "on", "1": return true
    case "n", "no", "false", "off", "0": return false
    default:
      if let local = context.locale?.answer(to: line) { return local }
      throw Refusal(
        .type, Message(.notYesOrNo, ["given": line.quotedForMessage]),
        accepted: accepted(in: context))
    }
  }

  func value(of node: Node, in context: ReadingContext) throws(Refusal) -> Value {
    if case .boolean(let boolean) = node.content { return .boolean(boolean) }
    guard let text = node.text ?? node.numberText else {
      throw Refusal(.type, Message(.wrongKind, ["kind": node.kindName]), accepted: accepted)
    }
    return try value(of: text.trimmed, in: context)
  }

  func words(for value: Value) -> Message { Message(value == .boolean(true) ? .yesWord : .noWord) }

  func typedWords(for value: Value) -> Message {
    Message(value == .boolean(true) ? .yesLetter : .noLetter)
  }

  func candidates(in context: ReadingContext) -> [String] {
    Self.candidates(in: context.voice)
  }

  /// Yes and no in full.
  static func candidates(in voice: Voice) -> [String] {
    [Word.yesWord, .noWord].map { Message($0).text(in: voice) }
  }
}
