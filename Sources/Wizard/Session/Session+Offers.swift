extension Session {
  /// Takes an answer of an earlier run, before the walk starts: it is offered as a default, and used where
  /// nobody is asked.
  ///
  /// - Parameters:
  ///   - node: the answer; null is none.
  ///   - row: the row.
  ///   - source: where it stands.
  ///   - isTyped: whether the file tells numbers, truth and text apart.
  public mutating func offer(
    _ node: Node, to row: Int, from source: AnswerSource, isTyped: Bool = true
  ) {
    give(node, to: row, from: source)
    offers.rows.insert(row)
    offers.kinds[row] = isTyped ? node.writtenKind : nil
  }

  /// Takes note that an earlier run left a row to its default, which is computed again.
  ///
  /// - Parameters:
  ///   - node: what the default was then, if that is known.
  ///   - row: the row.
  public mutating func offerDefault(_ node: Node?, of row: Int) {
    offers.defaults[row] = .some(node)
    // An item holds the answers of its rows, the defaults among them.
    if row >= form.rows.count { state.given[row] = nil }
  }

  /// Takes note that an earlier run passed a row without an answer.
  ///
  /// - Parameter row: the row.
  mutating func offerNone(of row: Int) {
    if state.given[row] == nil { offers.rows.insert(row) }
  }

  /// Drops earlier answers that the rows do not take any more, and finds what an earlier run has settled.
  mutating func settleOffers() {
    if mode != .never { dropStaleOffers() }
    for row in offers.rows {
      settled[row] =
        asksChangesOnly && !isRetyped(row) && state.problem(of: row) == nil && !hasLostItems(row)
    }
    guard asksChangesOnly else { return }
    for row in offers.defaults.keys where state.given[row] == nil {
      settled[row] = true
      takenDefaults[row] = state.values[row]
    }
  }

  /// Whether the earlier answer of a row was of another kind than the row's answers are now.
  private func isRetyped(_ row: Int) -> Bool {
    guard let kind = offers.kinds[row], let value = state.given[row]?.value, !value.isNull else {
      return false
    }
    return value.writtenKind != kind
  }

  /// Earlier answers that are no answers any more, in form order.
  public var staleOffers: [Problem] {
    offers.dropped.keys.sorted().filter { !isHidden($0) }.compactMap { row in
      offers.dropped[row].map { stale($0) }
    }
  }

  /// How the form differs from the one that an earlier run answered, row by row in form order: rows that are
  /// new, whose kind of answer or default is another, or whose answer is not accepted any more.
  public var changesSinceOffers: [Problem] {
    form.rows.indices.flatMap { row -> [Problem] in
      guard isAskable(row), form.rows[row].action == nil else { return [] }
      if !isList(row) { return change(of: row).map { [$0] } ?? [] }
      let dropped = offers.dropped.keys.filter { state.outermost($0) == row }.sorted()
      if !dropped.isEmpty { return dropped.compactMap { offers.dropped[$0] }.map { stale($0) } }
      let inside = orderedRows(inside: row).filter { offers.rows.contains($0) }
      let found = inside.compactMap { problems[$0] }.map { stale($0) }
      return (change(of: row).map { [$0] } ?? []) + found
    }
  }

  private func change(of row: Int) -> Problem? {
    if let problem = offers.dropped[row] { return stale(problem) }
    if offers.rows.contains(row) {
      if isRetyped(row) { return change(of: row, .retypedRow, ["kind": offers.kinds[row] ?? ""]) }
      return problems[row].map { stale($0) }
    }
    if let earlier = offers.defaults[row], state.given[row] == nil {
      return isOther(earlier, of: row) ? change(of: row, .redefaultedRow, shown(row)) : nil
    }
    return state.given[row] == nil && !offers.knows(row) ? change(of: row, .newRow, [:]) : nil
  }

  private func stale(_ problem: Problem) -> Problem {
    Problem(
      row: problem.row, tag: problem.tag, rule: problem.rule,
      message: Message(.staleAnswer, ["reason": problem.message]).text(in: form.language),
      accepted: problem.accepted, source: problem.source, given: problem.given)
  }

  private func change(of row: Int, _ word: Word, _ arguments: [String: String]) -> Problem {
    Problem(
      row: row, tag: form.rows[row].tag, rule: .required,
      message: Message(word, arguments).text(in: form.language), source: state.given[row]?.source)
  }

  private func shown(_ row: Int) -> [String: String] {
    let value = state.values[row]
    let word: Word? = form.rows[row].isSecret ? .secretWord : value.isNull ? .noValue : nil
    return [
      "value": word.map { Message($0).text(in: form.language) } ?? state.shown(value, of: row)
    ]
  }

  /// Whether a default is another than an earlier run took; nothing is said of one that was not kept.
  private func isOther(_ earlier: Node?, of row: Int) -> Bool {
    guard let earlier, !form.rows[row].isSecret else { return false }
    let context = ReadingContext(origin: .data, clock: form.clock, rows: state).takingUnavailable
    let value = try? form.rows[row].type.value(of: earlier, in: context)
    return value != state.values[row]
  }
}

extension Node {
  /// The kind of value as a written answer has it; nothing where plain text of YAML may be any.
  fileprivate var writtenKind: String? {
    if case .plain = content { return nil }
    if case .null = content { return nil }
    return kindName
  }
}

extension Value {
  /// The kind of value it is written as, in the words of `Node.kindName`.
  fileprivate var writtenKind: String {
    switch self {
    case .null: "nothing"
    case .boolean: "true or false"
    case .number, .duration: "a number"
    case .string, .date, .time, .datetime: "text"
    case .list: "a list"
    case .item: "a map"
    }
  }
}
