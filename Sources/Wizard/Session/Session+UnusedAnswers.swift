extension Session {
  /// Answers that were given and are not used: those of rows that end up hidden, and those of computed
  /// rows, or of rows that such a one stands for in the output, that differ from the computed value.
  public var unusedAnswers: [Problem] {
    orderedRows.filter(mayBeUnused).compactMap { unusedAnswer(of: $0) }
  }

  /// Whether something other than its answer may decide about a row that has one; of most rows nothing does.
  private func mayBeUnused(_ row: Int) -> Bool {
    guard state.given[row] != nil else { return false }
    let compiled = state.compiled(row)
    return compiled.heir != nil || compiled.isComputed || isHidden(row)
  }

  private func unusedAnswer(of row: Int) -> Problem? {
    guard let given = state.given[row], given.source != .person, given.source != .journal,
      !offers.rows.contains(row)
    else { return nil }
    if let heir = state.heir(of: row) {
      let isRefused = given.refusal != nil && !isHidden(row)
      if isRefused || isSame(given, as: state.values[heir]) { return nil }
      return state.problem(unused: given, row: row, .computed, state.computedReason(of: heir))
    }
    guard isHidden(row) || state.compiled(row).isComputed else { return nil }
    if isHidden(row) {
      if form.keepsHiddenValues || isSpokenFor(row, given) { return nil }
      if let list = state.list(of: row), isHidden(list) { return nil }
      return state.problem(unused: given, row: row, .hidden, state.hidingReason(of: row))
    }
    if isSame(given, as: state.values[row]) { return nil }
    return state.problem(unused: given, row: row, .computed, state.computedReason(of: row))
  }

  /// Whether the answer of a hidden row was given to a key that another row has too, which is shown or
  /// was told of already.
  private func isSpokenFor(_ row: Int, _ given: Given) -> Bool {
    let sharing = state.sharing(keyOf: row)
    return sharing.contains { other in
      (!isHidden(other) || other < row) && other != row
        && state.given[other].map { $0.source == given.source && $0.text == given.text } ?? false
    }
  }

  private func isSame(_ given: Given, as value: Value) -> Bool {
    if case .number(let left) = given.value, case .number(let right) = value {
      return left.isNumericallyEqual(to: right)
    }
    let isEqual = given.refusal == nil && given.value == value
    return isEqual || given.text == value.outputText
  }
}

extension SessionState {
  /// Why a row's answer is not used: the predicate that hides the row or its section, with its operands.
  func hidingReason(of row: Int) -> Message {
    let compiled = compiled(row)
    for condition in [compiled.hidden, form.sections[compiled.section].hidden] {
      guard let expression = condition.expression,
        (try? condition.holds(in: inItem(of: row))) == true
      else {
        if case .constant(true) = condition { break }
        continue
      }
      let predicate = expression.explanation(
        in: SecretlessContext(state: inItem(of: row), selfRow: row), language: form.language)
      let isWhen = if case .unless = condition { true } else { false }
      return Message(isWhen ? .answerOfUnshownRow : .answerOfHiddenRow, ["predicate": predicate])
    }
    return Message(.answerOfHiddenRow, ["predicate": Message(.holdsAlways).text(in: form.language)])
  }

  /// Why the answer of a row that follows others is not used.
  func computedReason(of row: Int) -> Message {
    if compiled(row).action != nil { return Message(.notAQuestion) }
    let word: Word? =
      compiled(row).isSecret ? .secretWord : values[row].isNull ? .noOperand : nil
    let value = word.map { Message($0).text(in: form.language) } ?? values[row].inWords
    return Message(.answerOfComputedRow, ["value": value])
  }

  /// The note that an answer is not used, in the author's words where there are some.
  func problem(unused given: Given, row: Int, _ rule: Rule, _ reason: Message) -> Problem {
    let own = compiled(row).messages[rule]
    return Problem(
      row: row, tag: self.tag(of: row), rule: rule,
      message: own.map { rendered($0, row: row, arguments: reason.texts(in: voice)) }
        ?? reason.text(in: form.language),
      source: given.source)
  }
}
