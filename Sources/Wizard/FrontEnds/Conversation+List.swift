extension Conversation {
  /// Lists all rows with their tag, value and state, under the headings of their sections.
  mutating func listRows() {
    let rows = session.reviewedRows
    if rows.isEmpty { return say(Message(.noRows)) }
    let widest = rows.map { TerminalText.width(of: session.tag(of: $0)) }.max() ?? 0
    let inColumns = usesColumns(widest)
    var section: Int?
    for row in rows {
      let compiled = session.row(row)
      if compiled.section != section {
        section = compiled.section
        if let title = session.form.sections[compiled.section].title {
          write(session.text(title), as: .title)
        }
      }
      let tag =
        inColumns ? TerminalText.padded(compiled.tag, to: widest) + "  " : compiled.tag + ", "
      write("  " + tag + title(of: row) + ": " + shownValue(of: row) + " (" + state(of: row) + ")")
    }
  }

  /// Whether a column of this width, and something worth reading behind it, fits the screen.
  func usesColumns(_ width: Int) -> Bool {
    !manner.isSpoken && width + 24 <= console.width
  }

  /// The state of a row in words: whether it is answered, and whether it must be.
  private func state(of row: Int) -> String {
    let compiled = session.row(row)
    var states: [Word] = []
    if row == session.question, reviewed == nil { states.append(.stateHere) }
    if compiled.isComputed, compiled.action == nil {
      states.append(.stateComputed)
    } else if session.isDisabled(row) {
      states.append(.stateReadOnly)
    } else if session.isAnswered(row) {
      states.append(.stateAnswered)
    } else if session.isSettled(row) {
      states.append(hasDefault(row) ? .optionDefault : .stateWithout)
    } else {
      if hasDefault(row) { states.append(.optionDefault) }
      states.append(session.isRequired(row) ? .stateRequired : .stateOpen)
    }
    return states.map { words($0) }.joined(separator: ", ")
  }

  private func hasDefault(_ row: Int) -> Bool {
    session.row(row).hasDefault && !session.value(of: row).isNull
  }

  /// Says which section the walk is in, and how much is answered.
  mutating func sayWhere() {
    let form = session.form
    let here = reviewed == nil ? session.question.map { session.row($0).section } : nil
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
