/// How TOML writes a value on one line.
public struct TOMLLiteral: LiteralStyle {
  /// Makes the style.
  public init() {}

  /// The value, with lists and maps in line.
  ///
  /// - Parameter node: what is written.
  /// - Returns: the literal.
  /// - Throws: `FormatFault` for null, which TOML has no word for, and for integers beyond 64 bits,
  ///   which its readers need not take.
  public func literal(of node: OutputNode) throws(FormatFault) -> String {
    switch node {
    case .null: throw .missingItem
    case .boolean(let truth): return truth ? "true" : "false"
    case .number(let digits):
      guard digits.utf8.contains(UInt8(ascii: ".")) || Int64(digits) != nil else {
        throw .largeInteger
      }
      return digits
    case .string(let text): return "\"" + quotedContent(of: text) + "\""
    case .array(let items):
      var parts: [String] = []
      for item in items { parts.append(try literal(of: item)) }
      return "[" + parts.joined(separator: ", ") + "]"
    case .object(let members):
      var parts: [String] = []
      // A null that has a name is left out, as in a table of its own.
      for member in members where member.value != .null {
        parts.append(key(member.key) + " = " + (try literal(of: member.value)))
      }
      return parts.isEmpty ? "{}" : "{ " + parts.joined(separator: ", ") + " }"
    }
  }

  /// Text between the quotes of a basic string.
  ///
  /// - Parameter text: what is written.
  /// - Returns: the text with its escapes.
  public func quotedContent(of text: String) -> String {
    QuotedText.content(of: text) { scalar in
      switch scalar {
      case "\u{8}": "\\b"
      case "\u{C}": "\\f"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}":
        "\\u" + PaddedDigits.text(scalar.value, radix: 16, width: 4)
      default: nil
      }
    }
  }

  /// A key: bare where it has only ASCII letters, digits, `_` and `-`, else quoted.
  func key(_ name: String) -> String {
    let isBare =
      !name.isEmpty
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
          true
        default: false
        }
      }
    return isBare ? name : "\"" + quotedContent(of: name) + "\""
  }
}
