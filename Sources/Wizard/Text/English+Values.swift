extension English {
  /// Values in words.
  static func value(_ word: Word) -> String? {
    switch word {
    case .numeral: "{number}"
    case .verbatim: "{text}"
    case .longDate: "{weekday}, {day} {month} {year}"
    case .longMoment: "{date}, {time}"
    case .yesWord: "yes"
    case .noWord: "no"
    case .yesLetter: "y"
    case .noLetter: "n"
    case .noChoice: "none"
    case .bytes: "{bytes} {bytes|byte|bytes}"
    case .bytesInUnit: "{bytes} ({amount})"
    default: month(word) ?? weekday(word) ?? typed(word)
    }
  }

  private static func month(_ word: Word) -> String? {
    switch word {
    case .january: "January"
    case .february: "February"
    case .march: "March"
    case .april: "April"
    case .may: "May"
    case .june: "June"
    case .july: "July"
    case .august: "August"
    case .september: "September"
    case .october: "October"
    case .november: "November"
    case .december: "December"
    default: nil
    }
  }

  private static func weekday(_ word: Word) -> String? {
    switch word {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    default: nil
    }
  }

  /// Words of answers; the English ones are read everywhere.
  private static func typed(_ word: Word) -> String? {
    switch word {
    case .typedToday: "today"
    case .typedTomorrow: "tomorrow"
    case .typedYesterday: "yesterday"
    case .typedNext: "next"
    case .typedNoon: "noon"
    case .typedMidnight: "midnight"
    case .typedNow: "now"
    case .typedFirst: "first"
    case .typedSecond: "second"
    case .typedAll: "all"
    case .typedNone: "none"
    default: nil
    }
  }
}
