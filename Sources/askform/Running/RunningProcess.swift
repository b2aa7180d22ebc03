internal import CSpawn
internal import Glibc
internal import Terminal
internal import Wizard

/// A command while it runs, in a session of its own and with nothing open but its three streams.
final class RunningProcess {
  /// How long to wait at most, in milliseconds, before looking whether the process has ended.
  private static let slice: Int32 = 20

  private let process: pid_t
  private let output: ProcessOutput
  private let errors: ProcessOutput

  /// Starts a command.
  ///
  /// - Parameters:
  ///   - request: the command, and what it reads.
  ///   - environment: its variables, as `NAME=VALUE`.
  ///   - errors: takes each line that it writes on standard error.
  /// - Throws: where it cannot be started.
  init(
    _ request: CommandRequest, environment: [String], errors: ((String) -> Void)?
  ) throws(ProcessFault) {
    let words = CStrings(request.command.words)
    let variables = CStrings(environment)
    let output = try ProcessOutput(lines: nil)
    let errorOutput = try ProcessOutput(lines: errors ?? { _ in })
    let process = request.input.withUnsafeBytes { input in
      cspawn_start(
        words.pointers, variables.pointers, input.baseAddress, input.count, output.programEnd,
        errorOutput.programEnd)
    }
    let code = errno
    output.closeProgramEnd()
    errorOutput.closeProgramEnd()
    if process < 0 { throw ProcessFault(code: code) }
    self.process = process
    self.output = output
    self.errors = errorOutput
  }

  /// Waits for the end of the command; one that takes too long or writes too much is ended with all it started.
  ///
  /// - Parameter limit: how many milliseconds it may take.
  /// - Returns: what came of it.
  func outcome(within limit: Int) -> CommandOutcome {
    let deadline = RunningProcess.milliseconds + limit
    while true {
      if let status = status(waiting: false) {
        let isWhole = readOutputs()
        errors.endLine()
        return isWhole ? outcome(status: status) : .wroteTooMuch
      }
      // At a terminal the signal may have come before it was held, or the terminal hang up without one.
      let signal = TerminalConsole.endingSignal ?? cspawn_held_signal()
      if signal != 0 { return ended(as: .signalled(signal)) }
      let left = deadline - RunningProcess.milliseconds
      if left <= 0 { return ended(as: .timedOut) }
      wait(Int32(min(Int(RunningProcess.slice), left)))
      if !readOutputs() { return ended(as: .wroteTooMuch) }
    }
  }

  private func outcome(status: Int32) -> CommandOutcome {
    let signal = status & 0x7F
    if signal != 0 { return .signalled(signal) }
    return .ended(status: status >> 8 & 0xFF, output: output.bytes)
  }

  /// Ends the command and all it has started in its session.
  private func ended(as outcome: CommandOutcome) -> CommandOutcome {
    kill(-process, SIGKILL)
    _ = status(waiting: true)
    errors.endLine()
    return outcome
  }

  /// How the process ended; nothing while it runs.
  private func status(waiting: Bool) -> Int32? {
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, waiting ? 0 : WNOHANG)
      if ended == process { return status }
      if ended == 0 { return nil }
      if errno != EINTR { return 0 }
    }
  }

  /// Waits until there is something to read, or for the time given.
  private func wait(_ time: Int32) {
    var requests = [output, errors].filter(\.isOpen)
      .map { pollfd(fd: $0.readingEnd, events: Int16(POLLIN), revents: 0) }
    // A process that has closed its streams is about to end.
    _ = poll(&requests, nfds_t(requests.count), requests.isEmpty ? 1 : time)
  }

  /// Takes what there is to read.
  ///
  /// - Returns: whether it is no more than may be.
  private func readOutputs() -> Bool {
    let isOutputWhole = output.read()
    return errors.read() && isOutputWhole
  }

  private static var milliseconds: Int {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return now.tv_sec * 1000 + now.tv_nsec / 1_000_000
  }
}
