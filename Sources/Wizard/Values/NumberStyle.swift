/// What a number may look like where it is read.
public struct NumberStyle: Equatable, Sendable {
  /// Whether a decimal point is accepted.
  public let allowsFraction: Bool
  /// Whether an exponent is accepted.
  public let allowsExponent: Bool
  /// Whether the text is a number of a program (JSON, an expression): leading zeros, no blanks, many places.
  public let isLiteral: Bool
  /// The decimal sign that is accepted beside the point.
  public let decimalSign: Unicode.Scalar
  /// The sign that may stand between groups of digits.
  public let groupingSign: Unicode.Scalar?
  /// The sizes of the groups from the decimal point on, the last one repeated; groups of three where empty.
  public let groupSizes: [Int]

  /// A row of type `number`: digits, a fraction, an exponent.
  public static let number = NumberStyle()
  /// A row of type `decimal`: digits and a fraction.
  public static let decimal = NumberStyle(allowsExponent: false)
  /// A row of type `integer`: digits only.
  public static let integer = NumberStyle(allowsFraction: false, allowsExponent: false)
  /// A number of JSON, YAML or an expression.
  public static let literal = NumberStyle(isLiteral: true)

  /// Describes what a number may look like.
  ///
  /// - Parameters:
  ///   - allowsFraction: whether a decimal point is accepted.
  ///   - allowsExponent: whether an exponent is accepted.
  ///   - isLiteral: whether the text is a number of a program.
  ///   - decimalSign: the decimal sign that is accepted beside the point.
  ///   - groupingSign: the sign that may stand between groups of digits.
  ///   - groupSizes: the sizes of the groups from the decimal point on; of three where empty.
  public init(
    allowsFraction: Bool = true, allowsExponent: Bool = true, isLiteral: Bool = false,
    decimalSign: Unicode.Scalar = ".", groupingSign: Unicode.Scalar? = nil, groupSizes: [Int] = []
  ) {
    self.allowsFraction = allowsFraction
    self.allowsExponent = allowsExponent
    self.isLiteral = isLiteral
    self.decimalSign = decimalSign
    self.groupingSign = groupingSign
    self.groupSizes = groupSizes
  }

  /// The same style with the signs of a locale.
  ///
  /// - Parameters:
  ///   - decimalSign: the locale's decimal sign.
  ///   - groupingSign: the locale's sign between groups, if it has one.
  ///   - groupSizes: the sizes of the groups from the decimal point on; of three where empty.
  /// - Returns: the style with these signs.
  public func localized(
    decimalSign: Unicode.Scalar, groupingSign: Unicode.Scalar?, groupSizes: [Int] = []
  ) -> NumberStyle {
    NumberStyle(
      allowsFraction: allowsFraction, allowsExponent: allowsExponent, isLiteral: isLiteral,
      decimalSign: decimalSign, groupingSign: groupingSign, groupSizes: groupSizes)
  }

  /// Whether the signs are those of program text.
  var isPlain: Bool { decimalSign == "." && groupingSign == nil }
}
