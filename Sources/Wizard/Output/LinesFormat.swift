/// Lines of `name=value`, without any quotes or escapes.
public struct LinesFormat: OutputFormat {
  /// `lines`.
  public let name = "lines"
  /// None.
  public let extensions: [String] = []

  /// Makes the format.
  public init() {}

  /// Writes a tree, one value a line, named `guests[0].name`.
  ///
  /// - Parameter tree: what is written, an object.
  /// - Returns: the text in UTF-8.
  /// - Throws: `UnwritableValue` for line breaks and control characters, and for `=` in a name.
  public func bytes(of tree: OutputNode) throws(UnwritableValue) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in FlatEntry.entries(of: tree) {
      let entryName = entry.name
      do throws(FormatFault) {
        if entryName.utf8.contains(UInt8(ascii: "=")) { throw .signInName("=") }
        for scalar in entryName.unicodeScalars where scalar.isControlOrBreak {
          throw .unreadableName
        }
        try entry.text.requirePlainLine()
      } catch {
        throw UnwritableValue(format: name, name: entryName, reason: error.message)
      }
      bytes.append(contentsOf: entryName.utf8)
      bytes.append(UInt8(ascii: "="))
      bytes.append(contentsOf: entry.text.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }
}
