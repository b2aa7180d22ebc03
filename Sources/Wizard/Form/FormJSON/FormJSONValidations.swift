/// What the answer of a field is held against.
struct FormJSONValidations {
  /// The keys of validations.
  static let keys = [
    "required", "min_length", "max_length", "min_value", "max_value", "format", "compare_to",
    "compare_rule",
  ]

  /// How two answers are compared.
  enum Order: String, CaseIterable {
    case greater = ">"
    case greaterOrEqual = ">="
    case less = "<"
    case lessOrEqual = "<="
    case equal = "=="
  }

  /// Whether there must be an answer.
  var isRequired = false
  /// How long a text is at least and at most.
  var minimumLength: Node?
  var maximumLength: Node?
  /// How large a number is at least and at most.
  var minimumValue: Node?
  var maximumValue: Node?
  /// A regular expression.
  var format: Node?
  /// The field that the answer is compared with.
  var other: Node?
  /// How it is compared.
  var order: Order?

  /// Whether a rule looks at the characters of the answer.
  var readsText: Bool { minimumLength != nil || maximumLength != nil || format != nil }
}
