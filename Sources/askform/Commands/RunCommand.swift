internal import Glibc
internal import Terminal
internal import Wizard

/// `askform FORM`: asks the form and writes the answers.
struct RunCommand {
  let form: String
  let arguments: Arguments

  /// Runs the command.
  func run() -> ExitCode {
    do throws(CommandFailure) {
      let compiled = try FormLoader(arguments).require(form, errors: arguments.errorFormat)
      try FormCommands(of: compiled, arguments).allow()
      let templates = try TemplateLoader(arguments: arguments).templates(for: compiled)
      let writer = try ResultWriter(arguments, path: form, form: compiled, templates: templates)
      let keeper = RunKeeper(form: form, text: compiled.source, arguments: arguments)
      let session = try finished(compiled, keeper)
      try reportUnused(session)
      FormCommands(of: compiled, arguments).tellMissedDefaults(of: session)
      try writer.write(session)
      // The answers are still to be written by another run.
      if !arguments.isDryRun { keeper.finish() }
      ExitCode.done.endProcess(keeping: session)
    } catch {
      return error.report(as: arguments.errorFormat)
    }
  }

  /// Walks through the form with whatever answers.
  private func finished(
    _ compiled: CompiledForm, _ keeper: RunKeeper
  ) throws(CommandFailure) -> Session {
    let asker = Asker.choose(form: form, arguments: arguments, language: compiled.language)
    var session = Session(
      compiled, asking: asker.mode(arguments), asksChangesOnly: arguments.asked == .new,
      running: FormCommands(of: compiled, arguments).runner)
    let findings = try AnswerLoader(arguments: arguments).give(to: &session, resuming: keeper)
    session.start()
    try FormCommands(of: compiled, arguments).stop(for: session.commandFailures)
    let tolerated = tell(findings, of: session)
    switch asker {
    case .nobody:
      noteOpening(of: session, keeper)
      return try unattended(session, findings.errors + tolerated)
    case .terminal(let isControlling):
      try stop(for: findings.errors + tolerated, of: compiled)
      return try talked(session, onControllingTerminal: isControlling, keeper)
    case .lines(let areThere):
      noteOpening(of: session, keeper)
      let refused = arguments.invalidLine == .reask ? [] : session.refusedAnswers
      try stop(for: findings.errors + tolerated + refused, of: compiled)
      return try piped(session, areThere: areThere, keeper)
    }
  }

  /// Says what is worth knowing of the sources, and how the form differs from an earlier one.
  ///
  /// - Returns: what a strict run takes for errors.
  private func tell(
    _ findings: SourceFindings, of session: Session
  ) -> [Problem] {
    let form = session.form
    if arguments.errorFormat == .text {
      let warnings = ProblemReport(findings.warnings, of: form).lines(as: .warning)
      for line in warnings { Report.line(line) }
    }
    let changes = arguments.asked == .new ? session.changesSinceOffers : session.staleOffers
    tell((findings.notes + changes).inOrder(of: form), of: form)
    if arguments.isStrict { return findings.unused }
    tell(findings.unused, of: form)
    return []
  }

  private func unattended(
    _ session: Session, _ problems: [Problem]
  ) throws(CommandFailure) -> Session {
    let unused = arguments.isStrict ? session.unusedAnswers : []
    // What seems to be missing may stand in a file that cannot be read.
    let isUnread = problems.contains { $0.rule == .syntax && $0.row == nil }
    let all = session.allProblems
    try FormCommands(of: session.form, arguments).stop(for: session.commandFailures)
    let own = all.filter { !isUnread || $0.rule != .required || $0.source != nil }
    let wrong = problems + own + unused
    if arguments.errorFormat == .json {
      let failures = session.failures.map { session.form.problem(for: $0) }
      try stop(for: wrong + failures, of: session.form, with: wrong.isEmpty ? .form : .invalid)
    }
    if !wrong.isEmpty {
      Report.diagnostics(session.failures.map { session.form.diagnostic(for: $0) })
    }
    try stop(for: wrong, of: session.form)
    try stopForFailures(of: session)
    return session
  }

