extension LocaleWords {
  /// What is read at a prompt beside what is read everywhere: the words of the locale and of the language.
  ///
  /// - Parameters:
  ///   - locale: the words of the locale; nothing where it adds none.
  ///   - language: the language that the person is spoken to in.
  /// - Returns: the words; nothing where there are none.
  static func spoken(_ locale: LocaleWords?, in language: Language) -> LocaleWords? {
    if language.catalogue == .english { return locale }
    return LocaleWords(locale ?? LocaleWords(), language: language)
  }
}

extension DateWords {
  /// The words of the catalogue for January to December.
  static let monthWords: [Word] = [
    .january, .february, .march, .april, .may, .june, .july, .august, .september, .october,
    .november, .december,
  ]
  /// The words of the catalogue for Monday to Sunday.
  static let weekdayWords: [Word] = [
    .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
  ]

  /// The same with the names of a language, and their first three and two letters.
  func adding(_ language: Language) -> DateWords {
    func merged(_ names: [[String]], _ words: [Word], letters: Int) -> [[String]] {
      words.enumerated().map { index, word in
        let name = language.catalogue.sentence(for: word) ?? word.english
        return (index < names.count ? names[index] : []) + [String(name.prefix(letters)), name]
      }
    }
    return DateWords(
      months: merged(months, Self.monthWords, letters: 3),
      weekdays: merged(weekdays, Self.weekdayWords, letters: 2), order: order)
  }
}

extension Voice {
  /// Speaks a language with the signs of a locale, and with its names where it is of the same language.
  ///
  /// - Parameters:
  ///   - language: the language of the sentences.
  ///   - locale: the words of the locale; nothing where nobody is at a prompt.
  convenience init(_ language: Language, locale: LocaleWords?) {
    var names: [Word: String] = [:]
    if let locale, locale.dates.isSpoken(in: language) {
      let words = DateWords.monthWords + DateWords.weekdayWords
      let local = locale.dates.longMonths + locale.dates.longWeekdays
      for (word, name) in zip(words, local) where local.count == words.count { names[word] = name }
    }
    self.init(language, decimalSign: locale?.decimalSign ?? ".", names: names)
  }
}

extension CivilDate {
  /// The day with its weekday and the names of the person's language.
  var longWords: Message {
    Message(
      .longDate, ["day": String(day), "year": String(year)],
      parts: [
        "weekday": Message(DateWords.weekdayWords[weekday - 1]),
        "month": Message(DateWords.monthWords[month - 1]),
      ])
  }
}

extension Value {
  /// The value as a sentence of the program shows it: numbers with the sign of the person.
  var spoken: Message {
    if case .number(let number) = self { return number.spoken }
    return .verbatim(outputText)
  }
}

extension ExactDecimal {
  /// The number as a sentence of the program shows it.
  var spoken: Message { .numeral(description) }
}
