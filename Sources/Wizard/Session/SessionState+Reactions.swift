extension SessionState {
  /// What stands in for an answer that was not given: what changes of other rows make of it, else the default.
  ///
  /// - Parameters:
  ///   - row: the row, whose item is the one that is evaluated.
  ///   - number: the node of its value.
  ///   - empty: what it has without a value.
  /// - Returns: the value, and whether a refused answer decides about it.
  mutating func standIn(
    for row: Int, number: Int, empty: Value
  ) -> (value: Value, tainted: Bool) {
    let compiled = compiled(row)
    var result = (value: empty, tainted: false)
    if let source = compiled.defaultValue {
      result = derived(from: source, row: row, number: number, empty: empty)
    }
    if compiled.reactions.isEmpty { return result }
    let untouched = (result: result, refusal: derivedRefusals[row])
    let present = (value: values[row], tainted: tainted[number])
    decided[row] = nil
    for reaction in compiled.reactions {
      // An entry that reads the row it acts on finds the value that it would replace.
      set(row, number, to: result)
      guard isInForce(reaction, for: number) else { continue }
      decided[row] = reaction
      derivedRefusals[row] = nil
      switch reaction.effect {
      case .set(let source):
        result = derived(from: source, row: row, number: number, empty: empty)
      case .clear: result = (empty, false)
      case .restoreDefault:
        result = untouched.result
        derivedRefusals[row] = untouched.refusal
      }
    }
    set(row, number, to: present)
    let readsRefused = compiled.reactions.contains { isTainted($0) }
    return (result.value, result.tainted || readsRefused)
  }

  private mutating func set(_ row: Int, _ number: Int, to result: (value: Value, tainted: Bool)) {
    values[row] = result.value
    taint(number, if: result.tainted)
  }

  /// Whether an entry acts as things stand; where its condition fails it does not, which is noted for the node.
  private mutating func isInForce(_ reaction: Reaction, for number: Int) -> Bool {
    guard changedRows.contains(placed(reaction.owner)) else { return false }
    guard let condition = reaction.condition else { return true }
    do throws(ExpressionFailure) {
      return try condition.holds(in: self)
    } catch {
      failures[number] = error
      return false
    }
  }

  /// Whether an answer that was refused decides whether an entry acts.
  private func isTainted(_ reaction: Reaction) -> Bool {
    tainted[number(.rowValue(placed(reaction.owner)))] || readsTainted(reaction.condition)
  }

  /// Notes whether a row's value is another than the one it has untouched.
  ///
  /// - Returns: whether that is new.
  mutating func noteChange(of row: Int, number: Int) -> Bool {
    let isChanged = isChanged(row, number: number)
    guard changedRows.contains(row) != isChanged else { return false }
    if isChanged { changedRows.insert(row) } else { changedRows.remove(row) }
    return true
  }

  private func isChanged(_ row: Int, number: Int) -> Bool {
    let compiled = compiled(row)
    if tainted[number] || isHidden(row) && !form.keepsHiddenValues { return false }
    if compiled.computation != nil { return values[row] != compiled.emptyValue }
    if given[row] == nil, decided[row] == nil, compiled.list == nil { return false }
    guard let source = compiled.defaultValue else { return values[row] != compiled.emptyValue }
    // What the default would be is only looked at: nothing that it finds is kept.
    var other = self
    return values[row]
      != other.derived(from: source, row: row, number: number, empty: compiled.emptyValue).value
  }
}
