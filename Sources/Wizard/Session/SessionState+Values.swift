extension SessionState {
  /// Computes what expressions read of a row (DESIGN §3.3).
  mutating func evaluateValue(of row: Int, number: Int) -> Bool {
    let compiled = compiled(row)
    if let command = compiled.optionCommand {
      fillOptions(of: row, by: command)
    } else if let list = compiled.optionList {
      fillOptions(of: row, from: placed(list))
    }
    var (value, isTainted, isRefusalChanged) = newValue(of: row, compiled, number: number)
    if compiled.offeringReference != nil || compiled.optionCommand != nil {
      isRefusalChanged = withdraw(&value, of: row, &isTainted) || isRefusalChanged
    }
    let isChanged = isRefusalChanged || values[row] != value || tainted[number] != isTainted
    values[row] = value
    taint(number, if: isTainted)
    return compiled.isWatched && noteChange(of: row, number: number) || isChanged
  }

  /// What expressions read of a row now, and whether it is refused where it was not, or for another reason.
  private mutating func newValue(
    of row: Int, _ compiled: CompiledRow, number: Int
  ) -> (value: Value, tainted: Bool, isRefusalChanged: Bool) {
    guard !derivedRefusals.isEmpty else {
      let (value, isTainted) = currentValue(of: row, compiled, number: number)
      return (value, isTainted, derivedRefusals.keys.contains(row))
    }
    let before = derivedRefusals[row]
    let (value, isTainted) = currentValue(of: row, compiled, number: number)
    return (value, isTainted, derivedRefusals[row] != before)
  }

  /// Takes a value away that is not among the options another row offers.
  ///
  /// - Returns: whether the reason is another than before.
  private mutating func withdraw(_ value: inout Value, of row: Int, _ isTainted: inout Bool) -> Bool
  {
    let before = withdrawals[row]
    let allowsOther = (compiled(row).type as? SelectRowType)?.allowsOther == true
    let isFree = allowsOther && compiled(row).type.optionList?.isMade == true
    let refusal = isFree ? nil : compiled(row).type.optionList?.withdrawal(of: value, in: self)
    if refusal != nil {
      value = compiled(row).emptyValue
      // An answer that was refused is not read by checks; a default is none.
      isTainted = isTainted || given[row] != nil
    }
    withdrawals[row] = refusal
    return before != refusal
  }

  private mutating func currentValue(
    of row: Int, _ compiled: CompiledRow, number: Int
  ) -> (value: Value, tainted: Bool) {
    let empty = compiled.emptyValue
    if !derivedRefusals.isEmpty { derivedRefusals[row] = nil }
    if isHidden(row), !form.keepsHiddenValues {
      return (empty, tainted[self.number(.rowHidden(row))])
    }
    if let computation = compiled.computation {
      return derived(from: computation, row: row, number: number, empty: empty)
    }
    if let given = given[row] {
      if !compiled.reactions.isEmpty { decided[row] = nil }
      // A refused answer reads as null, unless other rows decide about it.
      if given.isRefused, given.refusal?.dependsOnOthers == false { return (empty, true) }
      return (given.value.isNull ? empty : given.value, false)
    }
    return standIn(for: row, number: number, empty: empty)
  }

  mutating func derived(
    from source: DefaultValue, row: Int, number: Int, empty: Value
  ) -> (value: Value, tainted: Bool) {
    let computed: Value
    let isTainted: Bool
    switch source {
    case .constant(let value): return (value, false)
    case .written(let node): return (written(node, row: row, empty: empty), false)
    case .command(let command):
      isTainted = command.reads.contains { tainted[self.number(.rowValue(placed($0)))] }
      computed = defaultLine(of: command, at: row).map { .string($0) } ?? .null
    case .generated(let length):
      return (generatedValue(length: length, row: row, empty: empty), false)
    case .template(let template):
      isTainted = template.rows.contains { tainted[self.number(.rowValue(placed($0)))] }
      let text = rendered(template.phrase)
      computed = text.isEmpty ? .null : .string(text)
    case .computed(let expression):
      isTainted = readsTainted(expression)
      do throws(ExpressionFailure) {
        computed = try expression.value(in: self)
      } catch {
        failures[number] = error
        return (empty, isTainted)
      }
    }
    return (adopted(computed, row: row, empty: empty), isTainted)
  }

  /// The secret that was made for a row, or one that is made now.
  private mutating func generatedValue(length: Int, row: Int, empty: Value) -> Value {
    if let made = generated[row] { return made }
    let type = compiled(row).type
    let secret = SecretText.make(length: length) { type.constantRefusal(of: .string($0)) == nil }
    let value = adopted(.string(secret), row: row, empty: empty)
    if !value.isNull { generated[row] = value }
    return value
  }

  /// A default that is one of the options that a command writes.
  private mutating func written(_ node: Node, row: Int, empty: Value) -> Value {
    taken(row, orElse: empty) { type, context throws(Refusal) in
      try type.value(of: node, in: context)
    }
  }

  /// Takes a computed value as if it had been typed; one that the row refuses reads as null.
  private mutating func adopted(_ computed: Value, row: Int, empty: Value) -> Value {
    if computed.isNull { return empty }
    if case .string(let text) = computed, text.isEmpty { return empty }
    return taken(row, orElse: empty) { type, context throws(Refusal) in
      try type.value(adopting: computed, in: context)
    }
  }

  /// Takes a value that nobody typed, unless the row refuses it, which is noted.
  ///
  /// The states of options do not decide here: they are no edges of the graph, and a check holds them.
  private mutating func taken(
    _ row: Int, orElse empty: Value,
    _ reading: (any RowType, ReadingContext) throws(Refusal) -> Value
  ) -> Value {
    let type = compiled(row).type
    let context = ReadingContext(origin: .data, clock: form.clock, rows: nil)
    do throws(Refusal) {
      let value = try reading(type, context)
      if let refusal = type.constantRefusal(of: value) { throw refusal }
      return value
    } catch {
      derivedRefusals[row] = error
      return empty
    }
  }
}
