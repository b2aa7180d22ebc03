import Testing

/// The cases of a table: blocks of input, context and expected, with comments that begin with `# `.
struct TableCase: CustomTestStringConvertible, Sendable {
  let table: String
  let line: Int
  let input: String
  let context: String
  let expected: String

  var testDescription: String { "\(table):\(line): \(input)" }

  /// Reads a table; empty lines separate blocks and mean nothing else.
  ///
  /// - Parameter table: the file's name in `Tests/Tables`, without its extension.
  /// - Returns: its cases, in order.
  static func cases(of table: String) -> [TableCase] {
    let text = TextFile.read(at: TextFile.root + "/Tests/Tables/\(table).table") ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var cases: [TableCase] = []
    var block: [(line: Int, text: String)] = []
    for (line, content) in zip(1..., lines) where !content.isEmpty && !content.hasPrefix("# ") {
      block.append((line, String(content)))
      guard block.count == 3 else { continue }
      cases.append(
        TableCase(
          table: table, line: block[0].line, input: block[0].text, context: block[1].text,
          expected: block[2].text))
      block = []
    }
    if let rest = block.first {
      Issue.record("\(table).table has a block of \(block.count) lines at line \(rest.line)")
    }
    return cases
  }
}
