/// Runs the commands that a form names; the program supplies one, a test can script one (DESIGN §9).
public protocol CommandRunner: Sendable {
  /// Runs a command to its end, without a shell.
  ///
  /// It sees to it that the command takes no longer than it may, and writes no more than `CommandOutcome.limit`.
  ///
  /// - Parameter request: the command, and what it is told.
  /// - Returns: what came of it.
  func run(_ request: CommandRequest) -> CommandOutcome
}

/// A command that is to be run, with the answers that it is told.
public struct CommandRequest: Sendable {
  /// The command.
  public let command: FormCommand
  /// The answers by tag, in form order; secrets are among them only where the form says so.
  public let answers: [(tag: String, value: Value)]

  /// Describes a request.
  ///
  /// - Parameters:
  ///   - command: the command.
  ///   - answers: the answers by tag.
  public init(_ command: FormCommand, answers: [(tag: String, value: Value)]) {
    self.command = command
    self.answers = answers
  }
}
