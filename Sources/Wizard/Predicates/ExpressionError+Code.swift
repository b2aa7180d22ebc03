extension ExpressionError {
  /// The stable code of the reason, for diagnostics: `E1` and two digits for the text, `E2` for functions, `E3` for values.
  public var code: String { reason.code }
}

extension ExpressionError.Reason {
  /// The stable code of the reason.
  var code: String {
    parsingCode ?? functionCode ?? evaluationCode
  }

  private var parsingCode: String? {
    switch self {
    case .unexpectedCharacter: "E101"
    case .missingName: "E102"
    case .unterminatedString: "E103"
    case .loneSurrogate: "E104"
    case .malformedNumber: "E105"
    case .numberTooLarge: "E106"
    case .empty: "E107"
    case .unexpected: "E108"
    case .foreign: "E109"
    case .valueAsPredicate: "E110"
    case .predicateAsValue: "E111"
    case .bareName: "E112"
    case .unquotedTag: "E113"
    case .reservedWord: "E114"
    case .unknownOptions: "E115"
    case .optionsOnBetween: "E116"
    case .nestingTooDeep: "E117"
    default: nil
    }
  }

  private var functionCode: String? {
    switch self {
    case .unknownFunction: "E201"
    case .unknownSelector: "E202"
    case .unknownCastType: "E203"
    case .argumentCount: "E204"
    case .unknownAggregate: "E205"
    case .aggregateNeedsKey: "E206"
    case .argument: "E207"
    case .outsideDomain: "E208"
    case .emptyList: "E209"
    case .randomInForm: "E210"
    default: nil
    }
  }

  private var evaluationCode: String {
    switch self {
    case .unknownRow: "E301"
    case .unknownKey: "E302"
    case .incomparable: "E303"
    case .dateBesideDateTime: "E304"
    case .operand: "E305"
    case .indexOfNonList: "E306"
    case .indexNotWhole: "E307"
    case .indexOutOfRange: "E308"
    case .betweenBounds: "E309"
    case .divisionByZero: "E310"
    case .overflow: "E311"
    case .dateOutOfRange: "E312"
    case .notWholeDays: "E313"
    case .notWholeSeconds: "E314"
    case .invalidPattern: "E315"
    case .patternLimit: "E316"
    case .unreadable: "E317"
    default: "E300"
    }
  }
}

extension ExpressionFinding {
  /// The stable code of the reason, for diagnostics: that of the error, or `E4` and two digits.
  public var code: String {
    switch reason {
    case .fault(let fault): fault.code
    case .neverEqual: "E401"
    case .noSuchOption: "E402"
    case .constant: "E403"
    }
  }
}
