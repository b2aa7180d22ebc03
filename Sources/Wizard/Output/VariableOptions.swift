/// How the variables of `env` and `shell` are named and set.
public struct VariableOptions: Equatable, Sendable {
  /// What stands in front of every name.
  public let prefix: String
  /// Whether every line begins with `export`.
  public let exports: Bool

  /// Chooses how variables are named and set.
  ///
  /// - Parameters:
  ///   - prefix: what stands in front of every name; empty, or as `isPrefix` has it.
  ///   - exports: whether every line begins with `export`.
  public init(prefix: String = "", exports: Bool = false) {
    self.prefix = prefix
    self.exports = exports
  }

  /// Whether a text can stand in front of names.
  ///
  /// - Parameter text: the text.
  /// - Returns: whether it begins with an ASCII letter or `_` and goes on with those and digits.
  public static func isPrefix(_ text: String) -> Bool { AssignedNames.isPrefix(text) }

  /// Writes the values of a tree as assignments, one after the other.
  func assignments(
    of tree: OutputNode, as format: String, _ style: some LiteralStyle
  ) throws(UnwritableValue) -> [UInt8] {
    var names = AssignedNames(format: format, prefix: prefix)
    var bytes: [UInt8] = []
    for entry in FlatEntry.entries(of: tree) {
      let variable = try names.name(of: entry.parts)
      let value: String
      do throws(FormatFault) {
        value = try style.literal(of: .string(entry.text))
      } catch {
        throw UnwritableValue(format: format, name: entry.name, reason: error.message)
      }
      if exports { bytes.append(contentsOf: "export ".utf8) }
      bytes.append(contentsOf: variable.utf8)
      bytes.append(UInt8(ascii: "="))
      bytes.append(contentsOf: value.utf8)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  /// Demands that keys can be names, each once.
  func requireNames(for keys: [[String]], as format: String) throws(UnwritableValue) {
    var names = AssignedNames(format: format, prefix: prefix)
    for key in keys where !key.isEmpty { _ = try names.name(of: key.map { .key($0) }) }
  }
}
