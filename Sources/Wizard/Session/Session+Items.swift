extension Session {
  /// A row as it was compiled: one of the form, or one of an item of a list.
  public func row(_ index: Int) -> CompiledRow { state.compiled(index) }

  /// What a row is called in messages and answer files: rows of items with their item, as `guests[1].name`.
  public func tag(of row: Int) -> String { state.tag(of: row) }

  /// Whether a row is a list of items.
  @inline(__always)
  public func isList(_ row: Int) -> Bool { state.compiled(row).list != nil }

  /// The list that a row of an item belongs to; nothing for a row of the form.
  public func list(of row: Int) -> Int? { state.list(of: row) }

  /// The row of the form that a row of an item belongs to; a row of the form itself.
  public func formRow(of row: Int) -> Int { state.outermost(row) }

  /// The row of a tag, or of one from before, which may be that of an item; nothing where there is none now.
  func row(kept tag: String) -> Int? {
    let name = ItemName(tag)
    let outer = name?.list ?? tag
    guard var row = form.tags.index(of: outer) ?? form.formerTags[outer] else { return nil }
    for step in name?.steps ?? [] {
      guard let type = state.compiled(row).list, step.place < items(of: row).count else {
        return nil
      }
      row = items(of: row)[step.place]
      guard let part = step.part else { continue }
      let template = form.templates[type.template]
      guard let place = template.row(named: part) else { return nil }
      row += place - type.rows.lowerBound
    }
    return row
  }

  /// The items of a list, each as the first of its rows, in the order the user made.
  public func items(of list: Int) -> [Int] { state.lists[list]?.items ?? [] }

  /// The rows of an item.
  public func rows(ofItem item: Int) -> Range<Int> { state.rows(ofItem: item) }

  /// The item that a row is of, as the first of its rows; nothing for a row of the form.
  public func item(of row: Int) -> Int? { state.first(of: row) }

  /// Whether each item of a list is a single value.
  public func hasSingleValues(_ list: Int) -> Bool { state.compiled(list).list?.rows.count == 1 }

  /// Whether a row is of the item that is asked for and is not in its list yet.
  public func isNewItem(_ row: Int) -> Bool { state.isDraft(row) }

  /// The rows of items that a name such as `guests[1].name` or `guests[1]` means.
  public func rows(ofItemsNamed name: String) -> [Int] {
    name.hasSuffix("]") || name.contains("[")
      ? orderedRows.filter { row in
        guard let item = state.first(of: row) else { return false }
        return state.tag(of: row) == name || state.tag(ofItem: item) == name
      } : []
  }

  /// All rows in the form's order: those of items stand behind their list.
  public var orderedRows: [Int] {
    if form.templates.isEmpty { return Array(form.rows.indices) }
    var rows: [Int] = []
    for row in form.rows.indices { append(row, to: &rows) }
    return rows
  }

  private func append(_ row: Int, to rows: inout [Int]) {
    rows.append(row)
    for item in state.lists[row]?.items ?? [] {
      for part in state.rows(ofItem: item) { append(part, to: &rows) }
    }
  }

  /// All rows in the order in which they are asked: a list stands behind its items, where it asks for the next.
  var askingOrder: [Int] {
    var rows: [Int] = []
    for row in form.rows.indices { appendAsked(row, to: &rows) }
    return rows
  }

  private func appendAsked(_ row: Int, to rows: inout [Int]) {
    for item in state.lists[row]?.items ?? [] {
      for part in state.rows(ofItem: item) { appendAsked(part, to: &rows) }
    }
    rows.append(row)
  }

  /// Makes room for the rows of new items.
  mutating func makeRoom() {
    let missing = state.given.count - settled.count
    guard missing > 0 else { return }
    settled.append(contentsOf: repeatElement(false, count: missing))
    asked.append(contentsOf: repeatElement(false, count: missing))
  }

  /// Where a row of an item stands among those of its outermost list.
  func place(of row: Int) -> ItemQueue.Place {
    var parts: [UInt64] = []
    var row = row
    while let first = state.first(of: row), let list = state.list(of: row) {
      let place = state.place(ofItem: first)
      let item = place < 0 ? UInt64(UInt32.max) : UInt64(place)
      parts.append(item << 32 | UInt64(row - first))
      row = list
    }
    let outer = parts.last ?? 0
    return ItemQueue.Place(outer: outer, inner: parts.count > 1 ? parts[0] : UInt64.max)
  }

  /// Brings a list or a row of an item up to date: its problem, and whether it wants an answer.
  mutating func refreshListed(_ row: Int) {
    makeRoom()
    let first = state.first(of: row)
    if let first, state.place(ofItem: first) < 0 {
      if !problems.isEmpty { problems[row] = nil }
      return
    }
    let wants = updateProblem(of: row)
    let outer = state.outermost(row)
    if row == outer {
      listWants[row] = wants
    } else if wants {
      itemsWanting[outer, default: ItemQueue()].insert(row, at: place(of: row))
    } else {
      itemsWanting[outer]?.remove(row)
    }
    let areItemsWanting = itemsWanting[outer].map { !$0.isEmpty } ?? false
    wanting.set(outer, to: areItemsWanting || listWants[outer] ?? false)
  }

  /// Brings all rows of a list up to date after items came, went or moved.
  mutating func refreshItems(of list: Int) {
    let outer = state.outermost(list)
    itemsWanting[outer] = nil
    var rows: [Int] = []
    append(outer, to: &rows)
    for row in rows { refresh(row) }
  }

  /// The row to ask in a list: the first of its items' that wants an answer, else the next item.
  func question(in list: Int) -> Int {
    guard let row = itemsWanting[list]?.first else { return newItem(of: list) ?? list }
    return isList(row) ? newItem(of: row) ?? row : row
  }

  /// The row of the item that a list of values asks for next.
  private func newItem(of list: Int) -> Int? {
    state.lists[list]?.draft.flatMap { isAskable($0) ? $0 : nil }
  }

  /// Prepares what is asked next: the items of lists, and what commands have a say in.
  mutating func prepare() {
    prepareLists()
    if openRows() { prepareLists() }
  }

  /// Prepares the items that must be there, and the next one of a list of values.
  private mutating func prepareLists() {
    guard !form.templates.isEmpty, mode != .never else { return }
    if let focus, isList(focus), isAskable(focus) { _ = prepare(focus, isReopened: true) }
    while let outer = wanting.first, form.rows[outer].list != nil {
      let row = itemsWanting[outer]?.first ?? outer
      guard isList(row), prepare(row, isReopened: false) else { return }
    }
  }

  /// How many items a list must have at least, and how many it can have.
  public func limits(of list: Int) -> (least: Int, most: Int) {
    let context = state.inItem(of: list)
    let check = state.compiled(list).list?.limits.count
    let least = (try? check?.minimum?.count(in: context)) ?? nil
    let most = (try? check?.maximum?.count(in: context)) ?? nil
    return (least ?? 0, most ?? Int.max)
  }

  /// Whether a person can add an item to a list now.
  public func canInsert(into list: Int) -> Bool {
    guard let type = state.compiled(list).list, !state.isDisabled(list) else { return false }
    let limits = limits(of: list)
    let count = items(of: list).count
    return count < limits.most && (type.limits.allowsInsertion || count < limits.least)
  }

  /// Prepares a list whose items all have their answers.
  ///
  /// - Returns: whether something else is to be asked now.
  private mutating func prepare(_ list: Int, isReopened: Bool) -> Bool {
    guard let type = state.compiled(list).list else { return false }
    if !canInsert(into: list) {
      dropNewItem(of: list)
      guard !isReopened, problems[list] == nil else { return false }
      settled[list] = true
      refresh(list)
      return true
    }
    if type.rows.count == 1 {
      if state.lists[list]?.draft == nil { makeNewItem(of: list) }
      guard newItem(of: list) == nil, !isReopened, problems[list] == nil else { return false }
      settled[list] = true
      refresh(list)
      return true
    }
    let count = items(of: list).count
    if count < min(limits(of: list).least, Self.mostItemsAtOnce) {
      // An item of which nothing can be asked calls for no further one.
      if let last = items(of: list).last, !rows(ofItem: last).contains(where: { isAskable($0) }) {
        return false
      }
      addItem(to: list, at: nil)
      return !isReopened
    }
    if mode == .withoutDefault, !isReopened, problems[list] == nil {
      settled[list] = true
      refresh(list)
      return true
    }
    return false
  }

  /// No more items than this are made because a list must have them.
  private static let mostItemsAtOnce = 10_000

  /// Makes the item that a list of values asks for.
  private mutating func makeNewItem(of list: Int) {
    let first = state.makeItem(of: list)
    state.lists[list]?.draft = first
    state.evaluate(item: first)
    makeRoom()
  }

  /// Forgets the item that a list of values asks for.
  mutating func dropNewItem(of list: Int) {
    state.lists[list]?.draft = nil
    state.lists[list]?.draftPlace = nil
  }
}
