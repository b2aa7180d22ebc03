extension FormScope {
  /// What a name in a text of the form means.
  enum TextName: Equatable {
    /// A row of the form, or of the item that the text is in.
    case row(Int)
    /// A row of the items of the list that the text goes through, by its index behind the form's.
    case itemRow(Int)
    /// Nothing.
    case unknown
  }

  /// Finds what a name in a text means: inside `{{#guests}}` … `{{/guests}}` first a row of the items.
  ///
  /// - Parameter reference: the name, with the sections around it.
  /// - Returns: its meaning. A part of a row's value is none: in a text only items have parts, and
  ///   these are named inside of their list's section.
  func meaning(of reference: TextTemplate.Reference) -> TextName {
    meaning(of: reference.name, inside: reference.sections[...])
  }

  private func meaning(of name: String, inside sections: ArraySlice<String>) -> TextName {
    for depth in sections.indices.reversed() {
      guard case .row(let list) = meaning(of: sections[depth], inside: sections[..<depth]),
        let item = itemTags[list]?[name]
      else { continue }
      return .itemRow(item)
    }
    return tags.index(of: name).map { .row($0) } ?? .unknown
  }

  /// How the parts of a name that is no tag are reached; nothing where it has none.
  func remedy(forTextName name: String) -> String? {
    guard let dot = name.firstIndex(of: "."), let row = tags.index(of: String(name[..<dot])) else {
      return suggestedTag(for: name).map { "did you mean \"\($0)\"?" }
    }
    let list = name[..<dot]
    let part = name[name.index(after: dot)...]
    guard let items = itemTags[row] else { return "the value of \"\(list)\" has no parts" }
    let inner = items[String(part)] == nil ? "…" : "{{\(part)}}"
    return "write {{#\(list)}}\(inner){{/\(list)}} for the items of \"\(list)\""
  }
}

extension Form {
  /// By list of a multivalued section: the rows of its items by their tags, as `writtenRows` counts them.
  ///
  /// A list whose items have one row only holds its values, which have no names.
  var itemTags: [Int: [String: Int]] {
    var tags: [Int: [String: Int]] = [:]
    var row = 0
    var item = sections.reduce(0) { $0 + ($1.multivalued == nil ? $1.rows.count : 1) }
    for section in sections {
      guard section.multivalued != nil else {
        row += section.rows.count
        continue
      }
      if section.rows.count > 1 {
        tags[row] = Dictionary(
          section.rows.enumerated().map { ($1.tag.content, item + $0) },
          uniquingKeysWith: { first, _ in first })
      }
      row += 1
      item += section.rows.count
    }
    return tags
  }
}
