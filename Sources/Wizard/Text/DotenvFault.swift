/// What is wrong with a text of `NAME=VALUE` lines, and where.
typealias DotenvFault = TextFault<DotenvFaultKind>

/// The kinds of fault of a text of `NAME=VALUE` lines.
enum DotenvFaultKind: String {
  /// A line that has no `=`.
  case noValue = "E001"
  /// What stands before the `=` is no name.
  case name = "E002"
  /// A quote without its end.
  case unclosed = "E003"
  /// Something behind the closing quote.
  case trailing = "E004"
  /// A value in back quotes.
  case backquote = "E005"
}

extension DotenvFault {
  /// Describes a fault; no word of the text is quoted, as it may be a part of a secret.
  ///
  /// - Parameters:
  ///   - kind: what is wrong.
  ///   - place: the byte offsets of the wrong characters.
  init(_ kind: DotenvFaultKind, at place: Range<Int>) {
    let words = Self.words(for: kind)
    self.init(
      kind: kind, offset: place.lowerBound, end: place.upperBound, message: words.message,
      remedy: words.remedy)
  }

  private static func words(for kind: DotenvFaultKind) -> (message: String, remedy: String) {
    switch kind {
    case .noValue:
      ("expected NAME=VALUE", "a line that begins with # is a comment")
    case .name:
      (
        "what stands before = is no name",
        "accepted: a letter or _, then letters, digits, _, -, . and [N]"
      )
    case .unclosed:
      ("the value does not end", "expected the closing quote")
    case .trailing:
      (
        "found text behind the closing quote",
        "put all of the value into one pair of quotes, or in front of a comment a #"
      )
    case .backquote:
      ("readers differ on a value in back quotes", "use ' or \" in their place")
    }
  }
}
