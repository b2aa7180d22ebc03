extension Conversation {
  /// Ends a walk in which no row wants an answer: failures, the form's checks, the review.
  ///
  /// - Returns: how the conversation ended; nothing where it goes on.
  mutating func conclude() -> ConversationOutcome? {
    tellFailures()
    let isReviewed = reviews && session.hasAsked
    let blocking = session.allProblems
    if let outcome = lead(to: blocking, isReviewed: isReviewed) { return outcome }
    if session.question != nil { return nil }
    if isReviewed { return review(blocking: blocking) }
    if !session.failures.isEmpty { return .expressionsFail }
    return .finished
  }

  /// Says what still fails, and goes to the row that can mend it; once, for another may be at fault.
  private mutating func lead(to problems: [Problem], isReviewed: Bool) -> ConversationOutcome? {
    for problem in problems {
      tellBlocking(problem)
      if isReviewed, problem == ledTo { continue }
      if let row = problem.row, session.isAskable(row), session.goTo(row) {
        ledTo = problem
        return nil
      }
    }
    ledTo = nil
    return problems.isEmpty || isReviewed ? nil : .blocked(problems)
  }

  private mutating func tellBlocking(_ problem: Problem) {
    guard let row = problem.row, !session.isAskable(row) else { return tell(problem) }
    let reads = session.readsOfValue(of: row).map { "\"\(title(of: $0))\"" }
    guard !reads.isEmpty else { return tell(problem) }
    let arguments = [
      "title": title(of: row), "message": problem.message, "rows": reads.joined(separator: ", "),
    ]
    write("  " + words(.blockedByReadOnly, arguments))
  }

  mutating func tellFailures() {
    let failures = session.failures
    toldFailures.formIntersection(failures.map(\.expression.node.offset))
    for failure in failures where toldFailures.insert(failure.expression.node.offset).inserted {
      write("  " + words(.expressionFails, ["sentence": session.form.sentence(for: failure)]))
    }
  }

  /// Shows the answers and takes Enter, a number, a tag or a command.
  private mutating func review(blocking: [Problem]) -> ConversationOutcome? {
    let changeable = printReview()
    while true {
      let request = LineRequest(
        prompt: words(.reviewPrompt) + " ", isRemembered: false, dropsTypeAhead: true)
      switch console.readLine(request) {
      case .line(let line):
        switch ConversationInput(line, isSecret: false) {
        case .help: sayCommands()
        case .command(let command):
          if let outcome = perform(command, at: nil) { return outcome }
          if session.question != nil { return nil }
        case .notACommand(let message): say(message)
        case .reply(let text):
          if text.trimmed.isEmpty { return agreed(blocking: blocking) }
          if change(text.trimmed, among: changeable) { return nil }
        }
      case .key(.pageUp):
        goBack(1)
        return nil
      case .refused(let fault): say(fault.message)
      case .endOfInput: return .endOfInput(row: nil)
      case .interrupted(let signal): return .interrupted(signal: signal)
      case .failed(let code): return .failed(errno: code)
      }
    }
  }

  /// What Enter means in the review: the end, unless something is in the way.
  private func agreed(blocking: [Problem]) -> ConversationOutcome? {
    if !blocking.isEmpty { return nil }
    return session.failures.isEmpty ? .finished : .expressionsFail
  }

  /// Goes to the row that a number of the review or a tag names.
  private mutating func change(_ text: String, among changeable: [Int]) -> Bool {
    var row = session.form.tags.index(of: text)
    if let number = Int(text), number >= 1, number <= changeable.count {
      row = changeable[number - 1]
    }
    if let row, session.goTo(row) {
      heading = session.form.rows[row].section
      return true
    }
    say(Message(.reviewUnknown, ["given": text.quotedForMessage]))
    return false
  }

  /// Prints the answers; those that can be changed have numbers.
  private mutating func printReview() -> [Int] {
    listing = nil
    console.write("\n")
    say(Message(.review))
    let rows = session.reviewedRows
    let changeable = rows.filter { session.isAskable($0) }
    let digits = String(changeable.count).count
    let titles = rows.map { title(of: $0) }
    let widest = titles.map { TerminalText.width(of: $0) }.max() ?? 0
    let inColumns = widest + digits + 24 <= console.width
    var number = 0
    for (row, title) in zip(rows, titles) {
      let isChangeable = session.isAskable(row)
      if isChangeable { number += 1 }
      let label = isChangeable ? String(number) : ""
      let margin = "  " + String(repeating: " ", count: digits - label.count) + label + "  "
      let name = inColumns ? TerminalText.padded(title, to: widest) + "  " : title + ": "
      write(margin + name + shownValue(of: row))
    }
    return changeable
  }
}
