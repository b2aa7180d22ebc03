/// A command of a conversation as it was typed: its name and what stands behind it.
struct ConversationCommand: Equatable {
  /// Which command.
  let name: CommandName
  /// The numbers behind the name.
  let numbers: [Int]
  /// The text behind the name, without blanks at its ends; nothing where there is none.
  let text: String?

  /// A command with what stands behind it.
  init(_ name: CommandName, numbers: [Int] = [], text: String? = nil) {
    self.name = name
    self.numbers = numbers
    self.text = text
  }

  /// Reads a line that is the exact name of a command, and nothing else.
  ///
  /// - Parameter line: the line as it was typed.
  /// - Returns: the command, or how it is written where a name alone is not enough; nothing for any other line.
  static func exactly(_ line: String) -> ConversationInput? {
    guard line.hasPrefix(":"), let name = CommandName(rawValue: String(line.dropFirst())) else {
      return nil
    }
    return ConversationCommand(name, behind: "").map { .command($0) } ?? .notACommand(misused(name))
  }

  /// Reads what stands behind a name; nothing where the command does not take it.
  private init?(_ name: CommandName, behind text: String) {
    switch name.entry.takes {
    case .nothing:
      guard text.isEmpty else { return nil }
      self.init(name)
    case .row:
      guard !text.isEmpty else { return nil }
      self.init(name, text: text)
    case .optionalRow, .optionalText:
      self.init(name, text: text.isEmpty ? nil : text)
    case .numbers(let count):
      let parts = text.split(separator: " ")
      let numbers = parts.compactMap { Int($0) }
      guard numbers.count == parts.count, count.contains(numbers.count),
        numbers.allSatisfy((1...9999).contains)
      else { return nil }
      self.init(name, numbers: numbers)
    }
  }

  /// Reads a command: a name or the beginning of one alone, and what it takes.
  ///
  /// - Parameter text: a line that begins with `:` and a letter, without blanks at its ends.
  /// - Returns: the command, or why it is none.
  static func read(_ text: String) -> ConversationInput {
    let parts = text.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    let typed = parts[0].lowercased()
    let given = ":" + TerminalText.visible(parts[0])
    let exact = CommandName(rawValue: typed).map { [$0] }
    let fitting = exact ?? CommandName.allCases.filter { $0.rawValue.hasPrefix(typed) }
    guard let name = fitting.first else { return .notACommand(unknown(typed, given: given)) }
    guard fitting.count == 1 else {
      let names = fitting.map(\.typed).joined(separator: ", ")
      return .notACommand(Message(.ambiguousCommand, ["given": given, "names": names]))
    }
    let command = ConversationCommand(name, behind: parts.count == 2 ? parts[1].trimmed : "")
    return command.map { .command($0) } ?? .notACommand(misused(name))
  }

  /// How a command is written, for one that was written otherwise.
  private static func misused(_ name: CommandName) -> Message {
    let word: Word = name.entry.takes == .nothing ? .commandTakesNoArgument : .commandUsage
    return Message(word, ["command": name.typed, "usage": name.usage])
  }

  private static func unknown(_ typed: String, given: String) -> Message {
    let names = CommandName.allCases.map(\.rawValue)
    guard let near = NearestName.suggestion(for: typed, among: names) else {
      return Message(.unknownCommand, ["given": given])
    }
    return Message(.unknownCommandNear, ["given": given, "name": ":" + near])
  }
}
