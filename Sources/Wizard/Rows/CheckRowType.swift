/// Yes or no, as a box to tick: the same as a switch.
struct CheckRowType: SpokenValues {
  static let keyword = "check"
  static let otherNames = ["booleanCheck"]
  static let keys = SwitchRowType.keys

  private let yesOrNo: SwitchRowType

  init(from attributes: inout AttributeReader) {
    yesOrNo = SwitchRowType(from: &attributes)
  }

  var checks: [any Check] { yesOrNo.checks }
  var staticType: StaticType { yesOrNo.staticType }
  func promptHint(in context: ReadingContext) -> String? { yesOrNo.promptHint(in: context) }
  var accepted: Message { yesOrNo.accepted }
  func accepted(in context: ReadingContext) -> Message { yesOrNo.accepted(in: context) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try yesOrNo.value(of: line, in: context)
  }

  func value(of node: Node, in context: ReadingContext) throws(Refusal) -> Value {
    try yesOrNo.value(of: node, in: context)
  }

  func words(for value: Value) -> Message { yesOrNo.words(for: value) }
  func typedWords(for value: Value) -> Message { yesOrNo.typedWords(for: value) }
  func candidates(in context: ReadingContext) -> [String] { yesOrNo.candidates(in: context) }
}
