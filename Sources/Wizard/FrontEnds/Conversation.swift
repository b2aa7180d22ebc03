/// Asks a form's rows one by one over a console, line by line, until it is finished or given up.
public struct Conversation<Place: Console> {
  /// The walk through the form.
  public internal(set) var session: Session
  /// Where the conversation is held.
  public var console: Place
  /// Whether the answers are reviewed before the end.
  let reviews: Bool
  /// Who keeps the answers as they come, if anybody does.
  var keeper: (any AnswerKeeper)?
  /// The rows up to here have been printed or asked.
  var printed = 0
  /// The section whose heading was printed last.
  var heading: Int?
  /// The sections whose footer was printed.
  var leftSections: Set<Int> = []
  /// What the walk went to a row for last, so that it does not go there time and again.
  var ledTo: Problem?
  /// The text that a row of several lines refused last.
  var refusedText: (row: Int, text: String)?
  /// Expressions whose failure was told.
  var toldFailures: Set<UInt32> = []
  /// The item whose rows are asked, as the first of its rows.
  var askedItem: Int?

  /// The options that were listed last, where `:options` goes on.
  var listing: ChoiceListing?

  /// What a program does about a change: it may answer rows, and add and remove rows and sections.
  ///
  /// It is called behind the answer of a row, for each change that the answer made, and then for those that it
  /// made itself.
  public var onChange: ((SessionChange, inout Session) -> Void)? {
    didSet { if onChange != nil { session.keepChanges() } }
  }

  /// In which manner it is held.
  let manner: ConversationManner
  /// Text that stands in the line of a row when it is asked next.
  var startingText: (row: Int, text: String)?
  /// The rows that the review on the screen numbers; nothing outside of it.
  var reviewed: [Int]?
  /// What was told once and is not told again.
  var told: Set<String> = []

  /// Prepares a conversation.
  ///
  /// - Parameters:
  ///   - session: a started walk.
  ///   - console: where it is held.
  ///   - reviews: whether the answers are reviewed before the end, if the form wants it.
  ///   - locale: how the person writes numbers, dates, yes and no, beside the ways read everywhere.
  ///   - manner: how much is said, and whether for the ear.
  ///   - keeper: keeps the answers as they come.
  public init(
    _ session: Session, on console: Place, reviews: Bool = true, locale: LocaleWords? = nil,
    manner: ConversationManner = ConversationManner(), keeper: (any AnswerKeeper)? = nil
  ) {
    self.session = session
    self.session.locale = locale
    self.session.keepsTouchedRows = keeper != nil
    self.keeper = keeper
    self.console = console
    self.reviews = reviews && session.form.hasReview
    self.manner = manner
  }

  /// Holds the conversation.
  ///
  /// - Returns: how it ended; the answers are in `session`.
  public mutating func run() -> ConversationOutcome {
    printOpening()
    while true {
      while session.commandFailures.isEmpty, let row = session.question {
        if let outcome = ask(row) { return outcome }
      }
      if let outcome = failedCommands { return outcome }
      printPassedRows(before: session.form.rows.count)
      if let heading { printFooter(of: heading) }
      let outcome = conclude()
      if let failed = failedCommands { return failed }
      if let outcome {
        if case .finished = outcome { sayAside(session.form.footer) }
        return outcome
      }
    }
  }

  /// That commands failed without which the form cannot go on; nothing where none did.
  private var failedCommands: ConversationOutcome? {
    let failures = session.commandFailures
    return failures.isEmpty ? nil : .commandsFail(failures)
  }

  /// Asks a row until it has an answer, or until something else is to be asked.
  ///
  /// - Returns: how the conversation ended, if it did.
  private mutating func ask(_ row: Int) -> ConversationOutcome? {
    // What a signal did to a command is of no interest to a person who ended the program by it.
    if let signal = console.endingSignal { return .interrupted(signal: signal) }
    if session.hasFailures { tellFailures() }
    for failure in session.takeMissedDefaults() { tell(missed: failure) }
    let formRow = session.formRow(of: row)
    printPassedRows(before: formRow)
    printHeading(of: session.row(row).section)
    printed = max(printed, formRow + 1)
    if row >= session.form.rows.count || session.isList(row) { printItems(before: row) }
    if session.isSettled(row), let problem = session.problem(of: row) {
      tell(problem)
      session.forgetRefused(row)
    }
    printChoices(of: row)
    introduce(row)
    defer { keepAnswers() }
    while session.question == row, session.commandFailures.isEmpty {
      keepAnswers()
      let request = request(for: row)
      startingText = nil
      switch console.readLine(request) {
      case .line(let line):
        if let outcome = take(line, for: row) { return outcome }
      case .key(.pageUp): goBack(1)
      case .refused(let fault): tell(fault, row: row)
      case .endOfInput: return .endOfInput(row: row)
      case .interrupted(let signal): return .interrupted(signal: signal)
      case .failed(let code): return .failed(errno: code)
      }
    }
    tellChangedDefaults()
    answerChanges()
    return nil
  }

