/// Demands that a file's name ends in one of some endings, in any case.
struct ExtensionsCheck: Check {
  /// The endings in lower case, without the dot; one may have dots of its own.
  let extensions: [String]

  var rules: [Rule] { [.extensions] }
  var limits: [Message] { [Message(.extensionsAre, ["extensions": list])] }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    guard case .string(let path) = value else { return .passes }
    if allows(path) { return .passes }
    let arguments = ["given": path.quotedForMessage, "extensions": list]
    return .refused(Refusal(.extensions, Message(.wrongExtension, arguments)))
  }

  /// Whether a path ends so; a name that is nothing but an ending has none.
  func allows(_ path: String) -> Bool {
    let name = FilePath.name(of: path).lowercased()
    return extensions.contains { name.hasSuffix("." + $0) && name.count > $0.count + 1 }
  }

  private var list: String { extensions.map { "." + $0 }.joined(separator: ", ") }
}
