/// How a POSIX shell writes a value: a bare word, or in single quotes.
public struct ShellLiteral: LiteralStyle {
  /// Makes the style.
  public init() {}

  /// The value as one word, which `eval` reads as it was.
  ///
  /// - Parameter node: what is written.
  /// - Returns: the literal, which has line breaks where the value has them.
  /// - Throws: `FormatFault` for a zero byte, which no shell can hold, and for lists and maps.
  public func literal(of node: OutputNode) throws(FormatFault) -> String {
    guard let text = node.plainText else { throw .nested }
    if Self.isBareWord(text) { return text }
    try Self.requireNoZero(text)
    var result = "'"
    for scalar in text.unicodeScalars {
      if scalar == "'" { result += "'\\'" }
      result.unicodeScalars.append(scalar)
    }
    return result + "'"
  }

  /// Text between double quotes.
  ///
  /// - Parameter text: what is written.
  /// - Returns: the text with backslashes before the signs that mean something there.
  /// - Throws: `FormatFault` for a zero byte.
  public func quotedContent(of text: String) throws(FormatFault) -> String {
    try Self.requireNoZero(text)
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" || scalar == "$" || scalar == "`" { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  private static func requireNoZero(_ text: String) throws(FormatFault) {
    if text.utf8.contains(0) { throw .controlCharacter("\0") }
  }

  /// Whether a text needs no quotes in any shell or dotenv file; the empty text does.
  static func isBareWord(_ text: String) -> Bool {
    !text.isEmpty
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
          UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "@"),
          UInt8(ascii: "%"), UInt8(ascii: "+"), UInt8(ascii: ","):
          true
        default: false
        }
      }
  }
}
