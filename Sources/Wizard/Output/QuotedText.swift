/// Text between double quotes, as YAML and TOML write it alike.
enum QuotedText {
  /// Writes text with its escapes.
  ///
  /// - Parameters:
  ///   - text: what is written.
  ///   - escape: how a character is written that both do not escape alike; nil where it stands as
  ///     it is.
  /// - Returns: the text between the quotes.
  static func content(of text: String, escape: (Unicode.Scalar) -> String?) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\":
        result.append("\\")
        result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if let escaped = escape(scalar) {
          result += escaped
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
