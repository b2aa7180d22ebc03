/// Forms in the JSON of the library Form: one for each key that askform-names(5) tells of.
enum FormJSONNames {
  /// The forms by the keys that they use.
  static let documents: [String: String] = [
    "groups": #"{"groups": [\#(group(""))]}"#,
    "templates": dynamic(""), "templates.sections": dynamic(""), "templates.fields": dynamic(""),
    "group.id": list(group(#""id": "g", "#)), "group.title": list(group(#""title": "G", "#)),
    "group.sections": list(group("")),
    "group.collapsed": list(group(#""collapsed": true, "#)),
    "group.collapsible": list(group(#""collapsible": false, "#)),
    "group.styles": list(group(#""styles": {"background_color": "red"}, "#)),
    "section.id": dynamic(""), "section.type": dynamic(""), "section.action_title": dynamic(""),
    "section.fields": list(group("")),
    "section.targets": dynamic(
      #", "targets": [{"id": "a", "type": "field", "action": "hide"}]"#),
    "section.styles": dynamic(#", "styles": {"height": 9}"#),
  ]
  .merging(fields.mapValues { document(field: $0) }) { $1 }
  .merging(options.mapValues { choice(#""id": 0, "title": "Zero", \#($0)"#) }) { $1 }
  .merging(validations.mapValues { document(field: #""type": "text", "validations": {\#($0)}"#) }) {
    $1
  }
  .merging(targets.mapValues(target)) { $1 }

  /// A form with one field of some keys, and another one behind it.
  static func document(field keys: String) -> String {
    list(
      #"{"sections": [{"id": "s", "fields": [{"id": "a", \#(keys)}, {"id": "b", "type": "text"}]}]}"#
    )
  }

  private static let fields = [
    "field.id": #""type": "text""#, "field.type": #""type": "text""#,
    "field.title": #""type": "text", "title": "A""#, "field.info": #""type": "text", "info": "A""#,
    "field.placeholder": #""type": "text", "placeholder": "A""#,
    "field.accessibility_label": #""type": "text", "accessibility_label": "A""#,
    "field.input_type": #""type": "text", "input_type": "number""#,
    "field.hidden": #""type": "text", "hidden": true"#,
    "field.disabled": #""type": "text", "disabled": true"#,
    "field.size": size, "field.size.width": size, "field.size.height": size,
    "field.value": #""type": "text", "value": "A""#,
    "field.values": #""type": "select", "values": [{"id": 0, "title": "Zero"}]"#,
    "field.validations": #""type": "text", "validations": {"required": true}"#,
    "field.formula": #""type": "text", "formula": "b b""#,
    "field.minimum_date": #""type": "date", "minimum_date": "2014-10-31T23:00:00.00Z""#,
    "field.maximum_date": #""type": "date", "maximum_date": "2014-10-31T23:00:00.00Z""#,
    "field.targets": #"""
    "type": "text", "targets": [{"id": "b", "type": "field", "action": "hide"}]
    """#,
    "field.styles": #""type": "text", "styles": {"font": "Avenir"}"#,
  ]
  private static let size = #""type": "text", "size": {"width": 30, "height": 1}"#
  private static let options = [
    "option.id": #""info": "none""#, "option.title": #""info": "none""#,
    "option.info": #""info": "none""#, "option.accessibility_label": #""accessibility_label": "0""#,
    "option.value": #""value": 3"#, "option.default": #""default": true"#,
    "option.targets": #""targets": [{"id": "b", "type": "field", "action": "hide"}]"#,
  ]
  private static let validations = [
    "validations.required": #""required": true"#, "validations.min_length": #""min_length": 2"#,
    "validations.max_length": #""max_length": 9"#, "validations.min_value": #""min_value": 2"#,
    "validations.max_value": #""max_value": 9"#, "validations.format": #""format": "[a-z]+""#,
    "validations.compare_to": #""compare_to": "b", "compare_rule": "==""#,
    "validations.compare_rule": #""compare_to": "b", "compare_rule": "==""#,
  ]
  private static let targets = [
    "target.id": #""action": "hide""#, "target.type": #""action": "hide""#,
    "target.action": #""action": "hide""#,
    "target.target_value": #""action": "update", "target_value": "x""#,
    "target.condition": #""action": "hide", "condition": "present($a)""#,
    "show": #""action": "show""#, "hide": #""action": "hide""#, "enable": #""action": "enable""#,
    "disable": #""action": "disable""#, "clear": #""action": "clear""#,
    "update": #""action": "update", "target_value": "x""#,
  ]

  private static func choice(_ option: String) -> String {
    document(field: #""type": "select", "values": [{\#(option)}, {"id": 1, "title": "One"}]"#)
  }

  private static func target(_ keys: String) -> String {
    choice(#""id": 0, "title": "Zero", "targets": [{"id": "b", "type": "field", \#(keys)}]"#)
  }

  private static func list(_ group: String) -> String { "[" + group + "]" }

  private static func group(_ keys: String) -> String {
    #"{\#(keys)"sections": [{"fields": [{"id": "a", "type": "text"}]}]}"#
  }

  private static func dynamic(_ keys: String) -> String {
    #"""
    {"groups": [{"sections": [{"fields": [{"id": "a", "type": "text"}]},
      {"id": "c", "type": "dynamic", "action_title": "Add"\#(keys)}]}],
     "templates": {"sections": [{"id": "c", "fields": [{"id": "c[:index].n", "type": "text"}]}],
      "fields": []}}
    """#
  }
}
