internal import Wizard

/// `askform example FORM`: prints an answer file to fill in.
struct ExampleCommand {
  let form: String
  let arguments: Arguments

  /// Runs the command.
  func run() -> ExitCode {
    do throws(CommandFailure) {
      let compiled = try FormLoader(arguments).require(form, errors: arguments.errorFormat)
      var session = Session(compiled, asking: .never)
      session.start()
      let notation = arguments.format.flatMap { ExampleWriter.Notation(rawValue: $0) } ?? .yaml
      return Report.output(ExampleWriter(session, as: notation).text)
    } catch {
      return error.report(as: arguments.errorFormat)
    }
  }
}
