/// INI, as Python's configparser reads it by default: one section for each map of the root.
public struct INIFormat: OutputFormat {
  /// `ini`.
  public let name = "ini"
  /// `ini`.
  public let extensions = ["ini"]

  /// The section of values that are in no map; configparser takes it for what holds in every section.
  private static let top = "DEFAULT"

  /// Makes the format.
  public init() {}

  /// Writes a tree; a deeper value is named `pool.size` in its section, an item `hosts[0]`.
  ///
  /// - Parameter tree: what is written, an object.
  /// - Returns: the text in UTF-8.
  /// - Throws: `UnwritableValue` for what would not be read as it was; see `INILiteral`.
  public func bytes(of tree: OutputNode) throws(UnwritableValue) -> [UInt8] {
    var sections: [(name: String, lines: [String])] = []
    var places: [String: Int] = [:]
    var owners: [String: String] = [:]
    for entry in FlatEntry.entries(of: tree) {
      let (section, key) = Self.place(of: entry.parts)
      let line: String
      do throws(FormatFault) {
        line = try Self.line(section, key, entry)
        // configparser does not tell small letters from capitals.
        let place = "[" + section + "]" + key.lowercased()
        if let other = owners.updateValue(entry.name, forKey: place) {
          throw .sameName(as: other)
        }
      } catch {
        throw UnwritableValue(format: name, name: entry.name, reason: error.message)
      }
      if let place = places[section] {
        sections[place].lines.append(line)
      } else if section == Self.top {
        for name in places.keys { places[name, default: 0] += 1 }
        places[section] = 0
        sections.insert((section, [line]), at: 0)
      } else {
        places[section] = sections.count
        sections.append((section, [line]))
      }
    }
    let text = sections.map { section in
      (["[" + section.name + "]"] + section.lines).map { $0 + "\n" }.joined()
    }
    return Array(text.joined(separator: "\n").utf8)
  }

  private static func place(of parts: [FlatEntry.Part]) -> (section: String, key: String) {
    if parts.count > 1, case .key(let section) = parts[0], case .key = parts[1] {
      return (section, FlatEntry.name(of: parts[1...]))
    }
    return (top, FlatEntry.name(of: parts[...]))
  }

  private static func line(
    _ section: String, _ key: String, _ entry: FlatEntry
  ) throws(FormatFault) -> String {
    try requireName(section)
    try requireName(key)
    if let sign = key.unicodeScalars.first(where: { $0 == "=" || $0 == ":" }) {
      throw .signInName(sign)
    }
    if key.unicodeScalars.first == "[" { throw .signInName("[") }
    let value = try INILiteral().literal(of: entry.node)
    return key + (value.isEmpty ? " =" : " = ") + value
  }

  private static func requireName(_ name: String) throws(FormatFault) {
    guard let first = name.unicodeScalars.first, let last = name.unicodeScalars.last,
      !first.properties.isWhitespace, !last.properties.isWhitespace
    else { throw .unreadableName }
    if first == "#" || first == ";" { throw .signInName(first) }
    for scalar in name.unicodeScalars where scalar.isControlOrBreak { throw .unreadableName }
  }
}
