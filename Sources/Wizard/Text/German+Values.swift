extension German {
  /// Values in words.
  static func value(_ word: Word) -> String? {
    switch word {
    case .numeral: "{number}"
    case .verbatim: "{text}"
    case .longDate: "{weekday}, {day}. {month} {year}"
    case .longMoment: "{date}, {time}"
    case .yesWord: "ja"
    case .noWord: "nein"
    case .yesLetter: "j"
    case .noLetter: "n"
    case .noChoice: "keine"
    case .bytes: "{bytes} Byte"
    case .bytesInUnit: "{bytes} ({amount})"
    default: month(word) ?? weekday(word) ?? typed(word)
    }
  }

  private static func month(_ word: Word) -> String? {
    switch word {
    case .january: "Januar"
    case .february: "Februar"
    case .march: "März"
    case .april: "April"
    case .may: "Mai"
    case .june: "Juni"
    case .july: "Juli"
    case .august: "August"
    case .september: "September"
    case .october: "Oktober"
    case .november: "November"
    case .december: "Dezember"
    default: nil
    }
  }

  private static func weekday(_ word: Word) -> String? {
    switch word {
    case .monday: "Montag"
    case .tuesday: "Dienstag"
    case .wednesday: "Mittwoch"
    case .thursday: "Donnerstag"
    case .friday: "Freitag"
    case .saturday: "Samstag"
    case .sunday: "Sonntag"
    default: nil
    }
  }

  /// Words of answers at a prompt, each in all its forms; the first is the one that is shown.
  private static func typed(_ word: Word) -> String? {
    switch word {
    case .typedToday: "heute"
    case .typedTomorrow: "morgen"
    case .typedYesterday: "gestern"
    case .typedNext: "nächster nächsten nächste nächstes"
    case .typedNoon: "mittag mittags"
    case .typedMidnight: "mitternacht mitternachts"
    case .typedNow: "jetzt"
    case .typedFirst: "erste erster erstes"
    case .typedSecond: "zweite zweiter zweites"
    case .typedAll: "alle alles"
    case .typedNone: "keine keiner keines keins"
    default: nil
    }
  }
}
