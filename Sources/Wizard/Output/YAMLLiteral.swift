/// How YAML writes a value on one line, so that readers of version 1.1 and 1.2 read the same.
///
/// Text is plain only where it begins with a letter, has none of the signs that mean something
/// anywhere, and is no word that some reader takes for null, a boolean or a number. All other text
/// stands in double quotes, which carry every character.
public struct YAMLLiteral: LiteralStyle {
  /// Words that YAML 1.1, YAML 1.2 or a reader in use does not take for text, in lower case.
  static let reservedWords: Set<String> = [
    "y", "n", "yes", "no", "on", "off", "true", "false", "null", "nil", "none", "nan", "inf",
    "infinity", "undefined",
  ]

  /// Makes the style.
  public init() {}

  /// The value in flow style.
  ///
  /// - Parameter node: what is written.
  /// - Returns: the literal.
  public func literal(of node: OutputNode) -> String {
    switch node {
    case .null: "null"
    case .boolean(let truth): truth ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): literal(of: text)
    case .array(let items):
      "[" + items.map { literal(of: $0) }.joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.map { literal(of: $0.key) + ": " + literal(of: $0.value) }
        .joined(separator: ", ") + "}"
    }
  }

  /// Text, plain where that is safe, else in double quotes.
  func literal(of text: String) -> String {
    Self.isPlain(text) ? text : "\"" + quotedContent(of: text) + "\""
  }

  /// Text between double quotes.
  ///
  /// - Parameter text: what is written.
  /// - Returns: the text with its escapes.
  public func quotedContent(of text: String) -> String {
    QuotedText.content(of: text) { Self.isPrintable($0) ? nil : Self.escape(of: $0) }
  }

  /// Whether a reader takes the character as it is: no control, no line break of YAML 1.1, no mark
  /// of byte order, no character that Unicode keeps free.
  static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xFEFE, 0xFF00...0xFFFD: true
    case 0x10000...: scalar.value & 0xFFFE != 0xFFFE
    default: false
    }
  }

  private static func escape(of scalar: Unicode.Scalar) -> String {
    let (letter, width) =
      scalar.value < 0x100 ? ("x", 2) : scalar.value < 0x10000 ? ("u", 4) : ("U", 8)
    return "\\" + letter + PaddedDigits.text(scalar.value, radix: 16, width: width)
  }

  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      first.properties.isAlphabetic || first == "_", last != " ",
      text.unicodeScalars.allSatisfy(isPlain)
    else { return false }
    // No reserved word is longer.
    return text.utf8.count > 9 || !reservedWords.contains(text.lowercased())
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "_", "-", ".", "/", "+", "@", "(", ")", "'", ";",
      "$":
      true
    default: scalar.value >= 0xA1 && scalar.properties.isAlphabetic && isPrintable(scalar)
    }
  }
}
