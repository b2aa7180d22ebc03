/// How the program speaks to a person: the language, and what the person's locale adds to it.
///
/// A class, though nothing in it changes: whatever shows a value shares it instead of copying it.
public final class Voice: Sendable {
  /// English, with the signs of program text.
  public static let english = Voice(.english)

  /// The language of the sentences.
  public let language: Language
  /// The sign that numbers are shown with.
  let decimalSign: Unicode.Scalar
  /// Words for which the locale has another name than the catalogue.
  let names: [Word: String]

  /// Speaks a language.
  ///
  /// - Parameters:
  ///   - language: the language of the sentences.
  ///   - decimalSign: the sign that numbers are shown with.
  ///   - names: words for which the locale has another name than the catalogue.
  public init(
    _ language: Language, decimalSign: Unicode.Scalar = ".", names: [Word: String] = [:]
  ) {
    self.language = language
    self.decimalSign = decimalSign
    self.names = names
  }

  /// The sentence of a word, or its name in the locale.
  func sentence(for word: Word) -> String {
    names[word] ?? language.catalogue.sentence(for: word) ?? word.english
  }

  /// A number of program text with the sign of the person.
  func numeral(_ digits: String) -> String {
    guard decimalSign != ".", let point = digits.firstIndex(of: ".") else { return digits }
    return digits[..<point] + String(decimalSign) + digits[digits.index(after: point)...]
  }
}
