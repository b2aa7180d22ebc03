internal import Glibc

extension ExitCode {
  /// Ends the process while something is still alive.
  ///
  /// The system takes all memory back at once; freeing a large form piece by piece just before takes
  /// as long as answering it.
  ///
  /// - Parameter kept: what is not freed.
  func endProcess<Kept>(keeping kept: Kept) -> Never {
    withExtendedLifetime(kept) { exit(rawValue) }
  }
}

/// The program: reads the command line, runs one command and exits with its code.
@main
struct Main {
  static func main() {
    exit(run().rawValue)
  }

  private static func run() -> ExitCode {
    let arguments: Arguments
    do throws(UsageError) {
      arguments = try Arguments(Arguments.ofProcess())
    } catch {
      Report.error(error.message)
      Report.line(UsageError.pointer)
      return .usage
    }
    switch arguments.command {
    case .help: return Report.output(Arguments.help)
    case .version: return Report.output(Arguments.version + "\n")
    case .run(let form): return RunCommand(form: form, arguments: arguments).run()
    case .check(let forms): return CheckCommand(forms: forms, arguments: arguments).run()
    case .eval(let expression): return EvalCommand(expression, arguments: arguments).run()
    case .explain(let form, let tag):
      return ExplainCommand(form: form, tag: tag, arguments: arguments).run()
    case .graph(let form): return GraphCommand(form: form, arguments: arguments).run()
    case .example(let form): return ExampleCommand(form: form, arguments: arguments).run()
    case .convert(let form): return ConvertCommand(form: form, arguments: arguments).run()
    }
  }
}
