/// One row of an item of a list.
struct ItemRow: Sendable {
  /// The row of the form that it is written as.
  let written: Int32
  /// The first row of its item.
  let first: Int32
  /// The row that is the list.
  let list: Int32
  /// Of the first row of an item: its place in the list; -1 for one that is in none.
  var place: Int32
}

/// The items of one list.
struct ItemList: Sendable {
  /// The first row of each item, in the order the user made.
  var items: [Int] = []
  /// The first row of an item that a person is asked for and that is in the list only once it has a value.
  var draft: Int?
  /// Where the item that is asked for goes; behind all others where it is nothing.
  var draftPlace: Int?
  /// Whether the value of the list is to be made anew from all items.
  var isStale = true
  /// The first rows of items that have changed since the value was made.
  var changed: [Int] = []
  /// Whether an item without a value is left out of the value.
  var hasGaps = false
  /// The first rows of items in which an answer was refused.
  var tainted: Set<Int> = []
  /// By the words of an item: the first row of the first such item.
  var firsts: [String: Int] = [:]
  /// By the first row of an item that is there already: that of the earlier one.
  var doubles: [Int: Int] = [:]

  /// The first rows of all items, that of the one that is asked for among them.
  var all: [Int] { draft.map { items + [$0] } ?? items }
}

extension SessionState {
  /// The row as it was compiled.
  @inline(__always)
  func compiled(_ row: Int) -> CompiledRow {
    if !filled.isEmpty, let row = filled[row] { return row }
    return row < form.rows.count ? form.rows[row] : form.allRows[written(row: row)]
  }

  /// The row of the form that a row is written as: the row itself, unless it is of an item.
  func written(row: Int) -> Int {
    row < form.rowCount ? row : Int(itemRows[row - form.rowCount].written)
  }

  /// The node of the form that a node is written as.
  @inline(__always)
  func written(_ number: Int) -> Int {
    itemRows.isEmpty ? number : writtenNode(number)
  }

  private func writtenNode(_ number: Int) -> Int {
    let part = number - 2 * form.sections.count
    guard part >= 3 * form.rowCount else { return number }
    return 2 * form.sections.count + 3 * written(row: part / 3) + part % 3
  }

  /// The list whose item a row is of; nothing for a row of the form.
  @inline(__always)
  func list(of row: Int) -> Int? {
    row < form.rowCount ? nil : Int(itemRows[row - form.rowCount].list)
  }

  /// The row that decides which options of another are offered; nothing where none does.
  func deciding(for row: Int) -> Int? {
    compiled(row).offeringRow.map { inItem(of: row).placed($0) }
  }

  /// The first row of the item that a row is of; nothing for a row of the form.
  @inline(__always)
  func first(of row: Int) -> Int? {
    row < form.rowCount ? nil : Int(itemRows[row - form.rowCount].first)
  }

  /// The place of an item in its list; -1 for one that is in none.
  func place(ofItem first: Int) -> Int { Int(itemRows[first - form.rowCount].place) }

  /// The rows of an item.
  func rows(ofItem first: Int) -> Range<Int> {
    guard let list = list(of: first), let type = compiled(list).list else { return first..<first }
    return first..<(first + type.rows.count)
  }

  /// The list of the form that a row belongs to; any other row of the form itself.
  func outermost(_ row: Int) -> Int {
    var row = row
    while let list = list(of: row) { row = list }
    return row
  }

  /// Whether a row is of the item that a person is asked for, which is not in its list yet.
  func isDraft(_ row: Int) -> Bool {
    guard let first = first(of: row), let list = list(of: row) else { return false }
    return lists[list]?.draft == first
  }

  /// What a row is called in messages: items count from 0.
  func tag(of row: Int) -> String {
    guard let first = first(of: row), let list = list(of: row) else { return compiled(row).tag }
    let item = tag(ofItem: first)
    return compiled(list).list?.rows.count == 1 ? item : item + "." + compiled(row).tag
  }

  /// What a row is called in its problems: one that has another's place in the output is called as that.
  func toldTag(of row: Int) -> String {
    guard let origin = compiled(row).origin else { return tag(of: row) }
    return tag(of: inItem(of: row).placed(origin))
  }

