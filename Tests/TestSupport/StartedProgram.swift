import CPTY
import Foundation

/// A running program; it is killed when it is dropped before it ended.
final class StartedProgram {
  /// Its process id, which is its process group and session too.
  let processID: pid_t
  private(set) var outcome: ProgramOutcome?

  /// The environment of a test: nothing of the machine's but the path and what coverage needs.
  static func environment(_ changes: [String: String?], home: String) -> [String] {
    let own = ProcessInfo.processInfo.environment
    var values = ["HOME": home, "LC_ALL": "C.UTF-8", "TERM": "xterm", "TZ": "UTC"]
    for name in ["PATH", "LLVM_PROFILE_FILE"] { values[name] = own[name] }
    for (name, value) in changes { values[name] = value }
    return values.map { "\($0.key)=\($0.value)" }
  }

  /// Starts a program.
  init(
    path: String, arguments: [String], environment: [String], folder: String,
    descriptors: (input: Int32, output: Int32, errors: Int32), terminal: Int32
  ) throws {
    let argumentCopies = ([path] + arguments).map { strdup($0) } + [nil]
    let environmentCopies = environment.map { strdup($0) } + [nil]
    defer { (argumentCopies + environmentCopies).forEach { free($0) } }
    let started = path.withCString { path in
      folder.withCString { folder in
        argumentCopies.withUnsafeBufferPointer { arguments in
          environmentCopies.withUnsafeBufferPointer { environment in
            var program = cpty_program(
              path: path, arguments: arguments.baseAddress, environment: environment.baseAddress,
              folder: folder, input: descriptors.input, output: descriptors.output,
              errors: descriptors.errors)
            return cpty_start(&program, terminal)
          }
        }
      }
    }
    guard started > 0 else { throw ProgramFailure.notStarted(errno: errno) }
    processID = started
  }

  deinit {
    guard outcome == nil else { return }
    kill(processID, SIGKILL)
    var status: Int32 = 0
    waitpid(processID, &status, 0)
  }

  /// Whether it has ended; asks and does not wait.
  func hasEnded() -> Bool {
    guard outcome == nil else { return true }
    var status: Int32 = 0
    guard waitpid(processID, &status, WNOHANG) == processID else { return false }
    outcome = ProgramOutcome(waitStatus: status)
    return true
  }

  /// Sends it a signal.
  func signal(_ signal: Int32) {
    kill(processID, signal)
  }
}
