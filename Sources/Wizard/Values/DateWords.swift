/// The names of months and weekdays, and the order of day, month and year in numbers.
public struct DateWords: Equatable, Sendable {
  /// Where day, month and year stand in a date of numbers.
  public enum NumericOrder: Equatable, Sendable {
    /// `24.12.2026`
    case dayMonthYear
    /// `12/24/2026`
    case monthDayYear
    /// `2026/12/24`
    case yearMonthDay
  }

  /// The names of January to December beside the English ones.
  public let months: [[String]]
  /// The names of Monday to Sunday beside the English ones.
  public let weekdays: [[String]]
  /// The language of the long names, as a locale names it; nothing where there are none.
  let language: String?
  /// January to December as the locale writes them in a date; empty where there are none.
  let longMonths: [String]
  /// Monday to Sunday in full; empty where there are none.
  let longWeekdays: [String]
  /// The order of numbers, or nothing where it is not known.
  public let order: NumericOrder?

  /// English names, and no order of numbers: what files and pipes are read with.
  public static let english = DateWords()

  /// Adds names and an order to the English ones.
  ///
  /// - Parameters:
  ///   - months: the names of January to December, each with its short forms; any case.
  ///   - weekdays: the names of Monday to Sunday, each with its short forms; any case.
  ///   - order: the order of numbers.
  public init(months: [[String]] = [], weekdays: [[String]] = [], order: NumericOrder? = nil) {
    self.months = months
    self.weekdays = weekdays
    self.order = order
    language = nil
    longMonths = []
    longWeekdays = []
  }

  /// Adds names, an order, and the names that dates are shown with to a person of the language.
  ///
  /// - Parameters:
  ///   - months: the names of January to December, each with its short forms; any case.
  ///   - weekdays: the names of Monday to Sunday, each with its short forms; any case.
  ///   - order: the order of numbers.
  ///   - language: the language of the names, as a locale names it: `de_AT.UTF-8`.
  ///   - longMonths: January to December as the locale writes them in a date.
  ///   - longWeekdays: Monday to Sunday in full.
  public init(
    months: [[String]], weekdays: [[String]], order: NumericOrder?, language: String,
    longMonths: [String], longWeekdays: [String]
  ) {
    self.months = months
    self.weekdays = weekdays
    self.order = order
    self.language = language
    self.longMonths = longMonths
    self.longWeekdays = longWeekdays
  }

  /// Whether the long names are of the language that a person is spoken to in.
  func isSpoken(in language: Language) -> Bool {
    let names = self.language.flatMap { Language.normalized($0) }
    return names.map { Language.base(of: $0) == language.catalogue.rawValue } ?? false
  }

  /// The month of a name in lower case: its English name or three letters of it, or a name of the locale.
  func month(_ name: String) -> Int? {
    Self.index(of: name, in: EnglishDate.months, and: months)
  }

  /// The weekday of a name in lower case, 1 for Monday.
  func weekday(_ name: String) -> Int? {
    Self.index(of: name, in: EnglishDate.weekdays, and: weekdays)
  }

  private static func index(
    of name: String, in english: [String], and local: [[String]]
  ) -> Int? {
    let place =
      english.firstIndex { word in
        let word = word.lowercased()
        return name == word || (name.utf8.count == 3 && word.hasPrefix(name))
      }
      ?? local.firstIndex { names in
        !name.isEmpty && names.contains { plain($0) == plain(name) }
      }
    return place.map { $0 + 1 }
  }

  /// Whether a name in lower case is a month of a locale that is not English.
  func isLocalMonth(_ name: String) -> Bool {
    let isEnglish = language.map { Language.normalized($0)?.hasPrefix("en") ?? false } ?? false
    return !isEnglish && Self.index(of: name, in: [], and: months) != nil
  }

  /// A name in lower case without the full stop of a short form.
  private static func plain(_ name: String) -> String {
    let lower = name.lowercased()
    return lower.hasSuffix(".") ? String(lower.dropLast()) : lower
  }
}

/// The English names of months and weekdays.
enum EnglishDate {
  /// January to December.
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]
  /// Monday to Sunday.
  static let weekdays = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]
}
