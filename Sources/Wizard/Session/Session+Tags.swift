extension Session {
  /// The row of a tag; nothing where the form has none of that tag.
  ///
  /// - Parameter tag: the tag; of an item of a list as in messages, such as `guests[1].name`.
  /// - Returns: the row.
  public func row(tagged tag: String) -> Int? {
    form.tags.index(of: tag) ?? rows(ofItemsNamed: tag).first
  }

  /// What a row has now: its answer, its default or its computed value; null where it has none, or is hidden.
  ///
  /// - Parameter tag: the row's tag.
  /// - Returns: the value; nothing where no row has the tag.
  public func value(of tag: String) -> Value? { row(tagged: tag).map { value(of: $0) } }

  /// The tags of the rows that are shown, in order; those of items too.
  public var visibleTags: [String] { orderedRows.filter { !isHidden($0) }.map { tag(of: $0) } }

  /// Answers a row by its tag, as a person would at its question.
  ///
  /// A text for a list of values is the whole list, in place of what it had: `1, 2`, a list as JSON, or `none`; so is
  /// JSON for a list of items with several rows, where `yes` adds an item and `no` ends the list.
  ///
  /// - Parameters:
  ///   - tag: the row's tag.
  ///   - text: the answer; empty keeps the present one or takes the default.
  /// - Returns: what is wrong with the answer, which then changes nothing; nothing where it was taken. A computed row, a
  ///   text to read and a row that is read-only as things stand take no answer.
  @discardableResult
  public mutating func answer(_ tag: String, _ text: String) -> Problem? {
    guard let row = row(tagged: tag) else {
      return Problem(
        tag: tag, rule: .unknown, message: Message(.unknownTag).text(in: form.language))
    }
    if let word = whyClosed(row) {
      let title = self.text(state.compiled(row).title, ofRow: row)
      return Problem(
        row: row, tag: state.tag(of: row), rule: .computed,
        message: Message(word, ["title": title]).text(in: form.language), source: .person)
    }
    if isList(row), isWhole(text.trimmed, of: row) { return answer(list: row, text) }
    if case .refused(let problem) = reply(text, to: row, from: .person) { return problem }
    return nil
  }

  /// Why a row takes no answer; nothing where it takes one.
  private func whyClosed(_ row: Int) -> Word? {
    let compiled = state.compiled(row)
    if compiled.isComputed, compiled.action == nil {
      return compiled.type.isQuestion ? .cannotGoToComputed : .cannotBeAsked
    }
    return state.isDisabled(row) ? .cannotGoToReadOnly : nil
  }

  /// Whether a text is a whole list, and no reply to the question for a further item.
  private func isWhole(_ text: String, of list: Int) -> Bool {
    if text.isEmpty { return false }
    return hasSingleValues(list) || text.hasPrefix("[") || text.lowercased() == "none"
  }

  /// Takes a text as the whole of a list, as an option gives it.
  private mutating func answer(list: Int, _ text: String) -> Problem? {
    let before = self
    for row in orderedRows(inside: list) {
      problems[row] = nil
      if focus == row { focus = nil }
    }
    dropNewItem(of: list)
    let wrong = give(text, to: list, from: .option("-s"))
    for row in [list] + orderedRows(inside: list) {
      guard let given = state.given[row] else { continue }
      state.given[row] = Given(
        value: given.value, refusal: given.refusal, source: .person, text: given.text)
    }
    evaluateItems(of: list)
    settle(state.propagate(from: .rowValue(list)))
    for row in state.pendingRows where row >= form.rowCount { settle(state.readPending(row)) }
    refreshItems(of: list)
    let inItems = orderedRows(inside: list).first { problems[$0] != nil }.flatMap { problems[$0] }
    if let problem = wrong.first?.from(.person) ?? inItems ?? state.problem(of: list) {
      self = before
      return problem
    }
    guard case .refused(let problem) = finish(list) else { return nil }
    self = before
    return problem
  }

  /// Computes the states and values of all items of a list, lists in them behind what these read.
  private mutating func evaluateItems(of list: Int) {
    for item in items(of: list) {
      state.evaluate(item: item)
      let lists = rows(ofItem: item).filter { isList($0) && !items(of: $0).isEmpty }
      for inner in lists { evaluateItems(of: inner) }
      if !lists.isEmpty { state.evaluate(item: item) }
    }
  }
}
