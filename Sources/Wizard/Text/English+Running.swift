extension English {
  /// Commands that a form names.
  static func running(_ word: Word) -> String? {
    switch word {
    case .commandFailed: "{owner}: the command {command} {reason}"
    case .commandStatus: "ended with status {status}"
    case .commandSignal: "was ended by signal {signal}"
    case .commandTimedOut: "was ended, as it took more than {seconds} {seconds|second|seconds}"
    case .commandTooMuch: "was ended, as it wrote more than {limit} bytes"
    case .commandMissing: "cannot be run: {reason}"
    case .commandNoText: "wrote no UTF-8 text"
    case .commandNoOptions: "wrote no options"
    case .commandBadOptions: "wrote no list of options: {reason}"
    case .commandObjects: "is not accepted by {command}"
    case .missedDefault: "{failure}; so there is no default"
    case .commandsFail: "Commands of the form fail; nothing was written."
    case .commandRefused: "{owner} runs the command {command}"
    case .commandsRefused: "the form runs commands; --allow-commands allows that"
    case .commandWouldRun: "would run {command} ({owner}, line {line})"
    case .enterRuns: "Enter runs {command}"
    default: nil
    }
  }
}
