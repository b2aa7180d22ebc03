/// How a person's locale writes numbers, dates, yes and no; it is read at a terminal's prompt only.
///
/// A class, though nothing in it changes: whatever reads an answer shares it instead of copying it.
public final class LocaleWords: Sendable {
  /// The decimal sign; the point is read beside it.
  public let decimalSign: Unicode.Scalar
  /// The sign between groups of digits, if the locale has one.
  public let groupingSign: Unicode.Scalar?
  /// The sizes of the groups from the decimal sign on, the last one repeated.
  public let groupSizes: [Int]
  /// The names of months and weekdays, and the order of numbers.
  public let dates: DateWords
  /// What stands between the numbers of a date.
  public let dateSeparator: Unicode.Scalar
  /// The words for yes and no; nothing where the English ones are all.
  public let yesNo: YesNoWords?
  /// The words for yes and no of the language that the person is spoken to in, where it is not English.
  let languageYesNo: YesNoWords?
  /// The words of that language for those of answers.
  let keywords: Keywords

  /// Takes what a locale says.
  ///
  /// - Parameters:
  ///   - decimalSign: the decimal sign.
  ///   - groupingSign: the sign between groups of digits, if there is one.
  ///   - groupSizes: the sizes of the groups from the decimal sign on; of three where empty.
  ///   - dates: the names of months and weekdays, and the order of numbers.
  ///   - dateSeparator: what stands between the numbers of a date.
  ///   - yesNo: the words for yes and no.
  public init(
    decimalSign: Unicode.Scalar = ".", groupingSign: Unicode.Scalar? = nil, groupSizes: [Int] = [],
    dates: DateWords = .english, dateSeparator: Unicode.Scalar = "/", yesNo: YesNoWords? = nil
  ) {
    self.decimalSign = decimalSign
    self.groupingSign = groupingSign
    self.groupSizes = groupSizes
    self.dates = dates
    self.dateSeparator = dateSeparator
    self.yesNo = yesNo
    languageYesNo = nil
    keywords = .none
  }

  /// Adds the words of a language to those of a locale.
  init(_ locale: LocaleWords, language: Language) {
    decimalSign = locale.decimalSign
    groupingSign = locale.groupingSign
    groupSizes = locale.groupSizes
    dates = locale.dates.adding(language)
    dateSeparator = locale.dateSeparator
    yesNo = locale.yesNo
    func word(_ word: Word) -> String { Message(word).text(in: language) }
    languageYesNo = YesNoWords(
      yes: word(.yesWord), no: word(.noWord), yesLetter: word(.yesLetter), noLetter: word(.noLetter)
    )
    keywords = Keywords(language)
  }

  /// A number as the locale writes it.
  func localized(_ style: NumberStyle) -> NumberStyle {
    style.localized(
      decimalSign: decimalSign, groupingSign: groupingSign, groupSizes: groupSizes)
  }

  /// What a text means as a word for yes or no; nothing where it is neither.
  func answer(to text: String) -> Bool? {
    languageYesNo?.answer(to: text) ?? yesNo?.answer(to: text)
  }

  /// A word of answers as it is shown to the person.
  func shown(_ word: Word) -> String { keywords.shown(word) }

  /// The name of Friday in the short form that the person may type.
  var friday: String { keywords.isEmpty ? "fri" : dates.weekdays[4].first ?? "fri" }

  /// 24 December 2026 in the ways that the locale adds: in numbers, and with its name of the month.
  var dateExamples: [String] {
    var examples: [String] = []
    let numbers: [String]? =
      switch dates.order {
      case .dayMonthYear?: ["24", "12", "2026"]
      case .monthDayYear?: ["12", "24", "2026"]
      case .yearMonthDay?: ["2026", "12", "24"]
      case nil: nil
      }
    if let numbers { examples.append(numbers.joined(separator: String(dateSeparator))) }
    if let month = dates.months.last?.first, !month.contains(" ") { examples.append("24 " + month) }
    return examples
  }
}
