extension Session {
  /// A text of the form with the answers put in.
  public func text(_ phrase: Phrase) -> String { state.rendered(phrase) }

  /// A text of a row with the answers put in; in an item, its own rows' among them.
  public func text(_ phrase: Phrase, ofRow row: Int) -> String {
    state.inItem(of: row).rendered(phrase)
  }

  /// Whether a row has an answer of its own, none among them.
  public func isAnswered(_ row: Int) -> Bool { state.given[row] != nil }

  /// Whether a row must have a value now.
  public func isRequired(_ row: Int) -> Bool {
    (try? state.compiled(row).required.holds(in: state.inItem(of: row))) ?? false
  }

  /// Whether a list must have more items than it has.
  public func lacksItems(_ list: Int) -> Bool {
    let count = items(of: list).count
    let isHeld = count > 0 || isAnswered(list) || state.compiled(list).list?.isSection == true
    return count == 0 && isRequired(list) || isHeld && count < limits(of: list).least
  }

  /// What stands between a row's title and the brackets of its prompt.
  public func promptHint(of row: Int) -> String? {
    state.compiled(row).type.promptHint(in: readingContext(for: row))
  }

  /// What a row accepts at a prompt.
  public func accepted(for row: Int) -> Message {
    state.compiled(row).type.accepted(in: readingContext(for: row))
  }

  /// What to ask a person about a reply that can be meant in two ways; nothing where there is one.
  ///
  /// A secret is never asked about, as the question would show it.
  public func clarification(of text: String, for row: Int) -> Clarification? {
    let line = state.compiled(row).type.isTrimmed ? text.trimmed : text
    if line.isEmpty || state.compiled(row).isSecret { return nil }
    return state.compiled(row).type.clarification(of: line, in: readingContext(for: row))
  }

  /// What Tab may complete at a row's prompt.
  public func candidates(for row: Int) -> [String] {
    state.compiled(row).type.candidates(in: readingContext(for: row))
  }

  /// The rows whose values a row's computed value or default reads.
  func readsOfValue(of row: Int) -> [Int] {
    let compiled = state.compiled(row)
    let sources = [compiled.computation, compiled.defaultValue] + compiled.reactions.map(\.source)
    let reads = sources.compactMap(\.self).flatMap(\.reads) + compiled.reactions.map(\.owner)
    let context = state.inItem(of: row)
    return Set(reads.map { context.placed($0) }).subtracting([row]).sorted()
  }

  /// What a line for a row is read against; only a person's is read by the locale.
  func readingContext(for row: Int, from source: AnswerSource = .person) -> ReadingContext {
    ReadingContext(
      origin: .line, clock: form.clock, rows: state.inItem(of: row), present: state.values[row],
      locale: source == .person ? words : nil, voice: state.voice)
  }
}
