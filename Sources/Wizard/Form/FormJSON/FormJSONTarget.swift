/// What a change of a field, a choice or an added item does to a field or a section.
struct FormJSONTarget {
  /// The keys of a target.
  static let keys = ["id", "type", "action", "target_value", "condition"]

  /// What is done.
  enum Action: String, CaseIterable {
    case show, hide, update, enable, disable, clear
  }

  /// The field or section that it is done to.
  let id: LocatedText
  /// Whether that is a section.
  let isSection: Bool
  /// What is done.
  let action: Action
  /// The value that an update sets; without one the formula counts.
  let value: Node?
  /// When it is done, where not always.
  let condition: FormJSONExpression.Text?
  /// Where the target stands.
  let node: Node
}
