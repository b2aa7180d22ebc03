/// Why a calculation has no result.
public enum ArithmeticError: Error, Equatable, Sendable {
  /// The result has more than 38 digits before the decimal point.
  case overflow
  /// Something was divided by zero.
  case divisionByZero
  /// The result is no number: infinite, or undefined as the square root of -1 is.
  case notFinite
}
