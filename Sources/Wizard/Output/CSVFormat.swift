/// CSV of two records: the names, and the values (RFC 4180, with line feeds).
public struct CSVFormat: OutputFormat {
  /// `csv`.
  public let name = "csv"
  /// `csv`.
  public let extensions = ["csv"]

  /// Makes the format.
  public init() {}

  /// Writes a tree, with names such as `guests[0].name`.
  ///
  /// - Parameter tree: what is written, an object.
  /// - Returns: the text in UTF-8; no characters where there are no values.
  /// - Throws: `UnwritableValue` for a zero byte, which ends the text for many readers.
  public func bytes(of tree: OutputNode) throws(UnwritableValue) -> [UInt8] {
    let entries = FlatEntry.entries(of: tree)
    guard !entries.isEmpty else { return [] }
    for entry in entries where entry.text.utf8.contains(0) || entry.name.utf8.contains(0) {
      throw UnwritableValue(
        format: name, name: entry.name, reason: FormatFault.controlCharacter("\0").message)
    }
    // A record of one empty field would be an empty line, which is no record.
    let quotesEmpty = entries.count == 1
    let records = [entries.map(\.name), entries.map(\.text)].map { record in
      record.map { Self.field($0, quotesEmpty: quotesEmpty) }.joined(separator: ",") + "\n"
    }
    return Array(records.joined().utf8)
  }

  private static func field(_ text: String, quotesEmpty: Bool) -> String {
    let needsQuotes = text.utf8.contains { "\",\r\n".utf8.contains($0) }
    let hasEdge =
      text.unicodeScalars.first?.properties.isWhitespace == true
      || text.unicodeScalars.last?.properties.isWhitespace == true
    guard needsQuotes || hasEdge || (text.isEmpty && quotesEmpty) else { return text }
    var result = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { result += "\"" }
      result.unicodeScalars.append(scalar)
    }
    return result + "\""
  }
}
