extension Conversation {
  /// Takes the first line of a text, and asks for more up to a line with only a `.`.
  ///
  /// - Returns: how the conversation ended, if it did.
  mutating func takeText(startingWith line: String, for row: Int) -> ConversationOutcome? {
    let isBlank = session.row(row).type.isTrimmed ? line.trimmed.isEmpty : line.isEmpty
    if isBlank {
      report(session.reply("", to: row, from: .person), of: row)
      return nil
    }
    var lines = TextLines()
    var isDone = lines.take(line)
    while !isDone {
      let request = LineRequest(prompt: words(.nextLine) + " ", isRemembered: false)
      switch console.readLine(request) {
      case .line(let next): isDone = lines.take(next)
      case .key(.pageUp): say(Message(.commandsAtFirstLine))
      case .refused(let fault): tell(fault, row: row)
      case .endOfInput: return .endOfInput(row: row)
      case .interrupted(let signal): return .interrupted(signal: signal)
      case .failed(let code): return .failed(errno: code)
      }
    }
    replyText(lines.text, to: row)
    return nil
  }

  /// Hands a text to the session; one that is refused is kept for `:edit`.
  private mutating func replyText(_ text: String, to row: Int) {
    let isNone = session.row(row).type.isTrimmed ? text.trimmed.isEmpty : text.isEmpty
    let outcome =
      isNone
      ? session.replyNone(to: row, from: .person) : session.reply(text, to: row, from: .person)
    if case .refused = outcome { refusedText = (row, text) } else { refusedText = nil }
    report(outcome, of: row)
  }

  /// Opens the person's editor on the present text of a row.
  ///
  /// - Returns: how the conversation ended, if it did.
  mutating func edit(_ row: Int) -> ConversationOutcome? {
    let type = session.row(row).type
    guard type.isMultiline, !session.row(row).isSecret else {
      say(Message(.editTakesText))
      return nil
    }
    var present = session.value(of: row).isNull ? "" : session.value(of: row).outputText
    if let refusedText, refusedText.row == row { present = refusedText.text }
    switch console.edit(present.isEmpty ? "" : present + "\n") {
    case .text(let text): replyText(TextLines.unixText(text), to: row)
    case .refused(let fault): tell(fault, row: row)
    case .unavailable: say(Message(.noEditor))
    case .failed(let reason): say(Message(.editorFailed, ["reason": reason]))
    case .interrupted(let signal): return .interrupted(signal: signal)
    }
    return nil
  }
}
