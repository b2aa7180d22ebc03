extension Session {
  /// Adds an item to a list of several rows; its rows are asked next.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - place: where it goes, from 0; behind all others where it is nothing.
  /// - Returns: the item, as the first of its rows.
  @discardableResult
  public mutating func appendItem(to list: Int, at place: Int? = nil) -> Int {
    let first = addItem(to: list, at: place)
    if keepsTouchedRows { touchedRows.append(list) }
    prepare()
    return first
  }

  /// Adds an item, whose rows are asked next.
  @discardableResult
  mutating func addItem(to list: Int, at place: Int?) -> Int {
    materialize(list)
    let first = state.makeItem(of: list)
    let isLast = place.map { $0 >= items(of: list).count } ?? true
    state.put(first, at: place)
    state.evaluate(item: first)
    settled[list] = false
    if !offers.rows.isEmpty { offers.rows.remove(list) }
    if focus == list { focus = nil }
    settle(state.propagate(from: .rowValue(list)))
    if isLast {
      for row in state.rows(ofItem: first) { refresh(row) }
      refresh(list)
    } else {
      refreshItems(of: list)
    }
    focus = state.rows(ofItem: first).first { isAskable($0) && !isLeftAlone($0) }
    return first
  }

  /// Has a list of values ask for an item that goes to a place.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - place: where it goes, from 0.
  public mutating func askItem(of list: Int, at place: Int) {
    settled[list] = false
    focus = list
    refresh(list)
    prepare()
    state.lists[list]?.draftPlace = place
    focus = state.lists[list]?.draft
  }

  /// Takes an item out of its list.
  ///
  /// - Parameter item: the item, as the first of its rows.
  public mutating func remove(item: Int) {
    guard let list = state.list(of: item), state.place(ofItem: item) >= 0 else { return }
    var rows: [Int] = []
    for row in state.rows(ofItem: item) { rows += [row] + orderedRows(inside: row) }
    state.takeOut(item)
    for row in rows {
      problems[row] = nil
      itemsWanting[state.outermost(list)]?.remove(row)
      if focus == row { focus = nil }
    }
    rearranged(list)
  }

  /// Puts an item at another place of its list.
  ///
  /// - Parameters:
  ///   - item: the item, as the first of its rows.
  ///   - place: its new place, from 0.
  public mutating func move(item: Int, to place: Int) {
    guard let list = state.list(of: item), state.place(ofItem: item) >= 0 else { return }
    state.move(item, to: place)
    rearranged(list)
  }

  /// The rows of all items of a list, those of lists in them among them.
  func orderedRows(inside row: Int) -> [Int] {
    items(of: row).flatMap { item in rows(ofItem: item).flatMap { [$0] + orderedRows(inside: $0) } }
  }

  private mutating func rearranged(_ list: Int) {
    if keepsTouchedRows { touchedRows.append(list) }
    // Whoever changes the items has been at the list, though it may never have been a question.
    asked[list] = true
    if state.given[list] == nil { markGiven(list, by: .person) }
    settle(state.propagate(from: .rowValue(list)))
    refreshItems(of: list)
    prepare()
  }

  /// Makes items of a default, so that they can be changed one by one.
  public mutating func materialize(_ list: Int) {
    guard state.given[list] == nil, items(of: list).isEmpty, state.compiled(list).list != nil,
      let values = state.values[list].listElements, !values.isEmpty
    else {
      if state.given[list] == nil { markGiven(list, by: .person) }
      return
    }
    markGiven(list, by: .person)
    for value in values {
      let first = state.makeItem(of: list)
      state.given[first] = Given(
        value: value, refusal: nil, source: .person, text: value.outputText)
      state.put(first)
      state.evaluate(item: first)
      makeRoom()
      settled[first] = true
    }
    settle(state.propagate(from: .rowValue(list)))
    refreshItems(of: list)
  }

  private mutating func markGiven(_ list: Int, by source: AnswerSource) {
    state.given[list] = Given(value: .list([]), refusal: nil, source: source, text: nil)
  }

  /// Asks every row of an item again, with its present value.
  ///
  /// - Parameter item: the item, as the first of its rows.
  /// - Returns: whether one of them can be asked.
  public mutating func reopen(item: Int) -> Bool {
    let rows = state.rows(ofItem: item).filter { isAskable($0) }
    for row in rows {
      settled[row] = false
      refresh(row)
    }
    focus = rows.first
    return !rows.isEmpty
  }

  /// Ends a list: no further item is asked for.
  ///
  /// - Parameter list: the list.
  /// - Returns: what came of it; refused where the list has too few items, or a check does not hold.
  public mutating func finish(_ list: Int) -> ReplyOutcome {
    if let problem = problemInItems(of: list) ?? state.problem(of: list) {
      return .refused(problem)
    }
    for item in items(of: list) {
      for row in state.rows(ofItem: item) where !settled[row] {
        settled[row] = true
        refresh(row)
      }
    }
    dropNewItem(of: list)
    if keepsTouchedRows { touchedRows.append(list) }
    settled[list] = true
    asked[list] = true
    if let row = focus, row == list || state.list(of: row) == list { focus = nil }
    refresh(list)
    takenDefaults[list] = state.given[list] == nil ? state.values[list] : nil
    prepare()
    return .accepted(echo: nil)
  }

  /// What is wrong in an item, where it is a question that can be answered.
  private func problemInItems(of list: Int) -> Problem? {
    if problems.isEmpty { return nil }
    for item in items(of: list) {
      for row in state.rows(ofItem: item) where isAskable(row) {
        if let problem = problems[row] { return problem }
      }
    }
    return nil
  }

  /// Makes a list the empty one: none is its answer.
  mutating func replyNone(toList list: Int, from source: AnswerSource) -> ReplyOutcome {
    let (given, before) = (state.given[list], state.lists[list])
    let kept = items(of: list)
    state.clear(list)
    markGiven(list, by: source)
    let changes = state.propagate(from: .rowValue(list))
    if let problem = state.problem(of: list) {
      state.lists[list] = before
      state.given[list] = given
      for (place, first) in kept.enumerated() { state.restore(first, to: place) }
      state.lists[list]?.isStale = true
      settle(changes + state.propagate(from: .rowValue(list)))
      refreshItems(of: list)
      return .refused(problem)
    }
    for first in kept { for row in state.rows(ofItem: first) { problems[row] = nil } }
    settle(changes)
    refreshItems(of: list)
    return finish(list)
  }

  /// Takes a reply at a list of several rows: whether there is another item.
  mutating func reply(
    _ text: String, toList list: Int, from source: AnswerSource
  ) -> ReplyOutcome {
    let line = text.trimmed
    guard !line.isEmpty, canInsert(into: list) else {
      if line.isEmpty { return finish(list) }
      let message = Message(.listIsFull, ["count": String(items(of: list).count)])
      return .refused(state.problem(Refusal(.maxItems, message), row: list))
    }
    do throws(Refusal) {
      guard try wantsItem(line, in: list, from: source) else { return finish(list) }
      appendItem(to: list)
      if let source = state.given[list] == nil ? source : nil { markGiven(list, by: source) }
      return .accepted(echo: nil)
    } catch {
      return .refused(refused(error, row: list, text: line, from: source))
    }
  }

  /// Whether a reply asks for another item; the rows are only looked at, so that nothing holds them when it is added.
  private func wantsItem(
    _ line: String, in list: Int, from source: AnswerSource
  ) throws(Refusal) -> Bool {
    try SwitchRowType.answer(to: line, in: readingContext(for: list, from: source))
  }

  /// Takes a reply that is one new item of a list of values, or several with commas between.
  mutating func reply(
    _ line: String, toNewItem row: Int, from source: AnswerSource
  ) -> ReplyOutcome {
    guard let list = state.list(of: row), let type = state.compiled(list).list else {
      return .accepted(echo: nil)
    }
    if line.isEmpty { return finish(list) }
    let nodes = line.hasPrefix("[") && !type.isTextual ? line.jsonArray : nil
    let texts =
      nodes.map { $0.map(\.givenText) }
      ?? type.texts(of: line, in: readingContext(for: row, from: source))
    if texts.count == 1 { return reply(texts[0], toItem: row, from: source) }
    let most = limits(of: list).most
    guard texts.count <= most - items(of: list).count else {
      let arguments = ["count": String(items(of: list).count + texts.count)]
      let message = Message(.tooManyOfList, arguments.merging(["maxItems": String(most)]) { $1 })
      return .refused(state.problem(Refusal(.maxItems, message), row: list))
    }
    let given = state.given[list]
    var added: [Int] = []
    for text in texts {
      prepare()
      guard let row = state.lists[list]?.draft else { break }
      switch reply(text, toItem: row, from: source) {
      case .accepted: added.append(row)
      case .refused(let problem): return undo(added, of: list, givenBefore: given, problem)
      }
    }
    return .accepted(echo: nil)
  }

  /// Takes items of one reply out again, as another one of it is refused.
  private mutating func undo(
    _ added: [Int], of list: Int, givenBefore given: Given?, _ problem: Problem
  ) -> ReplyOutcome {
    for item in added.reversed() { remove(item: item) }
    state.given[list] = given
    settle(state.propagate(from: .rowValue(list)))
    refresh(list)
    prepare()
    return .refused(problem)
  }

  /// Puts the item that was asked for, by one of its rows, into its list.
  mutating func commitNewItem(of row: Int, by source: AnswerSource) {
    guard let first = state.first(of: row), let list = state.list(of: row) else { return }
    let place = state.lists[list]?.draftPlace
    dropNewItem(of: list)
    if state.given[list] == nil { markGiven(list, by: source) }
    state.put(first, at: place)
  }

  /// Takes the item that was asked for out of its list again.
  mutating func withdrawNewItem(of row: Int, givenBefore: Given?, at place: Int?) {
    guard let first = state.first(of: row), let list = state.list(of: row) else { return }
    state.takeOut(first)
    state.given[list] = givenBefore
    state.lists[list]?.draft = first
    state.lists[list]?.draftPlace = place
  }
}

extension RowOfItems {
  /// Whether any text is an item, one that looks like JSON too.
  var isTextual: Bool { item?.hasCommas ?? false }
}

extension SessionState {
  /// Puts an item back to its place after its list was cleared.
  mutating func restore(_ first: Int, to place: Int) {
    itemRows[first - form.rowCount].place = Int32(place)
  }
}
