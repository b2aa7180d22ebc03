extension Conversation {
  /// Describes a row: what it is, what it accepts, its limits and options, and what Enter does.
  mutating func describe(_ row: Int) {
    if session.isList(row) { return describeList(row) }
    describeAnswer(to: row)
    write("  " + words(.commandHint), as: .hint)
    printChoices(of: row)
  }

  /// Describes a row before it is asked for the first time, where much is to be said.
  mutating func introduce(_ row: Int) {
    guard manner.amount == .verbose, !session.isList(row),
      told.insert("row " + session.tag(of: row)).inserted
    else { return }
    // A list of options stands under the title already.
    if listing == nil { write(markedTitle(of: row)) }
    describeAnswer(to: row)
  }

  private mutating func describeAnswer(to row: Int) {
    let compiled = session.row(row)
    if let description = compiled.description {
      writeIndented(session.text(description, ofRow: row))
    }
    write(
      "  " + words(.helpAnswer, ["accepted": session.accepted(for: row).text(in: session.voice)]))
    write(limits: compiled.toldLimits)
    describeOptions(of: row)
    if let list = newItemList(of: row) { return describeNewItem(of: list) }
    write("  " + enterMeaning(at: row).text(in: language))
  }

  /// Writes limits as sentences.
  mutating func write(limits: [Message]) {
    for limit in limits { write("  " + limit.text(in: session.voice).capitalizedFirst + ".") }
  }

  private mutating func describeOptions(of row: Int) {
    guard let list = session.row(row).type.optionList else { return }
    for index in session.shownOptions(of: row).prefix(max(5, console.height - 3)) {
      let option = list.options[index]
      guard let description = option.description else { continue }
      write("  " + session.shown(index, of: list) + ": " + session.text(description))
    }
  }

  private func enterMeaning(at row: Int) -> Message {
    switch session.row(row).action {
    case .submit: return Message(.enterSubmits)
    case .back: return Message(.enterGoesBack)
    case .goTo(let target): return Message(.enterGoesTo, ["title": title(of: target)])
    case .run(let command): return Message(.enterRuns, ["command": command.shortLine])
    case nil: break
    }
    let value = session.value(of: row)
    if !value.isNull, session.isAnswered(row) || session.row(row).hasDefault {
      let isAnswered = session.isAnswered(row)
      return Message(
        isAnswered ? .presentIs : .defaultIs,
        ["present": shownValue(of: row), "default": shownValue(of: row)])
    }
    return Message(session.isRequired(row) ? .isRequired : .isOptional)
  }

  /// Lists the commands.
  mutating func sayCommands() {
    say(Message(.helpCommands))
    let widest = CommandName.allCases.map(\.usage.count).max() ?? 0
    let inColumns = usesColumns(widest)
    for name in CommandName.allCases {
      let usage = inColumns ? TerminalText.padded(name.usage, to: widest) + "  " : name.usage + ": "
      write("  " + usage + words(name.entry.help))
    }
    say(Message(.helpLiteral))
  }
}

extension String {
  /// The text with a capital at its start.
  fileprivate var capitalizedFirst: String {
    first.map { String($0).uppercased() + dropFirst() } ?? self
  }
}
