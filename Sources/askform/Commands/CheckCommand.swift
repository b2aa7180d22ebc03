internal import Wizard

/// `askform check FORM…`: reports the errors and warnings of forms.
struct CheckCommand {
  let forms: [String]
  let arguments: Arguments

  /// Runs the command.
  ///
  /// - Returns: `form` where a form has an error, `inputOutput` where one cannot be read, else `done`.
  func run() -> ExitCode {
    var code = ExitCode.done
    var diagnostics: [Diagnostic] = []
    for form in forms {
      do throws(CommandFailure) {
        let loaded = try FormLoader(arguments).load(form)
        let warnings = loaded.form.map { FormAnalysis($0).warnings } ?? []
        diagnostics += (loaded.diagnostics + warnings).inOrderOfPlace
        if loaded.form == nil, code == .done { code = .form }
      } catch {
        code = error.code
        guard let message = error.message else { continue }
        switch arguments.errorFormat {
        case .text: Report.error(message)
        // One array for all forms.
        case .json: diagnostics.append(error.diagnostic(message))
        }
      }
    }
    switch arguments.errorFormat {
    case .text: Report.diagnostics(diagnostics)
    case .json:
      Report.write(DiagnosticReport(diagnostics.filter { $0.severity == .error }).json)
    }
    return code
  }
}
