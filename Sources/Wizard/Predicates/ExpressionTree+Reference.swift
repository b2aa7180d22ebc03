extension ExpressionTree {
  /// A place where an expression reads a row.
  public struct Reference: Equatable, Sendable {
    /// What is read of a row.
    public enum Property: Equatable, Sendable {
      /// Its value.
      case value
      /// Whether it is hidden.
      case isHidden
      /// Whether it is disabled.
      case isDisabled
      /// The title of the option that is its value.
      case title
      /// Something of its value, named by keys and aggregates with points between them; indices end it.
      case path(String)
    }

    /// The tag as it is written, without the sign before it.
    public let name: String
    /// What is read of the row.
    public internal(set) var property: Property
    /// The byte offset of the sign before the tag.
    public let offset: Int
    /// How many bytes the sign and the tag cover.
    public let length: Int
    /// The index of the row, once it is resolved.
    public internal(set) var row: Int?
  }
}

extension ExpressionTree.Reference {
  /// The error that there is no such row.
  ///
  /// - Parameter names: the names there are, for a suggestion.
  /// - Returns: an error at the place of the reference.
  public func unknown(among names: some Sequence<String>) -> ExpressionError {
    ExpressionError(
      .unknownRow(name, suggestion: NearestName.suggestion(for: name, among: names)), at: offset,
      length: length)
  }
}
