/// What a line of a conversation means (DESIGN §4).
enum ConversationInput: Equatable {
  /// `?`: describe the row.
  case help
  /// A command.
  case command(ConversationCommand)
  /// A line that looks like a command and is none.
  case unknownCommand(String)
  /// A command with something it does not take; the words that say so.
  case malformedCommand(Message)
  /// An answer, without the backslash that made it one.
  case reply(String)

  /// Reads a line.
  ///
  /// A command is `:` and a letter at the start. In a secret only exact command names count, and nothing
  /// is taken off or repeated.
  init(_ line: String, isSecret: Bool) {
    if isSecret {
      self =
        ConversationCommand.exact(line).map { .command($0) } ?? (line == "?" ? .help : .reply(line))
      return
    }
    let text = line.trimmed
    if text == "?" {
      self = .help
    } else if text.hasPrefix(":"), let letter = text.dropFirst().first, letter.isASCII,
      letter.isLetter
    {
      self = ConversationCommand.read(text)
    } else if text.hasPrefix("\\:") || text.hasPrefix("\\?") {
      self = .reply(String(text.dropFirst()))
    } else {
      self = .reply(line)
    }
  }
}

/// A command of a conversation.
enum ConversationCommand: Equatable {
  /// The question before, or so many before.
  case back(Int)
  /// The present text in the person's editor.
  case edit
  /// No value.
  case none
  /// The next options of a long list.
  case options
  /// The list of commands.
  case help
  /// Give up.
  case quit

  private static let names = ["back", "edit", "help", "none", "options", "quit"]

  /// The command of an exact name without arguments.
  static func exact(_ line: String) -> ConversationCommand? {
    names.contains(String(line.dropFirst())) && line.hasPrefix(":")
      ? make(String(line.dropFirst())) : nil
  }

  /// Reads a command: a name or the beginning of one, and an argument.
  static func read(_ text: String) -> ConversationInput {
    let parts = text.dropFirst().split(separator: " ", maxSplits: 1).map(String.init)
    let typed = parts[0].lowercased()
    let fitting = names.filter { $0.hasPrefix(typed) }
    guard fitting.count == 1, let command = make(fitting[0]) else {
      return .unknownCommand(":" + TerminalText.visible(parts[0]))
    }
    guard parts.count == 2 else { return .command(command) }
    guard case .back = command else {
      return .malformedCommand(Message(.commandTakesNoArgument, ["command": ":" + fitting[0]]))
    }
    guard let count = Int(parts[1].trimmed), (1...9999).contains(count) else {
      return .malformedCommand(Message(.backCount))
    }
    return .command(.back(count))
  }

  private static func make(_ name: String) -> ConversationCommand? {
    switch name {
    case "back": .back(1)
    case "edit": .edit
    case "none": ConversationCommand.none
    case "options": .options
    case "help": .help
    case "quit": .quit
    default: nil
    }
  }
}
