/// JSON as `jq .` prints it, with the digits of numbers as they are.
public struct JSONFormat: OutputFormat {
  /// `json`.
  public let name = "json"
  /// `json`.
  public let extensions = ["json"]

  /// Makes the format.
  public init() {}

  /// Writes a tree with an indent of two spaces and one piece a line.
  ///
  /// - Parameter tree: what is written.
  /// - Returns: the text in UTF-8, with a line break at its end.
  public func bytes(of tree: OutputNode) -> [UInt8] {
    var writer = JSONWriter(layout: .indented)
    writer.append(tree)
    return writer.finished()
  }
}
