extension Session {
  /// Takes an answer of a file, before the walk starts; a later one for the same row replaces it.
  ///
  /// - Parameters:
  ///   - node: the answer; null is none.
  ///   - row: the row.
  ///   - source: where it stands.
  /// - Returns: of a list, what is wrong with it beside the answers themselves: unknown names.
  @discardableResult
  public mutating func give(
    _ node: Node, to row: Int, from source: consuming AnswerSource
  ) -> [Problem] {
    if isList(row) { return give(node, toList: row, from: source) }
    if !offers.rows.isEmpty { offers.rows.remove(row) }
    state.give(node, to: row, from: source)
    return []
  }

  /// Takes an answer of an option, before the walk starts; a later one for the same row replaces it.
  ///
  /// - Parameters:
  ///   - text: the answer; empty is none.
  ///   - row: the row.
  ///   - source: where it was given.
  /// - Returns: of a list, what is wrong with it beside the answers themselves: unknown names.
  @discardableResult
  public mutating func give(
    _ text: String, to row: Int, from source: AnswerSource
  ) -> [Problem] {
    if isList(row) {
      return give(
        Node(.string(text), offset: 0, end: UInt32(text.utf8.count)), toList: row, from: source)
    }
    if !offers.rows.isEmpty { offers.rows.remove(row) }
    state.give(text, to: row, from: source)
    return []
  }

  /// Takes a person's or a script's reply to the question of a row.
  ///
  /// An empty reply keeps the present answer, else takes the default, else leaves the row without a value; a choice
  /// that another row no longer offers is given up.
  ///
  /// - Parameters:
  ///   - text: the line as it came.
  ///   - row: the row that was asked.
  ///   - source: who replied.
  /// - Returns: what came of it; a refused reply changes nothing.
  public mutating func reply(
    _ text: String, to row: Int, from source: AnswerSource
  ) -> ReplyOutcome {
    let type = state.compiled(row).type
    if type.action != nil { return reply(text, toButton: row, from: source) }
    if isList(row) { return reply(text, toList: row, from: source) }
    let line = type.isTrimmed ? text.trimmed : text
    if row >= form.rows.count, isNewItem(row) {
      return reply(line, toNewItem: row, from: source)
    }
    guard !line.isEmpty else { return take(nil, for: row, echo: nil) }
    return reply(line, typed: text, toQuestion: row, from: source)
  }

  /// Takes a reply that is one item of a list of values.
  mutating func reply(_ text: String, toItem row: Int, from source: AnswerSource) -> ReplyOutcome {
    reply(text, typed: text, toQuestion: row, from: source)
  }

  private mutating func reply(
    _ line: String, typed text: String, toQuestion row: Int, from source: AnswerSource
  ) -> ReplyOutcome {
    do throws(Refusal) {
      let value = try read(line, for: row, from: source)
      let given = Given(value: value, refusal: nil, source: source, text: line)
      return take(given, for: row, echo: echo(value, of: line, typed: text, row: row))
    } catch {
      return .refused(refused(error, row: row, text: line, from: source))
    }
  }

  /// Takes a value that a person chose in several steps, in place of a reply.
  ///
  /// - Parameters:
  ///   - value: the value, as the row's type has it.
  ///   - text: the value as it could be typed.
  ///   - row: the row that was asked.
  ///   - source: who replied.
  /// - Returns: what came of it; a refused reply changes nothing.
  mutating func reply(
    choosing value: Value, as text: String, to row: Int, from source: AnswerSource
  ) -> ReplyOutcome {
    take(Given(value: value, refusal: nil, source: source, text: text), for: row, echo: nil)
  }

  /// Reads a reply; the rows are only looked at, so that nothing holds them when the answer is stored.
  private func read(
    _ line: String, for row: Int, from source: AnswerSource
  ) throws(Refusal) -> Value {
    let value = try state.compiled(row).type.value(
      of: line, in: readingContext(for: row, from: source))
    if let refusal = state.compiled(row).type.constantRefusal(of: value) { throw refusal }
    return value
  }

