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
    case .goto:
      if let row = rowNamed(command.text ?? "") { goTo(row) }
    case .list: listRows()
    case .review: return review(before: row)
    case .where: sayWhere()
    case .options: printPage()
    case .save: save(to: command.text)
    case .help: sayCommands()
    case .quit: return .cancelled
    case .insert, .delete, .move, .done: perform(command, ofListAt: row)
    case .none, .reset, .change, .edit:
      guard let named = command.text else {
        if let row { return perform(command.name, on: row) }
        say(Message(.neededRow, ["command": command.name.typed, "usage": command.name.usage]))
        return nil
      }
      guard let named = rowNamed(named), isOpen(named) else { return nil }
      let before = session.value(of: named)
      let outcome = perform(command.name, on: named)
      if named != row, session.value(of: named) != before { tellValue(of: named) }
      return outcome
    }
    return nil
  }

  /// Performs a command that is about the answer of a row.
  private mutating func perform(_ name: CommandName, on row: Int) -> ConversationOutcome? {
    switch name {
    case .none: report(session.replyNone(to: row, from: .person), of: row)
    case .reset: reset(row)
    case .change: return change(row)
    case .edit: return edit(row)
    default: break
    }
    return nil
  }

  /// Says what the value of a row is now.
  private mutating func tellValue(of row: Int) {
    let arguments = ["title": title(of: row), "value": shownValue(of: row)]
    write("  " + words(.changedDefault, arguments))
  }

  /// Forgets the answer of a row and asks it again, with its default.
  private mutating func reset(_ row: Int) {
    let isAsked = session.question == row
    session.resetAndAsk(row)
    tellChangedDefaults()
    if isAsked { printChoices(of: row) } else { returnToHeading() }
  }

  /// Asks a row with its present value in the line.
  ///
  /// - Returns: how the conversation ended, if it did.
  private mutating func change(_ row: Int) -> ConversationOutcome? {
    let compiled = session.row(row)
    if compiled.isSecret {
      say(Message(.secretIsNotShown))
    } else if compiled.type.isMultiline, session.typedValue(of: row).contains("\n") {
      return edit(row)
    } else if let present = presentText(of: row) {
      startingText = (row, present)
    } else {
      say(Message(.nothingToChange))
    }
    if session.question != row { goTo(row) }
    return nil
  }

  /// Goes back, or says why not.
  mutating func goBack(_ count: Int) {
    if !session.back(count) { say(Message(.firstQuestion)) }
    returnToHeading()
  }

  /// Asks a row next, or says why not.
  mutating func goTo(_ row: Int) {
    let before = session.question
    guard isOpen(row), session.goTo(row) else { return }
    if let before, before != row, before == session.question, newItemList(of: before) == nil {
      sayWayOut(of: before)
    }
    returnToHeading()
  }

  /// Whether a row can be asked; says so where it cannot.
  private mutating func isOpen(_ row: Int) -> Bool {
    if session.isAskable(row) { return true }
    let word: Word =
      if session.isHidden(row) {
        .cannotGoToHidden
      } else if session.row(row).isComputed {
        .cannotGoToComputed
      } else if session.isDisabled(row) {
        .cannotGoToReadOnly
      } else {
        .cannotBeAsked
      }
    say(Message(word, ["title": title(of: row)]), as: .error)
    return false
  }

  /// The row that a person names; nothing where it is none or several, which is then said.
  mutating func rowNamed(_ text: String) -> Int? {
    let rows = rows(named: text)
    if rows.count == 1 { return rows[0] }
    let given = text.quotedForMessage
    if rows.isEmpty {
      let near = NearestName.suggestion(for: text, among: session.form.tags.tags)
      let word: Word = near == nil ? .noSuchRow : .noSuchRowNear
      say(Message(word, ["given": given, "name": near ?? ""]), as: .error)
    } else {
      let tags = rows.prefix(20).map { session.tag(of: $0) } + (rows.count > 20 ? ["…"] : [])
      let arguments = ["given": given, "names": tags.joined(separator: ", ")]
      say(Message(.severalRows, arguments), as: .error)
    }
    return nil
  }

  /// The rows that a text can mean: in the review the one of that number, else the one of that tag, else those
  /// whose tag or title begins so.
  ///
  /// Case and accents do not count in a beginning, and rows that can be asked go before others.
  private func rows(named text: String) -> [Int] {
    if let row = reviewedRow(numbered: text) ?? session.form.tags.index(of: text) { return [row] }
    let wanted = TextFolding.fold(text, ignoringCase: true, ignoringMarks: true)
    func begins(_ name: String) -> Bool {
      TextFolding.fold(name, ignoringCase: true, ignoringMarks: true).utf8
        .starts(with: wanted.utf8)
    }
    let rows = session.form.rows.indices.filter { row in
      begins(session.row(row).tag) || !session.isHidden(row) && begins(title(of: row))
    }
    let askable = rows.filter { session.isAskable($0) }
    return askable.isEmpty ? rows : askable
  }

  /// Has the heading printed again where the walk went to another section.
  mutating func returnToHeading() {
    if let row = session.question {
      heading = heading == session.row(row).section ? heading : nil
    }
  }
}
