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
      self =
        ConversationCommand(exactly: line).map { .command($0) }
        ?? (line == "?" ? .help : .reply(line))
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
