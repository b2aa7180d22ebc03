extension SessionState {
  /// What is wrong with a row's value as the commands that check it find.
  func refusal(byCommandsOf compiled: CompiledRow, row: Int, value: Value) -> Problem? {
    if compiled.commandChecks.isEmpty || !runsCommands(of: row) { return nil }
    let context = SelfContext(state: self, selfValue: value)
    for check in compiled.commandChecks where counts(check, in: context) {
      if let problem = objection(of: check, at: row, goingTo: row) { return problem }
    }
    return nil
  }

  /// What a check that is a command finds.
  ///
  /// - Parameters:
  ///   - check: the check.
  ///   - row: the row whose value is checked; nothing for the whole form.
  ///   - target: the row to go to.
  /// - Returns: the problem; nothing where the check passes.
  func objection(of check: CommandCheck, at row: Int?, goingTo target: Int?) -> Problem? {
    guard let desk, row != nil || counts(check, in: self) else { return nil }
    let command = check.command
    if command.reads.contains(where: { tainted[number(.rowValue(placed($0)))] }) { return nil }
    let request = request(command, at: row, withOwn: true)
    let outcome = desk.outcome(of: request, key: key(of: command, at: row, checking: request))
    guard case .ended(let status, let output) = outcome else {
      let failure = outcome.failure(of: command)
      desk.note(failure)
      return problem(failure.message.text(in: voice), row: target)
    }
    if status == 0 { return nil }
    return problem(words(of: check, writing: output, row: row), row: target)
  }

  /// Whether a check counts as things stand; where its condition fails it does not.
  private func counts(_ check: CommandCheck, in context: some EvaluationContext) -> Bool {
    guard let condition = check.condition else { return true }
    if readsTainted(condition) { return false }
    return (try? condition.holds(in: context)) ?? false
  }

  /// What the person is told: the author's message, else what the command wrote, unless that may be a secret.
  private func words(of check: CommandCheck, writing output: [UInt8], row: Int?) -> String {
    if let message = check.message { return rendered(message, row: row) }
    let mayShow = !check.command.sharesSecrets && row.map { !compiled($0).holdsSecret } ?? true
    if mayShow, let line = String(decoding: output, as: UTF8.self).firstLine { return line }
    if let row, let own = compiled(row).messages[.command] { return rendered(own, row: row) }
    return Message(.commandObjects, ["command": check.command.shortLine]).text(in: voice)
  }

  private func problem(_ message: String, row: Int?) -> Problem {
    Problem(
      row: row, tag: row.map { tag(of: $0) } ?? "", rule: .command, message: message,
      source: row.flatMap { given[$0]?.source },
      given: row.flatMap { compiled($0).isSecret ? nil : given[$0]?.text })
  }
}
