extension Conversation {
  /// The list that a question belongs to: the row itself, or that of its item.
  func listOfQuestion(_ row: Int) -> Int? {
    session.isList(row) ? row : session.list(of: row)
  }

  /// The list of values that a row asks a further item for; nothing for other rows.
  func newItemList(of row: Int) -> Int? {
    row >= session.form.rows.count && session.isNewItem(row) ? session.list(of: row) : nil
  }

  /// Prints what stands before a question about a list: the items so far, or which item is asked.
  mutating func printItems(before row: Int) {
    if session.isList(row) {
      printItems(of: row)
      return
    }
    guard let list = session.list(of: row), let item = session.item(of: row) else { return }
    if session.isNewItem(row) {
      printItems(of: list)
    } else if askedItem != item, let heading = heading(ofItem: item) {
      write(heading)
    }
    askedItem = item
    printInformation(before: row, in: item)
  }

  /// What stands above the questions of an item: the list's title with a number; nothing of a single value.
  func heading(ofItem item: Int) -> String? {
    guard let list = session.list(of: item), !session.hasSingleValues(list) else { return nil }
    let number = (session.items(of: list).firstIndex(of: item) ?? 0) + 1
    return words(.itemHeading, ["title": title(of: list), "number": String(number)])
  }

  /// Prints the rows of an item that only inform and stand right before a question.
  private mutating func printInformation(before row: Int, in item: Int) {
    let before = session.rows(ofItem: item).prefix { $0 < row }
    let information = before.reversed().prefix { session.row($0).type is InfoRowType }
    for row in information.reversed() where !session.isHidden(row) {
      if let info = session.row(row).type as? InfoRowType {
        printInformation(info, of: session.row(row), row: row)
      }
    }
  }

  /// What stands between the number of an item and the item: no column for the ear.
  private var gap: String { manner.isSpoken ? ": " : "  " }

  /// Prints the items of a list with their numbers; of a long one the last ones.
  mutating func printItems(of list: Int) {
    let items = session.items(of: list)
    let shown = items.count > 12 ? items.suffix(5) : items[...]
    if shown.count < items.count {
      write("  " + words(.itemsInAll, ["count": String(items.count)]))
    }
    for (place, item) in zip(shown.indices, shown) {
      write("  \(place + 1)" + gap + TerminalText.visible(session.shownItem(item)))
    }
  }

  /// The request for a line about a list of several rows.
  func request(forList list: Int) -> LineRequest {
    guard session.canInsert(into: list) else {
      let word: Word = offersDeletion(from: list) ? .listTooLongPrompt : .listFullPrompt
      return LineRequest(prompt: words(word, ["title": title(of: list)]) + " ")
    }
    let addTitle = session.row(list).list?.limits.addTitle.map {
      TerminalText.visible(session.text($0))
    }
    let no = Message(.noLetter).text(in: session.voice)
    let present = manner.isSpoken ? words(.spokenDefault, ["value": no]) : no
    let hint = SwitchRowType.promptHint(in: session.voice)
    let ways = SwitchRowType.candidates(in: session.voice)
    return LineRequest(
      prompt: (addTitle ?? words(.addItem)) + " \(hint) [\(present)]: ",
      completer: { typed in Completion.ways(to: typed, among: ways) })
  }

  /// Whether a list has as many items as it can have, and a person may take some away.
  func isFull(_ list: Int) -> Bool {
    session.items(of: list).count >= session.limits(of: list).most
      && session.row(list).list?.limits.allowsDeletion == true
  }

  /// Whether a list has more items than it can have, and a person may take some away.
  private func offersDeletion(from list: Int) -> Bool {
    isFull(list) && session.items(of: list).count > session.limits(of: list).most
  }

  /// Says what can be done at a list.
  mutating func describeList(_ list: Int) {
    let compiled = session.row(list)
    if let description = compiled.description { writeIndented(session.text(description)) }
    write(limits: compiled.toldLimits)
    say(Message(.listHelp))
  }

  /// Says what can be done where a list of values asks for a further item.
  mutating func describeNewItem(of list: Int) {
    guard let type = session.row(list).list else { return }
    write(limits: type.limits.told)
    if !type.isTextual { say(Message(.itemsWithCommas)) }
    write("  " + enterMeaning(atListOfValues: list).text(in: language))
    say(Message(.itemCommands))
  }

  private func enterMeaning(atListOfValues list: Int) -> Message {
    if let present = bracketed(defaultOf: list) {
      return Message(.defaultIs, ["default": TerminalText.visible(present)])
    }
    guard session.lacksItems(list) else { return Message(.enterEndsList) }
    return Message(session.items(of: list).isEmpty ? .isRequired : .furtherItemIsRequired)
  }

