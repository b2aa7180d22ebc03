/// The words of a language that stand for English ones in answers at a prompt, as `heute` does for `today`.
struct Keywords: Sendable {
  /// English, which is read everywhere.
  static let none = Keywords(.english)

  private static let words: [Word] = [
    .typedToday, .typedTomorrow, .typedYesterday, .typedNext, .typedNoon, .typedMidnight,
    .typedNow, .typedFirst, .typedSecond, .typedAll, .typedNone,
  ]

  /// The English words by those of the language, in lower case.
  private let english: [String: String]
  private let catalogue: Catalogue

  /// The words of a language.
  init(_ language: Language) {
    catalogue = language.catalogue
    guard catalogue != .english else {
      english = [:]
      return
    }
    var english: [String: String] = [:]
    for word in Self.words {
      for form in catalogue.forms(of: word) { english[form] = word.english }
    }
    self.english = english
  }

  /// Whether there are none but the English ones.
  var isEmpty: Bool { english.isEmpty }

  /// A word as it is shown to the person.
  func shown(_ word: Word) -> String { catalogue.forms(of: word).first ?? word.english }

  /// A text with the English words in the place of those of the language.
  func plain(_ text: String) -> String {
    if english.isEmpty { return text }
    var result = ""
    var run = ""
    for character in text {
      if character.isLetter {
        run.append(character)
      } else {
        result += (english[run.lowercased()] ?? run) + String(character)
        run = ""
      }
    }
    return result + (english[run.lowercased()] ?? run)
  }
}

extension Catalogue {
  /// The forms of a word of answers, the one that is shown first.
  fileprivate func forms(of word: Word) -> [String] {
    (sentence(for: word) ?? word.english).split(separator: " ").map(String.init)
  }
}
