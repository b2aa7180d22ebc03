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
}