  private func talked(
    _ session: Session, onControllingTerminal isControlling: Bool, _ keeper: RunKeeper
  ) throws(CommandFailure) -> Session {
    let console: TerminalConsole
    do throws(TerminalError) {
      console = try TerminalConsole(
        usesControllingTerminal: isControlling, editing: isPlain ? .plain : .automatic,
        usesColor: arguments.usesColor, gathersText: session.form.commands.isEmpty,
        history: history(in: session.form.language),
        timeLimit: arguments.timeLimit)
    } catch {
      throw CommandFailure(.inputOutput, error.words)
    }
    var conversation = Conversation(
      session, on: console, reviews: !arguments.takesDefaults, locale: SystemLocale.words(),
      manner: arguments.manner, keeper: keeper)
    keeper.begin()
    conversation.announce(keeper.opening(of: session))
    try end(as: conversation.run(), of: conversation.session, on: console, keeper)
    console.close()
    // What came until the signals were given back was noted and is not to be lost.
    try end(as: .finished, of: conversation.session, on: console, keeper)
    return conversation.session
  }

  /// Says how a conversation ended without a result, and ends the command or the process.
  ///
  /// A signal counts before whatever else came of it, such as a command that it ended.
  private func end(
    as outcome: ConversationOutcome, of session: Session, on console: TerminalConsole,
    _ keeper: RunKeeper
  ) throws(CommandFailure) {
    let outcome = TerminalConsole.endingSignal.map { .interrupted(signal: $0) } ?? outcome
    guard let ending = ConversationEnding(outcome, of: session, keeper) else { return }
    console.write(ending.line + "\n")
    console.close()
    if let signal = ending.signal { TerminalConsole.dieOf(signal) }
    if ending.code == .timeout { throw CommandFailure(.timeout, nil) }
    try stopForFailures(of: session)
    try FormCommands(of: session.form, arguments).stop(for: session.commandFailures)
    throw CommandFailure(ending.code, nil)
  }

  /// Whether no escape byte is to be written.
  private var isPlain: Bool {
    let isColorless = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return arguments.isPlain || isColorless && arguments.color != .always
  }

  private func piped(
    _ session: Session, areThere: Bool, _ keeper: RunKeeper
  ) throws(CommandFailure) -> Session {
    var lines = InputLines(deadline: Deadline(in: arguments.timeLimit))
    var conversation = PipedConversation(
      session,
      refusing: arguments.invalidLine == .reask ? { report([$0], of: session.form) } : nil
    ) { line in
      if arguments.showsNotes { Report.line(line) }
    }
    let outcome: PipedOutcome
    do throws(StreamError) {
      outcome = try conversation.run { () throws(StreamError) in
        areThere ? try lines.next() : nil
      }
    } catch {
      if error.exitCode == .invalid, let row = conversation.session.question {
        let problem = Problem(
          row: row, tag: conversation.session.tag(of: row), rule: .syntax, message: error.message,
          source: .line(lines.lineNumber))
        try stop(for: [problem], of: session.form)
      }
      try stopAtTimeout(error, in: conversation.session, line: lines.lineNumber + 1, keeper)
      throw CommandFailure(error.exitCode, error.message)
    }
    switch outcome {
    case .finished: break
    case .commandsFail(let failures):
      noteEnding(of: conversation.session, keeper)
      try FormCommands(of: session.form, arguments).stop(for: failures)
    case .invalid(let problems): try stop(for: problems, of: session.form)
    case .endOfInput(let row):
      noteEnding(of: conversation.session, keeper)
      try stopAtEnd(before: row, line: lines.lineNumber + 1, of: conversation.session)
    }
    try stopForFailures(of: conversation.session)
    if areThere { try lookForMore(in: &lines, of: session.form) }
    return conversation.session
  }

  /// Reports lines that nobody asked for; only `--strict` takes one, and waits for it.
  private func lookForMore(in lines: inout InputLines, of form: CompiledForm) throws(CommandFailure)
  {
    let line = lines.lineNumber + 1
    var areLeft = lines.hasWaiting
    if arguments.isStrict, !areLeft {
      do throws(StreamError) {
        areLeft = try lines.next() != nil
      } catch {
        throw CommandFailure(error.exitCode, error.message)
      }
    }
    guard areLeft else { return }
    let message = Message(.leftoverLines).text(in: form.language)
    let problem = Problem(tag: "", rule: .leftover, message: message, source: .line(line))
    try note([problem], of: form)
  }

