extension ExpressionError {
  /// What would mend it, if that can be said.
  public var remedy: String? {
    switch reason {
    case .foreign(let construct): construct.remedy
    case .unexpected(_, _, let suggestion?), .unknownFunction(_, let suggestion?),
      .unknownCastType(_, let suggestion?), .unknownAggregate(_, let suggestion?),
      .unknownRow(_, let suggestion?), .unknownKey(_, _, let suggestion?):
      "did you mean \"\(suggestion)\"?"
    case .valueAsPredicate(let text, true): "write \"\(text) == YES\""
    case .predicateAsValue: "write \"TERNARY(…, YES, NO)\" for a value that depends on it"
    case .bareName(let name): "a row is written \"$\(name)\", text \"'\(name)'\""
    case .unquotedTag(let tag): "write \"$\"\(tag)\"\""
    case .reservedWord(let word): "write \"#\(word)\" where it is a name"
    case .missingName(let sign) where sign != "#":
      "a tag that is not a plain name is quoted: \"$\\\"all-day\\\"\""
    case .malformedNumber: "accepted: 12, 12.5, 1.5e3, 0x1F, 0o17, 0b101"
    case .unknownOptions: "allowed: \"[c]\", \"[d]\", \"[cd]\""
    case .unknownSelector: "allowed: \"uppercaseString\", \"lowercaseString\", \"length\""
    case .unknownCastType: "allowed: \"NSString\", \"NSNumber\", \"NSDecimalNumber\", \"NSDate\""
    case .unknownAggregate: "allowed: \"@count\", \"@sum\", \"@avg\", \"@min\", \"@max\""
    case .aggregateNeedsKey(let name): "write \".@\(name).self\""
    case .dateBesideDateTime: "write \".date\" after the date and time"
    case .incomparable(_, "text", "a number"), .incomparable(_, "a number", "text"):
      "write \"CAST(…, 'NSNumber')\" around the text"
    case .betweenBounds: "write \"BETWEEN {1, 5}\""
    case .operand("+", "a number", "text"): "write \"concat(…, …)\" to join texts"
    case .operand("ANY", _, _), .operand("ALL", _, _), .operand("NONE", _, _):
      "leave the word out to compare one value"
    case .indexOutOfRange: "the first element is 0"
    case .unreadable(_, let type): Self.accepted(for: type)
    default: nil
    }
  }

  private static func accepted(for type: String) -> String? {
    switch type {
    case "a date": "accepted: 2026-12-24"
    case "a time": "accepted: 14:30, 14:30:15"
    case "a date and time": "accepted: 2026-12-24T14:30, 2026-12-24T14:30:00+01:00"
    case "a duration": "accepted: 1h30m, 90m, 45s, 1d, PT1H30M"
    default: nil
    }
  }
}

extension ExpressionError.Construct {
  /// How it is written here.
  var remedy: String {
    switch self {
    case .isNull: "write \"== nil\" or \"!= nil\""
    case .infixNot: "write \"NOT $x IN {1, 2}\""
    case .betweenAnd: "write \"BETWEEN {1, 5}\""
    case .listInParentheses, .listInBrackets: "write \"{1, 2}\""
    case .chainedComparison: "join two comparisons with \"AND\""
    case .tripleEquals, .assignment: "write \"==\""
    case .exclusiveOr: "write \"($a OR $b) AND NOT ($a AND $b)\" with the two predicates"
    case .placeholder: "write the value itself, or a row such as \"$tag\""
    case .typographicQuote: "write '…' or \"…\""
    case .trailingComma: "leave the comma out"
    }
  }
}
