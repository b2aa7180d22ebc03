extension Session {
  /// Writes the answers in a format.
  ///
  /// - Parameters:
  ///   - format: the format, such as `JSONFormat()`.
  ///   - withSecrets: whether secrets are written.
  /// - Returns: the bytes of a whole file.
  /// - Throws: `UnwritableValue` for the first answer that the format cannot carry.
  public func bytes(
    as format: any OutputFormat, withSecrets: Bool = true
  ) throws(UnwritableValue) -> [UInt8] {
    var tree = OutputTree()
    for result in results(withSecrets: withSecrets) { tree.add(result.value, at: result.path) }
    return try format.bytes(of: tree.root)
  }
}
