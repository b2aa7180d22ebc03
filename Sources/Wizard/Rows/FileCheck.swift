/// Holds a path against what stands there when it is looked at.
struct FileCheck: Check {
  /// Whether there must be something.
  let mustExist: Bool
  /// Whether what is there must be a folder, and else a file.
  let isDirectory: Bool

  var rules: [Rule] { [.mustExist, .type] }
  var looksAround: Bool { true }
  var limits: [Message] {
    mustExist ? [Message(isDirectory ? .folderMustExist : .fileMustExist)] : []
  }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    guard case .string(let path) = value else { return .passes }
    let given = ["given": path.quotedForMessage]
    switch FilePath.kind(of: path) {
    case .nothing where mustExist:
      let word = isDirectory ? Word.noSuchFolder : .noSuchFile
      return .refused(Refusal(.mustExist, Message(word, given)))
    case .file where isDirectory: return .refused(Refusal(.type, Message(.notAFolder, given)))
    case .folder where !isDirectory: return .refused(Refusal(.type, Message(.isAFolder, given)))
    case .nothing, .file, .folder: return .passes
    }
  }
}
