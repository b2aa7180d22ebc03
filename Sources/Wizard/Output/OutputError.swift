/// Why outputs could not be written; nothing was changed then, unless it says so.
public indirect enum OutputError: Error, Equatable, Sendable {
  /// The system refused, with its error number.
  case refused(path: String, code: Int32)
  /// The folder the file would be in does not exist.
  case missingFolder(path: String, folder: String)
  /// The file has changed since the start of the run.
  case changed(path: String)
  /// Two outputs are the same file.
  case namedTwice(path: String, other: String)
  /// The new file cannot be given the owner and group of the one it replaces.
  case ownerNotKept(path: String)
  /// A signal came that ends the program, while a pipe or a device was written.
  case interrupted(path: String)
  /// What was written beside or in place of a file that was not there could not be removed again.
  case leftBehind(path: String, spare: String, cause: OutputError)
  /// The old file could not be given its name again.
  case notPutBack(path: String, old: String, cause: OutputError)

  /// What went wrong and why, in lower case and without a full stop.
  public var message: String {
    switch self {
    case .refused(let path, let code):
      "cannot write \"\(path)\": \(SystemError.words(for: code))"
    case .missingFolder(let path, let folder):
      "cannot write \"\(path)\": there is no folder \"\(folder)\""
    case .changed(let path):
      "cannot write \"\(path)\": it has changed since the start; --force replaces it all the same"
    case .namedTwice(let path, let other):
      path == other
        ? "cannot write \"\(path)\" twice"
        : "cannot write both \"\(path)\" and \"\(other)\": they are the same file"
    case .ownerNotKept(let path):
      "cannot write \"\(path)\": its owner cannot be kept"
    case .interrupted(let path):
      "cannot write \"\(path)\": a signal came"
    case .leftBehind(_, let spare, let cause):
      cause.message + "; \"\(spare)\" could not be removed"
    case .notPutBack(let path, let old, let cause):
      cause.message + "; what \"\(path)\" held is in \"\(old)\" and could not be put back"
    }
  }
}
