internal import Wizard

/// One output of a run: where it goes, and what is written there.
struct PlannedOutput {
  /// What is written.
  enum Content {
    /// The answers in a format; nothing where the name of the file, or of no file, decides.
    case result
    /// The template of that place in the order given.
    case template(Int)
    /// The answers as they were given, to be given again.
    case answers
  }

  /// The file as it was named; `-` is standard output.
  let path: String
  let content: Content

  /// All outputs that a command line asks for: a template without a file of its own takes the place of the result.
  static func all(of arguments: Arguments) -> [PlannedOutput] {
    var outputs: [PlannedOutput] = []
    let replacing = arguments.templates.firstIndex { $0.output == nil }
    for (index, template) in arguments.templates.enumerated() {
      guard let path = template.output else { continue }
      outputs.append(PlannedOutput(path: path, content: .template(index)))
    }
    let result = replacing.map { Content.template($0) } ?? .result
    let isNowhere = arguments.outputFiles.isEmpty && (replacing != nil || outputs.isEmpty)
    for path in isNowhere ? ["-"] : arguments.outputFiles {
      outputs.append(PlannedOutput(path: path, content: result))
    }
    if let path = arguments.saveFile {
      outputs.append(PlannedOutput(path: path, content: .answers))
    }
    return outputs
  }
}
