/// A text with, at its end, which of two equal local times is meant: `first` or `second`.
struct OverlapChoice {
  /// The text without the word.
  let text: String
  /// Which of the two is meant, where the text says so.
  let which: Which?

  /// Which of the two.
  enum Which: String, CaseIterable {
    /// The earlier instant.
    case first
    /// The later instant.
    case second
  }

  /// Takes the word off a text.
  init(_ text: String) {
    let lower = text.lowercased()
    let which = Which.allCases.first { lower.hasSuffix(" " + $0.rawValue) }
    self.which = which
    self.text = which.map { String(text.dropLast($0.rawValue.count + 1)) } ?? text
  }
}
