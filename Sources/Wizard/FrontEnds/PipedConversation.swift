/// Asks a form's rows of a stream of lines, one line a row (DESIGN §5).
///
/// There is nobody to ask again, unless a program holds the other end and says so.
public struct PipedConversation {
  /// The walk through the form.
  public private(set) var session: Session
  /// What is told of the walk, a line at a time, without line ends.
  private let transcript: (String) -> Void
  /// Takes each refused answer, whose row then takes the next line; where there is none, the walk stops.
  private let refusing: ((Problem) -> Void)?
  /// The problem that was told last of an answer that another one made wrong.
  private var told: Problem?
  private var line = 0
  /// The rows before this one were passed or asked.
  private var passed = 0

  /// Prepares a conversation.
  ///
  /// - Parameters:
  ///   - session: a started walk.
  ///   - refusing: takes each answer that is refused, whose row then takes the next line; nothing where
  ///     such an answer ends the walk.
  ///   - transcript: takes each line that tells how the walk went.
  public init(
    _ session: Session, refusing: ((Problem) -> Void)? = nil,
    transcript: @escaping (String) -> Void
  ) {
    self.session = session
    self.refusing = refusing
    self.transcript = transcript
  }

  /// Takes a line for each row that is asked.
  ///
  /// - Parameter next: gives the next line without its end, or nothing at the end of input.
  /// - Returns: how the walk ended.
  /// - Throws: what `next` throws.
  public mutating func run<Failure: Error>(
    taking next: () throws(Failure) -> String?
  ) throws(Failure) -> PipedOutcome {
    while session.commandFailures.isEmpty, let row = session.question ?? rowToMend {
      if session.row(row).action != nil {
        session.passOver(row)
        continue
      }
      if session.isSettled(row), let problem = session.problem(of: row) {
        guard tellOnce(problem) else { return .invalid([problem]) }
        session.forgetRefused(row)
      }
      tellReadOnlyRows(before: session.formRow(of: row))
      guard let text = try next() else { return .endOfInput(row: row) }
      line += 1
      let first = line
      guard let text = try wholeText(startingWith: text, for: row, taking: next) else {
        return .endOfInput(row: row)
      }
      let answered = take(text, for: row, line: first)
      if !session.commandFailures.isEmpty { break }
      guard let problem = answered else { continue }
      guard let refusing else { return .invalid([problem]) }
      refusing(problem)
    }
    tellReadOnlyRows(before: session.form.rows.count)
    let problems = session.allProblems
    let failures = session.commandFailures
    if !failures.isEmpty { return .commandsFail(failures) }
    return problems.isEmpty ? .finished : .invalid(problems)
  }

  /// Tells a problem of an answer that stood, unless it was told just before.
  ///
  /// - Returns: whether somebody is there to mend it.
  private mutating func tellOnce(_ problem: Problem) -> Bool {
    guard let refusing else { return false }
    if told != problem { refusing(problem) }
    told = problem
    return true
  }

  /// The row that is asked again as a check of the form does not hold; nothing where none is named.
  private var rowToMend: Int? {
    mutating get {
      guard refusing != nil, let problem = session.allProblems.first, let row = problem.row,
        session.goTo(row)
      else { return nil }
      told = nil
      return tellOnce(problem) ? row : nil
    }
  }

  /// A row's reply: the line, or in a row of several lines all up to one with only a `.`.
  ///
  /// - Returns: the reply with the first line as it came; nothing where the input ends before the text.
  private mutating func wholeText<Failure: Error>(
    startingWith first: String, for row: Int, taking next: () throws(Failure) -> String?
  ) throws(Failure) -> String? {
    let type = session.row(row).type
    guard type.isMultiline, !session.isList(row), !(type.isTrimmed ? first.trimmed : first).isEmpty
    else { return first }
    switch ConversationInput(first, isSecret: false) {
    case .command, .notACommand: return first
    case .reply, .help: break
    }
    var lines = TextLines()
    var isDone = lines.take(first)
    // A text without lines is no value, as an empty text of a file is.
    if isDone { return ":none" }
    while !isDone {
      guard let text = try next() else { return nil }
      line += 1
      isDone = lines.take(text)
    }
    return lines.text
  }

  private mutating func take(_ text: String, for row: Int, line: Int) -> Problem? {
    let source = AnswerSource.line(line)
    let outcome: ReplyOutcome
    let list = session.isList(row) ? row : session.isNewItem(row) ? session.list(of: row) : nil
    switch ConversationInput(text, isSecret: session.row(row).isSecret) {
    case .reply(let reply): outcome = session.reply(reply, to: row, from: source)
    case .help: outcome = session.reply(text, to: row, from: source)
    case .command(ConversationCommand(.done)) where session.isList(row) || session.isNewItem(row):
      outcome = session.finish(session.list(of: row) ?? row)
    case .command(ConversationCommand(.none)): outcome = session.replyNone(to: row, from: source)
    case .command, .notACommand:
      let isSecret = session.row(row).isSecret
      let language = session.form.language
      let given =
        isSecret ? Message(.theLine).text(in: language) : text.trimmed.quotedForMessage
      return Problem(
        row: row, tag: session.tag(of: row), rule: .syntax,
        message: Message(list == nil ? .commandInPipe : .commandInListPipe, ["given": given]).text(
          in: language), source: source,
        given: isSecret ? nil : text)
    }
    switch outcome {
    case .accepted:
      if let list, session.isSettled(list) {
        tell(list)
      } else if list != row {
        tell(row)
      }
      return nil
    case .refused(let problem): return problem.from(source)
    }
  }

  /// Tells the rows that are passed without a line, as they are read-only.
  private mutating func tellReadOnlyRows(before end: Int) {
    while passed < end {
      let isQuestion = !session.row(passed).isComputed
      if isQuestion, !session.isHidden(passed), session.isDisabled(passed) {
        tell(passed, note: " " + Message(.readOnly).text(in: session.form.language))
      }
      passed += 1
    }
  }

  private func tell(_ row: Int, note: String = "") {
    let compiled = session.row(row)
    let value = session.value(of: row)
    let shown =
      if value.isNull || value == .list([]) && session.isList(row) {
        Message(.noValue).text(in: session.form.language)
      } else if compiled.isSecret {
        Message(.secretWord).text(in: session.form.language)
      } else {
        TerminalText.visible(session.shownValue(of: row))
      }
    let number = session.number(ofValue: row).map { " " + String($0) } ?? ""
    let title = TerminalText.visible(session.text(compiled.title, ofRow: row))
    transcript(title + number + ": " + shown + note)
  }
}

/// How a walk over lines ended.
public enum PipedOutcome: Equatable, Sendable {
  /// Every visible row has an answer that passes.
  case finished
  /// An answer does not pass.
  case invalid([Problem])
  /// The input ended while a row was to be asked.
  case endOfInput(row: Int)
  /// Commands of the form fail without which it cannot go on.
  case commandsFail([FormCommandFailure])
}

extension Problem {
  /// The problem of an answer from another source.
  func from(_ source: AnswerSource) -> Problem {
    Problem(
      row: row, tag: tag, rule: rule, message: message, accepted: accepted, source: source,
      given: given)
  }
}
