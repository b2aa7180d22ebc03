/// Reads JSON into a tree whose every value knows its place.
public enum JSONReader {
  /// How much more than JSON is accepted.
  public enum Dialect: Equatable, Sendable {
    /// RFC 8259 and nothing else.
    case strict
    /// Comments, a comma behind the last element, and a first line that begins with `#!`.
    case form
  }

  /// Reads a whole text.
  ///
  /// - Parameters:
  ///   - source: the text.
  ///   - dialect: how much more than JSON is accepted.
  /// - Returns: the tree; duplicate keys are in it and reported beside it.
  /// - Throws: ``ReadFailure`` with the first fault.
  public static func read(
    _ source: SourceText, dialect: Dialect
  ) throws(ReadFailure) -> Document {
    do {
      let builder = try source.bytes.withUnsafeBufferPointer { bytes throws(JSONFault) in
        var parser = JSONParser(scanner: JSONScanner(bytes: bytes, dialect: dialect))
        return try parser.parse()
      }
      let root = builder.root ?? Node(.null, offset: 0, end: 0)
      return Document(
        source: source, format: .json, root: root,
        duplicateKeys: builder.duplicateKeys(in: source))
    } catch {
      throw ReadFailure(diagnostics: [error.diagnostic(in: source)])
    }
  }
}
