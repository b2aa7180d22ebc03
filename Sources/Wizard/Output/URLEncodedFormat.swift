/// What a web form sends: `name=value&name=value`, in `application/x-www-form-urlencoded`.
public struct URLEncodedFormat: OutputFormat {
  /// `urlencoded`.
  public let name = "urlencoded"
  /// None.
  public let extensions: [String] = []

  /// Makes the format.
  public init() {}

  /// Writes a tree on one line, named `guests[0].name`.
  ///
  /// - Parameter tree: what is written, an object.
  /// - Returns: the text in ASCII, without a line break at its end, which would be read as a part of
  ///   the last value.
  public func bytes(of tree: OutputNode) -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in FlatEntry.entries(of: tree) {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: "&")) }
      Self.append(entry.name, to: &bytes)
      bytes.append(UInt8(ascii: "="))
      Self.append(entry.text, to: &bytes)
    }
    return bytes
  }

  /// Writes bytes as the URL standard of the web has it: a blank as `+`, others as `%XX`.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "*"), UInt8(ascii: "-"),
        UInt8(ascii: "."), UInt8(ascii: "_"):
        bytes.append(byte)
      case UInt8(ascii: " "): bytes.append(UInt8(ascii: "+"))
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(contentsOf: PaddedDigits.text(byte, radix: 16).utf8)
      }
    }
  }
}
