/// TOML 1.0: values first, then tables, each in the order of the form.
public struct TOMLFormat: OutputFormat {
  /// `toml`.
  public let name = "toml"
  /// `toml`.
  public let extensions = ["toml"]

  /// Makes the format.
  public init() {}

  /// Writes a tree; null is left out, as TOML has no word for it.
  ///
  /// - Parameter tree: what is written, an object.
  /// - Returns: the text in UTF-8.
  /// - Throws: `UnwritableValue` for integers beyond 64 bits and null as an item of a list.
  public func bytes(of tree: OutputNode) throws(UnwritableValue) -> [UInt8] {
    var writer = TOMLWriter(format: name)
    if case .object(let members) = tree { try writer.append(members) }
    return writer.finished()
  }
}
