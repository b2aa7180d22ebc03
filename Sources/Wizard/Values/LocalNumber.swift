/// Turns a number with a locale's signs into one with those of program text.
enum LocalNumber {
  /// Takes the signs between groups out, where they stand in the right places, and writes the point.
  ///
  /// - Parameters:
  ///   - text: the number as a person wrote it.
  ///   - style: the signs of the locale.
  /// - Returns: the number with the signs of program text.
  /// - Throws: `misplacedGrouping`, `grouping` or `ambiguousPoint`.
  static func plainText(of text: String, style: NumberStyle) throws(NumberSyntaxError) -> String {
    let scalars = Array(text.unicodeScalars)
    let sign = style.groupingSign.map(typed)
    let body = sign == nil ? scalars : scalars.map(typed)
    let trimmed = trimmingBlanks(body[...])
    guard let sign, trimmed.contains(sign) else { return try plainText(trimmed, of: style) }
    let wholeEnd = fractionStart(of: trimmed, style: style)
    let whole = trimmed[..<wholeEnd]
    let groupsFit = isGrouped(whole, by: sign, sizes: style.groupSizes)
    if sign == ".", wholeEnd == trimmed.endIndex || trimmed[wholeEnd] != style.decimalSign,
      whole.filter({ $0 == "." }).count == 1
    {
      // One point and no decimal sign: groups as the locale writes them, or the point of program text.
      guard groupsFit else { return try plainText(trimmed, of: style) }
      if style.allowsFraction { throw .ambiguousPoint }
    }
    guard groupsFit, !trimmed[wholeEnd...].contains(sign) else { throw .misplacedGrouping }
    return try plainText(ArraySlice(whole.filter { $0 != sign } + trimmed[wholeEnd...]), of: style)
  }

  /// A sign between groups as a keyboard has it: narrow and fixed blanks are blanks, `’` is `'`.
  private static func typed(_ sign: Unicode.Scalar) -> Unicode.Scalar {
    switch sign {
    case "\u{202F}", "\u{A0}", "\u{2009}": " "
    case "\u{2019}": "'"
    default: sign
    }
  }

  private static func trimmingBlanks(
    _ scalars: ArraySlice<Unicode.Scalar>
  ) -> ArraySlice<Unicode.Scalar> {
    let head = scalars.drop { $0.properties.isWhitespace }
    let tail = head.reversed().prefix { $0.properties.isWhitespace }
    return head.dropLast(tail.count)
  }

  /// Where the whole part ends: at a decimal sign, an exponent or the end.
  private static func fractionStart(of scalars: ArraySlice<Unicode.Scalar>, style: NumberStyle)
    -> Int
  {
    scalars.firstIndex {
      $0 == style.decimalSign || ($0 == "." && style.groupingSign != ".") || $0 == "e" || $0 == "E"
    } ?? scalars.endIndex
  }

  /// Writes the point for the locale's decimal sign; a second one, or one beside a point, is refused.
  private static func plainText(
    _ scalars: ArraySlice<Unicode.Scalar>, of style: NumberStyle
  ) throws(NumberSyntaxError) -> String {
    let signs = scalars.filter { $0 == style.decimalSign || $0 == "." }
    guard signs.count <= 1 else { throw .grouping }
    let plain = scalars.map { $0 == style.decimalSign ? "." : $0 }
    return String(String.UnicodeScalarView(plain))
  }

  /// Whether digits stand in groups of the sizes given, counted from the right.
  private static func isGrouped(
    _ whole: ArraySlice<Unicode.Scalar>, by sign: Unicode.Scalar, sizes: [Int]
  ) -> Bool {
    let digits = whole.drop { $0 == "-" || $0 == "+" }
    let groups = digits.split(separator: sign, omittingEmptySubsequences: false)
    guard groups.first?.first != "0", groups.count > 1 else { return false }
    for (place, group) in groups.reversed().enumerated() {
      let size = max(1, sizes.isEmpty ? 3 : sizes[min(place, sizes.count - 1)])
      let isFirst = place == groups.count - 1
      guard isFirst ? 1...size ~= group.count : group.count == size else { return false }
      guard group.allSatisfy({ $0.isASCII && $0.properties.numericType == .decimal }) else {
        return false
      }
    }
    return true
  }
}
