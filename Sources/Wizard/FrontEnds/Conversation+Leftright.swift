extension Conversation {
  /// Takes the reply to the left question of a row, and asks the right one.
  ///
  /// - Parameters:
  ///   - text: the reply: a left choice, nothing, or both choices at once.
  ///   - two: the row's type.
  ///   - row: the row.
  /// - Returns: how the conversation ended, if it did.
  mutating func replyLeft(_ text: String, _ two: LeftrightRowType, of row: Int)
    -> ConversationOutcome?
  {
    let context = session.readingContext(for: row)
    let present = two.indices(of: session.value(of: row), in: context)
    if text.isEmpty {
      guard let present else {
        report(session.reply("", to: row, from: .person), of: row)
        return nil
      }
      return askRight(of: present.left, present: present, two, row: row)
    }
    do throws(Refusal) {
      guard let left = try two.left.index(named: text, in: context) else {
        if text.contains(",") {
          report(session.reply(text, to: row, from: .person), of: row)
          return nil
        }
        throw two.left.unknown(text, in: context)
      }
      if !two.left.indices(ofText: text).contains(left), Int(text) == nil {
        write("  = " + TerminalText.visible(session.shown(left, of: two.left)))
      }
      return askRight(of: left, present: present, two, row: row)
    } catch {
      tell(session.problem(error, of: row))
      return nil
    }
  }

  /// Asks the right question until it has an answer, or the walk goes elsewhere.
  private mutating func askRight(
    of left: Int, present: (left: Int, right: Int)?, _ two: LeftrightRowType, row: Int
  ) -> ConversationOutcome? {
    let list = two.rights[left]
    let title = markedTitle(of: row) + ", " + session.shown(left, of: two.left)
    let offered = offeredRight(of: left, present: present, two, row: row)
    let marked = offered.map { [list.options[$0].value] } ?? []
    self.list(list, chosen: marked, of: row, under: title)
    while session.question == row {
      switch console.readLine(rightRequest(of: list, offered: offered, title: title, row: row)) {
      case .line(let line):
        switch ConversationInput(line, isSecret: false) {
        case .help: describeRight(list, marked: marked, title: title, row: row)
        case .command(let command) where command == ConversationCommand(.back):
          printChoices(of: row)
          return nil
        case .command(let command):
          if let outcome = perform(command, at: row) { return outcome }
          if [.none, .reset].contains(command.name), session.question == row { return nil }
        case .notACommand(let message): say(message, as: .error)
        case .reply(let text):
          if take(text.trimmed, right: list, of: left, offered: offered, present, two, row: row) {
            return nil
          }
        }
      case .key(.pageUp):
        printChoices(of: row)
        return nil
      case .refused(let fault): tell(fault, row: row)
      case .endOfInput: return .endOfInput(row: row)
      case .interrupted(let signal): return .interrupted(signal: signal)
      case .failed(let code): return .failed(errno: code)
      }
    }
    return nil
  }

  /// Takes a reply to the right question.
  ///
  /// - Returns: whether the question is done with.
  private mutating func take(
    _ text: String, right list: OptionList, of left: Int, offered: Int?,
    _ present: (left: Int, right: Int)?, _ two: LeftrightRowType, row: Int
  ) -> Bool {
    if filters(text, of: list, for: row) { return false }
    let context = session.readingContext(for: row)
    if text.isEmpty, let present, present.left == left, present.right == offered {
      report(session.reply("", to: row, from: .person), of: row)
      return true
    }
    do throws(Refusal) {
      if text.isEmpty, offered == nil {
        throw Refusal(.options, Message(.rightMissing), accepted: list.accepted(in: context))
      }
      let named = text.isEmpty ? offered : try list.index(named: text, in: context)
      guard let right = named else { throw list.unknown(text, in: context) }
      let value = two.value(left, right)
      let typed = two.typed(value, in: context)
      let outcome = session.reply(choosing: value, as: typed, to: row, from: .person)
      report(outcome, of: row)
      if case .accepted = outcome, !text.isEmpty, Int(text) == nil {
        let shown = list.shown(right, in: context)
        if shown != text { write("  = " + TerminalText.visible(shown)) }
      }
      return true
    } catch {
      tell(session.problem(error, of: row))
      return false
    }
  }

  /// The right option that Enter takes: the present one, or what is left of it when the left one changed.
  private func offeredRight(
    of left: Int, present: (left: Int, right: Int)?, _ two: LeftrightRowType, row: Int
  ) -> Int? {
    let context = session.readingContext(for: row)
    let choosable = two.rights[left].choosableIndices(in: context)
    guard let present else { return nil }
    if present.left == left { return choosable.contains(present.right) ? present.right : nil }
    switch two.onLeftChange {
    case .clear: return nil
    case .first: return choosable.first
    case .last: return choosable.last
    }
  }

  private func rightRequest(
    of list: OptionList, offered: Int?, title: String, row: Int
  ) -> LineRequest {
    let context = session.readingContext(for: row)
    let number = offered.flatMap { list.shownIndices(in: context).firstIndex(of: $0) }
    let bracket = number.map { " [\($0 + 1)]" } ?? ""
    let candidates = list.candidates(in: context)
    return LineRequest(
      prompt: TerminalText.visible(title) + bracket + ": ",
      completer: { typed in Completion.ways(to: typed, among: candidates) })
  }

  private mutating func describeRight(
    _ list: OptionList, marked: [Value], title: String, row: Int
  ) {
    write("  " + words(.helpAnswer, ["accepted": words(.acceptsOption)]))
    write("  " + words(.commandHint), as: .hint)
    self.list(list, chosen: marked, of: row, under: title)
  }
}
