// In:  the answers of a finished session, in form order.
// Out: a nested tree, the bytes of one format, and files that are all written or not at all.
// Who: the command-line program and programs that embed a form.

/// A piece of what is written, as a tree that keeps its order.
public enum OutputNode: Equatable, Sendable {
  /// One named piece of an object.
  public struct Member: Equatable, Sendable {
    /// The name.
    public let key: String
    /// What stands under the name.
    public let value: OutputNode

    /// Describes a named piece.
    ///
    /// - Parameters:
    ///   - key: the name.
    ///   - value: what stands under the name.
    public init(key: String, value: OutputNode) {
      self.key = key
      self.value = value
    }
  }

  /// No value, written all the same.
  case null
  /// Yes or no.
  case boolean(Bool)
  /// A number, as the exact digits that are written.
  case number(digits: String)
  /// Text.
  case string(String)
  /// A list.
  case array([OutputNode])
  /// Named pieces in their order; the names are distinct.
  case object([Member])
}
