/// Why a format cannot carry a value or a name.
///
/// It tells a sign or a kind of sign at most, never the value, which may be a secret.
public enum FormatFault: Error, Equatable, Sendable {
  /// A line break, where a value is one line.
  case lineBreak
  /// A control character that would be lost, changed or obeyed.
  case controlCharacter(Unicode.Scalar)
  /// A blank at the beginning or the end, which readers drop.
  case edgeBlank
  /// A sign at the beginning that begins a comment.
  case commentSign(Unicode.Scalar)
  /// A sign that readers take for something else, and that has no escape they all know.
  case sign(Unicode.Scalar)
  /// Quotes, backslashes or dollars that the readers of dotenv files read in different ways.
  case dotenvQuoting
  /// No value, in a list of a format that has no word for it.
  case missingItem
  /// An integer of more than 64 bits.
  case largeInteger
  /// A list or a map, where the format has only text.
  case nested
  /// A sign that a name of the format cannot have.
  case signInName(Unicode.Scalar)
  /// A name that is empty, or has blanks at its ends or control characters in it.
  case unreadableName
  /// No value where it is all of the name of a section.
  case missingSection
  /// The name of a value that the format does not tell from this one's.
  case sameName(as: String)
  /// A variable that stands for a value already.
  case sameVariable(String, as: String)
  /// A variable that a shell sets or obeys.
  case ownedVariable(String)
  /// A text that no variable can be called.
  case noVariable(String)
  /// Signs that need quotes, where a template has none around its value.
  case unquoted
  /// The scheme of an address that programs follow.
  case scheme
  /// No number, where only one is safe.
  case noNumber

  /// The reason in words, to stand behind a colon.
  public var message: Message {
    switch self {
    case .lineBreak: Message(.formatLineBreak)
    case .controlCharacter(let scalar):
      Message(.formatControlCharacter, ["character": TerminalText.visible(String(scalar))])
    case .edgeBlank: Message(.formatEdgeBlank)
    case .commentSign(let sign): Message(.formatCommentSign, ["sign": String(sign)])
    case .sign(let sign): Message(.formatSign, ["sign": String(sign)])
    case .dotenvQuoting: Message(.formatDotenvQuoting)
    case .missingItem: Message(.formatMissingItem)
    case .largeInteger: Message(.formatLargeInteger)
    case .nested: Message(.formatNested)
    case .signInName(let sign): Message(.formatSignInName, ["sign": String(sign)])
    case .unreadableName: Message(.formatUnreadableName)
    case .missingSection: Message(.formatMissingSection)
    case .sameName(let other): Message(.formatSameName, ["other": other])
    case .sameVariable(let variable, let other):
      Message(.formatSameVariable, ["variable": variable, "other": other])
    case .ownedVariable(let variable): Message(.formatOwnedVariable, ["variable": variable])
    case .noVariable(let variable): Message(.formatNoVariable, ["variable": variable])
    case .unquoted: Message(.formatUnquoted)
    case .scheme: Message(.formatScheme)
    case .noNumber: Message(.formatNoNumber)
    }
  }
}
