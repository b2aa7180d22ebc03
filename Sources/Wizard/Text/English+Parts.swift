extension English {
  /// Parts of sentences, what reports put around a problem, and buttons.
  static func part(_ word: Word) -> String? {
    switch word {
    case .kindNothing: "nothing"
    case .kindBoolean: "true or false"
    case .kindNumber: "a number"
    case .kindText: "text"
    case .kindList: "a list"
    case .kindMap: "a map"
    case .theAnswer: "the answer"
    case .theLine: "the line"
    case .holdsAlways: "always"
    case .operandIs: "{operand} is {value}"
    case .noOperand: "nothing"
    case .acceptedAre: "accepted: {accepted}"
    case .didYouMean: "did you mean \"{name}\"?"
    case .notAMap: "expected a map of answers, found {kind}"
    case .acceptsMap: "a map of answers"
    case .acceptsTags: "a list of tags"
    case .duplicateAnswer: "is given twice"
    case .duplicateAnswerSince: "is given twice, first in line {line}"
    case .acceptsEnter: "Enter, or :none to pass it by"
    case .onlyEnter: "takes Enter alone"
    case .enterSubmits: "Enter ends the questions; what is left takes its default."
    case .enterGoesBack: "Enter goes back to the question before."
    case .enterGoesTo: "Enter goes to {title}."
    case .cannotBeAsked: "{title} cannot be asked now."
    default: nil
    }
  }
}
