internal import Glibc
internal import Wizard

/// Where the answers that no source gives come from.
enum Asker: Equatable {
  /// From nobody.
  case nobody
  /// From a person; on `/dev/tty` where it is controlling, else on standard input.
  case terminal(isControlling: Bool)
  /// From the lines of standard input, if they are not taken already.
  case lines(areThere: Bool)

  /// Chooses by the options and by what standard input is (DESIGN §5), and says so in the person's language.
  static func choose(form: String, arguments: Arguments, language: Language) -> Asker {
    if arguments.noInput { return .nobody }
    if arguments.usesTerminal || form == "-" { return .terminal(isControlling: true) }
    guard isatty(STDIN_FILENO) == 1 else {
      return .lines(areThere: !arguments.readsStandardInput)
    }
    if arguments.asked == nil, let CI = getenv("CI"), CI.pointee != 0 {
      Report.note(Message(.ciNote).text(in: language), arguments)
      return .nobody
    }
    return .terminal(isControlling: false)
  }

  /// Which rows are asked.
  func mode(_ arguments: Arguments) -> AskMode {
    switch self {
    case .nobody: .never
    case .terminal, .lines:
      arguments.asked == .all ? .all : arguments.takesDefaults ? .withoutDefault : .missing
    }
  }
}
