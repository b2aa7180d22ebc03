extension English {
  /// What is said of commands, and by those that lead about.
  static func command(_ word: Word) -> String? {
    switch word {
    case .unknownCommand:
      "There is no command {given}. Type :help for the commands, or \\{given} for that text."
    case .unknownCommandNear:
      "There is no command {given}; did you mean {name}? Type :help for the commands, or \\{given} for "
        + "that text."
    case .ambiguousCommand:
      "{given} can be {names}. Type :help for the commands, or \\{given} for that text."
    case .commandTakesNoArgument: "{command} stands alone."
    case .commandUsage: "Write it as {usage}; :help tells more."
    case .neededRow: "{command} is for one question; write it as {usage}, with a number or a tag."
    case .secretIsNotShown: "A secret is not shown; type it anew."
    case .nothingToChange: "There is no answer to change yet."
    case .noRows: "There is no question now."
    case .noSuchRow: "{given} is no tag; :list shows the tags."
    case .noSuchRowNear: "{given} is no tag; did you mean \"{name}\"? :list shows the tags."
    case .severalRows: "{given} fits several tags: {names}."
    case .whereIs: "{place}; {answered} answered."
    case .whereSection: "Section {number} of {count}, {title}"
    case .whereUntitledSection: "Section {number} of {count}"
    case .whereReview: "Review"
    default: state(word)
    }
  }

  /// The states of rows, and words in place of signs.
  private static func state(_ word: Word) -> String? {
    switch word {
    case .stateHere: "this question"
    case .stateComputed: "computed"
    case .stateReadOnly: "read-only"
    case .stateAnswered: "answered"
    case .stateWithout: "left without an answer"
    case .stateRequired: "not answered yet, required"
    case .stateOpen: "not answered yet"
    case .earlyReviewPrompt: "Enter to go on, or a number to change it:"
    case .spokenRequired: "required"
    case .spokenPresent: "now {value}"
    case .spokenDefault: "default {value}"
    case .optionCount: "  {count} options; :options reads them, /TEXT those with TEXT in them"
    case .moreOptionsAgain: "  … {count} more"
    case .cannotGoToHidden: "{title} is not part of the form now."
    case .cannotGoToComputed: "{title} is computed and not asked."
    case .cannotGoToReadOnly: "{title} is read-only now."
    case .noHistory: "no history is kept: {reason}"
    case .formIsNoFile: "the form is not a file"
    case .noStateFolder: "neither XDG_STATE_HOME nor HOME names a folder"
    default: nil
    }
  }

  /// What `?` and `:help` say.
  static func help(_ word: Word) -> String? {
    switch word {
    case .helpAnswer: "Accepted: {accepted}."
    case .helpCommands: "Commands, at any question:"
    case .helpBack: "the question before, or N before"
    case .helpGoto: "the question of a tag, before or after this one"
    case .helpList: "all questions with their tags, values and states"
    case .helpReview: "the answers so far, to change any of them"
    case .helpWhere: "which section this is, and how much is answered"
    case .helpNone: "no value, also where there is a default"
    case .helpReset: "the default again"
    case .helpChange: "the present value in the line, to edit it"
    case .helpOptions: "the next options of a long list; /TEXT lists those with TEXT"
    case .helpEdit: "an answer of several lines in $VISUAL or $EDITOR"
    case .helpSave: "all answers so far in a file, which -a reads again"
    case .helpQuit: "stop; nothing is written"
    case .helpHelp: "this list; ? describes the question"
    case .helpLiteral: "A \\ before : or ? makes it part of the answer."
    default: nil
    }
  }
}
