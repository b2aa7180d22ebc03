/// YAML in block style, which readers of version 1.1 and 1.2 read the same.
public struct YAMLFormat: OutputFormat {
  /// `yaml`.
  public let name = "yaml"
  /// `yaml` and `yml`.
  public let extensions = ["yaml", "yml"]

  /// Makes the format.
  public init() {}

  /// Writes a tree with an indent of two spaces, and text of several lines as a block.
  ///
  /// - Parameter tree: what is written.
  /// - Returns: the text in UTF-8, with a line break at its end.
  public func bytes(of tree: OutputNode) -> [UInt8] {
    var writer = YAMLWriter()
    writer.append(tree)
    return writer.finished()
  }
}
