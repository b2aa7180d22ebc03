internal import Wizard

/// `askform graph FORM`: prints the form's dependencies as DOT.
struct GraphCommand {
  let form: String
  let arguments: Arguments

  /// Runs the command.
  func run() -> ExitCode {
    do throws(CommandFailure) {
      let compiled = try FormLoader(arguments).require(form, errors: arguments.errorFormat)
      return Report.output(GraphWriter(compiled).text)
    } catch {
      return error.report(as: arguments.errorFormat)
    }
  }
}
