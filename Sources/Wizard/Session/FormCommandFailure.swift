/// Why a command of a form was of no use.
public struct FormCommandFailure: Error, Equatable, Sendable {
  /// The command.
  public let command: FormCommand
  /// What is wrong, in a phrase that goes on from the command.
  public let reason: Message

  /// Describes a failure.
  init(_ command: FormCommand, _ reason: Message) {
    self.command = command
    self.reason = reason
  }

  /// The failure in a sentence: whose command it was, which, and what became of it.
  public var message: Message {
    Message(
      .commandFailed, ["owner": command.owner, "command": command.shortLine],
      parts: ["reason": reason])
  }

  /// The failure where it only means that there is no default.
  public var asMissedDefault: Message { Message(.missedDefault, parts: ["failure": message]) }
}
