/// An exact decimal number of at most 38 digits: a significand times a power of ten.
///
/// Trailing zeros are kept (`10.50` is not `10.5` to `==`); use `isNumericallyEqual(to:)` for amounts.
public struct ExactDecimal: Equatable, Sendable {
  /// The digits, with the sign.
  public let significand: Int128
  /// How many of the digits stand behind the decimal point; never negative.
  public let scale: Int

  /// Makes a number from its digits and the place of the decimal point.
  ///
  /// - Parameters:
  ///   - significand: the digits, with the sign; at most 38.
  ///   - scale: how many of the digits stand behind the decimal point; never negative.
  public init(significand: Int128, scale: Int = 0) {
    self.significand = significand
    self.scale = scale
  }
}
