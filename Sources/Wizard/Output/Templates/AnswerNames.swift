/// What the names of a template file mean for a form: tags, keys, and what is made of them.
struct AnswerNames {
  /// What a name means.
  enum Meaning: Equatable {
    /// The value of a row.
    case row(Int)
    /// The titles of what was chosen.
    case title(Int)
    /// A map of all options, in which the chosen one is true.
    case choice(Int)
    /// The map of what stands below a name in the output.
    case group(String)
  }

  let form: CompiledForm
  /// The rows whose keys begin with a name, where that is no tag.
  let groups: [String: [Int]]

  /// Gathers the names of a form.
  init(_ form: CompiledForm) {
    self.form = form
    var groups: [String: [Int]] = [:]
    for (index, row) in form.rows.enumerated() {
      guard let root = row.key.first, form.tags.index(of: root) == nil else { continue }
      groups[root, default: []].append(index)
    }
    self.groups = groups
  }

  /// What a name means; tags win over keys, and both over names that are made of tags.
  func meaning(of name: String) -> Meaning? {
    if let row = form.tags.index(of: name) { return .row(row) }
    if groups[name] != nil { return .group(name) }
    for suffix in ["_title", "_is", "_has"] where name.hasSuffix(suffix) {
      guard let row = form.tags.index(of: String(name.dropLast(suffix.count))),
        form.rows[row].type.generatedNames.contains(suffix)
      else { continue }
      return suffix == "_title" ? .title(row) : .choice(row)
    }
    return nil
  }

  /// The names that are made of the tag of an item's row; tags of the item win over them.
  static func made(
    of row: CompiledRow, besides tags: [String]
  ) -> [(name: String, isTitle: Bool)] {
    row.type.generatedNames.map { (row.tag + $0, $0 == "_title") }
      .filter { !tags.contains($0.name) }
  }

  /// All names, for suggestions.
  var all: [String] {
    let made = form.rows.flatMap { row in row.type.generatedNames.map { row.tag + $0 } }
    return form.tags.tags + groups.keys.sorted() + made
  }

  /// The values of rows as a map, nested as their keys are.
  ///
  /// - Parameters:
  ///   - name: the first part of their keys.
  ///   - value: the value of a row; nothing for one that leaves its key to another row.
  /// - Returns: the map, or the value of a key of one part.
  func group(_ name: String, _ value: (Int) -> TemplateValue?) -> TemplateValue {
    var entries: [(path: ArraySlice<String>, value: TemplateValue)] = []
    for row in groups[name] ?? [] {
      guard let value = value(row) else { continue }
      entries.append((form.rows[row].key.dropFirst(), value))
    }
    return Self.map(of: entries)
  }

  private static func map(
    of entries: [(path: ArraySlice<String>, value: TemplateValue)]
  ) -> TemplateValue {
    if let leaf = entries.last(where: { $0.path.isEmpty }) { return leaf.value }
    var order: [String] = []
    var inner: [String: [(path: ArraySlice<String>, value: TemplateValue)]] = [:]
    for entry in entries {
      guard let first = entry.path.first else { continue }
      if inner[first] == nil { order.append(first) }
      inner[first, default: []].append((entry.path.dropFirst(), entry.value))
    }
    return .map(order.map { .init($0, map(of: inner[$0] ?? [])) })
  }
}
