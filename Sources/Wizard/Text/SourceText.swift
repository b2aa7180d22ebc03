// In:  the bytes of a form, an answer file, an option or a line, with the name a person knows them by.
// Out: text whose every offset can be turned into a line, a column and the line it stands in.
// Who: the readers of this floor make one; every later floor asks it for positions.

/// Named source text that was checked to be UTF-8 without NUL.
///
/// Offsets are counted in bytes from the start of the text, a byte-order mark not included.
public struct SourceText: Equatable, Sendable {
  /// What a person calls the text: a path as given, `-s`, `standard input`.
  public let name: String
  /// The text in UTF-8, without a byte-order mark.
  public let bytes: [UInt8]

  /// Takes text that is known to be valid.
  ///
  /// - Parameters:
  ///   - name: what a person calls the text.
  ///   - text: the text itself.
  public init(name: String, text: String) {
    self.name = name
    self.bytes = Array(text.utf8)
  }
}

/// A place in a source text as a person reads it.
public struct SourcePosition: Equatable, Sendable {
  /// The name of the source text.
  public let source: String
  /// The line, from 1.
  public let line: Int
  /// The column in Unicode scalars, from 1.
  public let column: Int
  /// How many Unicode scalars the place covers; at least 1, and not past the line's end.
  public let length: Int
  /// The line of text the place stands in, without its line break; of a very long line, the part around it.
  public let excerpt: String
  /// The column at which the excerpt starts: 1, but for a part of a very long line.
  public let excerptColumn: Int

  /// Describes a place in a source text.
  ///
  /// - Parameters:
  ///   - source: the name of the source text.
  ///   - line: the line, from 1.
  ///   - column: the column in Unicode scalars, from 1.
  ///   - length: how many Unicode scalars the place covers.
  ///   - excerpt: the line of text, without its line break, or the part of it around the place.
  ///   - excerptColumn: the column at which the excerpt starts.
  public init(
    source: String, line: Int, column: Int, length: Int, excerpt: String, excerptColumn: Int = 1
  ) {
    self.source = source
    self.line = line
    self.column = column
    self.length = length
    self.excerpt = excerpt
    self.excerptColumn = excerptColumn
  }
}
