extension Conversation {
  /// Ends a walk in which no row wants an answer: failures, the form's checks, the review.
  ///
  /// - Returns: how the conversation ended; nothing where it goes on.
  mutating func conclude() -> ConversationOutcome? {
    tellFailures()
    let isReviewed = reviews && session.hasAsked
    let blocking = session.allProblems
    if let signal = console.endingSignal { return .interrupted(signal: signal) }
    if let outcome = lead(to: blocking, isReviewed: isReviewed) { return outcome }
    if session.question != nil { return nil }
    if isReviewed { return review(blocking: blocking, before: nil) }
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

  /// Shows the answers in the midst of the questions.
  ///
  /// - Parameter row: the row that is asked; nothing in the review itself.
  /// - Returns: how the conversation ended, if it did.
  mutating func review(before row: Int?) -> ConversationOutcome? {
    guard let row else {
      printReview()
      return nil
    }
    if let outcome = review(blocking: [], before: row) { return outcome }
    if session.question == row { printChoices(of: row) }
    return nil
  }

  /// Shows the answers and takes Enter, a number, a tag or a command.
  ///
  /// - Parameters:
  ///   - blocking: what keeps the form from being finished.
  ///   - question: the row that is asked when Enter is typed; nothing where Enter finishes.
  /// - Returns: how the conversation ended; nothing where it goes on.
  private mutating func review(blocking: [Problem], before question: Int?) -> ConversationOutcome? {
    printReview()
    defer { reviewed = nil }
    while true {
      switch console.readLine(reviewRequest(isLast: question == nil)) {
      case .line(let line):
        switch ConversationInput(line, isSecret: false) {
        case .help: sayCommands()
        case .command(let command):
          if let outcome = perform(command, at: nil) { return outcome }
        case .notACommand(let message): say(message, as: .error)
        case .reply(let text):
          if text.trimmed.isEmpty { return question == nil ? agreed(blocking: blocking) : nil }
          if change(text.trimmed) { return nil }
        }
      case .key(.pageUp): goBack(1)
      case .refused(let fault): say(fault.message, as: .error)
      case .endOfInput: return .endOfInput(row: nil)
      case .interrupted(let signal): return .interrupted(signal: signal)
      case .failed(let code): return .failed(errno: code)
      }
      if session.question != question { return nil }
    }
  }

  private func reviewRequest(isLast: Bool) -> LineRequest {
    let tags = session.form.tags.tags
    return LineRequest(
      prompt: words(isLast ? .reviewPrompt : .earlyReviewPrompt) + " ",
      completer: { typed in
        Completion.ways(toCommand: typed, tags: tags) ?? Completion.ways(to: typed, among: tags)
      }, isRemembered: false, dropsTypeAhead: true)
  }

  /// What Enter means in the review: the end, unless something is in the way.
  private func agreed(blocking: [Problem]) -> ConversationOutcome? {
    if !blocking.isEmpty { return nil }
    return session.failures.isEmpty ? .finished : .expressionsFail
  }

  /// Goes to the row that a number of the review or a tag names.
  ///
  /// - Returns: whether there is such a row.
  private mutating func change(_ text: String) -> Bool {
    if let isOpened = changeItem(text) {
      if !isOpened {
        say(Message(.reviewUnknown, ["given": text.quotedForMessage]), as: .error)
      }
      return isOpened
    }
    guard let row = reviewedRow(numbered: text) ?? session.form.tags.index(of: text),
      session.goTo(row)
    else {
      say(Message(.reviewUnknown, ["given": text.quotedForMessage]), as: .error)
      return false
    }
    askedItem = nil
    heading = session.row(row).section
    return true
  }

  /// The row of a number of the review on the screen.
  func reviewedRow(numbered text: String) -> Int? {
    guard let reviewed, let number = Int(text), number >= 1, number <= reviewed.count else {
      return nil
    }
    return reviewed[number - 1]
  }

  /// Prints the answers; those that can be changed have numbers.
  private mutating func printReview() {
    listing = nil
    console.write("\n")
    say(Message(.review), as: .title)
    let rows = session.reviewedRows
    let changeable = rows.filter { session.isAskable($0) }
    let digits = String(changeable.count).count
    let titles = rows.map { title(of: $0) }
    let widest = titles.map { TerminalText.width(of: $0) }.max() ?? 0
    let inColumns = usesColumns(widest + digits)
    var number = 0
    for (row, title) in zip(rows, titles) {
      let isChangeable = session.isAskable(row)
      if isChangeable { number += 1 }
      let label = isChangeable ? String(number) : ""
      let margin = manner.isSpoken ? spokenLabel(label) : columnLabel(label, digits: digits)
      let name = inColumns ? TerminalText.padded(title, to: widest) + "  " : title + ": "
      write(margin + name + shownValue(of: row) + openNote(of: row))
      if session.isList(row), !session.hasSingleValues(row) || session.items(of: row).count > 1 {
        printReviewedItems(of: row, number: label, margin: margin.count)
      }
    }
    reviewed = changeable
  }

  private func columnLabel(_ label: String, digits: Int) -> String {
    "  " + String(repeating: " ", count: digits - label.count) + label + "  "
  }

  private func spokenLabel(_ label: String) -> String { label.isEmpty ? "  " : "  " + label + ": " }

  /// Says of a row that it is still to be asked.
  private func openNote(of row: Int) -> String {
    if session.isSettled(row) || !session.isAskable(row) || session.question == nil { return "" }
    return " (" + words(.stateOpen) + ")"
  }
}
