/// What is wrong with a text, and where; the raw value of its kind is the code that a report gives it.
struct TextFault<Kind: RawRepresentable<String> & Sendable>: Error {
  /// What is wrong.
  let kind: Kind
  /// The byte offset of the wrong characters.
  let offset: Int
  /// The byte offset behind the wrong characters.
  let end: Int
  /// What is wrong, in words.
  let message: String
  /// What would mend it.
  var remedy: String?

  /// Describes the fault to the person who wrote the text.
  ///
  /// - Parameter source: the text.
  /// - Returns: an error with its place.
  func diagnostic(in source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, code: kind.rawValue, message: message, remedy: remedy,
      position: source.position(from: offset, to: end))
  }
}
