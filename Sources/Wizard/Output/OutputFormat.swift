/// A way to write answers as bytes.
public protocol OutputFormat: Sendable {
  /// The name that `--format` takes.
  var name: String { get }
  /// The extensions of its files, in lower case and without the point.
  var extensions: [String] { get }
  /// Whether values are named as variables, so that there may be a prefix and `export`.
  var namesVariables: Bool { get }

  /// Writes a tree of answers.
  ///
  /// - Parameter tree: what is written, an object.
  /// - Returns: the bytes of a whole file.
  /// - Throws: `UnwritableValue` for the first value or name that the format cannot carry.
  func bytes(of tree: OutputNode) throws(UnwritableValue) -> [UInt8]

  /// Demands that the keys of a form can be names, before anything is asked.
  ///
  /// - Parameter keys: the parts of each key, in order; a key may come twice.
  /// - Throws: `UnwritableValue` for the first that cannot.
  func requireNames(for keys: [[String]]) throws(UnwritableValue)
}

extension OutputFormat {
  /// Whether values are named as variables.
  public var namesVariables: Bool { false }

  /// Most formats take any name, or tell when they write it.
  ///
  /// - Parameter keys: the parts of each key.
  public func requireNames(for keys: [[String]]) {}
}
