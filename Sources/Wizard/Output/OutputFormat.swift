/// A way to write answers as bytes.
public protocol OutputFormat: Sendable {
  /// The name that `--format` takes, and the extension of its files.
  var name: String { get }

  /// Writes a tree of answers.
  ///
  /// - Parameter tree: what is written.
  /// - Returns: the bytes of a whole file.
  func bytes(of tree: OutputNode) -> [UInt8]
}
