extension Conversation {
  /// Prints the title, the introduction and, once, how to get help.
  mutating func printOpening() {
    let form = session.form
    if let title = form.title { write(session.text(title), as: .title) }
    sayAside(form.intro)
    guard session.question != nil else { return }
    if manner.amount != .terse { say(Message(.firstHint), as: .hint) }
    console.write("\n")
  }

  /// Prints the heading of a section, unless the last one printed is the same.
  mutating func printHeading(of section: Int) {
    guard heading != section else { return }
    if let previous = heading, previous < section { printFooter(of: previous) }
    heading = section
    let compiled = session.form.sections[section]
    if let title = compiled.title { write(session.text(title), as: .title) }
    sayAside(compiled.intro)
  }

  /// Prints what stands under a section, the first time that the walk leaves it.
  mutating func printFooter(of section: Int) {
    if leftSections.insert(section).inserted {
      sayAside(session.form.sections[section].footer)
    }
  }

  /// Prints what the walk passes without asking: information and rows that are read-only.
  mutating func printPassedRows(before end: Int) {
    while printed < end {
      let row = printed
      printed += 1
      let compiled = session.row(row)
      if session.isHidden(row) { continue }
      if let info = compiled.type as? InfoRowType {
        printHeading(of: compiled.section)
        printInformation(info, of: compiled, row: row)
      } else if session.isDisabled(row), !compiled.isComputed {
        printHeading(of: compiled.section)
        write(title(of: row) + ": " + shownValue(of: row) + " " + words(.readOnly))
      }
    }
  }

  mutating func printInformation(_ info: InfoRowType, of compiled: CompiledRow, row: Int) {
    if let text = info.text {
      say(text)
    } else if !session.value(of: row).isNull {
      write(title(of: row) + ": " + shownValue(of: row))
    } else if compiled.title.text != compiled.tag {
      write(title(of: row))
    }
  }

  /// The request for a row's line: title, mark, hint, and in brackets what Enter takes.
  func request(for row: Int) -> LineRequest {
    if session.isList(row) { return request(forList: row) }
    let compiled = session.row(row)
    var prompt = markedTitle(of: row)
    if let hint = session.promptHint(of: row) { prompt += " " + hint }
    if let present = bracketed(row) {
      let shown = TerminalText.visible(present)
      prompt += " [" + (manner.isSpoken ? spoken(present: shown, of: row) : shown) + "]"
    } else if let placeholder = compiled.placeholder {
      prompt += " (" + TerminalText.visible(session.text(placeholder, ofRow: row)) + ")"
    }
    let starting = startingText.flatMap { $0.row == row ? $0.text : nil }
    return LineRequest(
      prompt: prompt + ": ", isSecret: compiled.isSecret, initialText: starting ?? "",
      completer: completer(for: row), isRemembered: !compiled.isSecret,
      dropsTypeAhead: compiled.isSecret, presentText: presentText(of: row) ?? "",
      tag: compiled.isSecret ? nil : compiled.tag)
  }

  private func completer(for row: Int) -> LineRequest.Completer? {
    if session.row(row).isSecret { return nil }
    let tags = session.form.tags.tags
    let completer = session.row(row).type.completer
    let candidates = completer == nil ? session.candidates(for: row) : []
    return { typed in
      if let ways = Completion.ways(toCommand: typed, tags: tags) { return ways }
      if let completer { return Completion.ways(to: typed, by: completer) }
      return Completion.ways(to: typed, among: candidates)
    }
  }

  /// The title with an asterisk, or for the ear a word, where an answer is required.
  func markedTitle(of row: Int) -> String {
    let isRequired =
      newItemList(of: row).map { session.lacksItems($0) } ?? session.isRequired(row)
    guard session.form.marksRequired, isRequired else { return title(of: row) }
    return title(of: row) + (manner.isSpoken ? ", " + words(.spokenRequired) : " *")
  }

  /// The title of a row, fit for a terminal.
  func title(of row: Int) -> String {
    let title = TerminalText.visible(session.text(session.row(row).title, ofRow: row))
    guard let number = session.number(ofValue: row) else { return title }
    return title + " " + String(number)
  }

  /// What Enter takes, as it could be typed; nothing where it takes nothing.
  private func bracketed(_ row: Int) -> String? {
    if let list = newItemList(of: row) { return bracketed(defaultOf: list) }
    let compiled = session.row(row)
    let value = session.value(of: row)
    let isAnswered = session.isAnswered(row) || compiled.hasDefault
    guard isAnswered, !value.isNull else { return nil }
    if compiled.isSecret { return secretWord(of: row) }
    if let place = placeOfChoice(in: row, value: value) {
      // An option that is not there now cannot be kept, so it is not offered.
      guard let place = place.number else { return nil }
      if compiled.type.listsOptions || compiled.type is LeftrightRowType { return String(place) }
    }
    return session.typedValue(of: row)
  }

  /// The default of a list that Enter takes while it has no item.
  func bracketed(defaultOf list: Int) -> String? {
    guard !session.isAnswered(list), session.row(list).hasDefault,
      session.value(of: list) != .list([])
    else { return nil }
    return session.row(list).isSecret ? secretWord(of: list) : session.typedValue(of: list)
  }

  /// The number of a single choice in its list, which it may not have now; nothing for all other values.
  private func placeOfChoice(in row: Int, value: Value) -> ChoicePlace? {
    let context = session.readingContext(for: row)
    let type = session.row(row).type
    let list: OptionList
    let index: Int
    if let two = type as? LeftrightRowType {
      guard let pair = two.indices(of: value, in: context) else { return nil }
      (list, index) = (two.left, pair.left)
    } else {
      guard let options = type.optionList, !type.isList,
        let found = options.index(of: value, in: context)
      else { return nil }
      (list, index) = (options, found)
    }
    return ChoicePlace(number: list.shownIndices(in: context).firstIndex(of: index).map { $0 + 1 })
  }

