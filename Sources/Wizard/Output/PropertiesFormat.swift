/// A `.properties` file of Java, in ASCII, so that every version reads it.
public struct PropertiesFormat: OutputFormat {
  /// `properties`.
  public let name = "properties"
  /// `properties`.
  public let extensions = ["properties"]

  /// Makes the format.
  public init() {}

  /// Writes a tree, one property a line, named `guests[0].name`.
  ///
  /// - Parameter tree: what is written, an object.
  /// - Returns: the text in ASCII, other characters as `\uXXXX`.
  public func bytes(of tree: OutputNode) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in FlatEntry.entries(of: tree) {
      Self.append(entry.name, isKey: true, to: &bytes)
      bytes.append(UInt8(ascii: "="))
      Self.append(entry.text, isKey: false, to: &bytes)
      bytes.append(UInt8(ascii: "\n"))
    }
    return bytes
  }

  private static func append(_ text: String, isKey: Bool, to bytes: inout [UInt8]) {
    let units = text.utf16
    for (place, unit) in units.enumerated() {
      // A blank at the end would be read, but not seen.
      let isEdge = place == 0 || place == units.count - 1
      switch unit {
      case 0x20 where isKey || isEdge: bytes.append(contentsOf: "\\ ".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x5C: bytes.append(contentsOf: "\\\\".utf8)
      case 0x21, 0x23, 0x3A, 0x3D:
        // ! # : = end a key or make a comment.
        if isKey || place == 0 { bytes.append(UInt8(ascii: "\\")) }
        bytes.append(UInt8(truncatingIfNeeded: unit))
      case 0x20...0x7E: bytes.append(UInt8(truncatingIfNeeded: unit))
      default:
        bytes.append(contentsOf: "\\u".utf8)
        bytes.append(contentsOf: PaddedDigits.text(unit, radix: 16, width: 4).utf8)
      }
    }
  }
}