  /// Takes none as the answer: it stops the default.
  public mutating func replyNone(to row: Int, from source: AnswerSource) -> ReplyOutcome {
    if state.compiled(row).action != nil {
      passOver(row)
      return .accepted(echo: nil)
    }
    if let list = isList(row) ? row : isNewItem(row) ? state.list(of: row) : nil {
      return replyNone(toList: list, from: source)
    }
    if state.compiled(row).takesDefaultForNone {
      state.given[row] = nil
      return take(nil, for: row, echo: nil)
    }
    return take(Given(value: .null, refusal: nil, source: source, text: nil), for: row, echo: nil)
  }

  /// Forgets a row's answer, so that its default counts again.
  public mutating func reset(_ row: Int) {
    if keepsTouchedRows { touchedRows.append(row) }
    forget(row)
  }

  private mutating func forget(_ row: Int) {
    state.given[row] = nil
    // Its default is no news, as it was asked for.
    settled[row] = false
    if isList(row) {
      for item in items(of: row) { remove(item: item) }
      state.clear(row)
      state.given[row] = nil
    }
    settle(state.propagate(from: .rowValue(row)))
    refresh(row)
    prepare()
  }

  /// Forgets an answer of a source that could not be read, so that the default counts and is offered.
  ///
  /// The row is asked also where its default would do, as something else was wanted.
  mutating func forgetRefused(_ row: Int) {
    guard state.given[row]?.refusal != nil else { return }
    forget(row)
    focus = row
  }

  /// Forgets a row's answer, and asks the row next with its default.
  mutating func resetAndAsk(_ row: Int) {
    let row = row >= form.rows.count && isNewItem(row) ? state.list(of: row) ?? row : row
    reset(row)
    focus = row
  }

  private mutating func take(_ given: Given?, for row: Int, echo: String?) -> ReplyOutcome {
    let before = state.given[row]
    if isList(row) { state.clear(row) }
    let list = isNewItem(row) ? state.list(of: row) : nil
    let listBefore = list.flatMap { state.given[$0] }
    let place = list.flatMap { state.lists[$0]?.draftPlace }
    if list != nil { commitNewItem(of: row, by: given?.source ?? .person) }
    if let given {
      state.given[row] = given
    } else if state.withdrawals[row] != nil {
      // There is no present answer to keep: what is no longer offered reads as null.
      state.given[row] = nil
    }
    var changes = state.propagate(from: .rowValue(row))
    if let problem = state.problem(of: row) {
      state.given[row] = before
      if list != nil { withdrawNewItem(of: row, givenBefore: listBefore, at: place) }
      if let list { changes += state.propagate(from: .rowValue(list)) }
      changes += state.propagate(from: .rowValue(row))
      settle(changes)
      return .refused(problem)
    }
    settled[row] = true
    asked[row] = true
    if keepsTouchedRows { touchedRows.append(row) }
    if focus == row { focus = nil }
    settle(changes)
    refresh(row)
    changedDefaults.remove(row)
    takenDefaults[row] = state.given[row] == nil ? state.values[row] : nil
    if let list, place != nil { refreshItems(of: list) }
    prepare()
    return .accepted(echo: echo)
  }

  /// What to say back about a value: what the type says, or the text where it was trimmed.
  private func echo(_ value: Value, of line: String, typed text: String, row: Int) -> String? {
    if state.compiled(row).isSecret { return nil }
    if let echo = state.compiled(row).type.echo(value, of: line, in: readingContext(for: row)) {
      return echo
    }
    return value == .string(line) && line != text ? line : nil
  }

  mutating func refused(
    _ refusal: Refusal, row: Int, text: String, from source: AnswerSource
  ) -> Problem {
    let before = state.given[row]
    defer { state.given[row] = before }
    let shown = state.compiled(row).isSecret ? nil : text
    state.given[row] = Given(value: .null, refusal: refusal, source: source, text: shown)
    let problem = state.problem(refusal, row: row)
    return Problem(
      row: row, tag: problem.tag, rule: problem.rule, message: problem.message,
      accepted: problem.accepted, source: source, given: shown)
  }
}

/// What came of a reply.
public enum ReplyOutcome: Equatable, Sendable {
  /// It was taken; the text says back what was understood, where that may surprise.
  case accepted(echo: String?)
  /// It was not taken, and nothing changed.
  case refused(Problem)
}
