/// A dotenv file: `NAME=value`, as python-dotenv, the dotenv of Node and a POSIX shell read it alike.
public struct DotenvFormat: OutputFormat {
  /// `env`.
  public let name = "env"
  /// `env`.
  public let extensions = ["env"]

  /// Yes.
  public let namesVariables = true

  private let options: VariableOptions

  /// Makes the format.
  ///
  /// - Parameter options: how the variables are named and set.
  public init(_ options: VariableOptions = VariableOptions()) {
    self.options = options
  }

  /// Writes a tree, one variable a line.
  ///
  /// - Parameter tree: what is written, an object.
  /// - Returns: the text in UTF-8.
  /// - Throws: `UnwritableValue` for names that a shell owns or that come twice, and for what
  ///   `DotenvLiteral` refuses.
  public func bytes(of tree: OutputNode) throws(UnwritableValue) -> [UInt8] {
    try options.assignments(of: tree, as: name, DotenvLiteral())
  }

  /// Demands that the keys of a form can be names.
  ///
  /// - Parameter keys: the parts of each key.
  /// - Throws: `UnwritableValue` for the first that cannot.
  public func requireNames(for keys: [[String]]) throws(UnwritableValue) {
    try options.requireNames(for: keys, as: name)
  }
}
