/// One value of a tree under one name, for formats that know no nesting.
struct FlatEntry {
  /// A step from the root towards the value.
  enum Part: Equatable {
    /// Into the map's member of that key.
    case key(String)
    /// Into the list's item of that number, from 0.
    case index(Int)
  }

  /// The steps, from the root.
  let parts: [Part]
  /// The value: no list and no map, but empty ones.
  let node: OutputNode

  /// The name, such as `guests[0].name`.
  var name: String { Self.name(of: parts[...]) }

  /// The value as text, none for null and for empty lists and maps.
  var text: String { node.plainText ?? "" }

  /// The name that steps give, such as `guests[0].name`.
  static func name(of parts: ArraySlice<Part>) -> String {
    var name = ""
    for part in parts {
      switch part {
      case .key(let key): name += name.isEmpty ? key : "." + key
      case .index(let index): name += "[\(index)]"
      }
    }
    return name
  }

  /// Takes a tree apart, in its order.
  ///
  /// - Parameter tree: the tree.
  /// - Returns: its values; nothing for an empty root.
  static func entries(of tree: OutputNode) -> [FlatEntry] {
    var entries: [FlatEntry] = []
    var parts: [Part] = []
    gather(tree, &parts, &entries)
    return entries
  }

  private static func gather(
    _ node: OutputNode, _ parts: inout [Part], _ entries: inout [FlatEntry]
  ) {
    switch node {
    case .array(let items) where !items.isEmpty:
      for (index, item) in items.enumerated() {
        parts.append(.index(index))
        gather(item, &parts, &entries)
        parts.removeLast()
      }
    case .object(let members) where !members.isEmpty:
      for member in members {
        parts.append(.key(member.key))
        gather(member.value, &parts, &entries)
        parts.removeLast()
      }
    default:
      if !parts.isEmpty { entries.append(FlatEntry(parts: parts, node: node)) }
    }
  }
}
