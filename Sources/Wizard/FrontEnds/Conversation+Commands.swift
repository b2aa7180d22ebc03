extension Conversation {
  /// Performs a command.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - row: the row that is asked; nothing in the review.
  /// - Returns: how the conversation ended, if it did.
  mutating func perform(_ command: ConversationCommand, at row: Int?) -> ConversationOutcome? {
    switch command.name {
    case .back: goBack(command.numbers.first ?? 1)
    case .goto: goTo(named: command.text ?? "")
    case .where: sayWhere()
    case .options: printPage()
    case .help: sayCommands()
    case .quit: return .cancelled
    case .none, .reset, .edit:
      guard let row else {
        say(Message(.neededQuestion, ["command": command.name.typed]))
        return nil
      }
      return perform(command, ofRow: row)
    }
    return nil
  }

  /// Performs a command that changes the answer of the row that is asked.
  private mutating func perform(
    _ command: ConversationCommand, ofRow row: Int
  ) -> ConversationOutcome? {
    switch command.name {
    case .none: report(session.replyNone(to: row, from: .person), of: row)
    case .reset: reset(row)
    case .edit: return edit(row)
    default: break
    }
    return nil
  }

  /// Forgets the answer of a row and asks it again, with its default.
  private mutating func reset(_ row: Int) {
    session.resetAndAsk(row)
    tellChangedDefaults()
    printChoices(of: row)
  }

  /// Goes back, or says why not.
  mutating func goBack(_ count: Int) {
    if !session.back(count) { say(Message(.firstQuestion)) }
    returnToHeading()
  }

  /// Goes to the row that a person names, or says why not.
  private mutating func goTo(named text: String) {
    let rows = rows(named: text)
    guard let row = rows.first else {
      let given = text.quotedForMessage
      guard let near = NearestName.suggestion(for: text, among: session.form.tags.tags) else {
        return say(Message(.noSuchRow, ["given": given]))
      }
      return say(Message(.noSuchRowNear, ["given": given, "name": near]))
    }
    guard rows.count == 1 else {
      let names = rows.prefix(20).map { session.form.rows[$0].tag }.joined(separator: ", ")
      return say(Message(.severalRows, ["given": text.quotedForMessage, "names": names]))
    }
    guard session.goTo(row) else {
      return say(Message(.cannotBeAsked, ["title": title(of: row)]))
    }
    returnToHeading()
  }

  /// The rows that a text can mean: the one of that tag, else those whose tag or title begins so.
  ///
  /// Case and accents do not count in a beginning, and rows that can be asked go before others.
  func rows(named text: String) -> [Int] {
    if let row = session.form.tags.index(of: text) { return [row] }
    let wanted = TextFolding.fold(text, ignoringCase: true, ignoringMarks: true)
    func begins(_ name: String) -> Bool {
      TextFolding.fold(name, ignoringCase: true, ignoringMarks: true).utf8
        .starts(with: wanted.utf8)
    }
    let rows = session.form.rows.indices.filter {
      begins(session.form.rows[$0].tag) || begins(title(of: $0))
    }
    let askable = rows.filter { session.isAskable($0) }
    return askable.isEmpty ? rows : askable
  }

  /// Has the heading printed again where the walk went to another section.
  mutating func returnToHeading() {
    if let row = session.question {
      heading = heading == session.form.rows[row].section ? heading : nil
    }
  }

  /// Says which section the walk is in, and how much is answered.
  private mutating func sayWhere() {
    let form = session.form
    let here = session.question.map { form.rows[$0].section }
    let sections = form.sections.indices.filter { section in
      section == here || form.sections[section].rows.contains { session.isAskable($0) }
    }
    var place = Message(.whereReview)
    if let here, let number = sections.firstIndex(of: here) {
      let arguments = [
        "number": String(number + 1), "count": String(sections.count),
        "title": form.sections[here].title.map { session.text($0) } ?? "",
      ]
      place = Message(
        form.sections[here].title == nil ? .whereUntitledSection : .whereSection, arguments)
    }
    let answered = String(session.progress.settled)
    say(Message(.whereIs, ["place": place.text(in: language), "answered": answered]))
  }
}
