internal import Wizard

/// `askform convert FORM`: prints a form as JSON in askform's own format.
struct ConvertCommand {
  let form: String
  let arguments: Arguments

  /// Runs the command; what is worth knowing of the form goes to standard error.
  func run() -> ExitCode {
    do throws(CommandFailure) {
      let loaded = try FormLoader(arguments).load(form)
      switch arguments.errorFormat {
      case .text: Report.diagnostics(loaded.diagnostics)
      case .json where loaded.form == nil:
        Report.write(DiagnosticReport(loaded.diagnostics.filter { $0.severity == .error }).json)
      case .json: break
      }
      guard let compiled = loaded.form else { return .form }
      return Report.output(
        String(decoding: FormWriter.json(of: compiled.written), as: UTF8.self))
    } catch {
      return error.report(as: arguments.errorFormat)
    }
  }
}
