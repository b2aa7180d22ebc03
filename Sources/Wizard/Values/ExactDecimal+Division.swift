extension ExactDecimal {
  /// The digits an endless quotient is rounded to; the ten that are spared keep further steps exact.
  static let quotientDigits = 28

  /// Divides; exact where the quotient ends within 38 digits, else rounded half even to 28 significant ones.
  ///
  /// - Parameter divisor: what to divide by.
  /// - Returns: the quotient, without needless zeros.
  /// - Throws: `divisionByZero`, or `overflow` where the whole part has more than 38 digits.
  public func divided(by divisor: ExactDecimal) throws(ArithmeticError) -> ExactDecimal {
    if divisor.isZero { throw .divisionByZero }
    let dividend = normalized
    let divisor = divisor.normalized
    let denominator = divisor.significand.magnitude
    var (quotient, rest) = dividend.significand.magnitude.quotientAndRemainder(
      dividingBy: denominator)
    var places = dividend.scale - divisor.scale
    while rest > 0 || places < 0 {
      guard quotient < PowerOfTen.power(Self.maximumDigits - 1) else { break }
      if places >= Self.maximumScale { break }
      // The remainder is below the divisor, so that ten times it gives one more digit.
      let (digit, next) = denominator.dividingFullWidth(rest.multipliedFullWidth(by: 10))
      quotient = quotient * 10 + digit
      rest = next
      places += 1
    }
    guard places >= 0 else { throw .overflow }
    let isNegative = dividend.isNegative != divisor.isNegative
    guard rest > 0 else {
      return ExactDecimal(isNegative: isNegative, trimming: quotient, scale: places)
    }
    let isUneven = quotient % 2 == 1
    let surplus = Self.surplusDigits(of: quotient, scale: places)
    let unit = PowerOfTen.power(surplus)
    let (kept, cut) = quotient.quotientAndRemainder(dividingBy: unit)
    // With digits to cut, something lies behind them, so that one half of the unit is above the middle.
    let roundsUp =
      surplus > 0
      ? cut >= unit / 2 : rest > denominator - rest || (rest == denominator - rest && isUneven)
    return try ExactDecimal(
      isNegative: isNegative, rounding: WideMagnitude(roundsUp ? kept + 1 : kept, times: 1),
      scale: places - surplus)
  }

  /// How many digits of an endless quotient are more than 28, as far as they stand behind the point.
  private static func surplusDigits(of quotient: UInt128, scale: Int) -> Int {
    var surplus = 0
    while surplus < min(scale, maximumDigits - quotientDigits),
      quotient >= PowerOfTen.power(quotientDigits + surplus)
    {
      surplus += 1
    }
    return surplus
  }
}
