/// What the shell is told when the program ends; a signal is raised again instead.
enum ExitCode: Int32, CaseIterable, Sendable {
  /// The form was answered and everything was written.
  case done = 0
  /// Answers are missing or invalid, or an answer file is malformed.
  case invalid = 1
  /// The command line is not understood.
  case usage = 2
  /// The form, a template or an expression is wrong, or the form has commands that were not allowed.
  case form = 3
  /// A file or a stream cannot be read or written.
  case inputOutput = 4
  /// The person left without finishing.
  case cancelled = 5
  /// The input ended while a row was still to be asked.
  case endOfInput = 6
  /// A command of the form failed.
  case command = 7
  /// The time allowed by `--timeout` ran out.
  case timeout = 124

  /// What it means in a few words, as the help prints it.
  var summary: String {
    switch self {
    case .done: "done"
    case .invalid: "answers missing or invalid"
    case .usage: "wrong usage"
    case .form: "form, template or expression wrong"
    case .inputOutput: "cannot read or write"
    case .cancelled: "cancelled"
    case .endOfInput: "end of input"
    case .command: "a command failed"
    case .timeout: "timed out"
    }
  }
}
