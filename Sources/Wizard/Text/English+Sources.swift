extension English {
  /// What is said of the sources of answers.
  static func source(_ word: Word) -> String? {
    switch word {
    case .oneVariable: "\"{first}\" and \"{second}\" are both {variable} in the environment"
    case .unknownVariable: "is the name of no row"
    case .emptyVariable: "is set and empty, which gives no answer"
    case .variableTwice: "is answered by {variable} too"
    case .malformedVariable: "its value is not UTF-8 text"
    case .emptyFile: "the file is empty and gives no answer"
    case .renamedRow: "is taken for \"{tag}\", as the row is called now"
    case .goneRow: "is no row of the form any more"
    case .newRow: "is new"
    case .retypedRow: "takes another kind of answer than {kind}, which it was"
    case .redefaultedRow: "the default is now {value}"
    case .staleAnswer: "the earlier answer is no longer valid: {reason}"
    default: example(word)
    }
  }

  private static func example(_ word: Word) -> String? {
    switch word {
    case .exampleUse:
      "Take the # from the lines to answer, fill them in, and give this file by -a."
    case .exampleRequired: "{type}, required"
    case .exampleRequiredWhen: "required when {predicate}"
    case .exampleSuchAs: "such as {text}"
    case .exampleMore: "{count} more"
    case .exampleDefault: "default: {value}"
    case .exampleFollows: "the default follows other answers: {source}"
    case .exampleGenerated: "a secret; one is made where none is given"
    case .exampleSecret: "a secret; --set-file takes it from a file of its own"
    case .exampleNever: "never there"
    case .exampleWhen: "only there when {predicate}"
    case .exampleUnless: "not there when {predicate}"
    default: nil
    }
  }
}
