extension Session {
  /// Takes a list of an earlier run, before the walk starts: it is offered with its items, and used where nobody
  /// is asked.
  ///
  /// - Parameters:
  ///   - node: the list.
  ///   - list: the row that is the list.
  ///   - source: where it stands.
  /// - Returns: what is wrong with it beside the answers themselves: names that its items do not have.
  mutating func offer(
    _ node: Node, toList list: Int, from source: AnswerSource
  ) -> [Problem] {
    let problems = give(node, toList: list, from: source, isOffer: mode != .never)
    markOffered(list)
    if items(of: list).isEmpty, hasLostItems(list) { forgetOffer(of: list) }
    return problems
  }

  /// Takes note that an answer, or the items of a list, are those of an earlier run.
  mutating func markOffered(_ list: Int) {
    offers.rows.insert(list)
    for row in orderedRows(inside: list) where state.given[row] != nil { offers.rows.insert(row) }
  }

  /// Whether items of a list were dropped as a whole.
  func hasLostItems(_ list: Int) -> Bool {
    offers.dropped.keys.contains { row in
      state.list(of: row) == list
        && state.first(of: row).map { state.place(ofItem: $0) < 0 } ?? false
    }
  }

  /// Drops earlier answers that the rows do not take any more: lists with more items than they can have too, which
  /// no reply could mend.
  mutating func dropStaleOffers() {
    let stale = offers.rows.sorted().compactMap { row -> (row: Int, problem: Problem)? in
      if isList(row), let problem = state.problem(of: row), problem.rule == .maxItems {
        return (row, problem)
      }
      guard let refusal = state.given[row]?.refusal, !refusal.dependsOnOthers else { return nil }
      return (row, state.problem(refusal, row: row))
    }
    for (row, problem) in stale {
      offers.dropped[row] = problem
      drop(row)
    }
  }

  private mutating func drop(_ row: Int) {
    guard let list = state.list(of: row), hasSingleValues(list) else {
      forgetOffer(of: row)
      _ = state.propagate(from: .rowValue(row))
      return
    }
    // The answer is the item.
    offers.rows.remove(row)
    state.takeOut(row)
    if items(of: list).isEmpty { forgetOffer(of: list) }
    _ = state.propagate(from: .rowValue(list))
  }

  private mutating func forgetOffer(of row: Int) {
    offers.rows.remove(row)
    if isList(row) {
      offers.rows.subtract(orderedRows(inside: row))
      state.clear(row)
    }
    state.given[row] = nil
    settled[row] = false
  }
}
