/// Small forms that use the names of askform: one for each that askform-names(5) tells of.
enum NamedForms {
  /// The kinds of names that stand in forms.
  static let kinds = [
    "type", "form key", "section key", "list key", "row key", "option key", "check key",
    "expression",
  ]

  /// A form that uses a name.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - kind: what it is.
  /// - Returns: the text of the form; nothing for a name that no form is known for.
  static func form(with name: String, of kind: String) -> String? {
    switch kind {
    case "type": type(name)
    case "form key": formKeys[name]
    case "section key": sectionKeys[name].map { "{\"sections\": [{\($0)}]}" }
    case "list key":
      listKeys[name].map {
        #"{"sections": [{"multivalued": {"tag": "l"\#($0)}, "rows": [\#(plain)]}]}"#
      }
    case "row key": rowKeys[name].map(row)
    case "option key":
      optionKeys[name].map { row(#""type": "select", "options": [{"value": 1\#($0)}]"#) }
    case "check key": checkKeys[name]
    case "expression": expression(name)
    default: nil
    }
  }

  /// A form with a row of a type.
  static func type(_ name: String) -> String {
    let keys =
      switch name {
      case "leftright", "selectorLeftRight": #", "options": [{"value": "x", "options": ["y"]}]"#
      case "button": #", "action": "submit""#
      default: isChoice(name) ? #", "options": ["x", "y"]"# : ""
      }
    return row("\"type\": \"\(name)\"" + keys)
  }

  private static func isChoice(_ name: String) -> Bool {
    ["segment", "multiselect", "picker"].contains(name) || name.hasPrefix("select")
      || name.hasPrefix("multipleSelector")
  }

  private static let plain = #"{"tag": "b", "type": "integer"}"#

  /// A form with a row that has some keys besides its tag, and a plain one before it.
  private static func row(_ keys: String) -> String {
    "{\"rows\": [\(plain), {\"tag\": \"a\", \(keys)}]}"
  }

  private static func expression(_ text: String) -> String {
    let read = text.hasPrefix("$tag") ? text.replacing("$tag", with: "$b") + " ==" : "$b " + text
    return row(#""type": "text", "hidden": "\#(read.hasSuffix("==") ? read + " 1" : read)""#)
  }

  private static let formKeys = [
    "title": #"{"title": "T", "rows": [\#(plain)]}"#,
    "sections": #"{"sections": [{"rows": [\#(plain)]}]}"#,
    "rows": #"{"rows": [\#(plain)]}"#,
    "markRequired": #"{"markRequired": false, "rows": [\#(plain)]}"#,
    "disabled": #"{"disabled": "$b > 1", "rows": [\#(plain)]}"#,
  ]
  private static let sectionKeys = [
    "tag": #""tag": "s", "rows": [\#(plain)]"#,
    "title": #""title": "S", "rows": [\#(plain)]"#,
    "footer": #""footer": "S", "rows": [\#(plain)]"#,
    "hidden": #""hidden": false, "rows": [\#(plain)]"#,
    "rows": #""rows": [\#(plain)]"#,
    "multivalued": #""multivalued": {"tag": "l"}, "rows": [\#(plain)]"#,
  ]
  private static let listKeys = [
    "tag": "", "addTitle": #", "addTitle": "Another?""#, "insert": #", "insert": false"#,
    "delete": #", "delete": false"#, "reorder": #", "reorder": false"#,
  ]
  private static let optionKeys = [
    "value": "", "title": #", "title": "One""#, "description": #", "description": "The first""#,
  ]
  private static let checkKeys = [
    "predicate": row(#""type": "integer", "checks": [{"predicate": "SELF > 1"}]"#),
    "when": row(#""type": "integer", "checks": [{"predicate": "SELF > 1", "when": "$b > 1"}]"#),
    "message": row(#""type": "integer", "checks": [{"predicate": "SELF > 1", "message": "No."}]"#),
    "row": #"{"checks": [{"predicate": "$b > 1", "row": "b"}], "rows": [\#(plain)]}"#,
  ]
  private static let rowKeys = [
    "tag": #""type": "text""#,
    "key": #""type": "text", "key": "c.d""#,
    "type": #""type": "text""#,
    "title": #""type": "text", "title": "A""#,
    "description": #""type": "text", "description": "A""#,
    "placeholder": #""type": "text", "placeholder": "A""#,
    "noValueText": #""type": "text", "noValueText": "none""#,
    "default": #""type": "text", "default": "A""#,
    "required": #""type": "text", "required": "$b > 1""#,
    "hidden": #""type": "text", "hidden": "$b > 1""#,
    "when": #""type": "text", "when": "$b > 1""#,
    "disabled": #""type": "text", "disabled": "$b > 1""#,
    "compute": #""type": "integer", "compute": "$b + 1""#,
    "template": #""type": "text", "template": "{{b}}""#,
    "checks": #""type": "integer", "checks": [{"predicate": "SELF > $b"}]"#,
    "messages": #""type": "text", "messages": {"required": "{{title}} is empty"}"#,
    "onChange": #""type": "text", "onChange": [{"clear": "b"}]"#,
    "minLength": #""type": "text", "minLength": 1"#,
    "maxLength": #""type": "textarea", "maxLength": 9"#,
    "pattern": #""type": "text", "pattern": "[a-z]+""#,
    "minimum": #""type": "date", "minimum": "today""#,
    "maximum": #""type": "stepper", "maximum": 9"#,
    "step": #""type": "stepper", "step": 2"#,
    "wraps": #""type": "stepper", "wraps": true"#,
    "steps": #""type": "slider", "minimum": 10, "maximum": 100, "steps": 4"#,
    "minuteInterval": #""type": "time", "minuteInterval": 15"#,
    "options": #""type": "select", "options": [1, 2]"#,
    "onLeftChange": #"""
    "type": "leftright", "onLeftChange": "last", "options": [{"value": 1, "options": [2]}]
    """#,
    "action": #""type": "button", "action": "submit""#,
    "command": #""type": "button", "command": ["true"]"#,
    "goto": #""type": "button", "action": "goto", "goto": "b""#,
  ]
}
