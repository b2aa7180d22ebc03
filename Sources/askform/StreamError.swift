internal import Wizard

/// Why a file or a stream could not be read or written; exit code `inputOutput` but for `nul` and
/// `malformed`, which are answers that are invalid.
enum StreamError: Error, Equatable, Sendable {
  /// The system refused to read, with its error number.
  case unreadable(name: String, code: Int32)
  /// The system refused to write, with its error number.
  case unwritable(name: String, code: Int32)
  /// More bytes than are read; the limit in bytes.
  case tooLarge(name: String, limit: Int)
  /// What is read did not come, or not to its end, in time.
  case timedOut(name: String)
  /// A NUL in a line, counted from 1.
  case nul(name: String, line: Int)
  /// Bytes in a line, counted from 1, that are not UTF-8.
  case malformed(name: String, line: Int)

  /// What went wrong and why, in lower case and without a full stop.
  var message: String {
    switch self {
    case .unreadable(let name, let code):
      "cannot read \(name): \(SystemError.words(for: code))"
    case .unwritable(let name, let code):
      "cannot write \(name): \(SystemError.words(for: code))"
    case .tooLarge(let name, let limit):
      "cannot read \(name): it is larger than \(limit >> 20) MiB"
    case .timedOut(let name):
      "\(name) did not end in time"
    case .nul(let name, let line):
      "line \(line) of \(name) has a NUL character"
    case .malformed(let name, let line):
      "line \(line) of \(name) is not valid UTF-8"
    }
  }

  /// What the program ends with.
  var exitCode: ExitCode {
    switch self {
    case .unreadable, .unwritable, .tooLarge: .inputOutput
    case .timedOut: .timeout
    case .nul, .malformed: .invalid
    }
  }
}