  /// Performs a command about the items of a list.
  mutating func perform(_ command: ConversationCommand, ofListAt row: Int?) {
    guard let list = row.flatMap({ listOfQuestion($0) }) ?? (row == nil ? onlyList : nil) else {
      return say(Message(row == nil ? .whichList : .noListHere))
    }
    guard let limits = session.row(list).list?.limits, !session.isDisabled(list) else { return }
    switch command.name {
    case .done: finish(list)
    case .insert: insert(command.numbers.first, into: list)
    case .delete where !limits.allowsDeletion: say(Message(.noDeletion))
    case .move where !limits.allowsReordering: say(Message(.noReordering))
    case .delete:
      change(list, at: command.numbers) { session, items in
        session.remove(item: items[0])
      }
    case .move:
      change(list, at: command.numbers) { session, items in
        session.move(item: items[0], to: command.numbers[1] - 1)
      }
    default: break
    }
  }

  /// Ends a list, or says why it cannot end.
  private mutating func finish(_ list: Int) {
    let outcome = session.finish(list)
    report(outcome, of: list)
    if case .refused(let problem) = outcome, let row = problem.row, session.list(of: row) != nil {
      sayWayOut(of: row)
    }
  }

  /// Says that the questions of an item come before its list can end or change, and how to be rid of the item.
  mutating func sayWayOut(of row: Int) {
    guard let list = session.list(of: row), let item = session.item(of: row),
      let place = session.items(of: list).firstIndex(of: item)
    else { return }
    let number = String(place + 1)
    say(Message(.itemComesFirst, ["title": title(of: list), "number": number]))
    if session.row(list).list?.limits.allowsDeletion == true {
      say(Message(.itemCanGo, ["number": number]))
    }
  }

  /// Changes the items of some numbers, or says that there are none, and prints those that are there then.
  private mutating func change(
    _ list: Int, at numbers: [Int], by body: (inout Session, [Int]) -> Void
  ) {
    session.materialize(list)
    let items = session.items(of: list)
    for number in numbers where !items.indices.contains(number - 1) {
      let arguments = ["given": String(number), "count": String(items.count)]
      return say(Message(items.isEmpty ? .noItems : .noItem, arguments))
    }
    let question = session.question
    body(&session, numbers.map { items[$0 - 1] })
    askedItem = nil
    // Another question about the list has the items before it.
    if let next = session.question, next != question, next == list || newItemList(of: next) == list
    {
      return
    }
    printItems(of: list)
  }

  private mutating func insert(_ number: Int?, into list: Int) {
    guard session.canInsert(into: list) else {
      let limits = session.limits(of: list)
      let count = session.items(of: list).count
      guard count >= limits.most else { return say(Message(.noInsertion)) }
      let message = Message(.listIsFull, ["count": String(count)])
      return tell(session.problem(Refusal(.maxItems, message), of: list))
    }
    let count = session.items(of: list).count
    if let number, number < 1 || number > count + 1 {
      return say(Message(.noItemPlace, ["given": String(number), "count": String(count + 1)]))
    }
    if session.hasSingleValues(list) {
      session.askItem(of: list, at: (number ?? count + 1) - 1)
    } else {
      session.appendItem(to: list, at: number.map { $0 - 1 })
    }
    askedItem = nil
  }

  /// The one list of the form that is shown, for commands in the review.
  private var onlyList: Int? {
    let lists = session.reviewedRows.filter { session.isList($0) }
    return lists.count == 1 ? lists[0] : nil
  }

  /// Opens the item that `3.2` names in the review: the second one of the third row.
  ///
  /// - Returns: whether the item can be asked; nothing where the text is no such number.
  mutating func changeItem(_ text: String) -> Bool? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let place = Int(parts[1]),
      let list = reviewedRow(numbered: String(parts[0])), session.isList(list)
    else { return nil }
    let items = session.items(of: list)
    guard items.indices.contains(place - 1) else { return false }
    askedItem = nil
    return session.reopen(item: items[place - 1])
  }

  /// Prints the items of a list in the review, with numbers to change them.
  mutating func printReviewedItems(of list: Int, number: String, margin: Int) {
    for (place, item) in session.items(of: list).enumerated() {
      let label = number.isEmpty ? "" : "\(number).\(place + 1)"
      write(
        String(repeating: " ", count: margin) + label + (label.isEmpty ? "  " : gap)
          + TerminalText.visible(session.shownItem(item)))
    }
  }
}
