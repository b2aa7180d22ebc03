/// Writes TOML into a growing buffer of bytes.
struct TOMLWriter: ~Copyable {
  private let format: String
  private let style = TOMLLiteral()
  private var buffer: [UInt8] = []
  /// The header of the table at hand, without its brackets.
  private var header: [String] = []
  /// The steps to the table at hand, for errors.
  private var parts: [FlatEntry.Part] = []

  /// Starts an empty text.
  ///
  /// - Parameter format: the name of the format, for errors.
  init(format: String) {
    self.format = format
  }

  /// Ends the text.
  consuming func finished() -> [UInt8] { buffer }

  /// Writes the members of the table at hand: its values, then its tables, as TOML demands.
  mutating func append(_ members: [OutputNode.Member]) throws(UnwritableValue) {
    for member in members where member.value != .null && !Self.isTable(member.value) {
      do throws(FormatFault) {
        let value = try style.literal(of: member.value)
        append(line: style.key(member.key) + " = " + value)
      } catch {
        let name = FlatEntry.name(of: (parts + [.key(member.key)])[...])
        throw UnwritableValue(format: format, name: name, reason: error.message)
      }
    }
    for member in members where Self.isTable(member.value) {
      header.append(style.key(member.key))
      parts.append(.key(member.key))
      try append(table: member.value)
      parts.removeLast()
      header.removeLast()
    }
  }

  private mutating func append(table: OutputNode) throws(UnwritableValue) {
    let title = header.joined(separator: ".")
    switch table {
    case .object(let members):
      startTable("[" + title + "]")
      try append(members)
    case .array(let items):
      for (index, item) in items.enumerated() {
        guard case .object(let members) = item else { continue }
        startTable("[[" + title + "]]")
        parts.append(.index(index))
        try append(members)
        parts.removeLast()
      }
    default: break
    }
  }

  /// Whether a value has a header of its own: a map, or a list of nothing but maps.
  private static func isTable(_ node: OutputNode) -> Bool {
    switch node {
    case .object: true
    case .array(let items):
      !items.isEmpty
        && items.allSatisfy { item in
          if case .object = item { true } else { false }
        }
    default: false
    }
  }

  private mutating func startTable(_ line: String) {
    if !buffer.isEmpty { append(line: "") }
    append(line: line)
  }

  private mutating func append(line: String) {
    buffer.append(contentsOf: line.utf8)
    buffer.append(UInt8(ascii: "\n"))
  }
}
