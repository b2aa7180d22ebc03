extension English {
  /// What is said of answers that are kept, taken up again or saved.
  static func keeping(_ word: Word) -> String? {
    switch word {
    case .resumed: "Going on with {count} {count|answer|answers} of an earlier run."
    case .resumedWithout: "No longer in the form, so left out: {tags}."
    case .resumedNew: "New in the form: {tags}."
    case .resumedRetyped: "Of another type than before: {tags}."
    case .resumedRefused: "Not accepted any more, so asked again: {tags}."
    case .nothingToResume: "No unfinished run of this form was left; it begins anew."
    case .journalLeft:
      "A run of {time} was left unfinished: --resume goes on with it. It is kept in {path}."
    case .journalFailed: "  Answers cannot be kept as they come: {reason}."
    case .keptIn: "The answers so far are kept in {path}; {command} goes on with them."
    case .savedIn: "The answers so far are saved in {path}."
    case .savingFailed: "The answers are not saved: {reason}."
    case .savingUnavailable: "Answers cannot be saved here."
    case .saveNeedsFile: ":save wants a file, such as :save answers.json."
    case .pathIsForm: "\"{path}\" is the form itself"
    case .pathHoldsOther: "\"{path}\" is there and holds something else"
    case .timedOut: "Timed out; nothing was written."
    case .pipeTimedOut: "no answer to \"{tag}\" came within {seconds} {seconds|second|seconds}"
    case .severalLinesAtOnce: "several lines came at once, and a secret is one line"
    default: running(word)
    }
  }
}
