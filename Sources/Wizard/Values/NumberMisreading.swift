/// Finds out why a text that was refused is not a number.
enum NumberMisreading {
  private static let dashes: [Unicode.Scalar] = ["\u{2212}", "\u{2012}", "\u{2013}", "\u{2014}"]
  private static let groupingSigns: [Unicode.Scalar] = [
    " ", "'", "\u{2019}", "\u{A0}", "\u{2009}", "\u{202F}",
  ]

  /// Names the reason for a text without blanks at its ends that was refused.
  static func reason(_ text: String) -> NumberSyntaxError {
    var scalars = ArraySlice(text.unicodeScalars)
    if let first = scalars.first, dashes.contains(first) {
      return looksNumeric(scalars.dropFirst()) ? .typographicMinus : .notANumber
    }
    if let first = scalars.first, first == "-" || first == "+" { scalars.removeFirst() }
    guard !scalars.isEmpty else { return text.isEmpty ? .empty : .notANumber }
    if hasBasePrefix(scalars) { return .basePrefix }
    guard looksNumeric(scalars) else { return .notANumber }
    if scalars.contains(where: { !$0.isASCII && $0.properties.numericType == .decimal }) {
      return .nonASCIIDigits
    }
    if scalars.contains("_") { return .underscore }
    if scalars.contains(where: groupingSigns.contains) { return .grouping }
    let commas = scalars.filter { $0 == "," }.count
    let points = scalars.filter { $0 == "." }.count
    guard commas == 1, points == 0 else {
      return commas > 0 || points > 1 ? .grouping : .notANumber
    }
    let behind = scalars.reversed().prefix { $0 != "," }
    let isGroup = behind.count == 3 && scalars.count > 4 && scalars.first != "0"
    return isGroup ? .grouping : behind.isEmpty ? .notANumber : .decimalComma
  }

  /// Whether the text begins with a digit or a decimal sign, ends with a digit and has only signs of numbers between.
  private static func looksNumeric(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    guard let first = scalars.first, let last = scalars.last else { return false }
    guard isDigit(last), isDigit(first) || first == "," || first == "." else { return false }
    return scalars.allSatisfy {
      isDigit($0) || ".,_".unicodeScalars.contains($0) || groupingSigns.contains($0)
    }
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.numericType == .decimal
  }

  private static func hasBasePrefix(_ scalars: ArraySlice<Unicode.Scalar>) -> Bool {
    let text = scalars.prefix(3).map { $0.properties.lowercaseMapping }.joined()
    guard text.hasPrefix("0x") || text.hasPrefix("0o") || text.hasPrefix("0b") else { return false }
    return scalars.count > 2
      && scalars.dropFirst(2).allSatisfy { $0.isASCII && $0.properties.isASCIIHexDigit }
  }
}
