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

extension [FormJSONSection] {
  /// The sections, with those that are the written out items of a list, `companies[0]` and `companies[1]`, as
  /// that list.
  ///
  /// Items that differ in their fields stay sections.
  var withNumberedItemsAsLists: [FormJSONSection] {
    let dynamic = Set(compactMap { $0.list?.id })
    let counts = Dictionary(grouping: compactMap(\.numberedList)) { $0 }.mapValues(\.count)
    var result: [FormJSONSection] = []
    var rest = self[...]
    while let first = rest.first {
      if let list = first.numberedList, !dynamic.contains(list) {
        let items = rest.prefix { $0.isItem(of: list, like: first) }.count
        if items > 0, items == counts[list] {
          rest.removeFirst(items)
          result.append(first.asList(list, count: items))
          continue
        }
      }
      result.append(rest.removeFirst())
    }
    return result
  }
}

extension FormJSONSection {
  /// The list that the section is a written out item of, by its id: `companies` of `companies[0]`.
  fileprivate var numberedList: String? {
    guard list == nil, let id = id?.content, id.last == "]", let open = id.firstIndex(of: "["),
      id[id.index(after: open)...].dropLast().allSatisfy(\.isNumber)
    else { return nil }
    return String(id[..<open])
  }

  /// Whether the section is an item of a list whose items have the fields of another.
  fileprivate func isItem(of list: String, like first: FormJSONSection) -> Bool {
    guard numberedList == list, title == nil || node.offset == first.node.offset,
      !fields.isEmpty, fields.count == first.fields.count
    else { return false }
    return zip(fields, first.fields).allSatisfy { field, other in
      guard let name = field.id.content.itemName(of: list) else { return false }
      return name == other.id.content.itemName(of: list) && field.kind == other.kind
    }
  }

  fileprivate func asList(_ id: String, count: Int) -> FormJSONSection {
    var section = self
    section.list = List(id: id, actionTitle: nil, count: count)
    section.fields = fields.map { $0.inList(id) }
    return section
  }
}
