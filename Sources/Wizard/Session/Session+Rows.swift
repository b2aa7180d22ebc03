extension Session {
  /// A text of the form with the answers put in.
  public func text(_ phrase: Phrase) -> String { state.rendered(phrase) }

  /// Whether a row has an answer of its own, none among them.
  public func isAnswered(_ row: Int) -> Bool { state.given[row] != nil }

  /// Whether a row must have a value now.
  public func isRequired(_ row: Int) -> Bool {
    (try? form.rows[row].required.holds(in: state)) ?? false
  }

  /// What stands between a row's title and the brackets of its prompt.
  public func promptHint(of row: Int) -> String? {
    form.rows[row].type.promptHint(in: readingContext(for: row))
  }

  /// What Tab may complete at a row's prompt.
  public func candidates(for row: Int) -> [String] {
    form.rows[row].type.candidates(in: readingContext(for: row))
  }

  /// The rows whose values a row's computed value or default reads.
  func readsOfValue(of row: Int) -> [Int] {
    let sources = [form.rows[row].computation, form.rows[row].defaultValue]
    return Set(sources.compactMap(\.self).flatMap(\.reads)).sorted()
  }

  /// What a line for a row is read against.
  func readingContext(for row: Int) -> ReadingContext {
    ReadingContext(
      origin: .line, clock: form.clock, rows: state, present: state.values[row])
  }
}
