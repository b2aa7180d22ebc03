/// What a line of a conversation means (DESIGN §4).
enum ConversationInput: Equatable {
  /// `?`: describe the row.
  case help
  /// A command.
  case command(ConversationCommand)
  /// A line that looks like a command and cannot be performed; the words that say why.
  case notACommand(Message)
  /// An answer, without the backslash that made it one.
  case reply(String)

  /// Reads a line.
  ///
  /// A command is `:` and a letter at the start. In a secret only exact command names count, and nothing
  /// is taken off or repeated.
  init(_ line: String, isSecret: Bool) {
    if isSecret {
      self = ConversationCommand.exactly(line) ?? (line == "?" ? .help : .reply(line))
      return
    }
    let text = line.trimmed
    if text == "?" {
      self = .help
    } else if Self.isCommand(text) {
      self = ConversationCommand.read(text)
    } else if text.hasPrefix("\\:") || text.hasPrefix("\\?") {
      self = .reply(String(text.dropFirst()))
    } else {
      self = .reply(line)
    }
  }

  /// Whether a text begins as commands do, with `:` and a letter.
  static func isCommand(_ text: String) -> Bool {
    let bytes = text.utf8.prefix(2)
    return bytes.first == UInt8(ascii: ":")
      && bytes.dropFirst().contains { (0x61...0x7A).contains($0 | 0x20) }
  }

  /// A text of an answer as it is typed, so that it is not taken for a command.
  ///
  /// - Parameter text: the text.
  /// - Returns: the line; nothing where no line is read as this text.
  static func line(for text: String) -> String? {
    [text, "\\" + text].first { ConversationInput($0, isSecret: false) == .reply(text) }
  }
}
