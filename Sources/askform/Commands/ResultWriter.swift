internal import Glibc
internal import Wizard

/// Writes the answers and the filled templates where they were asked for: files, or standard output.
struct ResultWriter {
  private let arguments: Arguments
  private let planned: [PlannedOutput]
  /// The format of each planned output that is a result.
  private let formats: [(any OutputFormat)?]
  private let templates: [TemplateFile]
  private let outputs: OutputSet
  private let form: String

  /// Looks at the outputs before the first question.
  ///
  /// - Parameters:
  ///   - arguments: the options.
  ///   - path: the form file, which no output may be.
  ///   - form: the form.
  ///   - templates: the templates, in the order given; no output may be one of them.
  /// - Throws: where an output cannot be written, or its format has no name for a key.
  init(
    _ arguments: Arguments, path: String, form: CompiledForm, templates: [TemplateFile]
  ) throws(CommandFailure) {
    self.arguments = arguments
    self.form = path
    self.templates = templates
    planned = PlannedOutput.all(of: arguments)
    formats = try ResultFormats(arguments).formats(of: planned, form: form)
    do throws(OutputError) {
      outputs = try OutputSet(paths: planned.map(\.path))
    } catch {
      throw CommandFailure(.inputOutput, error.message)
    }
    if path != "-" { try refuse(path, as: "the form itself; the result would replace it") }
    for (template, argument) in zip(templates, arguments.templates) where argument.input != "-" {
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

  /// Writes all outputs, or none; a dry run tells what it would write.
  ///
  /// - Throws: where one cannot be written.
  func write(_ session: Session) throws(CommandFailure) {
    var contents: [OutputContent] = []
    for (index, output) in planned.enumerated() {
      let isTerminal = outputs.isTerminal(index)
      let hidesSecrets = isTerminal && !arguments.showsSecrets
      switch output.content {
      case .result:
        let format = formats[index] ?? JSONFormat()
        let content = try result(session, as: format, hidesSecrets: hidesSecrets)
        contents.append(isTerminal ? content.endingLine : content)
      case .template(let index):
        contents.append(try filled(templates[index], session, hidesSecrets: hidesSecrets))
      case .answers:
        let bytes = SavedAnswersWriter.bytes(of: session, form: form, isFinished: true)
        contents.append(OutputContent(bytes: bytes))
      }
    }
    let report = ChangeReport(form: session.form, arguments: arguments)
    do throws(OutputError) {
      if arguments.showsChanges || arguments.isDryRun {
        for (change, content) in zip(
          try outputs.changes(contents, force: arguments.isForced), contents)
        {
          report.announce(change, content)
        }
      }
      if arguments.isDryRun { return }
      report.conclude(try outputs.write(contents, force: arguments.isForced))
    } catch {
      throw CommandFailure(.inputOutput, error.message)
    }
  }

  private func result(
    _ session: Session, as format: any OutputFormat, hidesSecrets: Bool
  ) throws(CommandFailure) -> OutputContent {
    var tree = OutputTree()
    session.forEachResult(withSecrets: !hidesSecrets, withNulls: arguments.writesNulls) {
      tree.add($1, at: $0)
    }
    let secrets = session.secretsInResults
    if hidesSecrets, !secrets.isEmpty { noteLeftOut(secrets, session) }
    do throws(UnwritableValue) {
      return OutputContent(
        bytes: try format.bytes(of: tree.root), holdsSecret: !secrets.isEmpty && !hidesSecrets)
    } catch {
      throw CommandFailure(.inputOutput, error.message(in: session.form.language))
    }
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

extension OutputContent {
  /// The same with a line break at its end: a prompt of the shell is to stand on a line of its own.
  fileprivate var endingLine: OutputContent {
    guard let last = bytes.last, last != UInt8(ascii: "\n") else { return self }
    return OutputContent(bytes: bytes + "\n".utf8, holdsSecret: holdsSecret)
  }
}
