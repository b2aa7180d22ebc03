/// Why a text is not a number, so that a message can name the reason.
public enum NumberSyntaxError: Error, Equatable, Sendable {
  /// There is nothing, or only blanks.
  case empty
  /// The text is nothing like a number.
  case notANumber
  /// More than 38 digits.
  case tooManyDigits
  /// A decimal sign without digits behind it: `5.`.
  case pointWithoutDigits
  /// Zeros in front: `007`, which may be a code.
  case leadingZeros
  /// A decimal comma where a point is expected: `1,5`.
  case decimalComma
  /// Signs between groups of digits that are not accepted here: `1 000`, `1,234.5`.
  case grouping
  /// Signs between groups of digits that stand in the wrong places: `1.23.456`.
  case misplacedGrouping
  /// A sign that can be read as the decimal point or as one between groups: `1.500` where the comma is the decimal sign.
  case ambiguousPoint
  /// An underscore between digits: `1_000`.
  case underscore
  /// A number of another base: `0x10`, `0o17`, `0b101`.
  case basePrefix
  /// Digits of another script or width: `１２`.
  case nonASCIIDigits
  /// A dash in place of the minus sign: `−5`.
  case typographicMinus
  /// An exponent where none is accepted: `1e3`.
  case exponentNotAllowed
  /// A decimal point where only whole numbers are accepted: `1.0`.
  case fractionNotAllowed
}
