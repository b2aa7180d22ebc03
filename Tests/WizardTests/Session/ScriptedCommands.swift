import Synchronization

@testable import Wizard

/// Commands that a test scripts: what each ends with, and what it was told.
final class ScriptedCommands: CommandRunner {
  private let outcome: @Sendable (_ words: [String], _ answers: [String: Value]) -> CommandOutcome
  private let calls = Mutex<[String]>([])

  /// Scripts commands.
  init(
    _ outcome: @escaping @Sendable (_ words: [String], _ answers: [String: Value]) -> CommandOutcome
  ) {
    self.outcome = outcome
  }

  /// Scripts commands that write the same whatever they are told.
  convenience init(writing text: String, status: Int32 = 0) {
    self.init { _, _ in .ended(status: status, output: Array(text.utf8)) }
  }

  func run(_ request: CommandRequest) -> CommandOutcome {
    let answers = request.answers.map { "\($0.tag)=\($0.value.inWords)" }
    calls.withLock { $0.append(([request.command.line] + answers).joined(separator: " ")) }
    let told = Dictionary(request.answers.map { ($0.tag, $0.value) }) { $1 }
    return outcome(request.command.words, told)
  }

  /// The commands that were run since the last look, with what they were told.
  var taken: [String] {
    calls.withLock { calls in
      defer { calls = [] }
      return calls
    }
  }
}

extension Walk {
  /// Starts a walk whose commands are scripted.
  init(
    _ form: String, running commands: ScriptedCommands, answers: String? = nil,
    asking mode: AskMode = .missing
  ) throws {
    try self.init(Walk.form(form), running: commands, answers: answers, asking: mode)
  }
}
