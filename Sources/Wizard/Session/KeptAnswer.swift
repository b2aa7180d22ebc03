/// How a row's answer stands, to be kept and taken up again by a later run.
public enum KeptAnswer: Equatable, Sendable {
  /// It was given; null is none as an answer.
  case given(Value)
  /// It was left to the default, which was this value then; null where that is a secret.
  case byDefault(Value)
  /// The row was passed without an answer, and has no default.
  case skipped
}

extension Session {
  /// How a row's answer stands; nothing where there is none, and for a secret that was given.
  ///
  /// The answer of a hidden row is still there, and comes back when the row is shown again.
  ///
  /// - Parameter row: the row.
  /// - Returns: the answer, which a file may hold.
  public func keptAnswer(of row: Int) -> KeptAnswer? {
    let compiled = form.rows[row]
    if compiled.isComputed { return nil }
    if let given = state.given[row] {
      if compiled.list != nil, given.refusal == nil, !compiled.isSecret {
        // Secrets of items are left out.
        return .given(result(of: row, withSecrets: false) ?? .list([]))
      }
      return given.refusal == nil && !compiled.isSecret ? .given(given.value) : nil
    }
    guard settled[row], compiled.action == nil else { return nil }
    if !compiled.hasDefault { return .skipped }
    return .byDefault(compiled.isSecret ? .null : state.values[row])
  }

  /// How a row's answer stands in a file of saved answers: as it counts for the result.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - isFinished: whether the walk is at its end, so that defaults that nobody was asked about count too.
  /// - Returns: the answer; nothing for a secret, and for what is hidden and not read.
  public func savedAnswer(of row: Int, isFinished: Bool) -> KeptAnswer? {
    let compiled = form.rows[row]
    if compiled.isSecret || compiled.isComputed { return nil }
    let kept = keptAnswer(of: row)
    if isHidden(row) {
      if case .given? = kept, form.keepsHiddenValues { return kept }
      return nil
    }
    guard kept == nil, isFinished, state.given[row] == nil, compiled.action == nil else {
      return kept
    }
    return compiled.hasDefault ? .byDefault(state.values[row]) : .skipped
  }
}
