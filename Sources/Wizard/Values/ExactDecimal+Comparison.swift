extension ExactDecimal {
  /// Whether two numbers are the same amount, however many places they are written with.
  ///
  /// - Parameter other: the number to compare with.
  /// - Returns: whether the amounts are equal.
  public func isNumericallyEqual(to other: ExactDecimal) -> Bool {
    scale == other.scale ? significand == other.significand : compare(to: other) == .equal
  }

  /// Orders two numbers by amount, exactly.
  ///
  /// - Parameter other: the number to compare with.
  /// - Returns: how this number stands to the other.
  public func compare(to other: ExactDecimal) -> Ordering {
    if scale == other.scale { return Ordering(of: significand, to: other.significand) }
    let sign = significand.signum()
    let otherSign = other.significand.signum()
    guard sign == otherSign, sign != 0 else { return Ordering(of: sign, to: otherSign) }
    let magnitudes =
      scale < other.scale
      ? Self.compare(
        significand.magnitude, raisedBy: other.scale - scale, to: other.significand.magnitude)
      : Self.compare(
        other.significand.magnitude, raisedBy: scale - other.scale, to: significand.magnitude
      ).reversed
    return sign > 0 ? magnitudes : magnitudes.reversed
  }

  private static func compare(
    _ first: UInt128, raisedBy places: Int, to second: UInt128
  ) -> Ordering {
    guard places <= maximumDigits else { return .greater }
    let raised = WideMagnitude(first, times: PowerOfTen.power(places))
    return raised.high > 0 ? .greater : Ordering(of: raised.low, to: second)
  }
}
