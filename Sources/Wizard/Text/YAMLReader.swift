/// Reads YAML 1.2 into a tree whose every value knows its place.
///
/// A plain scalar stays text until somebody asks what it is, so `no` and `12:30` are never
/// mistaken. Tags, several documents and keys that are lists or maps are refused.
public enum YAMLReader {
  /// How much text aliases may add to a text of some length, in bytes.
  ///
  /// - Parameter length: the text's length in bytes.
  /// - Returns: ten times as much, but no less than 100 kB and no more than 100 MB.
  static func expansionLimit(forLength length: Int) -> Int {
    max(100_000, min(length, 10_000_000) * 10)
  }

  /// Reads a whole text.
  ///
  /// - Parameter source: the text.
  /// - Returns: the tree; duplicate keys are in it and reported beside it. No document is null.
  /// - Throws: ``ReadFailure`` with the first fault.
  public static func read(_ source: SourceText) throws(ReadFailure) -> Document {
    do {
      let builder = try source.bytes.withUnsafeBufferPointer { bytes throws(YAMLFault) in
        var parser = YAMLParser(bytes: bytes)
        return try parser.parse()
      }
      let root = builder.root ?? Node(.null, offset: 0, end: 0)
      return Document(
        source: source, format: .yaml, root: root,
        duplicateKeys: builder.duplicateKeys(in: source))
    } catch {
      throw ReadFailure(diagnostics: [error.diagnostic(in: source)])
    }
  }
}
