extension Conversation {
  /// The list that a question belongs to: the row itself, or that of its item.
  func listOfQuestion(_ row: Int) -> Int? {
    session.isList(row) ? row : session.list(of: row)
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
    } else if !session.hasSingleValues(list), askedItem != item {
      let number = (session.items(of: list).firstIndex(of: item) ?? 0) + 1
      write(words(.itemHeading, ["title": title(of: list), "number": String(number)]))
    }
    askedItem = item
    printInformation(before: row, in: item)
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

  /// Prints the items of a list with their numbers; of a long one the last ones.
  mutating func printItems(of list: Int) {
    let items = session.items(of: list)
    let shown = items.count > 12 ? items.suffix(5) : items[...]
    if shown.count < items.count {
      write("  " + words(.itemsInAll, ["count": String(items.count)]))
    }
    for (place, item) in zip(shown.indices, shown) {
      write("  \(place + 1)  " + TerminalText.visible(session.shownItem(item)))
    }
  }

  /// The request for a line about a list of several rows.
  func request(forList list: Int) -> LineRequest {
    guard session.canInsert(into: list) else {
      return LineRequest(prompt: words(.listFullPrompt, ["title": title(of: list)]) + " ")
    }
    let addTitle = session.row(list).list?.limits.addTitle.map {
      TerminalText.visible(session.text($0))
    }
    let prompt = addTitle ?? words(.addItem)
    return LineRequest(
      prompt: prompt + " (y/n) [n]: ",
      completer: { typed in
        Completion.ways(to: typed, among: ["yes", "no"])
      })
  }

  /// Says what can be done at a list.
  mutating func describeList(_ list: Int) {
    let compiled = session.row(list)
    if let description = compiled.description { writeIndented(session.text(description)) }
    for limit in compiled.type.limits {
      write(
        "  " + limit.text(in: language).prefix(1).uppercased()
          + limit.text(in: language).dropFirst() + ".")
    }
    say(Message(.listHelp))
  }

  /// Performs a command about the items of a list.
  mutating func perform(_ command: ConversationCommand, ofListAt row: Int?) {
    guard let list = row.flatMap({ listOfQuestion($0) }) ?? (row == nil ? onlyList : nil) else {
      return say(Message(row == nil ? .whichList : .noListHere))
    }
    guard let limits = session.row(list).list?.limits, !session.isDisabled(list) else { return }
    switch command.name {
    case .done: report(session.finish(list), of: list)
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
    body(&session, numbers.map { items[$0 - 1] })
    askedItem = nil
    printItems(of: list)
  }

  private mutating func insert(_ number: Int?, into list: Int) {
    guard session.canInsert(into: list) else {
      let limits = session.limits(of: list)
      let count = session.items(of: list).count
      let message: Message =
        count >= limits.most
        ? Message(.listIsFull, ["count": String(count)]) : Message(.noInsertion)
      return say(message)
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
        String(repeating: " ", count: margin) + label + "  "
          + TerminalText.visible(session.shownItem(item)))
    }
  }
}
