extension Section {
  /// Describes a section.
  ///
  /// - Parameters:
  ///   - title: its heading; nothing for none.
  ///   - rows: its rows.
  public init(_ title: FormValue? = nil, @RowBuilder rows: () -> [Row]) {
    self.init(
      attributes: title.map { [Node.Member("title", $0)] } ?? [],
      rows: rows(), offset: 0)
  }

  /// Sets a key of the section.
  ///
  /// - Parameters:
  ///   - key: the key, as a form file has it.
  ///   - value: its value.
  /// - Returns: the section with the key.
  public func attribute(_ key: String, _ value: FormValue) -> Section {
    Section(attributes: attributes.setting(key, to: value), rows: rows, offset: offset)
  }

  /// A name for those who read the form; nothing refers to it.
  public func tag(_ tag: String) -> Section { attribute("tag", FormValue(tag)) }
  /// A text before the first row.
  public func intro(_ text: FormValue) -> Section { attribute("intro", text) }
  /// A text behind the last row.
  public func footer(_ text: FormValue) -> Section { attribute("footer", text) }
  /// Hides the section.
  public func hidden(_ isHidden: Bool = true) -> Section {
    attribute("hidden", FormValue(isHidden))
  }
  /// Hides the section where a predicate holds.
  public func hidden(when predicate: String) -> Section {
    attribute("hidden", FormValue(predicate))
  }
  /// Shows the section only where a predicate holds.
  public func shown(when predicate: String) -> Section { attribute("when", FormValue(predicate)) }
  /// Makes the rows read-only.
  public func disabled(_ isDisabled: Bool = true) -> Section {
    attribute("disabled", FormValue(isDisabled))
  }
  /// Makes the rows read-only where a predicate holds.
  public func disabled(when predicate: String) -> Section {
    attribute("disabled", FormValue(predicate))
  }

  /// Makes the section a list, whose rows are those of each item.
  ///
  /// - Parameters:
  ///   - tag: the list's name in answers and predicates.
  ///   - minItems: how many items there are at least; a number or `.compute(…)`.
  ///   - maxItems: how many items there are at most.
  ///   - uniqueItems: whether no item may be there twice.
  ///   - insert: whether a person may add items.
  ///   - delete: whether a person may take items away.
  ///   - reorder: whether a person may move items.
  ///   - addTitle: the question whether there is another item.
  ///   - formerTags: the names that the list had before, which answer files may still use.
  /// - Returns: the section as a list.
  public func multivalued(
    _ tag: String, minItems: FormValue? = nil, maxItems: FormValue? = nil,
    uniqueItems: Bool = false, insert: Bool = true, delete: Bool = true, reorder: Bool = true,
    addTitle: FormValue? = nil, formerTags: [String] = []
  ) -> Section {
    var members =
      [Node.Member("tag", FormValue(tag))]
      + .limits(minItems: minItems, maxItems: maxItems, uniqueItems: uniqueItems)
    for (key, isAllowed) in [("insert", insert), ("delete", delete), ("reorder", reorder)]
    where !isAllowed {
      members.append(Node.Member(key, false))
    }
    if let addTitle { members.append(Node.Member("addTitle", addTitle)) }
    if !formerTags.isEmpty { members.append(Node.Member("was", FormValue(formerTags))) }
    return attribute("multivalued", FormValue(map: members))
  }
}
