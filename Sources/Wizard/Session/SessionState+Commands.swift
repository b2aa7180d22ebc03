extension SessionState {
  /// Whether the commands of a row may run now: somebody runs them, and the row's turn has come.
  ///
  /// A row of an item has its turn as soon as there is the item.
  func runsCommands(of row: Int) -> Bool {
    desk != nil && (row >= form.rows.count || openRows.contains(row))
  }

  /// Fills a selector with the options that its command writes, where what the command reads is new.
  mutating func fillOptions(of row: Int, by command: FormCommand) {
    guard let desk, runsCommands(of: row), !isHidden(row) else { return }
    let key = key(of: command, at: row)
    if fills[row] == key { return }
    fills[row] = key
    do throws(FormCommandFailure) {
      let outcome = desk.outcome(of: request(command, at: row), key: key)
      let options = try self.options(in: outcome.text(of: command), of: command)
      filled[row] = form.rows[row].filled(
        with: OptionList(options, writtenBy: command, isRead: true))
    } catch {
      filled[row] = nil
      desk.note(error)
    }
  }

  /// Fills a selector with the values of a list, where these are new.
  mutating func fillOptions(of row: Int, from list: Int) {
    let written = form.row(at: self.written(row: row))
    guard let source = written.type.optionList?.source else { return }
    let key = values[list].itemKey
    if fills[row] == key { return }
    fills[row] = key
    var seen: Set<String> = []
    let options = (values[list].listElements ?? []).filter { seen.insert($0.itemKey).inserted }
      .map { value in
        switch value {
        case .string, .number, .boolean: Option(value: value)
        default: Option(value: .string(value.outputText))
        }
      }
    filled[row] = written.filled(with: OptionList(options, offeredBy: source, isRead: true))
  }

  /// The first line that a default's command writes; nothing where it fails, which is noted.
  func defaultLine(of command: FormCommand, at row: Int) -> String? {
    guard let desk, runsCommands(of: row) else { return nil }
    do throws(FormCommandFailure) {
      let outcome = desk.outcome(of: request(command, at: row), key: key(of: command, at: row))
      return try outcome.text(of: command).firstLine
    } catch {
      desk.noteMissed(error)
      return nil
    }
  }

  private func options(
    in text: String, of command: FormCommand
  ) throws(FormCommandFailure) -> [Option] {
    do throws(OptionOutputFault) {
      return try form.options(in: text, of: command)
    } catch {
      switch error {
      case .none: throw FormCommandFailure(command, Message(.commandNoOptions))
      case .unreadable(let reason):
        throw FormCommandFailure(command, Message(.commandBadOptions, ["reason": reason]))
      }
    }
  }

  /// What a command is told: the answers of the rows before its own, and of those it reads.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - row: the row that it is of; nothing where all rows count.
  ///   - withOwn: whether the row's own value is among them.
  /// - Returns: the request.
  func request(_ command: FormCommand, at row: Int?, withOwn: Bool = false) -> CommandRequest {
    let end = row.map { outermost($0) } ?? form.rows.count
    var rows = form.rows.indices.filter { index in
      index < end || index == row && withOwn || command.reads.contains(index)
    }
    if let row, let first = first(of: row) {
      rows += self.rows(ofItem: first).filter { part in
        part < row || part == row && withOwn || command.reads.contains(written(row: part))
      }
    }
    var answers: [(tag: String, value: Value)] = []
    for row in rows {
      let compiled = compiled(row)
      let value = values[row]
      if isHidden(row) || value.isNull || compiled.holdsSecret && !command.sharesSecrets {
        continue
      }
      if row >= form.rows.count { answers.removeAll { $0.tag == compiled.tag } }
      answers.append((compiled.tag, value))
    }
    return CommandRequest(command, answers: answers)
  }

  /// What decides about the output of a command: its words, and the rows that it reads.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - row: the row that it is of.
  ///   - request: of a check what it is told, which decides too: the value, and all of it where the check
  ///     names no rows.
  /// - Returns: a text that is the same for the same output.
  func key(of command: FormCommand, at row: Int?, checking request: CommandRequest? = nil) -> String
  {
    var parts = command.words + [command.sharesSecrets ? "secrets" : ""]
    let state = row.map { inItem(of: $0) } ?? self
    parts += command.reads.map { state.values[state.placed($0)].itemKey }
    if let request {
      if let row { parts.append(values[row].itemKey) }
      if command.reads.isEmpty {
        parts += request.answers.flatMap { [$0.tag, $0.value.itemKey] }
      }
    }
    return parts.map { "\($0.utf8.count):\($0)" }.joined()
  }
}

extension String {
  /// The first line, without blanks at its ends; nothing where there is nothing in it.
  var firstLine: String? {
    let line = String(prefix { !$0.isNewline }).trimmed
    return line.isEmpty ? nil : line
  }
}
