import Testing

@testable import Wizard

/// Forms written with the names that XLForm and Form give the row types.
@Suite struct TypeNamesTests {
  private static let names = [
    "text", "name", "url", "email", "password", "number", "phone", "twitter", "account", "integer",
    "decimal", "textView", "zipCode", "selectorPush", "selectorPopover", "selectorActionSheet",
    "selectorAlertView", "selectorPickerView", "selectorPickerViewInline", "multipleSelector",
    "multipleSelectorPopover", "selectorLeftRight", "selectorSegmentedControl", "dateInline",
    "datetimeInline", "timeInline", "countDownTimerInline", "date", "datetime", "time",
    "countDownTimer", "datePicker", "picker", "slider", "booleanCheck", "booleanSwitch", "button",
    "info", "stepCounter", "image", "phone_number", "username", "postal_code", "float", "textview",
    "segmented", "date_time", "count", "counter", "label", "spacer", "duration", "switch", "check",
    "select", "multiselect",
  ]

  @Test(arguments: names)
  func `a form with the name is read, and its row is of one type`(name: String) throws {
    let keys = try #require(RowTypeRegistry.standard.type(named: name)).keys
    let options =
      name == "selectorLeftRight"
      ? ", options: [{value: a, options: [b]}]"
      : keys.contains("options") ? ", options: [a, b]" : ""
    let button = name == "button" ? ", action: submit" : ""
    let form = try Walk.form("rows: [{tag: a, type: \(name)\(options)\(button)}]")
    let type = try #require(form.rows.first).type
    let all = [Swift.type(of: type).keyword] + Swift.type(of: type).otherNames
    #expect(all.contains(name))
  }

  @Test func `of equal names the last type of many has it, and a keyword wins over another name`() {
    let many = RowTypeRegistry(
      [any RowType.Type](repeating: SwitchRowType.self, count: 70) + [TextRowType.self])
    #expect(many.type(named: "text") == TextRowType.self)
    #expect(many.type(named: "switch") == SwitchRowType.self)
    #expect(many.type(named: "") == nil)
    #expect(many.type(named: String(repeating: "x", count: 100)) == nil)
    let own = RowTypeRegistry(RowTypeRegistry.standard.types + [OwnSwitch.self])
    #expect(own.type(named: "switch") == OwnSwitch.self)
  }
}

/// A row type that takes the keyword of another one.
private struct OwnSwitch: RowType {
  static let keyword = "switch"
  init(from attributes: inout AttributeReader) {}
  var staticType: StaticType { .boolean }
  var accepted: Message { Message(.acceptsItems) }
  func value(of text: String, in context: ReadingContext) -> Value { .boolean(true) }
  func value(of node: Node, in context: ReadingContext) -> Value { .boolean(true) }
  func shown(_ value: Value, in context: ReadingContext) -> String { "on" }
}
