internal import Glibc
internal import Wizard

/// Reads and checks the templates of a run before the first question.
struct TemplateLoader {
  let arguments: Arguments

  /// Reads all templates and the partials beside them.
  ///
  /// - Parameter form: the form whose answers they are filled with.
  /// - Returns: the templates, in the order given.
  /// - Throws: that one cannot be read, or is wrong; what is wrong is printed.
  func templates(for form: CompiledForm) throws(CommandFailure) -> [TemplateFile] {
    var files: [TemplateFile] = []
    var findings: [Diagnostic] = []
    for template in arguments.templates {
      let bytes: [UInt8]
      do throws(StreamError) {
        bytes = try InputFile.bytes(
          of: template.input, deadline: Deadline(in: arguments.timeLimit))
      } catch {
        throw CommandFailure(error.exitCode, error.message)
      }
      var file = TemplateFile(
        path: template.input == "-" ? StandardStreams.inputName : template.input, bytes: bytes,
        notation: arguments.escape, read: Self.read)
      findings += file.findings(for: form, isLax: arguments.isLax)
      files.append(file)
    }
    if findings.contains(where: { $0.severity == .error }) {
      try TemplateLoader.stop(for: findings, arguments, with: .form)
    } else if arguments.showsNotes {
      Report.diagnostics(findings)
    }
    return files
  }

  /// Reads a partial.
  private static func read(_ path: String) -> TemplateFile.Reading {
    do throws(StreamError) {
      return .bytes(try InputFile.bytes(of: path))
    } catch {
      if case .unreadable(_, ENOENT) = error { return .missing }
      return .failed(error.message)
    }
  }

  /// Reports what is wrong with templates, if anything is, and ends the command.
  static func stop(
    for findings: [Diagnostic], _ arguments: Arguments, with code: ExitCode
  ) throws(CommandFailure) {
    guard !findings.isEmpty else { return }
    switch arguments.errorFormat {
    case .text: Report.diagnostics(findings)
    case .json: Report.write(DiagnosticReport(findings).json)
    }
    throw CommandFailure(code, nil)
  }
}
