/// A section of a form of the library Form.
struct FormJSONSection {
  /// The keys of a section.
  static let keys = ["id", "type", "fields", "action_title", "targets", "styles"]

  /// What makes a section a list, of which a person can add items.
  struct List {
    /// The id of the dynamic section, which the ids of its fields begin with.
    let id: String
    /// The label of the button that adds an item.
    let actionTitle: Node?
    /// How many items there are, where the form has them written out; nothing for any number.
    let count: Int?
  }

  /// The section's name.
  let id: LocatedText?
  /// The title of the group, at its first section.
  var title: Node?
  /// What makes it a list.
  var list: List?
  /// The fields in order; of a list those of each item.
  var fields: [FormJSONField]
  /// The targets of the button that adds an item.
  let targets: [FormJSONTarget]
  /// Whether it has a button that removes it.
  let hasRemoval: Bool
  /// Where the section stands.
  let node: Node
}
