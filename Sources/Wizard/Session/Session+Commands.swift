extension Session {
  /// What became of commands without which the form cannot go on: those of options and checks that failed.
  public var commandFailures: [FormCommandFailure] { state.desk?.failures ?? [] }

  /// What became of commands of defaults that failed, since the last call: there is no default.
  public func takeMissedDefaults() -> [FormCommandFailure] { state.desk?.takeMissed() ?? [] }

  /// Has the commands of rows run whose turn has come: rows that are asked, that have an answer, or, where nothing
  /// is left to be asked, all.
  ///
  /// So a command of a row is told the same answers, those before it, whoever answers.
  ///
  /// - Returns: whether there was one.
  mutating func openRows() -> Bool {
    guard state.desk != nil, !form.commandRows.isEmpty else { return false }
    var isOpened = false
    while let row = rowToOpen {
      isOpened = true
      state.openRows.insert(row)
      var changes = state.propagate(from: .rowValue(row))
      if state.pending[row] != nil { changes += state.readPending(row) }
      settle(changes)
      refresh(row)
    }
    return isOpened
  }

  private var rowToOpen: Int? {
    let asked = mode == .never ? nil : question
    return form.commandRows.first { row in
      if state.openRows.contains(row) || state.isHidden(row) { return false }
      return asked == nil || row == asked || state.given[row] != nil
    }
  }

  /// Runs the command of a button; what it writes is the button's value.
  ///
  /// - Parameter row: the button's row.
  /// - Returns: why the command failed; nothing where it did not, and where nobody runs commands.
  public mutating func runCommand(ofButton row: Int) -> FormCommandFailure? {
    guard case .run(let command)? = state.compiled(row).action, let desk = state.desk else {
      passOver(row)
      return nil
    }
    do throws(FormCommandFailure) {
      let request = state.request(command, at: nil)
      let text = try desk.outcome(of: request, key: nil).text(of: command).withoutLastLineBreak
      let value: Value = text.isEmpty ? .null : .string(text)
      state.given[row] = Given(value: value, refusal: nil, source: .person, text: nil)
      if keepsTouchedRows { touchedRows.append(row) }
      settle(state.propagate(from: .rowValue(row)))
      passOver(row)
      return nil
    } catch {
      return error
    }
  }

  /// The checks of the form that are commands and do not pass; they are run once nothing else is wrong.
  var objectionsToForm: [Problem] {
    guard state.desk != nil, problems.isEmpty, mode == .never || question == nil else { return [] }
    return form.commandChecks.compactMap { written in
      state.objection(of: written.check, at: nil, goingTo: written.row)
    }
  }
}

extension CompiledForm {
  /// A failure of a command as a finding with its place in the form.
  ///
  /// - Parameter failure: the failure.
  /// - Returns: the finding.
  public func diagnostic(for failure: FormCommandFailure) -> Diagnostic {
    let node = failure.command.node
    return Diagnostic(
      .error, code: "X002", message: failure.message.text(in: language),
      position: source.position(from: Int(node.offset), to: Int(node.end)))
  }

  /// A failure of a command as a problem with its place in the form.
  ///
  /// - Parameter failure: the failure.
  /// - Returns: the problem.
  public func problem(for failure: FormCommandFailure) -> Problem {
    let finding = diagnostic(for: failure)
    return Problem(
      tag: "", rule: .command, message: finding.message,
      source: finding.position.map { .place($0) })
  }
}

extension String {
  /// The text without the line break at its end.
  fileprivate var withoutLastLineBreak: String {
    guard let last, last.isNewline else { return self }
    return String(dropLast())
  }
}
