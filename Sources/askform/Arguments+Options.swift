extension Arguments {
  /// The first operands that name a command.
  enum CommandName: String, CaseIterable, Sendable {
    /// Ask a form; the name may be left out.
    case run
    /// Report what is wrong with forms.
    case check
    /// Evaluate an expression.
    case eval
    /// Tell where values come from.
    case explain
    /// Print the dependencies.
    case graph
    /// Print an answer file to fill in.
    case example
    /// Print a form in askform's own format.
    case convert

    /// The operands, as the help writes them.
    var operands: String {
      switch self {
      case .run, .graph, .example, .convert: "FORM"
      case .check: "FORM..."
      case .eval: "EXPRESSION"
      case .explain: "FORM [TAG]"
      }
    }

    /// What the command does, as the help says it.
    var summary: String {
      switch self {
      case .run: "ask the form and write the answers (the name may be left out)"
      case .check: "report all errors and warnings of forms"
      case .eval: "evaluate a predicate, \"-\" reads it from standard input"
      case .explain: "tell where values come from and why rows are shown or hidden"
      case .graph: "print the dependencies between rows as DOT"
      case .example: "print an answer file to fill in, as yaml or by -f env"
      case .convert: "print a form, also one in Form's JSON, as JSON of askform's own"
      }
    }
  }

  /// An option of the command line.
  enum Option: String, CaseIterable, Sendable {
    case answers, set, save, resume, noInput = "no-input", yes, output, format, quiet, clock, errors
    case setFile = "set-file"
    case env
    case defaultsFrom = "defaults-from"
    case ask
    case onInvalid = "on-invalid"
    case lax
    case answersFormat = "answers-format"
    case language = "lang"
    case noJournal = "no-journal"
    case strict, plain, color, speech, terse, verbose, history, tty, timeout
    case nulls, prefix, export, force, diff
    case dryRun = "dry-run"
    case allowCommands = "allow-commands"
    case showSecrets = "show-secrets"
    case template, escape
    case value, hidden, disabled, help, version

    /// The long name with its dashes.
    var longName: String {
      "--" + rawValue
    }

    /// The letter of the short name, where there is one.
    var letter: Character? {
      switch self {
      case .answers: "a"
      case .set: "s"
      case .defaultsFrom: "d"
      case .noInput: "n"
      case .yes: "y"
      case .output: "o"
      case .template: "t"
      case .format: "f"
      case .quiet: "q"
      case .help: "h"
      case .version: "V"
      default: nil
      }
    }

    /// What its argument is called; nothing where it takes none.
    var argument: String? {
      switch self {
      case .answers, .output, .defaultsFrom, .save: "FILE"
      case .set: "TAG=VALUE"
      case .setFile: "TAG=PATH"
      case .env: "PREFIX"
      case .ask: "missing|all|new|never"
      case .onInvalid: "stop|reask"
      case .prefix: "TEXT"
      case .format: "NAME"
      case .template: "IN[:OUT]"
      case .escape: "FORMAT"
      case .clock: "ISO"
      case .timeout: "SECONDS"
      case .language: "LANGUAGE"
      case .errors: "json|text"
      case .color: "WHEN"
      case .answersFormat: "json|yaml|env"
      case .hidden, .disabled: "TAGS"
      default: nil
      }
    }

    /// What it does, as the help says it.
    var summary: String {
      switch self {
      case .answers: "take answers from FILE, \"-\" is standard input (repeatable)"
      case .set: "give one answer, before those of files (repeatable)"
      case .setFile: "give one answer, the text in the file PATH (repeatable)"
      case .env: "take answers from variables: PREFIX and the tag in upper case"
      case .defaultsFrom: "offer the answers of an earlier run as defaults (repeatable)"
      case .ask: "ask rows without an answer, all, those new to -d, or none"
      case .onInvalid: "an invalid line ends the run, or its row takes the next one"
      case .lax: "names that are unknown or stand twice are warnings"
      case .save: "save the answers in FILE, which -a reads again"
      case .resume: "go on where the last run of the form stopped"
      case .noJournal: "keep no journal of the answers as they come"
      case .timeout: "give up when the answers take longer than SECONDS"
      case .noInput: "ask nothing: defaults apply, all problems are reported"
      case .yes: "take defaults where there are any, ask the rest"
      case .output: "write the result to FILE, \"-\" is standard output (repeatable)"
      case .format: "write the result as NAME, by default json"
      case .template: "fill the template IN, for stdout or OUT (repeatable)"
      case .escape: "write the values of templates for FORMAT, whatever their names"
      case .quiet: "print no transcript and no notes"
      case .clock: "take ISO for the present time"
      case .errors: "report errors as text, or as a JSON array"
      case .answersFormat: "read answer files so, whatever their names"
      case .language: "speak and ask in LANGUAGE, such as en or de"
      case .strict: "answers that go unused are errors"
      case .plain: "no line editing and no escape sequences"
      case .color: "colour titles, errors and hints: auto, always or never"
      case .speech: "speak for a screen reader: no columns, states in words"
      case .terse: "say less: no hints, introductions and footers"
      case .history: "offer answers of earlier runs by Up, and keep those of this one"
      case .verbose: "say more: describe each row before it is asked"
      case .tty: "hold the conversation on the terminal, whatever stdin is"
      case .force: "replace files even if they changed since the start"
      case .diff: "show on standard error how files change"
      case .dryRun: "write nothing, tell what would be written"
      case .allowCommands: "run the commands that the form names"
      case .nulls: "write rows without a value as null"
      case .prefix: "put TEXT in front of the names of env and shell"
      case .export: "put \"export\" in front of the lines of env and shell"
      case .showSecrets: "write secrets to a terminal as well"
      case .value: "evaluate any expression, not only a predicate"
      case .hidden: "TAGS, with commas between, count as hidden"
      case .disabled: "TAGS, with commas between, count as disabled"
      case .help: "print this help"
      case .version: "print the version"
      }
    }

    /// The commands that take it.
    var commands: [CommandName] {
      switch self {
      case .answers, .set, .answersFormat: [.run, .eval, .explain]
      case .setFile, .env, .defaultsFrom, .lax: [.run, .explain]
      case .clock, .errors, .language, .help, .version: CommandName.allCases
      case .format: [.run, .example]
      case .value, .hidden, .disabled: [.eval]
      default: [.run]
      }
    }
  }
}
