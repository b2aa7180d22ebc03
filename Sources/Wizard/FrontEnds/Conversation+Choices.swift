extension Conversation {
  /// Prints the numbered options of a selector under its title; more than a screenful in pages.
  mutating func printChoices(of row: Int) {
    listing = nil
    let type = session.row(row).type
    let present = session.value(of: row)
    if let two = type as? LeftrightRowType {
      let chosen = present.listElements?.first.map { [$0] } ?? []
      list(two.left, chosen: chosen, of: row, under: markedTitle(of: row))
    } else if let list = type.optionList, type.listsOptions {
      let chosen = present.listElements ?? [present]
      self.list(list, chosen: chosen, of: row, under: markedTitle(of: row))
    }
  }

  /// Prints a list of options from its start.
  ///
  /// - Parameters:
  ///   - list: the list.
  ///   - chosen: the choices that are marked.
  ///   - row: the row they belong to.
  ///   - title: what stands above the list.
  mutating func list(_ list: OptionList, chosen: [Value], of row: Int, under title: String) {
    write(title)
    let shown = list.shownIndices(in: session.readingContext(for: row))
    if shown.isEmpty { say(Message(.noOptionNow)) }
    listing = ChoiceListing(
      list, shown: shown, chosen: chosen,
      mark: session.isAnswered(row) ? .optionChosen : .optionDefault)
    if manner.isSpoken, shown.count > Self.mostSpokenOptions { return announceOptions() }
    printPage()
  }

  /// The longest list that is read out without being asked for.
  private static var mostSpokenOptions: Int { 12 }

  /// Says how many options there are and which are chosen; `:options` then reads them from the first.
  private mutating func announceOptions() {
    guard let page = listing else { return }
    say(Message(.optionCount, ["count": String(page.places.count)]))
    for place in page.chosenLater { write(line(at: place, of: page)) }
  }

  /// Prints the next page of the options that are being listed; behind the last one, the first.
  mutating func printPage() {
    guard var page = listing else { return say(Message(.noOptionList)) }
    if page.next >= page.places.count { page.next = 0 }
    let isFirst = page.next == 0
    let room = max(5, console.height - 3)
    var count = 0
    var group: String?
    while page.next < page.places.count {
      let place = page.places[page.next]
      let heading = page.list.options[page.shown[place]].group.map { session.text($0) }
      let isHeaded = heading != nil && heading != group
      if count > 0, count + (isHeaded ? 2 : 1) > room { break }
      if isHeaded, let heading { write(" " + TerminalText.visible(heading)) }
      group = heading ?? group
      count += isHeaded ? 2 : 1
      write(line(at: place, of: page))
      page.next += 1
    }
    let left = page.places.count - page.next
    if left > 0 {
      if isFirst { for place in page.chosenLater { write(line(at: place, of: page)) } }
      let isNew = told.insert(Word.moreOptions.rawValue).inserted && manner.amount != .terse
      say(Message(isNew ? .moreOptions : .moreOptionsAgain, ["count": String(left)]), as: .hint)
    }
    listing = page
  }

  /// The line of an option: its number, its title and its state.
  private func line(at place: Int, of page: ChoiceListing) -> String {
    let index = page.shown[place]
    let number = String(place + 1)
    let digits = manner.isSpoken ? 0 : String(page.shown.count).count
    let padding = String(repeating: " ", count: max(0, digits - number.count))
    var states: [String] = []
    if session.sharesTitle(index, of: page.list, among: page.shown) {
      states.append(TerminalText.visible(page.list.options[index].text))
    }
    if page.isChosen(index) { states.append(words(page.mark)) }
    if session.isUnavailable(index, of: page.list) {
      states.append(words(.optionUnavailable))
    }
    let visible = TerminalText.visible(session.shown(index, of: page.list))
    let state = states.isEmpty ? "" : " (" + states.joined(separator: ", ") + ")"
    return "  " + padding + number + (manner.isSpoken ? ": " : "  ") + visible + state
  }

  /// Takes `/text` as a wish to see the options with that text, where it is not an option itself.
  ///
  /// - Parameters:
  ///   - text: the reply.
  ///   - list: the options.
  ///   - row: the row that is asked.
  /// - Returns: whether it was one; then the options have been printed.
  mutating func filters(_ text: String, of list: OptionList?, for row: Int) -> Bool {
    guard let list, text.hasPrefix("/") else { return false }
    if let select = session.row(row).type as? SelectRowType, select.allowsOther { return false }
    let context = session.readingContext(for: row)
    guard list.indices(ofText: text).isEmpty, list.indices(ofTitle: text, in: context).isEmpty
    else { return false }
    let wanted = String(text.dropFirst()).trimmed
    let present = session.value(of: row)
    let shown = list.shownIndices(in: context)
    var found = ChoiceListing(
      list, shown: shown, chosen: present.listElements ?? [present],
      mark: session.isAnswered(row) ? .optionChosen : .optionDefault)
    found.places = session.places(with: wanted, among: shown, of: list)
    guard !found.places.isEmpty else {
      tell(row: row, Message(.noOptionWith, ["text": wanted.quotedForMessage]))
      return true
    }
    listing = found
    printPage()
    return true
  }
}
