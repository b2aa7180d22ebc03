internal import Wizard

/// What a command line asks for, judged on its own: no file was looked at yet.
struct Arguments: Equatable, Sendable {
  /// What is to be done, with the operands of it.
  enum Command: Equatable, Sendable {
    /// Ask a form and write the answers.
    case run(form: String)
    /// Report the errors and warnings of forms.
    case check(forms: [String])
    /// Evaluate an expression; `-` stands for the text on standard input.
    case eval(expression: String)
    /// Tell where the values of a form, or of one row, come from.
    case explain(form: String, tag: String?)
    /// Print the dependencies of a form.
    case graph(form: String)
    /// Print an answer file of a form to fill in.
    case example(form: String)
    /// Print a form as JSON in askform's own format.
    case convert(form: String)
    /// Print the help.
    case help
    /// Print the name and the version.
    case version
  }

  /// One answer given by `--set`.
  struct Assignment: Equatable, Sendable {
    /// The tag or key in front of the first `=`; not empty.
    let tag: String
    /// All that stands behind the first `=`.
    let value: String
    /// Whether that is the path of a file that holds the answer, as with `--set-file`.
    let isPath: Bool
  }

  /// How an answer file is written.
  enum AnswersFormat: String, CaseIterable, Sendable {
    /// JSON.
    case json
    /// YAML.
    case yaml
    /// Lines of `NAME=VALUE`.
    case env
  }

  /// Which rows are asked.
  enum AskChoice: String, CaseIterable, Sendable {
    /// Those without an answer.
    case missing
    /// All.
    case all
    /// Those that an earlier run did not settle.
    case new
    /// None.
    case never
  }

  /// What becomes of a line of standard input that is refused.
  enum InvalidLineChoice: String, CaseIterable, Sendable {
    /// The run ends.
    case stop
    /// The row takes the next line.
    case reask
  }

  /// How errors are reported.
  enum ErrorFormat: String, CaseIterable, Sendable {
    /// Sentences for people.
    case text
    /// One JSON array for programs.
    case json
  }

  /// Whether titles, errors and hints have colours.
  enum ColorChoice: String, CaseIterable, Sendable {
    /// Where the terminal and the environment do not speak against it.
    case auto
    /// Also where the environment does.
    case always
    /// In no case.
    case never
  }

  /// What is to be done.
  var command: Command
  /// The answer files, in the order given; `-` stands for standard input.
  var answerFiles: [String] = []
  /// How every answer file is written, where that was said.
  var answersFormat: AnswersFormat?
  /// The answers given one by one, as values or as files, in the order given.
  var assignments: [Assignment] = []
  /// The answer files of earlier runs, in the order given; `-` stands for standard input.
  var earlierFiles: [String] = []
  /// What the names of variables with answers begin with, where there are such.
  var variablePrefix: String?
  /// Which rows are asked, where that was said.
  var asked: AskChoice?
  /// Whether nobody is asked.
  var noInput: Bool { asked == .never }
  /// Whether standard input is read as a whole, so that no lines of answers are on it.
  var readsStandardInput: Bool {
    (answerFiles + earlierFiles + templates.map(\.input)).contains("-")
      || assignments.contains { $0.isPath && $0.value == "-" }
  }
  /// What becomes of an invalid line.
  var invalidLine = InvalidLineChoice.stop
  /// Whether names that are unknown or stand twice are tolerated.
  var isLax = false
  /// Whether defaults are taken without asking.
  var takesDefaults = false
  /// Whether notes about unused answers are errors.
  var isStrict = false
  /// The files the result is written to; `-` stands for standard output.
  var outputFiles: [String] = []
  /// The file that the answers are saved in, to be given again by `-a`.
  var saveFile: String?
  /// Whether the run that was left last is gone on with.
  var resumes = false
  /// Whether the answers are kept as they come.
  var keepsJournal = true
  /// How long answers are waited for, in seconds, where that has an end.
  var timeLimit: Double?
  /// The name of a format that the command has, where one was asked for.
  var format: String?
  /// The templates to fill, in the order given.
  var templates: [TemplateArgument] = []
  /// The name of a format that all values of templates are written for, where that was said.
  var escape: String?
  /// Whether secrets are written to a terminal as well.
  var showsSecrets = false
  /// Whether files are replaced that changed since the start.
  var isForced = false
  /// Whether the changes of files are shown.
  var showsChanges = false
  /// Whether the commands that a form names are run.
  var allowsCommands = false
  /// Whether nothing is written.
  var isDryRun = false
  /// Whether rows without a value are written.
  var writesNulls = false
  /// What stands in front of the names of variables.
  var prefix: String?
  /// Whether variables are exported.
  var exportsVariables = false
  /// Whether transcript and notes are left out.
  var isQuiet = false
  /// Whether lines are read without any editing and written without any escape.
  var isPlain = false
  /// Whether titles, errors and hints have colours.
  var color = ColorChoice.auto
  /// Whether the conversation is made for the ear.
  var isSpoken = false
  /// How much is said in a conversation.
  var amount = ConversationManner.Amount.usual
  /// Whether answers of earlier runs are offered, and those of this one kept for later ones.
  var keepsHistory = false
  /// Whether the conversation is held on the controlling terminal whatever standard input is.
  var usesTerminal = false
  /// How errors are reported.
  var errorFormat = ErrorFormat.text
  /// Whether notes are printed: not where they are not wanted, nor beside a report for programs.
  var showsNotes: Bool { !isQuiet && errorFormat == .text }
  /// The languages that were asked for, with colons between, as given.
  var language: String?
  /// The moment that counts as now, as given.
  var clock: String?
  /// Whether `eval` takes any expression, not only a predicate.
  var takesAnyExpression = false
  /// The tags that count as hidden in `eval`.
  var hiddenTags: [String] = []
  /// The tags that count as disabled in `eval`.
  var disabledTags: [String] = []

  /// What `--version` prints.
  static let version = "askform 0.1.0"
}
