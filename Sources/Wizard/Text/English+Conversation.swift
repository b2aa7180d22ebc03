extension English {
  /// What is accepted.
  static func acceptance(_ word: Word) -> String? {
    switch word {
    case .acceptsText: "one line of text"
    case .acceptsName: "a name"
    case .acceptsEmail: "a mail address such as ada@example.org"
    case .acceptsURL: "a URL such as {scheme}://example.org/"
    case .acceptsSecret: "a secret; it is not shown"
    case .acceptsInteger: "a whole number such as 42 or -7"
    case .acceptsNumber: "a number such as 42, -7 or 2{decimal}5"
    case .acceptsYesOrNo: "yes or no, y or n"
    case .acceptsDate: "2026-12-24, today, tomorrow, fri, +3d, 24 dec"
    case .acceptsOption: "a number of the list, a value, or the beginning of one"
    case .acceptsOptionOrOther: "a number of the list, a value, or a text of your own"
    case .acceptsOptions: "numbers of the list such as 1,3-5, values with commas, {all}, or {none}"
    case .acceptsLeftright: "a choice of the left list, then one of the list that belongs to it"
    case .acceptsNothing: "nothing"
    case .oneOf: "{options}"
    case .atLeastCharacters: "at least {minLength} {minLength|character|characters}"
    case .atMostCharacters: "at most {maxLength} {maxLength|character|characters}"
    case .matchesPattern: "matches the pattern {pattern}"
    case .schemesAre: "begins with one of {schemes}"
    case .fromTo: "from {minimum} to {maximum}"
    case .atLeast: "at least {minimum}"
    case .atMost: "at most {maximum}"
    case .inSteps: "in steps of {step}"
    case .acceptsItems: "a list of maps, one for each item"
    case .acceptsItem: "a map of the item's answers"
    case .acceptsListOf: "a list, each item {accepted}"
    case .noItemTwice: "no item twice"
    case .atLeastOfList: "at least {minItems} {minItems|item|items}"
    case .atMostOfList: "at most {maxItems} {maxItems|item|items}"
    case .atLeastItems: "at least {minItems} {minItems|choice|choices}"
    case .atMostItems: "at most {maxItems} {maxItems|choice|choices}"
    default: nil
    }
  }

  /// What is said in a conversation.
  static func conversation(_ word: Word) -> String? {
    switch word {
    case .accepted: "Accepted: {accepted}."
    case .firstHint: "Type ? for help with a question, :back for the one before, :quit to stop."
    case .commandHint: "Commands: :back for the question before, :quit to stop, :help for all."
    case .isRequired: "An answer is required."
    case .isOptional: "Enter leaves it without an answer."
    case .defaultIs: "Enter takes the default, {default}."
    case .presentIs: "Enter keeps the present answer, {present}."
    case .optionDefault: "default"
    case .optionChosen: "chosen"
    case .optionUnavailable: "not available"
    case .noOptionNow: "no option is available now"
    case .noOptionWith: "no option has {text} in it"
    case .noOptionList: "There is no list of options here."
    case .moreOptions:
      "  … {count} more (:options for the next ones, /TEXT for those with TEXT in them)"
    case .review: "Review"
    case .reviewPrompt: "Enter to finish, or a number to change it:"
    case .reviewUnknown: "{given} is not a number of the list, nor a tag."
    case .noValue: "(none)"
    case .repeatSecret: "Again, to be sure:"
    case .firstQuestion: "This is the first question."
    case .readOnly: "(read-only)"
    case .changedDefault: "{title} is now {value}."
    case .cancelled: "Cancelled; nothing was written."
    case .interrupted: "Interrupted; nothing was written."
    case .endOfInput: "End of input; nothing was written."
    case .blockedByReadOnly: "{title}: {message}. It follows from {rows}."
    case .secretWord: "(secret)"
    case .malformedLine: "the line is not UTF-8 text at byte {offset}"
    case .zeroByteLine: "the line has a zero byte at byte {offset}"
    case .lineTooLong: "the line is longer than {limit} bytes"
    case .secretLeftOut:
      "secrets are left out on a terminal: {tags}; write to a file with -o, or give --show-secrets"
    case .ciNote: "CI is set, so nothing is asked; --tty or --ask asks all the same"
    case .commandInPipe:
      "{given} is a command, and only :none is one on standard input; \\ before it makes it text"
    case .commandInListPipe:
      "{given} is a command, and in a list only :none and :done are some on standard input; \\ before it "
        + "makes it text"
    case .pipeEnded:
      "standard input ended before \"{tag}\" was answered; give it as a line, with -s {tag}=VALUE, "
        + "in an answer file with -a, or ask on the terminal with --tty"
    case .blocked: "The form cannot be finished; nothing was written."
    case .expressionsFail: "Expressions of the form fail; nothing was written."
    case .expressionFails: "An expression of the form fails: {sentence}."
    case .secretFailure: "the expression fails; it reads a secret, so the reason is not shown"
    case .readingFailed: "the terminal cannot be read: {reason}"
    case .severalLines: "{first} … ({count} lines)"
    case .nextLine: ">"
    case .textareaHint: "(a line of only . ends it)"
    case .commandsAtFirstLine:
      "Commands count at the first line only. A line of only . ends the text."
    case .editTakesText: ":edit is for an answer of several lines that is no secret."
    case .noEditor: "There is no editor: set VISUAL or EDITOR to the one you like."
    case .editorFailed: "The editor failed: {reason}. The present text stays."
    case .generatedWord: "(generated)"
    default: command(word) ?? help(word) ?? list(word)
    }
  }
}
