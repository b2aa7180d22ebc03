/// One of a few options, named on the line of the prompt.
struct SegmentRowType: RowType {
  static let keyword = "segment"
  static let otherNames = ["selectorSegmentedControl", "segmented"]
  static let keys = ["options"]

  let select: SelectRowType
  private let language: Language

  init(from attributes: inout AttributeReader) {
    language = attributes.scope.language
    select = SelectRowType(from: &attributes, allowsOther: false)
  }

  private init(_ select: SelectRowType, _ language: Language) {
    self.select = select
    self.language = language
  }

  func filled(with options: OptionList) -> any RowType {
    SegmentRowType(select.select(from: options), language)
  }

  var checks: [any Check] { select.checks }
  var staticType: StaticType { select.staticType }
  var readsOthers: Bool { select.readsOthers }
  var optionList: OptionList? { select.optionList }
  var listsOptions: Bool { false }
  var accepted: Message { Message(.acceptsSegment) }

  func promptHint(in context: ReadingContext) -> String? {
    let names = select.list.shownIndices(in: context).map { index in
      let name = select.list.shown(index, in: context)
      let isTaken = select.list.unavailability(of: index, in: context.rows) != nil
      return isTaken ? name + ": " + Message(.optionUnavailable).text(in: language) : name
    }
    return "(" + names.joined(separator: ", ") + ")"
  }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try select.value(of: line, in: context)
  }

  func value(of node: Node, in context: ReadingContext) throws(Refusal) -> Value {
    try select.value(of: node, in: context)
  }

  func value(adopting computed: Value, in context: ReadingContext) throws(Refusal) -> Value {
    try select.value(adopting: computed, in: context)
  }

  var phrases: [Phrase] { select.phrases }

  func shown(_ value: Value, in context: ReadingContext) -> String {
    select.shown(value, in: context)
  }

  func typed(_ value: Value, in context: ReadingContext) -> String {
    select.shown(value, in: context)
  }

  func echo(_ value: Value, of text: String, in context: ReadingContext) -> String? {
    select.echo(value, of: text, in: context)
  }

  func candidates(in context: ReadingContext) -> [String] { select.candidates(in: context) }
}
