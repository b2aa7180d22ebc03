internal import Glibc
internal import Wizard

/// How a conversation is held, by the options and the environment.
extension Arguments {
  /// How much is said, and whether for the ear.
  var manner: ConversationManner {
    ConversationManner(amount, isSpoken: isSpoken || Self.isSet("ACCESSIBLE"))
  }

  /// Whether titles, errors and hints have colours: not on a terminal that knows no escape sequences.
  var usesColor: Bool {
    if isPlain || color == .never || !Self.isSet("TERM") || strcmp(getenv("TERM"), "dumb") == 0 {
      return false
    }
    return color == .always || !Self.isSet("NO_COLOR")
  }

  private static func isSet(_ name: String) -> Bool {
    getenv(name).map { $0.pointee != 0 } ?? false
  }
}
