extension English {
  /// What is wrong with a time, a moment or a span of time.
  static func time(_ word: Word) -> String? {
    switch word {
    case .notATime: "{given} is not a time"
    case .noSuchHour: "{given} is not a time: there is no hour {hour}"
    case .noSuchHalfDayHour: "{given} is not a time: there is no hour {hour} with am or pm"
    case .noSuchMinute: "{given} has no minute {minute}"
    case .noSuchSecond: "{given} has no second {second}"
    case .betweenMinutes: "{given} is not a multiple of {minuteInterval} minutes"
    case .notADateTime: "{given} is not a date and time"
    case .missingTime: "{given} has no time"
    case .fractionOfSecond: "{given} has a fraction of a second"
    case .noSuchOffset: "{given} has an offset from UTC that there is not"
    case .inGap: "{given} does not exist here: the clocks are put forward over it"
    case .inOverlap:
      "{given} exists twice here, as the clocks are put back: add \"{firstWord}\" for {first} or "
        + "\"{secondWord}\" for {second}"
    case .offsetNotTaken: "{given} has an offset from UTC, which is not taken here"
    case .whichOverlap:
      "{time} comes twice that day, as the clocks are put back: {firstWord}, {first}, or "
        + "{secondWord}, {second}?"
    case .notADuration: "{given} is not a duration"
    case .negativeDuration: "{given} is less than nothing"
    case .durationMissingUnit: "{given} has a number without its unit"
    case .durationUnitOrder: "{given} has its units out of order"
    case .durationCalendarUnit:
      "{given} has weeks, months or years; write days, hours, minutes and seconds"
    case .durationFraction: "{given} has a fraction; use a smaller unit"
    case .durationTooLong: "{given} is too long"
    default: nil
    }
  }

  /// What is wrong with an amount, an address of a network or a path.
  static func system(_ word: Word) -> String? {
    switch word {
    case .tooManyPlaces: "{given} has more than {places} {places|digit|digits} behind the point"
    case .betweenIntervals: "{given} lies between two steps; nearest are {below} and {above}"
    case .behindLastStep: "{given} is not {base} plus steps of {step}; nearest is {nearest}"
    case .notOnStep: "{given} is not {base} plus steps of {step}"
    case .tooLongToReckon: "{given} cannot be reckoned with: that takes more than 38 digits"
    case .noShare: "{given} cannot be reckoned: an end of the range is not known"
    case .misplacedGrouping: "{given} has its signs between groups of digits in the wrong places"
    case .ambiguousPoint: "{given} can mean {whole} or {fraction}; write one of these"
    case .notAPhone: "{given} is not a telephone number"
    case .notATwitter: "{given} is not a handle: it takes letters, digits and _"
    case .notAnAccount: "{given} is not an account: it takes ASCII without blanks"
    case .notABankAccount: "{given} is not a Norwegian bank account number"
    case .notASocialSecurity: "{given} is not a Norwegian social security number"
    case .notAZipcode: "{given} is not a postal code: it takes letters, digits, blanks and -"
    case .notAPort: "{given} is not a port from 1 to 65535"
    case .notAHost: "{given} is neither a host name nor an address"
    case .notAnIP: "{given} is not an IPv4 or IPv6 address"
    case .notACIDR: "{given} is not a network"
    case .cidrHasHost:
      "{given} has bits behind the first {length}, so it is a host and not a network"
    case .notASize: "{given} is not an amount of bytes"
    case .sizeTooLarge: "{given} is more than 9223372036854775807 bytes"
    case .sizeNotWhole: "{given} is not a whole number of bytes"
    case .wrongExtension: "{given} does not end in one of {extensions}"
    case .noSuchFile: "there is no file {given}"
    case .noSuchFolder: "there is no folder {given}"
    case .notAFolder: "{given} is a file, not a folder"
    case .isAFolder: "{given} is a folder, not a file"
    case .fileMustExist: "the file must be there"
    case .folderMustExist: "the folder must be there"
    default: nil
    }
  }

  /// What the types of numbers, times, networks and paths accept.
  static func typeAcceptance(_ word: Word) -> String? {
    switch word {
    case .acceptsSegment: "one of the words in parentheses, or the beginning of one"
    case .acceptsTextarea: "text of several lines"
    case .textEnds:
      "a line with only \".\" ends it; a \".\" at the start of any other line may be doubled"
    case .acceptsPhone: "digits with blanks and + - ( ) . / x"
    case .acceptsTwitter: "a handle such as @ada"
    case .acceptsAccount: "a name of an account such as ada_l"
    case .acceptsBankAccount: "11 digits with a correct check digit, such as 8601.11.17947"
    case .acceptsSocialSecurity: "11 digits with correct check digits, such as 010190 10046"
    case .acceptsZipcode: "a postal code such as 12345 or SW1A 1AA"
    case .acceptsPort: "a port from 1 to 65535"
    case .acceptsHost: "a host such as db.example.org or 192.0.2.7"
    case .acceptsIP: "an address such as 192.0.2.7 or 2001:db8::7"
    case .acceptsCIDR: "a network such as 192.0.2.0/24 or 2001:db8::/32"
    case .acceptsSize: "an amount of bytes such as 10G, 512MiB or 1{decimal}5 TB"
    case .acceptsFile: "a path of a file such as docs/report.pdf"
    case .acceptsFolder: "a path of a folder such as /srv/data"
    case .pathCompletes: "Tab completes the path, and ~ is the home folder"
    case .acceptsDecimal: "a number such as 42, -7 or 2{decimal}5"
    case .acceptsStepper: "a number, or + and - for a step up and down"
    case .acceptsSlider: "a number, or a share such as 50%"
    case .acceptsTime: "14:30, 2:30pm, 9, noon, midnight, now"
    case .acceptsDateTime: "2026-12-01 12:00, tomorrow 12:00, fri 9am, +2h"
    case .acceptsLocalTime: "14:30, 2:30pm, 9, {noon}, {midnight}, {now}"
    case .acceptsDuration: "1h30m, 90m, 45s, 1d, 2 hours, 1:30"
    case .atMostPlaces: "at most {places} {places|digit|digits} behind the point"
    case .everyMinutes: "in steps of {minuteInterval} minutes"
    case .inIntervals: "in {steps} {steps|step|steps} from one end to the other"
    case .acceptsLocalDate: "2026-12-24, {forms}, {today}, {tomorrow}, {friday}, +3d"
    case .acceptsLocalDateTime: "2026-12-01 12:00, {forms}, {tomorrow} 12:00, {friday} 9am, +2h"
    case .acceptsLocalYesOrNo: "{yes} or {no}, yes or no, y or n"
    case .extensionsAre: "ends in one of {extensions}"
    default: nil
    }
  }
}
