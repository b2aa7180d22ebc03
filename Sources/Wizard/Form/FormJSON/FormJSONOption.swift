/// One of the values that a select or segment field can have.
struct FormJSONOption {
  /// The keys of an option.
  static let keys = ["id", "title", "info", "accessibility_label", "value", "default", "targets"]

  /// What is in the answers when it is chosen: text, a number, true or false.
  let id: Node
  /// What a person reads.
  let title: Node?
  /// What explains it.
  let info: Node?
  /// The number that formulas read.
  let value: Node?
  /// Whether it is chosen at the start.
  let isDefault: Bool
  /// What choosing it does.
  let targets: [FormJSONTarget]
  /// Where it stands.
  let node: Node

  /// Whether its id is the one a value names, as the library compares them: by what they are written as.
  func isNamed(by value: Node) -> Bool {
    id.scalarText != nil && id.scalarText == value.scalarText
  }
}

extension Node {
  /// The characters of a scalar, whatever kind it is of.
  var scalarText: String? {
    if let booleanValue { return booleanValue ? "true" : "false" }
    return numberText ?? text
  }
}
