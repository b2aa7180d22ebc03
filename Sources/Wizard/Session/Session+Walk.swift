extension Session {
  /// Goes back to a question that was asked before the present one, in form order.
  ///
  /// - Parameter count: how many questions to go back.
  /// - Returns: whether there is one; where there are fewer, the first is gone back to.
  public mutating func back(_ count: Int = 1) -> Bool {
    if !form.templates.isEmpty { return backInLists(count) }
    let here = question ?? form.rows.count
    var left = count
    var target: Int?
    for row in stride(from: here - 1, through: 0, by: -1) where asked[row] && isAskable(row) {
      target = row
      left -= 1
      if left <= 0 { break }
    }
    guard let target else { return false }
    focus = target
    return true
  }

  /// Goes back where there are lists, each of which asks for a further item behind those it has.
  private mutating func backInLists(_ count: Int) -> Bool {
    let questions = askingOrder
    let here = question.map { isNewItem($0) ? state.list(of: $0) ?? $0 : $0 }
    let end = here.flatMap { questions.firstIndex(of: $0) } ?? questions.count
    let before = questions[..<end].filter { row in
      asked[row] && isAskable(row) && (!isList(row) || canInsert(into: row))
    }
    guard let target = before.suffix(max(1, count)).first else { return false }
    return goTo(target)
  }

  /// Asks a row next.
  ///
  /// - Parameter row: the row.
  /// - Returns: whether it can be asked now.
  public mutating func goTo(_ row: Int) -> Bool {
    guard isAskable(row) else { return false }
    focus = row
    if isList(row) { settled[row] = false }
    prepare()
    return true
  }

  /// The rows whose default was taken and has changed since the last call, once each, in form order.
  public mutating func takeChangedDefaults() -> [Int] {
    defer { changedDefaults = [] }
    return changedDefaults.sorted().filter { row in
      if isHidden(row) || takenDefaults[row] == state.values[row] { return false }
      takenDefaults[row] = state.values[row]
      return true
    }
  }

  /// Whether some row was asked in this walk.
  public var hasAsked: Bool { asked.contains(true) }

  /// The rows that a review shows: visible, not just printed, and not replaced by another that is shown.
  public var reviewedRows: [Int] {
    form.rows.indices.filter { row in
      let compiled = state.compiled(row)
      if isHidden(row) || !compiled.type.isQuestion || isReplaced(row) { return false }
      return isAskable(row) || compiled.isComputed && asks(row) || isDisabled(row)
    }
  }

  /// Whether the review shows the row that has a row's place in the output.
  private func isReplaced(_ row: Int) -> Bool { state.heir(of: row).map { asks($0) } ?? false }

  /// How many rows that can be asked have been answered or left to their default.
  public var progress: (settled: Int, askable: Int) {
    let askable = form.rows.indices.filter { isAskable($0) }
    return (askable.filter { settled[$0] }.count, askable.count)
  }
}
