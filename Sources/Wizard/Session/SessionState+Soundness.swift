extension SessionState {
  /// Whether nothing is wrong with a row of the form that shows with little effort, as it does for most rows.
  ///
  /// - Returns: false where there may be a problem, which is looked for then.
  func isPlainlySound(_ row: Int) -> Bool {
    guard row < form.rowCount, derivedRefusals.isEmpty, withdrawals.isEmpty else { return false }
    let hidden = number(.rowHidden(row))
    if tainted[hidden] { return false }
    if flags[hidden] { return true }
    if let given = given[row], given.isRefused { return false }
    let compiled = compiled(row)
    guard compiled.list == nil, compiled.checks.isEmpty, compiled.commandChecks.isEmpty,
      !values[row].isNothing
    else { return false }
    return passes(typeOf: compiled, value: values[row])
  }

  /// Whether a value passes all rules of its row's type that are the same whatever other rows are.
  private func passes(typeOf compiled: CompiledRow, value: Value) -> Bool {
    for check in compiled.type.checks {
      guard check.isConstant, case .passes = check.verdict(on: value, in: NoOtherRows()) else {
        return false
      }
    }
    return true
  }
}