  /// The shown row that has the place of a row in the output; nothing where none has.
  func heir(of row: Int) -> Int? {
    guard let written = compiled(row).heir else { return nil }
    let heir = inItem(of: row).placed(written)
    return isHidden(heir) ? nil : heir
  }

  /// What an item is called in messages.
  func tag(ofItem first: Int) -> String {
    guard let list = list(of: first) else { return "" }
    let place = place(ofItem: first)
    return "\(tag(of: list))[\(place < 0 ? lists[list]?.items.count ?? 0 : place)]"
  }

  /// Makes a row's own item the one whose expressions are evaluated.
  ///
  /// - Returns: the row as it was compiled.
  @inline(__always)
  mutating func enter(_ row: Int) -> CompiledRow {
    if itemRows.isEmpty { return compiled(row) }
    scope = first(of: row) ?? -1
    return compiled(row)
  }

  /// The state with a row's own item as the one whose expressions are evaluated.
  func inItem(of row: Int) -> SessionState {
    let first = first(of: row) ?? -1
    guard scope != first else { return self }
    var state = self
    state.scope = first
    return state
  }

  /// The row that a row of an expression means in the item that is evaluated.
  @inline(__always)
  func placed(_ row: Int) -> Int { scope < 0 ? row : placedInItem(row) }

  private func placedInItem(_ row: Int) -> Int {
    guard row >= form.rows.count, row < form.rowCount else { return row }
    return instance(of: row, around: scope) ?? row
  }

  /// A node of an expression in the item that is evaluated.
  func placed(_ node: GraphNode) -> GraphNode {
    guard scope >= 0 else { return node }
    return switch node {
    case .rowHidden(let row): .rowHidden(placed(row))
    case .rowDisabled(let row): .rowDisabled(placed(row))
    case .rowValue(let row): .rowValue(placed(row))
    case .sectionHidden, .sectionDisabled: node
    }
  }

  /// The row that stands for a written one in an item, or in an item around it.
  private func instance(of row: Int, around first: Int) -> Int? {
    var first = first
    while let list = list(of: first), let rows = compiled(list).list?.rows {
      if rows.contains(row) { return first + row - rows.lowerBound }
      guard let outer = self.first(of: list) else { return nil }
      first = outer
    }
    return nil
  }

  /// The rows that stand for a written one, seen from a row: that of its own item, or those of all items.
  func instances(of row: Int, seenFrom source: Int?) -> [Int] {
    guard row >= form.rows.count else { return [row] }
    if let first = source.flatMap({ first(of: $0) }), let own = instance(of: row, around: first) {
      return [own]
    }
    // The list itself may be what is looked from.
    guard let list = form.allRows[row].listRow, let rows = form.allRows[list].list?.rows else {
      return []
    }
    let owners =
      source.map { written(row: $0) == list } == true
      ? [source ?? list] : instances(of: list, seenFrom: source)
    return owners.flatMap { owner in
      (lists[owner]?.all ?? []).map { $0 + row - rows.lowerBound }
    }
  }

  /// Computes a node of the form, or that node of every item.
  mutating func evaluateInstances(of number: Int) {
    let node = GraphNode(number: number, sections: form.sections.count)
    guard let row = node.row, row >= form.rows.count else {
      scope = -1
      _ = evaluate(number)
      return
    }
    let part = (number - 2 * form.sections.count) % 3
    for instance in instances(of: row, seenFrom: nil) {
      _ = evaluate(2 * form.sections.count + 3 * instance + part)
    }
  }

  /// Puts a node that reads a changed one into the queue, or that node of every item it is meant in.
  mutating func insertInstances(
    of number: Int, readBy changed: Int, into queue: inout RankQueue
  ) {
    let sections = form.sections.count
    let source = GraphNode(number: changed, sections: sections).row
    guard let row = GraphNode(number: number, sections: sections).row else {
      return insert(number, into: &queue)
    }
    let part = (number - 2 * sections) % 3
    for instance in instances(of: row, seenFrom: source) {
      if let source, compiled(instance).list != nil, list(of: source) == instance,
        let first = first(of: source)
      {
        lists[instance]?.changed.append(first)
      }
      insert(2 * sections + 3 * instance + part, into: &queue)
    }
  }
}
