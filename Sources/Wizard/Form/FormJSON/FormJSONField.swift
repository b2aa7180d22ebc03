/// A field of a form of the library Form.
struct FormJSONField {
  /// The keys of a field.
  static let keys = [
    "id", "title", "info", "placeholder", "accessibility_label", "type", "input_type", "hidden",
    "disabled", "size", "value", "values", "validations", "formula", "minimum_date",
    "maximum_date", "targets", "styles",
  ]

  /// The name, whole: `email`, `companies[:index].name`.
  let id: LocatedText
  /// The name in its list, or whole.
  var name: String
  /// The name of its type as written.
  let type: Node?
  /// What its answers are.
  let kind: FormJSONKind
  /// What a person reads as its name.
  var title: Node?
  /// What explains it.
  let info: Node?
  /// A hint where there is no answer.
  let placeholder: Node?
  /// Whether it is hidden at the start.
  let isHidden: Bool
  /// Whether it is read-only at the start.
  let isDisabled: Bool
  /// Its value at the start.
  let value: Node?
  /// What can be chosen.
  let options: [FormJSONOption]
  /// Where that is said.
  let optionsNode: Node?
  /// What an answer is held against.
  let validations: FormJSONValidations
  /// What its value follows.
  let formula: Node?
  /// The first day or moment that can be chosen.
  let minimumDate: Node?
  /// The last one.
  let maximumDate: Node?
  /// What a change of it does.
  let targets: [FormJSONTarget]
  /// Where it stands.
  let node: Node
}
