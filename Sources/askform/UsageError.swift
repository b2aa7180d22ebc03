/// A command line that is not understood; exit code `usage`.
enum UsageError: Error, Equatable, Sendable {
  /// There is no such option; the nearest one, if any is near.
  case unknownOption(String, nearest: String?)
  /// An abbreviation of several options.
  case ambiguousOption(String, candidates: [String])
  /// An option lacks its argument.
  case missingArgument(option: String, argument: String)
  /// An option was given an argument that it does not take.
  case unexpectedArgument(option: String)
  /// The command has no such option; the commands that have it.
  case foreignOption(String, command: String, takenBy: [String])
  /// The argument of `--set` or `--set-file` has no tag or no value.
  case malformedAssignment(String, option: String)
  /// The argument of an option is none of those it takes.
  case unknownValue(option: String, value: String, accepted: [String], nearest: String?)
  /// The argument of `--lang` names no languages.
  case malformedLanguage(String)
  /// The argument of `--timeout` is no number of seconds above 0.
  case malformedSeconds(String)
  /// The argument of `--prefix` cannot begin the name of a variable.
  case malformedPrefix(String)
  /// A list of tags has an empty place.
  case emptyTag(option: String, value: String)
  /// Two options that exclude each other.
  case conflict(String, String)
  /// An option that says nothing without another.
  case missingCompanion(String, companion: String)
  /// Two templates that both take the place of the result.
  case templatesCollide(String, String)
  /// A template takes the place of a result that something else was said about.
  case replacedResult(String, by: String)
  /// Standard input was named for two things.
  case standardInputTwice(String, String)
  /// An operand is missing, or empty.
  case missingOperand(command: String, operand: String)
  /// An operand too many; the command that was perhaps meant.
  case unexpectedOperand(String, command: String, nearest: String?)
  /// The bytes of an argument are not UTF-8; its place, from 1.
  case malformedText(place: Int)
}

extension UsageError {
  /// What is wrong and what would be right, in lower case and without a full stop.
  var message: String {
    switch self {
    case .unknownOption(let given, let nearest):
      return "unknown option \"\(given)\"" + Self.suggestion(nearest)
    case .ambiguousOption(let given, let candidates):
      return "option \"\(given)\" is ambiguous: \(candidates.joined(separator: ", "))"
    case .missingArgument(let option, let argument):
      return "option \"\(option)\" requires an argument: \(option) \(argument)"
    case .unexpectedArgument(let option):
      return "option \"\(option)\" takes no argument"
    case .foreignOption(let option, let command, let owners):
      let names = owners.map { "\"\($0)\"" }.joined(separator: ", ")
      return "option \"\(option)\" does not belong to \"\(command)\", it is taken by \(names)"
    case .malformedAssignment(let given, let option):
      let example =
        option == "--set-file"
        ? "TAG=PATH, as in \"--set-file key=key.pem\"" : "TAG=VALUE, as in \"--set name=Ada\""
      return "\"\(option)\" wants \(example), not \"\(given)\""
    case .unknownValue(let option, let value, let accepted, let nearest):
      let known = "accepted: \(accepted.joined(separator: ", "))"
      return "option \"\(option)\" does not take \"\(value)\"\(Self.suggestion(nearest)); \(known)"
    case .malformedLanguage(let given):
      return "\"--lang\" wants a language such as \"de\" or \"pt_BR\", not \"\(given)\""
    case .malformedSeconds(let given):
      return "\"--timeout\" wants a number of seconds above 0, such as 60, not \"\(given)\""
    case .malformedPrefix(let given):
      return "\"--prefix\" wants letters, digits and _, such as \"APP_\", not \"\(given)\""
    case .emptyTag(let option, let value):
      return "option \"\(option)\" wants tags with commas between, not \"\(value)\""
    case .conflict(let one, let other):
      return "options \"\(one)\" and \"\(other)\" exclude each other"
    case .missingCompanion(let option, let companion):
      return "option \"\(option)\" wants \"\(companion)\" too"
    case .templatesCollide(let one, let other):
      return
        "templates \"\(one)\" and \"\(other)\" cannot both take the place of the result; write IN:OUT"
    case .replacedResult(let template, let other):
      return
        "template \"\(template)\" takes the place of the result, but \(other) is of another format; write \(template):OUT for a file of its own"
    case .standardInputTwice(let one, let other):
      return "standard input can be read for one thing only, not for \(one) and \(other)"
    case .missingOperand(let command, let operand):
      return "\"\(command)\" wants \(operand)"
    case .unexpectedOperand(let given, let command, let nearest):
      return "unexpected argument \"\(given)\" of \"\(command)\"" + Self.suggestion(nearest)
    case .malformedText(let place):
      return "argument \(place) is not valid UTF-8"
    }
  }

  /// Where to read on, for the line behind the message.
  static let pointer = "see \"askform --help\""

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { ", did you mean \"\($0)\"?" } ?? ""
  }
}
