internal import Glibc
internal import Wizard

/// Writes the answers and the filled templates where they were asked for: files, or standard output.
struct ResultWriter {
  private let arguments: Arguments
  private let planned: [PlannedOutput]
  private let templates: [TemplateFile]
  private let outputs: OutputSet
  private let form: String

  /// Looks at the outputs before the first question.
  ///
  /// - Parameters:
  ///   - arguments: the options.
  ///   - form: the form file, which no output may be.
  ///   - templates: the templates, in the order given; no output may be one of them.
  /// - Throws: where one of the outputs cannot be written, or has no format.
  init(_ arguments: Arguments, form: String, templates: [TemplateFile]) throws(CommandFailure) {
    self.arguments = arguments
    self.form = form
    self.templates = templates
    planned = PlannedOutput.all(of: arguments)
    for output in planned {
      if case .result = output.content { _ = try Self.format(of: output.path, arguments) }
    }
    do throws(OutputError) {
      outputs = try OutputSet(paths: planned.map(\.path))
    } catch {
      throw CommandFailure(.inputOutput, error.message)
    }
    if form != "-" { try refuse(form, as: "the form itself; the result would replace it") }
    for template in templates {
      try refuse(template.path, as: "a template itself; its text would replace it")
    }
  }

  /// Refuses a file as an output.
  private func refuse(_ input: String, as words: String) throws(CommandFailure) {
    for path in outputs.paths where path != "-" {
      guard let output = FileSnapshot(path: path), let input = FileSnapshot(path: input),
        output.isSameFile(as: input)
      else { continue }
      throw CommandFailure(.usage, "\"\(path)\" is \(words)")
    }
  }

  private static func format(
    of path: String, _ arguments: Arguments
  ) throws(CommandFailure) -> any OutputFormat {
    let formats = OutputFormats()
    do throws(UnknownFormat) {
      return try formats.format(named: arguments.format ?? path.formatExtension ?? "json")
    } catch {
      throw CommandFailure(.usage, error.message + "; say which with -f")
    }
  }

  /// Writes all outputs, or none.
  ///
  /// - Throws: where one cannot be written.
  func write(_ session: Session) throws(CommandFailure) {
    var contents: [OutputContent] = []
    for output in planned {
      let hidesSecrets = output.path == "-" && isatty(STDOUT_FILENO) == 1 && !arguments.showsSecrets
      switch output.content {
      case .result:
        contents.append(try result(session, for: output.path, hidesSecrets: hidesSecrets))
      case .template(let index):
        contents.append(try filled(templates[index], session, hidesSecrets: hidesSecrets))
      case .answers:
        let bytes = SavedAnswersWriter.bytes(of: session, form: form, isFinished: true)
        contents.append(OutputContent(bytes: bytes))
      }
    }
    do throws(OutputError) {
      for path in try outputs.write(contents) {
        Report.note("\"\(path)\" holds a secret, and others can read it", arguments)
      }
    } catch {
      throw CommandFailure(.inputOutput, error.message)
    }
  }

  private func result(
    _ session: Session, for path: String, hidesSecrets: Bool
  ) throws(CommandFailure) -> OutputContent {
    var tree = OutputTree()
    session.forEachResult(withSecrets: !hidesSecrets) { path, value in tree.add(value, at: path) }
    let secrets = session.secretsInResults
    if hidesSecrets, !secrets.isEmpty { noteLeftOut(secrets, session) }
    let format = try Self.format(of: path, arguments)
    return OutputContent(
      bytes: format.bytes(of: tree.root), holdsSecret: !secrets.isEmpty && !hidesSecrets)
  }

  private func filled(
    _ template: TemplateFile, _ session: Session, hidesSecrets: Bool
  ) throws(CommandFailure) -> OutputContent {
    let content = try filled(template, AnswerContext(session), session)
    guard hidesSecrets, content.holdsSecret else { return content }
    noteLeftOut(session.secretsInResults, session)
    return try filled(template, AnswerContext(session, showsSecrets: false), session)
  }

  private func filled(
    _ template: TemplateFile, _ context: AnswerContext, _ session: Session
  ) throws(CommandFailure) -> OutputContent {
    let filled = template.filled(
      with: context, isLax: arguments.isLax, language: session.form.language)
    try TemplateLoader.stop(
      for: filled.diagnostics, arguments, with: filled.isOfAnswers ? .inputOutput : .form)
    return filled.content ?? OutputContent(bytes: [])
  }

  private func noteLeftOut(_ secrets: [String], _ session: Session) {
    let tags = secrets.joined(separator: ", ")
    Report.note(
      Message(.secretLeftOut, ["tags": tags]).text(in: session.form.language), arguments)
  }
}

extension String {
  /// The extension of a file name, where it is one that names a format of data.
  fileprivate var formatExtension: String? {
    let name = split(separator: "/").last ?? ""
    guard let point = name.lastIndex(of: "."), point != name.startIndex else { return nil }
    let ending = name[name.index(after: point)...].lowercased()
    let known = ["json", "yaml", "yml", "toml", "ini", "env", "sh", "properties", "csv"]
    return known.contains(ending) ? ending : nil
  }
}
