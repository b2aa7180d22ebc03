/// A JSON or YAML text, or one of `NAME=VALUE` lines, as a tree whose every value knows its place.
public struct Document: Sendable {
  /// The notation of a text.
  public enum Format: Equatable, Sendable {
    /// JSON, with or without comments.
    case json
    /// YAML 1.2.
    case yaml
    /// Lines of `NAME=VALUE`.
    case dotenv
  }

  /// The text that was read.
  public let source: SourceText
  /// The notation it was read in.
  public let format: Format
  /// The value of the whole text.
  public let root: Node
  /// An error for each key that its map had already, in the order of the text.
  public let duplicateKeys: [Diagnostic]

  /// Describes what was read.
  ///
  /// - Parameters:
  ///   - source: the text that was read.
  ///   - format: the notation it was read in.
  ///   - root: the value of the whole text.
  ///   - duplicateKeys: an error for each key that its map had already.
  init(source: SourceText, format: Format, root: Node, duplicateKeys: [Diagnostic]) {
    self.source = source
    self.format = format
    self.root = root
    self.duplicateKeys = duplicateKeys
  }
}

/// Why a text could not be read as JSON or YAML.
public struct ReadFailure: Error, Equatable, Sendable {
  /// What is wrong, in the order of the text; never empty.
  public let diagnostics: [Diagnostic]

  /// Describes a failure.
  ///
  /// - Parameter diagnostics: what is wrong.
  public init(diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
