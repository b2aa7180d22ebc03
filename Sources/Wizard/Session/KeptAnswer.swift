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
  /// - Parameters:
  ///   - row: the row.
  ///   - parts: takes what is to be known of a list beside its items.
  /// - Returns: the answer, which a file may hold.
  public func keptAnswer(of row: Int, noting parts: inout KeptParts) -> KeptAnswer? {
    keptAnswer(of: row, for: .journal, noting: &parts)
  }

  /// How a row's answer stands in a file of saved answers: as it counts for the result.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - isFinished: whether the walk is at its end, so that defaults that nobody was asked about count too.
  ///   - parts: takes what is to be known of a list beside its items.
  /// - Returns: the answer; nothing for a secret, and for what is hidden and not read.
  public func savedAnswer(
    of row: Int, isFinished: Bool, noting parts: inout KeptParts
  ) -> KeptAnswer? {
    keptAnswer(of: row, for: .file(isFinished: isFinished), noting: &parts)
  }

  /// How a row's answer stands in a file of saved answers, without what a file tells of lists beside their items.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - isFinished: whether the walk is at its end, so that defaults that nobody was asked about count too.
  /// - Returns: the answer; nothing for a secret, and for what is hidden and not read.
  public func savedAnswer(of row: Int, isFinished: Bool) -> KeptAnswer? {
    var parts = KeptParts()
    return savedAnswer(of: row, isFinished: isFinished, noting: &parts)
  }

  private func keptAnswer(
    of row: Int, for use: KeptParts.Use, noting parts: inout KeptParts
  ) -> KeptAnswer? {
    let compiled = state.compiled(row)
    if compiled.isComputed { return nil }
    let given = state.given[row]
    var isFinished = false
    if case .file(let isAtEnd) = use {
      if compiled.isSecret || isHidden(row) && (given == nil || !form.keepsHiddenValues) {
        return nil
      }
      isFinished = isAtEnd
    }
    if let given {
      guard given.refusal == nil, !compiled.isSecret else { return nil }
      guard compiled.list != nil else { return .given(given.value) }
      if !isFinished, isUnfinished(row) { parts.unfinished.append(state.tag(of: row)) }
      let kept = items(of: row).map { keptValue(ofItem: $0, for: use, noting: &parts) }
      return .given(.list(kept.compactMap(\.self)))
    }
    guard settled[row] || isFinished, compiled.action == nil else { return nil }
    if !compiled.hasDefault { return .skipped }
    return .byDefault(compiled.isSecret ? .null : state.values[row])
  }

  /// Whether a list is still to be ended, beside one that would be asked from its start in any case.
  private func isUnfinished(_ list: Int) -> Bool {
    !settled[list] && mode != .all && !offers.rows.contains(list)
  }

  /// An item by the tags of its rows, whether or not they are in the result; nothing for one without a value.
  private func keptValue(
    ofItem first: Int, for use: KeptParts.Use, noting parts: inout KeptParts
  ) -> Value? {
    let rows = state.rows(ofItem: first)
    var tags: [String] = []
    var values: [Value] = []
    for row in rows {
      var value = Value.null
      switch keptAnswer(of: row, for: use, noting: &parts) {
      case .given(let answer)?: value = answer
      case .byDefault(let standIn)?:
        parts.defaults.append(state.tag(of: row))
        if standIn.isNull { continue }
        value = standIn
      case .skipped? where state.compiled(row).emptyValue != .null:
        parts.skipped.append(state.tag(of: row))
        continue
      case .skipped?: break
      case nil: continue
      }
      tags.append(state.compiled(row).tag)
      values.append(value)
    }
    if rows.count == 1 { return values.first.flatMap { $0.isNull ? nil : $0 } }
    return .item(Item(names: ItemNames(tags.map { [$0] }), values: values))
  }
}
