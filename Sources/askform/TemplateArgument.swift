internal import Wizard

/// A template to fill, and where its text goes.
struct TemplateArgument: Equatable, Sendable {
  /// The template's file; `-` is standard input.
  let input: String
  /// The file that is written, `-` for standard output; nothing where the text takes the place of the result.
  let output: String?

  /// Splits an argument of `--template` at its first `:`, or at the one behind `.mustache`, where there is that.
  ///
  /// - Parameter text: the argument as given; not empty.
  init(_ text: String) {
    let ending = ".mustache:"
    let bytes = text.utf8
    let start = bytes.indices.first { bytes[$0...].starts(with: ending.utf8) }
    let colon =
      start.map { bytes.index($0, offsetBy: ending.utf8.count - 1) }
      ?? bytes.firstIndex(of: UInt8(ascii: ":"))
    guard let colon else {
      self.init(input: text, output: nil)
      return
    }
    self.init(
      input: String(text[..<colon]), output: String(text[bytes.index(after: colon)...]))
  }

  private init(input: String, output: String?) {
    self.input = input
    self.output = output
  }
}

extension Arguments {
  /// Finds what is wrong with templates and outputs together.
  func checkTemplates() throws(UsageError) {
    let option = Option.template.longName
    for template in templates {
      guard !template.input.isEmpty, template.output != "" else {
        throw .missingArgument(option: option, argument: Option.template.argument ?? "")
      }
    }
    if escape != nil, templates.isEmpty {
      throw .missingCompanion(Option.escape.longName, companion: option)
    }
    let replacing = templates.filter { $0.output == nil }
    guard let first = replacing.first else { return }
    if replacing.count > 1 { throw .templatesCollide(first.input, replacing[1].input) }
    if format != nil { throw .replacedResult(first.input, by: "\"\(Option.format.longName)\"") }
    for path in outputFiles {
      let format = TemplateNotations.name(ofFile: path)
      let notation = TemplateNotations.name(ofFile: first.input)
      if format != "none", format != notation {
        throw .replacedResult(first.input, by: "\"\(path)\"")
      }
    }
  }
}