  /// Takes a line as a command or a reply.
  private mutating func take(_ line: String, for row: Int) -> ConversationOutcome? {
    let isMultiline = session.row(row).type.isMultiline
    if isMultiline, line.utf8.contains(UInt8(ascii: "\n")) {
      // What was pasted is text, whatever it begins with.
      return takeText(startingWith: line, for: row)
    }
    switch ConversationInput(line, isSecret: session.row(row).isSecret) {
    case .help: describe(row)
    case .command(let command): return perform(command, at: row)
    case .notACommand(let message): say(message, as: .error)
    case .reply(let text):
      return isMultiline ? takeText(startingWith: text, for: row) : reply(text, to: row)
    }
    return nil
  }

  /// Hands a reply to the session; a secret that is to be typed twice is asked for again first.
  private mutating func reply(_ text: String, to row: Int) -> ConversationOutcome? {
    let type = session.row(row).type
    if type.action != nil, text.trimmed.isEmpty {
      press(row)
      return nil
    }
    if let two = type as? LeftrightRowType {
      if filters(text.trimmed, of: two.left, for: row) { return nil }
      return replyLeft(text.trimmed, two, of: row)
    }
    if filters(text.trimmed, of: type.optionList, for: row) { return nil }
    if type.isConfirmed, !text.isEmpty, isAcceptable(text, for: row) {
      switch console.readLine(
        LineRequest(
          prompt: words(.repeatSecret) + " ", isSecret: true, isRemembered: false,
          dropsTypeAhead: true))
      {
      case .line(let again) where again == text: break
      case .line(let again):
        if case .command(let command) = ConversationInput(again, isSecret: true) {
          return perform(command, at: row)
        }
        tell(session.problem(Refusal(.confirm, Message(.confirmDiffers)), of: row))
        return nil
      case .key: return nil
      case .refused(let fault):
        tell(fault, row: row)
        return nil
      case .endOfInput: return .endOfInput(row: row)
      case .interrupted(let signal): return .interrupted(signal: signal)
      case .failed(let code): return .failed(errno: code)
      }
    }
    switch clarified(text, for: row) {
    case .text(let text):
      let outcome = session.reply(text, to: row, from: .person)
      if let signal = console.endingSignal { return .interrupted(signal: signal) }
      if case .accepted = outcome { remember(text, of: row) }
      report(outcome, of: row)
    case .command(let command): return perform(command, at: row)
    case .dropped: break
    case .ended(let outcome): return outcome
    }
    return nil
  }

  /// Whether a reply would be taken, so that nobody types a secret twice only to hear that it is too short.
  private func isAcceptable(_ text: String, for row: Int) -> Bool {
    var trial = session
    let outcome = trial.reply(text, to: row, from: .person)
    return if case .accepted = outcome { true } else { false }
  }

  /// Runs a button, or says why it leads nowhere.
  private mutating func press(_ row: Int) {
    if case .run? = session.row(row).action {
      if let failure = session.runCommand(ofButton: row) {
        if console.endingSignal == nil { tell(failed: failure) }
        return
      }
      let value = session.value(of: row)
      if !value.isNull, !session.row(row).isSecret { write("  = " + value.outputText) }
      return
    }
    guard session.press(row) else {
      switch session.row(row).action {
      case .goTo(let target): say(Message(.cannotBeAsked, ["title": title(of: target)]))
      case .back, .submit, .run, nil: say(Message(.firstQuestion))
      }
      return
    }
    returnToHeading()
  }

  /// Says what came of a reply, if it is worth a line.
  mutating func report(_ outcome: ReplyOutcome, of row: Int) {
    switch outcome {
    case .accepted(let echo):
      if let echo { write("  = " + echo) }
    case .refused(let problem): tell(problem)
    }
  }
}

/// How a conversation ended.
public enum ConversationOutcome: Equatable, Sendable {
  /// Every visible row has an answer that passes, and the person has agreed.
  case finished
  /// The person gave up.
  case cancelled
  /// The input ended while a row was asked, or in the review.
  case endOfInput(row: Int?)
  /// A signal asked the program to end.
  case interrupted(signal: Int32)
  /// The console could not be read.
  case failed(errno: Int32)
  /// Problems are left that the person cannot mend.
  case blocked([Problem])
  /// Expressions of the form fail.
  case expressionsFail
  /// Commands of the form fail without which it cannot go on.
  case commandsFail([FormCommandFailure])
}
