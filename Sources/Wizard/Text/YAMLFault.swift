/// What is wrong with a YAML text, and where.
struct YAMLFault: Error {
  /// The kinds of fault.
  enum Kind: String {
    /// The text does not follow the grammar.
    case syntax = "Y001"
    /// A tag such as `!!str`.
    case tag = "Y002"
    /// A second document in the same text.
    case documents = "Y003"
    /// A key that is a list or a map.
    case key = "Y004"
    /// An alias without an anchor before it, or within its own.
    case alias = "Y005"
    /// Aliases that make the tree far larger than the text.
    case expansion = "Y006"
    /// Lists and maps that stand too deep in each other.
    case depth = "Y007"
  }

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
