/// Reads lines of `NAME=VALUE`, as a `.env` file has them, into a tree whose every value knows its place.
///
/// The rules are those that the common readers share. A value is literal: no variable is put in and no
/// command runs. In single quotes nothing is special; in double quotes a backslash stands before `n`, `r`,
/// `t`, `"`, `$`, a back quote or itself; both may span lines. A value without quotes ends at a `#` with a
/// blank before it, or with its line, and loses blanks at its ends.
public enum DotenvReader {
  /// Reads a whole text.
  ///
  /// - Parameter source: the text.
  /// - Returns: a map of the names in their order; one that stands twice is there twice.
  /// - Throws: ``ReadFailure`` with every fault.
  public static func read(_ source: SourceText) throws(ReadFailure) -> Document {
    var scanner = DotenvScanner(source.bytes)
    scanner.scan()
    guard scanner.faults.isEmpty else {
      throw ReadFailure(diagnostics: scanner.faults.map { $0.diagnostic(in: source) })
    }
    let root = Node(.object(scanner.members), offset: 0, end: UInt32(source.bytes.count))
    return Document(source: source, format: .dotenv, root: root, duplicateKeys: [])
  }

  /// Tells whether a text begins like one of `NAME=VALUE` lines, behind comments and empty lines.
  ///
  /// - Parameter bytes: the text.
  /// - Returns: whether its first line has a name and a `=`.
  static func begins(_ bytes: [UInt8]) -> Bool {
    var scanner = DotenvScanner(bytes)
    return scanner.beginsWithName
  }
}