  /// What stands for a secret: that it is one, or that it was made by the program.
  private func secretWord(of row: Int) -> String {
    if case .generated? = session.row(row).defaultValue, !session.isAnswered(row) {
      return words(.generatedWord)
    }
    return words(.secretWord)
  }

  /// A row's value in words; never a secret.
  func shownValue(of row: Int) -> String {
    let compiled = session.row(row)
    let value = session.value(of: row)
    let isEmpty = value == .list([]) && (compiled.list != nil || !session.isAnswered(row))
    if value.isNull || isEmpty {
      return compiled.noValueText.map { TerminalText.visible(session.text($0)) }
        ?? words(.noValue)
    }
    if compiled.isSecret { return secretWord(of: row) }
    if compiled.list != nil, !session.hasSingleValues(row) {
      return words(.itemsInAll, ["count": String(value.listElements?.count ?? 0)])
    }
    return TerminalText.visible(session.shownValue(of: row))
  }

  /// Says that a default that was taken has changed.
  mutating func tellChangedDefaults() {
    for row in session.takeChangedDefaults() {
      let arguments = ["title": title(of: row), "value": shownValue(of: row)]
      write("  " + words(.changedDefault, arguments))
    }
  }

  /// Says why an answer is refused and what is accepted.
  mutating func tell(_ problem: Problem) {
    let name = title(of: problem) ?? ""
    let isNamed = name.isEmpty || problem.message.begins(withWord: name)
    var text = (isNamed ? "" : name + ": ") + problem.message
    if !text.hasSuffix(".") && !text.hasSuffix("!") && !text.hasSuffix("?") { text += "." }
    if let accepted = problem.accepted {
      let sentence = words(.accepted, ["accepted": accepted])
      if manner.amount != .terse || told.insert(name + sentence).inserted { text += " " + sentence }
    }
    if let list = problem.row, problem.rule == .maxItems, isFull(list) {
      text += " " + words(.deletionMakesRoom)
    }
    write("  " + text, as: .error)
  }

  /// The title under which a problem is told: of an item as a whole its own, for no row of it is wrong.
  private func title(of problem: Problem) -> String? {
    guard let row = problem.row else { return nil }
    guard let item = session.item(of: row), problem.tag != session.tag(of: row),
      let heading = heading(ofItem: item)
    else { return title(of: row) }
    return heading
  }

  /// Says why a reply is refused.
  mutating func tell(row: Int, _ message: Message) {
    write("  " + title(of: row) + ": " + message.text(in: language) + ".", as: .error)
  }

  /// Says why a line could not be taken as text.
  mutating func tell(_ fault: LineFault, row: Int) {
    tell(row: row, fault.message)
  }

  /// Prints a text of the form, if there is one.
  mutating func say(_ phrase: Phrase?) {
    if let phrase { write(session.text(phrase)) }
  }

  /// Prints a text of the form that is not needed to answer, if there is one.
  mutating func sayAside(_ phrase: Phrase?) {
    if manner.amount != .terse { say(phrase) }
  }

  /// Prints a sentence of the program.
  mutating func say(_ message: Message, as style: TextStyle = .plain) {
    write(message.text(in: language), as: style)
  }

  /// The language of the person.
  var language: Language { session.form.language }

  /// A sentence of the program in the person's language.
  func words(_ word: Word, _ arguments: [String: String] = [:]) -> String {
    Message(word, arguments).text(in: language)
  }

  /// Prints text with each of its lines indented.
  mutating func writeIndented(_ text: String) {
    for line in text.lines { write("  " + line) }
  }

  /// Prints text in lines that fit the console, with nothing in it that a terminal would obey; what is
  /// carried over to a further line keeps the indent.
  mutating func write(_ text: String, as style: TextStyle = .plain) {
    if TerminalText.isOneLine(text, in: console.width) { return show(text + "\n", as: style) }
    for line in text.lines {
      let visible = TerminalText.visible(String(line))
      let start = visible.utf8.firstIndex { $0 != UInt8(ascii: " ") } ?? visible.endIndex
      let indent = String(visible[..<start])
      let width = max(1, console.width - indent.utf8.count)
      var shown = ""
      for line in TerminalText.wrapped(String(visible[start...]), to: width) {
        shown += indent
        shown += line
        shown += "\n"
      }
      show(shown, as: style)
    }
  }

  private mutating func show(_ lines: String, as style: TextStyle) {
    if style == .plain { console.write(lines) } else { console.write(lines, as: style) }
  }
}

extension String {
  /// Whether the text begins with another, and no word of it goes on behind that.
  fileprivate func begins(withWord name: String) -> Bool {
    guard hasPrefix(name) else { return false }
    return dropFirst(name.count).first.map { !$0.isLetter && !$0.isNumber } ?? true
  }
}

/// Where a choice stands in its list; without a number where it is not there now.
private struct ChoicePlace {
  let number: Int?
}

extension LineFault {
  /// What is wrong with the line, in words; bytes count from 1.
  var message: Message {
    switch self {
    case .malformed(let offset): Message(.malformedLine, ["offset": String(offset + 1)])
    case .zeroByte(let offset): Message(.zeroByteLine, ["offset": String(offset + 1)])
    case .severalLines: Message(.severalLinesAtOnce)
    case .tooLong(let limit): Message(.lineTooLong, ["limit": String(limit)])
    }
  }
}
