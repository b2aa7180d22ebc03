internal import Wizard

/// The commands that a form names, as far as the command line lets them run (DESIGN §9).
struct FormCommands {
  private let form: CompiledForm
  private let arguments: Arguments

  /// Looks at a form's commands.
  init(of form: CompiledForm, _ arguments: Arguments) {
    self.form = form
    self.arguments = arguments
  }

  /// What runs them; nothing where none is run, as in a dry run.
  var runner: (any CommandRunner)? {
    arguments.isDryRun || !arguments.allowsCommands ? nil : ProcessRunner(arguments)
  }

  /// Refuses a form with commands that were not allowed; a dry run tells what it would run.
  ///
  /// - Throws: that commands are not allowed; each was named with its place.
  func allow() throws(CommandFailure) {
    let commands = form.commands
    if commands.isEmpty { return }
    if arguments.isDryRun { return commands.forEach { announce($0) } }
    if arguments.allowsCommands { return }
    let findings = commands.map { finding(.commandRefused, about: $0) }
    let message = Message(.commandsRefused).text(in: form.language)
    switch arguments.errorFormat {
    case .text:
      Report.diagnostics(findings)
      throw CommandFailure(.form, message)
    case .json:
      Report.write(DiagnosticReport(findings).json)
      throw CommandFailure(.form, nil)
    }
  }

  /// Ends the run where commands failed without which it cannot go on.
  ///
  /// - Parameter failures: the failures.
  /// - Throws: that there are some; each was told.
  func stop(for failures: [FormCommandFailure]) throws(CommandFailure) {
    if failures.isEmpty { return }
    switch arguments.errorFormat {
    case .text: Report.diagnostics(failures.map { form.diagnostic(for: $0) })
    case .json:
      var writer = JSONWriter(layout: .compact)
      writer.append(ProblemReport(failures.map { form.problem(for: $0) }, of: form).node)
      Report.write(String(decoding: writer.finished(), as: UTF8.self))
    }
    throw CommandFailure(.command, nil)
  }

  /// Says which defaults there are not, as their commands failed.
  func tellMissedDefaults(of session: Session) {
    for failure in session.takeMissedDefaults() {
      Report.note(failure.asMissedDefault.text(in: form.language), arguments)
    }
  }

  private func announce(_ command: FormCommand) {
    let line = form.source.position(from: Int(command.node.offset), to: Int(command.node.end)).line
    let words = Message(
      .commandWouldRun, ["command": command.line, "owner": command.owner, "line": String(line)])
    Report.note(words.text(in: form.language), arguments)
  }

  private func finding(_ word: Word, about command: FormCommand) -> Diagnostic {
    let words = Message(word, ["command": command.line, "owner": command.owner])
    return Diagnostic(
      .error, code: "R002", message: words.text(in: form.language),
      position: form.source.position(from: Int(command.node.offset), to: Int(command.node.end)))
  }
}