  /// Says that no line is left for a row, and ends the command.
  private func stopAtEnd(
    before row: Int, line: Int, of session: Session
  ) throws(CommandFailure) {
    let tag = session.tag(of: row)
    let form = session.form
    let message = Message(.pipeEnded, ["tag": tag]).text(in: form.language)
    if arguments.errorFormat == .text { throw CommandFailure(.endOfInput, message) }
    let problem = Problem(
      row: row, tag: tag, rule: .required, message: message, source: .line(line))
    try stop(for: [problem], of: form, with: .endOfInput)
  }

  /// Says that no line came in time, and ends the command.
  private func stopAtTimeout(
    _ error: StreamError, in session: Session, line: Int, _ keeper: RunKeeper
  ) throws(CommandFailure) {
    guard error.exitCode == .timeout, let row = session.question, let limit = arguments.timeLimit
    else { return }
    noteEnding(of: session, keeper)
    let tag = session.tag(of: row)
    let seconds = limit == limit.rounded() ? String(Int(limit)) : String(limit)
    let message = Message(.pipeTimedOut, ["tag": tag, "seconds": seconds])
      .text(in: session.form.language)
    if arguments.errorFormat == .text { throw CommandFailure(.timeout, message) }
    let problem = Problem(
      row: row, tag: tag, rule: .required, message: message, source: .line(line))
    try stop(for: [problem], of: session.form, with: .timeout)
  }

  /// Says what was taken up from a run that was left.
  private func noteOpening(of session: Session, _ keeper: RunKeeper) {
    guard arguments.resumes else { return }
    for message in keeper.opening(of: session) {
      Report.note(message.text(in: session.form.language), arguments)
    }
  }

  /// Says where the answers are of a run that ends before its end.
  private func noteEnding(of session: Session, _ keeper: RunKeeper) {
    for message in keeper.ending(of: session) {
      Report.note(message.text(in: session.form.language), arguments)
    }
  }

  private func reportUnused(_ session: Session) throws(CommandFailure) {
    try note(session.unusedAnswers, of: session.form)
  }

  /// Notes problems that only `--strict` makes errors.
  private func note(_ problems: [Problem], of form: CompiledForm) throws(CommandFailure) {
    if arguments.isStrict { try stop(for: problems, of: form) }
    tell(problems, of: form)
  }

  /// Notes problems.
  private func tell(_ problems: [Problem], of form: CompiledForm) {
    guard arguments.showsNotes else { return }
    for line in ProblemReport(problems, of: form).lines(as: .note) { Report.line(line) }
  }

  /// Reports problems, if there are any, and ends the command.
  private func stop(
    for problems: [Problem], of form: CompiledForm, with code: ExitCode = .invalid
  ) throws(CommandFailure) {
    guard !problems.isEmpty else { return }
    report(problems, of: form)
    throw CommandFailure(code, nil)
  }

  /// Reports problems as errors.
  private func report(_ problems: [Problem], of form: CompiledForm) {
    let report = ProblemReport(problems.inOrder(of: form), of: form)
    switch arguments.errorFormat {
    case .text: Report.write(report.text)
    case .json:
      var writer = JSONWriter(layout: .compact)
      writer.append(report.node)
      Report.write(String(decoding: writer.finished(), as: UTF8.self))
    }
  }

  /// Reports expressions that fail as things stand, and ends the command.
  private func stopForFailures(of session: Session) throws(CommandFailure) {
    let failures = session.failures
    guard !failures.isEmpty else { return }
    if arguments.errorFormat == .json {
      try stop(for: failures.map { session.form.problem(for: $0) }, of: session.form, with: .form)
    }
    Report.diagnostics(failures.map { session.form.diagnostic(for: $0) })
    throw CommandFailure(.form, nil)
  }
}
