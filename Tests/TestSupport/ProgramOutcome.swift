import Foundation

/// How a program ended.
public enum ProgramOutcome: Equatable, Sendable {
  /// By itself, with this exit code.
  case exited(Int32)
  /// By this signal.
  case signalled(Int32)

  /// Reads what `waitpid` says of an ended process.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(waitStatus >> 8 & 0xFF) : .signalled(signal)
  }
}

/// Why a program could not be driven as a test wants.
public enum ProgramFailure: Error, CustomStringConvertible {
  /// It could not be started.
  case notStarted(errno: Int32)
  /// It did not end in time and was killed.
  case timedOut(shown: String)
  /// The text did not appear in time.
  case notShown(expected: String, shown: String)

  /// The failure in words, with what was on the screen.
  public var description: String {
    switch self {
    case .notStarted(let errno): "not started: \(String(cString: strerror(errno)))"
    case .timedOut(let shown): "not ended in time; shown so far:\n\(shown)"
    case .notShown(let expected, let shown): "\(expected) not shown; shown so far:\n\(shown)"
    }
  }
}
