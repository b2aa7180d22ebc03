/// A list of the form while it is compiled: its row, and the rows that its items have.
struct WrittenList {
  /// The row that is the list.
  var row: Int
  /// The section of the list.
  let section: Int
  /// The rows of each item.
  var rows: Range<Int>
  /// How an item of a row with `list` is read, and what its type alone checks; nothing for a section.
  var item: (row: Row, type: any RowType, checks: AuthorChecks, messages: [Rule: Phrase])?
}

extension FormCompiler {
  /// Compiles the row that the list of a multivalued section is.
  mutating func compileList(
    _ multivalued: Node.Member, of section: Section, index: Int, titled title: Phrase?
  ) {
    guard let place = lists.firstIndex(where: { $0.row == rows.count }) else { return }
    let row = section.listRow(multivalued)
    var members: [Node.Member] = []
    var owner = AttributeReader(section.attributes, of: .named("the section"), in: scope)
    if case .object(let written) = multivalued.value.content {
      members = written
    } else {
      owner.reportKind(of: multivalued.value, key: "multivalued", expected: "a map with a \"tag\"")
    }
    var reader = AttributeReader(
      members, of: .named("\"multivalued\" of the section"), in: scope)
    if reader.text("tag") == nil, owner.diagnostics.isEmpty, reader.diagnostics.isEmpty {
      reader.report(
        "C100", "\"multivalued\" of the section has no \"tag\"",
        "give it a name, such as \"tag\": \"guests\"", at: multivalued.value)
    }
    let limits = ItemLimits(from: &reader)
    readFormerTags(of: &reader)
    reader.reportUnknownKeys(known: ItemLimits.sectionKeys)
    if section.rows.isEmpty, owner.diagnostics.isEmpty {
      reader.report(
        "C101", "a multivalued section needs \"rows\", those of each item", at: multivalued.value)
    }
    diagnostics += owner.diagnostics + reader.diagnostics
    let name = Node(.string(row.tag.content), offset: row.tag.offset, end: row.tag.end)
    let type = RowOfItems(
      rows: lists[place].rows, template: place, item: nil, isSection: true, limits: limits)
    rows.append(
      CompiledRow(
        tag: row.tag, key: [row.tag.content],
        texts: RowTexts(
          title: title ?? Phrase(text: row.tag.content, template: nil, node: name),
          description: nil, placeholder: nil, noValueText: nil, messages: [:]),
        type: type, defaultValue: nil, computation: nil,
        states: RowStates(
          required: .constant(false), hidden: .constant(false), disabled: .constant(false),
          ask: .constant(true)),
        checks: .none, isSecret: false, section: index, attributes: members))
    if let addTitle = limits.addTitle { checkText(addTitle) }
  }

  /// The type of a row with `list`, whose items get a row of their own behind all others: they are held against
  /// the checks of the row's declared type.
  mutating func listType(
    of row: Row, section: Int, item: any RowType, limits: ItemLimits, checks: AuthorChecks,
    messages: [Rule: Phrase]
  ) -> RowOfItems {
    let next = lists.last?.rows.upperBound ?? scope.tags.tags.count
    lists.append(
      WrittenList(
        row: rows.count, section: section, rows: next..<(next + 1),
        item: (row, item, checks, messages)))
    return RowOfItems(
      rows: next..<(next + 1), template: lists.count - 1, item: item, isSection: false,
      limits: limits)
  }

  /// Compiles the rows that the items of lists have.
  mutating func compileItems() {
    let outer = scope
    defer { scope = outer }
    var place = 0
    // A row of an item may be a list itself, and adds one.
    while place < lists.count {
      let list = lists[place]
      if let item = list.item {
        rows.append(itemRow(item, of: list))
      } else {
        let written = form.sections[list.section].rows
        scope = outer.inside(written.map(\.tag.content), from: list.rows.lowerBound)
        for row in written { rows.append(compile(row, section: list.section, list: list.row)) }
        scope = outer
        completeType(of: list)
      }
      place += 1
    }
  }

  private func itemRow(
    _ item: (row: Row, type: any RowType, checks: AuthorChecks, messages: [Rule: Phrase]),
    of list: WrittenList
  ) -> CompiledRow {
    let owner = rows[list.row]
    return CompiledRow(
      tag: item.row.tag, key: [item.row.tag.content],
      texts: RowTexts(
        title: owner.title, description: owner.description, placeholder: owner.placeholder,
        noValueText: nil, messages: item.messages),
      type: item.type, defaultValue: nil, computation: nil,
      states: RowStates(
        required: .constant(false), hidden: .constant(false), disabled: .constant(false),
        ask: .constant(true)),
      checks: item.checks, isSecret: owner.isSecret, section: list.section,
      attributes: item.row.attributes, listRow: list.row)
  }

  /// Puts into the row of a section's list what its items turned out to be.
  private mutating func completeType(of list: WrittenList) {
    guard let type = rows[list.row].list else { return }
    let items = rows[list.rows]
    let row = rows[list.row]
    let isSingle = list.rows.count == 1
    let single = isSingle ? items.first : nil
    if let single, single.isComputed {
      var reader = AttributeReader([], of: .row(single.tagPlace), in: scope)
      reader.report(
        "C102", "\(reader.owner) is the one row of a list and must be a question",
        nil, from: Int(single.tagPlace.offset), to: Int(single.tagPlace.end))
      diagnostics += reader.diagnostics
    }
    rows[list.row] = CompiledRow(
      tag: row.tagPlace, key: row.key,
      texts: RowTexts(
        title: row.title, description: single?.description, placeholder: single?.placeholder,
        noValueText: nil, messages: single?.messages ?? [:]),
      type: RowOfItems(
        rows: type.rows, template: type.template, item: single?.type, isSection: true,
        limits: type.limits),
      defaultValue: nil, computation: nil,
      states: RowStates(
        required: row.required, hidden: row.hidden, disabled: row.disabled, ask: row.ask),
      checks: .none, isSecret: single?.isSecret ?? false, section: row.section,
      attributes: row.attributes, holdsSecret: items.contains(where: \.holdsSecret))
  }

  /// What the items of a list are made of, once all rows are compiled.
  mutating func template(of list: WrittenList) -> ItemTemplate {
    let outer = scope
    defer { scope = outer }
    let isSection = list.item == nil
    if isSection {
      scope = outer.inside(
        form.sections[list.section].rows.map(\.tag.content), from: list.rows.lowerBound)
    }
    let keys = checkedKeys(among: list.rows)
    return ItemTemplate(
      rows: list.rows, of: rows, tags: scope.tags, keys: keys,
      formerTags: isSection ? checkedFormerTags(among: list.rows, keys) : [:],
      isSingle: list.rows.count == 1)
  }
}

extension [CompiledRow] {
  /// What an expression that reads a row can find, the rows of the items of a list among it.
  func staticType(of row: Int) -> StaticType {
    guard let list = self[row].list, list.rows.count > 1 else { return self[row].type.staticType }
    return .list(
      .item(list.rows.map { StaticType.ItemKey(self[$0].tag, staticType(of: $0)) }))
  }
}
