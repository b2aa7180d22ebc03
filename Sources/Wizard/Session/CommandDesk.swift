internal import Synchronization

/// Has the commands of a form run, each once for the same question, and keeps what came of them.
///
/// The copies of a session share one: a command that a trial has run need not run again.
final class CommandDesk: Sendable {
  private struct Book {
    var outcomes: [String: CommandOutcome] = [:]
    var failures: [FormCommandFailure] = []
    var missed: [FormCommandFailure] = []
  }

  /// What runs the commands.
  let runner: any CommandRunner
  private let book = Mutex(Book())

  /// Opens a desk.
  init(_ runner: any CommandRunner) {
    self.runner = runner
  }

  /// Runs a command, or tells what came of it before.
  ///
  /// - Parameters:
  ///   - request: the command, and what it is told.
  ///   - key: what decides about its output; nothing for a command that is run each time.
  /// - Returns: what came of it.
  func outcome(of request: CommandRequest, key: String?) -> CommandOutcome {
    if let key, let known = book.withLock({ $0.outcomes[key] }) { return known }
    let outcome = runner.run(request)
    if let key { book.withLock { $0.outcomes[key] = outcome } }
    return outcome
  }

  /// Takes note of a failure without which the form cannot go on.
  func note(_ failure: FormCommandFailure) {
    book.withLock { if !$0.failures.contains(failure) { $0.failures.append(failure) } }
  }

  /// Takes note of a failure that only means that there is no default.
  func noteMissed(_ failure: FormCommandFailure) {
    book.withLock { if !$0.missed.contains(failure) { $0.missed.append(failure) } }
  }

  /// The failures without which the form cannot go on.
  var failures: [FormCommandFailure] { book.withLock { $0.failures } }

  /// The failures of defaults since the last call.
  func takeMissed() -> [FormCommandFailure] {
    book.withLock { book in
      defer { book.missed = [] }
      return book.missed
    }
  }
}
