/// How a command ended.
public enum CommandOutcome: Equatable, Sendable {
  /// How many bytes a command may write.
  public static let limit = 1 << 20

  /// By itself, with this status and what it had written on standard output.
  case ended(status: Int32, output: [UInt8])
  /// By this signal.
  case signalled(Int32)
  /// It took longer than it may, and was ended.
  case timedOut
  /// It wrote more than it may, and was ended.
  case wroteTooMuch
  /// It could not be started, for this reason.
  case notStarted(reason: String)

  /// What the command wrote, where it ended with status 0.
  ///
  /// - Parameter command: the command, for a message.
  /// - Returns: the text.
  /// - Throws: why there is none.
  func text(of command: FormCommand) throws(FormCommandFailure) -> String {
    guard case .ended(let status, let output) = self, status == 0 else {
      throw failure(of: command)
    }
    guard let text = String(validating: output, as: UTF8.self) else {
      throw FormCommandFailure(command, Message(.commandNoText))
    }
    return text
  }

  /// Why the command failed.
  func failure(of command: FormCommand) -> FormCommandFailure {
    FormCommandFailure(command, reason(of: command))
  }

  private func reason(of command: FormCommand) -> Message {
    switch self {
    case .ended(let status, _): return Message(.commandStatus, ["status": String(status)])
    case .signalled(let signal): return Message(.commandSignal, ["signal": String(signal)])
    case .timedOut:
      let seconds = ExactDecimal(significand: Int128(command.timeout), scale: 3).normalized
      return Message(.commandTimedOut, ["seconds": seconds.description])
    case .wroteTooMuch:
      return Message(.commandTooMuch, ["limit": String(CommandOutcome.limit)])
    case .notStarted(let reason): return Message(.commandMissing, ["reason": reason])
    }
  }
}
