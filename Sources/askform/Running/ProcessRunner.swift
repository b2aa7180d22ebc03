internal import CSpawn
internal import Glibc
internal import Wizard

/// Runs the commands of a form as processes (DESIGN §9).
struct ProcessRunner: CommandRunner {
  /// What the names of variables begin with that give answers, so that they are no command's business.
  private let answerPrefix: String?
  /// Whether what commands write on standard error is passed on.
  private let passesErrors: Bool

  /// Prepares to run commands as the command line wants it.
  init(_ arguments: Arguments) {
    answerPrefix = arguments.variablePrefix
    // A report for programs stands alone on standard error.
    passesErrors = arguments.errorFormat == .text
  }

  func run(_ request: CommandRequest) -> CommandOutcome {
    // A signal that asks the program to end ends the command first.
    cspawn_hold_signals()
    defer { cspawn_let_signals() }
    do throws(ProcessFault) {
      let lines: ((String) -> Void)? = passesErrors ? { Report.line($0) } : nil
      let process = try RunningProcess(
        request, environment: environment(of: request), errors: lines)
      return process.outcome(within: request.command.timeout)
    } catch {
      return .notStarted(reason: SystemError.words(for: error.code))
    }
  }

  /// The program's own environment, with the answers and without what only the program was told.
  private func environment(of request: CommandRequest) -> [String] {
    let withheld = request.command.sharesSecrets ? nil : answerPrefix
    let own = Environment.entries.filter { entry in
      let isAnswer = withheld.map { !$0.isEmpty && entry.hasPrefix($0) } ?? false
      return !isAnswer && !entry.hasPrefix(CommandRequest.variablePrefix)
    }
    return own + request.variables.map { "\($0.name)=\($0.value)" }
  }
}

/// Why a process could not be started.
struct ProcessFault: Error {
  /// The error number of the system.
  let code: Int32
}
