internal import Glibc

/// The words of a locale for yes and no, and the expressions of what else counts as one of them.
public struct YesNoWords: Equatable, Sendable {
  /// The word for yes; empty where the locale has none.
  public let yes: String
  /// The word for no; empty where the locale has none.
  public let no: String
  private let yesExpression: String
  private let noExpression: String

  /// Takes a locale's words and expressions.
  ///
  /// - Parameters:
  ///   - yes: the word for yes; empty where the locale has none.
  ///   - no: the word for no; empty where the locale has none.
  ///   - yesExpression: a POSIX extended regular expression of what begins like yes: `^[+1jJyY]`.
  ///   - noExpression: the same of no.
  public init(yes: String, no: String, yesExpression: String, noExpression: String) {
    self.yes = yes
    self.no = no
    self.yesExpression = yesExpression
    self.noExpression = noExpression
  }

  /// Takes words and the letters that stand for them.
  init(yes: String, no: String, yesLetter: String, noLetter: String) {
    self.init(
      yes: yes, no: no, yesExpression: Self.letter(yesLetter), noExpression: Self.letter(noLetter))
  }

  private static func letter(_ letter: String) -> String {
    "^[" + letter.lowercased() + letter.uppercased() + "]"
  }

  /// What a text means.
  ///
  /// The expressions only look at how a text begins, so that they decide about a single letter, and about
  /// whole words only where the locale has no word of its own: `jein` is neither yes nor no.
  ///
  /// - Parameter text: the text, without blanks at its ends.
  /// - Returns: yes or no; nothing where it is neither, or both.
  public func answer(to text: String) -> Bool? {
    let lower = text.lowercased()
    if !yes.isEmpty, lower == yes.lowercased() { return true }
    if !no.isEmpty, lower == no.lowercased() { return false }
    guard text.unicodeScalars.count == 1 || yes.isEmpty || no.isEmpty else { return nil }
    let isYes = Self.matches(text, yesExpression)
    return isYes == Self.matches(text, noExpression) ? nil : isYes
  }

  private static func matches(_ text: String, _ pattern: String) -> Bool {
    var expression = regex_t()
    guard !pattern.isEmpty, regcomp(&expression, pattern, REG_EXTENDED | REG_NOSUB) == 0 else {
      return false
    }
    defer { regfree(&expression) }
    return regexec(&expression, text, 0, nil, 0) == 0
  }
}
