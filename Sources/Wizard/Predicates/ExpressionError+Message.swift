extension ExpressionError {
  /// What is wrong, in lower case and without a full stop.
  public var message: String {
    reason.parsingMessage ?? reason.functionMessage ?? reason.evaluationMessage
  }
}

extension ExpressionError.Reason {
  /// The message of a fault of the text.
  fileprivate var parsingMessage: String? {
    switch self {
    case .unexpectedCharacter(let scalar): "unexpected character \(Self.shown(scalar))"
    case .missingName(let sign): "expected a name after \"\(sign)\""
    case .unterminatedString: "the string has no closing quote"
    case .loneSurrogate(let text): "\"\(text)\" is half of a surrogate pair"
    case .malformedNumber(let text): "\"\(text)\" is not a number"
    case .numberTooLarge(let text): "\"\(text)\" has more than 38 digits"
    case .empty: "the expression is empty"
    case .unexpected(nil, let expected, _): "expected \(expected.words), but the expression ends"
    case .unexpected(let found?, let expected, _): "expected \(expected.words), not \"\(found)\""
    case .foreign(let construct): construct.message
    case .valueAsPredicate(let text, _): "\"\(text)\" is a value, not a predicate"
    case .predicateAsValue: "a predicate stands where a value is expected"
    case .bareName(let name): "\"\(name)\" is neither a row nor a function"
    case .unquotedTag(let tag): "\"$\(tag)\" is not a plain name"
    case .reservedWord(let word): "\"\(word)\" is a reserved word"
    case .unknownOptions(let text): "unknown options \"[\(text)]\""
    case .optionsOnBetween: "\"BETWEEN\" takes no options"
    case .nestingTooDeep(let limit): "nested more than \(limit) levels deep"
    default: nil
    }
  }

  /// The message of a fault of a function or an aggregate.
  fileprivate var functionMessage: String? {
    switch self {
    case .unknownFunction(let name, _): "unknown function \"\(name)\""
    case .unknownSelector(let name): "\"FUNCTION\" cannot call \"\(name)\""
    case .unknownCastType(let name, _): "\"CAST\" knows no type \"\(name)\""
    case .argumentCount(let function, let expected, let found):
      "\"\(function)\" takes \(expected), not \(found)"
    case .unknownAggregate(let name, _): "unknown aggregate \"@\(name)\""
    case .aggregateNeedsKey(let name): "\"@\(name)\" needs a key path after it"
    case .argument(let function, let expected, let found):
      "\"\(function)\" takes \(expected), not \(found)"
    case .outsideDomain(let function): "\"\(function)\" has no result for this number"
    case .emptyList(let function): "\"\(function)\" needs a list with at least one element"
    case .randomInForm(let function): "\"\(function)()\" is not allowed in a form"
    default: nil
    }
  }

  /// The message of a fault that shows with the values.
  fileprivate var evaluationMessage: String {
    switch self {
    case .unknownRow(let name, _): "unknown row \"\(name)\""
    case .unknownKey(let key, let type, _): "\(type) has no key \"\(key)\""
    case .incomparable(let sign, let left, let right):
      "\"\(sign)\" does not compare \(left) with \(right)"
    case .dateBesideDateTime: "a date cannot be compared with a date and time"
    case .operand(let sign, let expected, let found): "\"\(sign)\" takes \(expected), not \(found)"
    case .indexOfNonList(let type): "an index is taken of a list, not of \(type)"
    case .indexNotWhole(let index): "an index is a whole number, not \(index)"
    case .indexOutOfRange(let index, let count):
      "there is no element \(index) in a list of \(count)"
    case .betweenBounds(let found): "\"BETWEEN\" takes a list of two bounds, not \(found)"
    case .divisionByZero: "division by zero"
    case .overflow: "the result does not fit in 38 digits"
    case .dateOutOfRange: "the result is no date of the years 1 to 9999"
    case .notWholeDays: "only whole days can be added to a date"
    case .notWholeSeconds: "only whole seconds can be added to a date and time"
    case .invalidPattern(let pattern, let message): "\"\(pattern)\" is not a pattern: \(message)"
    case .patternLimit(let pattern): "the pattern \"\(pattern)\" takes too long against this text"
    case .unreadable(let text, let type): "\"\(text)\" is not \(type)"
    default: "the expression cannot be used"
    }
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    if scalar.properties.generalCategory == .control || scalar.properties.isWhitespace {
      return PaddedDigits.codePoint(scalar.value)
    }
    return "\"\(scalar)\""
  }
}

extension ExpressionError.Expectation {
  /// The words for it after "expected".
  var words: String {
    switch self {
    case .value: "a value"
    case .comparison: "an operator such as \"==\""
    case .end: "the end of the expression or an operator"
    case .key: "a key after \".\""
    case .openingParenthesis: "\"(\""
    case .closingParenthesis: "\")\""
    case .closingBracket: "\"]\""
    case .closingBrace: "\",\" or \"}\""
    case .comma: "\",\""
    case .variable: "a variable such as \"$x\""
    case .string: "text in quotes"
    }
  }
}

extension ExpressionError.Construct {
  /// What is wrong with it.
  var message: String {
    switch self {
    case .isNull: "\"IS\" is not an operator"
    case .infixNot: "\"NOT\" stands before the whole comparison"
    case .betweenAnd: "the bounds of \"BETWEEN\" are a list"
    case .listInParentheses: "a list is not written in parentheses"
    case .listInBrackets: "a list is not written in brackets"
    case .chainedComparison: "a comparison cannot be compared"
    case .tripleEquals: "\"===\" is not an operator"
    case .exclusiveOr: "\"XOR\" is not an operator"
    case .assignment: "\":=\" is not an operator"
    case .placeholder: "\"%\" is not an operator or a placeholder"
    case .typographicQuote: "strings stand in plain quotes"
    case .trailingComma: "nothing stands behind the comma"
    }
  }
}
