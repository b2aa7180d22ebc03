/// The program's words in English.
enum English {
  /// The sentence of a word.
  static func sentence(for word: Word) -> String {
    refusal(word) ?? time(word) ?? system(word) ?? acceptance(word) ?? typeAcceptance(word)
      ?? part(word) ?? source(word) ?? value(word) ?? output(word) ?? keeping(word)
      ?? conversation(word)
      ?? word.rawValue
  }

  private static func refusal(_ word: Word) -> String? {
    switch word {
    case .required: "is required"
    case .wrongKind: "cannot be {kind}"
    case .notACount: "{given} is not a whole number of at least 0"
    case .checkFailed: "does not pass the check {predicate}"
    case .expressionFailed: "could not be checked: {reason} in {expression}"
    case .notAQuestion: "is not asked and takes no answer"
    case .secretRefused: "the answer is not accepted"
    case .limitOfSecret: "{given} is outside a limit that follows a secret"
    case .secretTooShort:
      "is too short, at least {minLength} {minLength|character is|characters are} needed"
    case .secretTooLong:
      "is too long, at most {maxLength} {maxLength|character is|characters are} allowed"
    case .secretHasControl: "takes no control characters"
    case .tooShort:
      "is {length} {length|character|characters} long, at least {minLength} {minLength|is|are} needed"
    case .tooLong:
      "is {length} {length|character|characters} long, at most {maxLength} {maxLength|is|are} allowed"
    case .outsideRange: "{given} is not from {minimum} to {maximum}"
    case .belowMinimum: "{given} is less than {minimum}"
    case .aboveMaximum: "{given} is more than {maximum}"
    case .betweenSteps:
      "{given} is not {base} plus steps of {step}; nearest are {below} and {above}"
    case .noMatch: "{given} does not match the pattern {pattern}"
    case .patternLimit: "is too hard to match against the pattern {pattern}"
    case .tooFewOfList: "has {count} of at least {minItems} {minItems|item|items}"
    case .tooManyOfList: "has {count} of at most {maxItems} {maxItems|item|items}"
    case .twiceInList: "is in the list already, as {first}"
    case .twiceAtPrompt: "is in the list already, as number {first}"
    case .itemWithoutValue: "an item of a list needs a value"
    case .listIsFull: "takes no further item, as it has {count}"
    case .notAList: "text is no list of items"
    case .missingItem: "there is no {item}, so the names leave a gap"
    case .tooFewItems: "has {count} of at least {minItems} {minItems|choice|choices}"
    case .tooManyItems: "has {count} of at most {maxItems} {maxItems|choice|choices}"
    case .mustBeYes: "must be yes"
    case .mustBeNo: "must be no"
    case .lineBreak: "takes one line, without line breaks"
    case .controlCharacter: "takes no control characters, found {character}"
    case .confirmDiffers: "the two entries differ"
    case .answerOfHiddenRow: "the answer is not used: the row is hidden, as {predicate}"
    case .answerOfUnshownRow: "the answer is not used: the row is only shown when {predicate}"
    case .answerOfComputedRow: "the answer is not used: the row is computed, and is {value}"
    case .unknownTag: "is no row of the form"
    case .savedByOther: "was saved by another askform; this one reads version {version}"
    case .notSavedPart: "is no part of a file of saved answers"
    case .leftoverLines: "lines are left over on standard input"
    default: address(word) ?? number(word) ?? choice(word)
    }
  }

  private static func address(_ word: Word) -> String? {
    switch word {
    case .emailNoAt: "{given} is not a mail address: it has no @"
    case .emailBadLocalPart: "{given} is not a mail address: the part before @ cannot be read"
    case .emailBadDomain: "{given} is not a mail address: the part behind @ is not a host name"
    case .emailNoDot: "{given} is not a mail address: the part behind @ has no dot"
    case .urlNoScheme: "{given} is not a URL: it does not begin with a scheme and ://"
    case .schemeNotAllowed: "the scheme {scheme} is not one of {schemes}"
    case .urlBlank: "{given} is not a URL: it has a blank in it"
    case .urlBadPercent: "{given} is not a URL: % is not followed by two hexadecimal digits"
    case .urlNoHost: "{given} is not a URL: it has no host"
    case .urlBadHost: "{given} is not a URL: its host is not a name or an address"
    case .urlBadPort: "{given} is not a URL: its port is not a number from 1 to 65535"
    default: nil
    }
  }

  private static func number(_ word: Word) -> String? {
    switch word {
    case .notANumber: "{given} is not a number"
    case .notAnInteger: "{given} is not a whole number"
    case .tooManyDigits: "{given} has more than 38 digits"
    case .pointWithoutDigits: "{given} has no digit behind the point"
    case .leadingZeros: "{given} has zeros in front, so it may be a code and not a number"
    case .decimalComma: "{given} has a comma; the decimal sign is a point"
    case .grouping: "{given} has signs between groups of digits"
    case .underscore: "{given} has an underscore"
    case .basePrefix: "{given} is not decimal"
    case .nonASCIIDigits: "{given} has digits other than 0 to 9"
    case .typographicMinus: "{given} has a dash in place of the minus sign -"
    case .integerHasPoint: "{given} has a decimal point and is not a whole number"
    case .integerHasExponent: "{given} has an exponent; write the digits out"
    case .integerTooLarge:
      "{given} is outside -9223372036854775808 to 9223372036854775807, the range of 64 bits"
    case .notYesOrNo: "{given} is neither yes nor no"
    case .notADate: "{given} is not a date"
    case .twoDigitYear: "{given} has a year of two digits; write all four"
    case .yearOutOfRange: "{given} has a year outside 1 to 9999"
    case .noSuchMonth: "{given} is not a date: there is no month {month}"
    case .noSuchDay: "{given} is not a date: that month has no day {day}"
    case .noSuchDayInAnyYear: "{given} is not a date: that month never has a day {day}"
    case .ambiguousDateOrder: "{given} has day, month and year in an order that is not known here"
    case .dateOutOfRange: "{given} is outside the years 1 to 9999"
    default: nil
    }
  }

  private static func choice(_ word: Word) -> String? {
    switch word {
    case .noSuchOption: "{given} is not one of the options"
    case .ambiguousOption: "{given} fits several options: {options}"
    case .numberOutsideList: "{given} is not a number of the list, which has {count}"
    case .notLeftright: "{given} is not a choice of the left list and one of the right list"
    case .rightMissing:
      "needs a choice of the right list too; :none leaves the row without an answer"
    case .optionHidden: "{option} is not available, as {predicate}"
    case .optionNotWhen: "{option} is only available when {predicate}"
    case .optionDisabled: "{option} cannot be chosen, as {predicate}"
    case .optionNotThere: "{option} is not available"
    case .optionAlwaysDisabled: "{option} cannot be chosen"
    default: nil
    }
  }
}
