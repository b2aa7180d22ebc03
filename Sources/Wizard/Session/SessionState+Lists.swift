extension SessionState {
  /// Makes the rows of a new item, which is in no list yet.
  ///
  /// - Parameter list: the list.
  /// - Returns: the first of the rows.
  mutating func makeItem(of list: Int) -> Int {
    guard let type = compiled(list).list else { return list }
    let first = form.rowCount + itemRows.count
    for row in type.rows {
      itemRows.append(
        ItemRow(written: Int32(row), first: Int32(first), list: Int32(list), place: -1))
      given.append(nil)
      values.append(.null)
      addNodes()
    }
    if lists[list] == nil { lists[list] = ItemList() }
    return first
  }

  /// Computes the states and values of a new item's rows.
  mutating func evaluate(item first: Int) {
    guard let list = list(of: first), let type = compiled(list).list else { return }
    let base = first - type.rows.lowerBound
    for number in form.itemOrders[type.template] { _ = evaluate(Int(number) + 3 * base) }
    scope = -1
  }

  /// Puts an item into its list.
  ///
  /// - Parameters:
  ///   - first: the first of its rows.
  ///   - place: where; behind all others where it is nothing.
  mutating func put(_ first: Int, at place: Int? = nil) {
    guard let list = list(of: first), let count = lists[list]?.items.count else { return }
    let place = min(place ?? count, count)
    lists[list]?.items.insert(first, at: place)
    lists[list]?.changed.append(first)
    if place < count { lists[list]?.isStale = true }
    number(itemsOf: list, from: place)
  }

  /// Takes an item out of its list.
  mutating func takeOut(_ first: Int) {
    guard let list = list(of: first) else { return }
    let place = place(ofItem: first)
    guard place >= 0 else { return }
    lists[list]?.items.remove(at: place)
    lists[list]?.isStale = true
    itemRows[first - form.rowCount].place = -1
    number(itemsOf: list, from: place)
  }

  /// Puts an item at another place of its list.
  mutating func move(_ first: Int, to place: Int) {
    takeOut(first)
    put(first, at: place)
    if let list = list(of: first) { lists[list]?.isStale = true }
  }

  /// Takes all items out of a list.
  mutating func clear(_ list: Int) {
    for first in lists[list]?.items ?? [] { itemRows[first - form.rowCount].place = -1 }
    lists[list] = ItemList()
  }

  private mutating func number(itemsOf list: Int, from place: Int) {
    guard let count = lists[list]?.items.count else { return }
    for index in place..<max(place, count) {
      if let first = lists[list]?.items[index] {
        itemRows[first - form.rowCount].place = Int32(index)
      }
    }
  }

  /// Computes what expressions read of a list.
  ///
  /// - Returns: whether it is another than before.
  mutating func evaluateList(_ row: Int, number: Int) -> Bool {
    let compiled = compiled(row)
    let before = derivedRefusals.isEmpty ? nil : derivedRefusals[row]
    if before != nil { derivedRefusals[row] = nil }
    if isHidden(row), !form.keepsHiddenValues {
      return set(list: row, to: [], isTainted: tainted[self.number(.rowHidden(row))])
    }
    let isGiven = given[row] != nil || lists[row]?.items.isEmpty == false
    if let computation = compiled.computation {
      let computed = derived(
        from: computation, row: row, number: number, empty: compiled.emptyValue)
      return set(list: row, to: computed) || before != derivedRefusals[row]
    }
    if !compiled.reactions.isEmpty { decided[row] = nil }
    if given[row]?.refusal != nil {
      return set(list: row, to: [], isTainted: true)
    }
    if !isGiven, compiled.hasDefault {
      let standIn = standIn(for: row, number: number, empty: compiled.emptyValue)
      return set(list: row, to: standIn) || before != derivedRefusals[row]
    }
    return composeList(row) || before != nil
  }

  private mutating func set(list row: Int, to derived: (value: Value, tainted: Bool)) -> Bool {
    set(list: row, to: derived.value.listElements ?? [], isTainted: derived.tainted)
  }

  private mutating func set(list row: Int, to elements: [Value], isTainted: Bool) -> Bool {
    let number = number(.rowValue(row))
    let isChanged = values[row] != .list(elements) || tainted[number] != isTainted
    values[row] = .list(elements)
    taint(number, if: isTainted)
    if lists[row] != nil {
      lists[row]?.isStale = true
      lists[row]?.changed = []
    }
    return isChanged
  }

  /// Makes the value of a list from its items: of those that have changed, where the others stand as they were.
  private mutating func composeList(_ row: Int) -> Bool {
    let number = number(.rowValue(row))
    guard var list = lists[row], let type = compiled(row).list else {
      return set(list: row, to: [], isTainted: false)
    }
    // Nothing else may hold the items and values while they are changed: all of them would be copied.
    lists[row] = nil
    var elements = values[row].listElements ?? []
    values[row] = .null
    let wasTainted = tainted[number]
    var isChanged = false
    if !list.isStale {
      for first in list.changed where !list.isStale {
        isChanged = replace(first, in: &elements, of: &list, type) || isChanged
      }
    }
    if list.isStale {
      let known = elements
      elements = remade(&list, type)
      isChanged = known != elements || isChanged
    }
    list.changed = []
    taint(number, if: !list.tainted.isEmpty)
    values[row] = .list(elements)
    lists[row] = list
    return isChanged || tainted[number] != wasTainted
  }

  /// Puts the value of a changed item into the list, which is marked as stale where that is not enough.
  private mutating func replace(
    _ first: Int, in elements: inout [Value], of list: inout ItemList, _ type: RowOfItems
  ) -> Bool {
    let place = place(ofItem: first)
    guard place >= 0 else { return false }
    let value = value(ofItem: first, type)
    if value.isNull || list.hasGaps || place > elements.count {
      list.isStale = true
      return false
    }
    note(taintOf: first, type, in: &list)
    if place == elements.count {
      elements.append(value)
      if type.limits.areUnique { note(first, as: value, in: &list) }
      return true
    }
    let old = elements[place]
    guard old != value else { return false }
    elements[place] = value
    if type.limits.areUnique {
      if place == list.items.count - 1 {
        if list.firsts[old.itemKey] == first { list.firsts[old.itemKey] = nil }
        list.doubles[first] = nil
        note(first, as: value, in: &list)
      } else {
        list.isStale = true
      }
    }
    return true
  }

  private mutating func remade(_ list: inout ItemList, _ type: RowOfItems) -> [Value] {
    let doubles = list.doubles
    list.tainted = []
    list.hasGaps = false
    list.firsts = [:]
    list.doubles = [:]
    list.isStale = false
    var elements: [Value] = []
    elements.reserveCapacity(list.items.count)
    for first in list.items {
      note(taintOf: first, type, in: &list)
      let value = value(ofItem: first, type)
      if value.isNull {
        list.hasGaps = true
        continue
      }
      elements.append(value)
      if type.limits.areUnique { note(first, as: value, in: &list) }
    }
    for first in doubles.keys where list.doubles[first] == nil { touched += rows(ofItem: first) }
    return elements
  }

  private func note(taintOf first: Int, _ type: RowOfItems, in list: inout ItemList) {
    let isTainted = (first..<(first + type.rows.count)).contains {
      tainted[number(.rowValue($0))]
    }
    if isTainted {
      list.tainted.insert(first)
    } else if !list.tainted.isEmpty {
      list.tainted.remove(first)
    }
  }

  /// Notes an item, and whether there is an earlier one like it.
  private mutating func note(_ first: Int, as value: Value, in list: inout ItemList) {
    let key = value.itemKey
    if key.isEmpty { return }
    if let earlier = list.firsts[key], earlier != first {
      list.doubles[first] = earlier
      touched += rows(ofItem: first, type: list)
    } else {
      list.firsts[key] = first
    }
  }

  private func rows(ofItem first: Int, type list: ItemList) -> Range<Int> {
    let written = Int(itemRows[first - form.rowCount].written)
    guard let owner = form.allRows[written].listRow, let rows = form.allRows[owner].list?.rows
    else { return first..<first }
    return first..<(first + rows.count)
  }

  /// The value of an item: that of its one row, or those of all by their tags.
  private func value(ofItem first: Int, _ type: RowOfItems) -> Value {
    if type.rows.count == 1 { return values[first] }
    let rows = first..<(first + type.rows.count)
    return .item(Item(names: form.templates[type.template].names, values: Array(values[rows])))
  }
}

extension Value {
  /// Words that are the same for equal items; empty for an item without any value.
  var itemKey: String {
    switch self {
    case .null: return ""
    case .boolean(let flag): return flag ? "b1" : "b0"
    case .number(let number): return "n" + number.normalized.description
    case .string(let text): return "s" + text
    case .list(let items):
      return "l" + items.map(\.itemKey).map { "\($0.utf8.count):\($0)" }.joined()
    case .item(let item):
      let keys = item.values.map(\.itemKey)
      return keys.allSatisfy(\.isEmpty)
        ? "" : "i" + keys.map { "\($0.utf8.count):\($0)" }.joined()
    case .date, .time, .datetime, .duration: return "t" + outputText
    }
  }
}
