extension ExactDecimal {
  /// Adds a number; exact where the sum has at most 38 digits, else rounded half even to 38.
  ///
  /// - Parameter other: what to add.
  /// - Returns: the sum, without needless zeros.
  /// - Throws: `overflow` where the whole part alone has more than 38 digits.
  public func adding(_ other: ExactDecimal) throws(ArithmeticError) -> ExactDecimal {
    if scale == other.scale {
      let (sum, overflow) = significand.addingReportingOverflow(other.significand)
      if !overflow, sum.magnitude < PowerOfTen.limit {
        return ExactDecimal(significand: sum, scale: scale).normalized
      }
    }
    let first = normalized
    let second = other.normalized
    return first.scale <= second.scale
      ? try first.addingFiner(second) : try second.addingFiner(first)
  }

  /// Takes a number off; exact where the difference has at most 38 digits, else rounded half even to 38.
  ///
  /// - Parameter other: what to take off.
  /// - Returns: the difference, without needless zeros.
  /// - Throws: `overflow` where the whole part alone has more than 38 digits.
  public func subtracting(_ other: ExactDecimal) throws(ArithmeticError) -> ExactDecimal {
    try adding(other.negated)
  }

  /// Multiplies; exact where the product has at most 38 digits, else rounded half even to 38.
  ///
  /// - Parameter other: what to multiply by.
  /// - Returns: the product, without needless zeros.
  /// - Throws: `overflow` where the whole part alone has more than 38 digits.
  public func multiplied(by other: ExactDecimal) throws(ArithmeticError) -> ExactDecimal {
    let first = normalized
    let second = other.normalized
    return try ExactDecimal(
      isNegative: first.isNegative != second.isNegative,
      rounding: WideMagnitude(first.significand.magnitude, times: second.significand.magnitude),
      scale: first.scale + second.scale)
  }

  /// The sum with all its digits; nothing where it has more than 38.
  func exactSum(with other: ExactDecimal) -> ExactDecimal? {
    let (first, second) = (normalized, other.normalized)
    if first.isZero || second.isZero { return first.isZero ? second : first }
    let sum =
      first.scale <= second.scale ? first.sum(withFiner: second) : second.sum(withFiner: first)
    return sum.isInexact
      ? nil : ExactDecimal(isNegative: sum.isNegative, exactly: sum.digits, scale: sum.scale)
  }

  /// The product with all its digits; nothing where it has more than 38.
  func exactProduct(with other: ExactDecimal) -> ExactDecimal? {
    let (first, second) = (normalized, other.normalized)
    return ExactDecimal(
      isNegative: first.isNegative != second.isNegative,
      exactly: WideMagnitude(first.significand.magnitude, times: second.significand.magnitude),
      scale: first.scale + second.scale)
  }

  /// Adds a number that has at least as many places; both without needless zeros.
  private func addingFiner(_ finer: ExactDecimal) throws(ArithmeticError) -> ExactDecimal {
    if isZero { return finer }
    let sum = sum(withFiner: finer)
    return try ExactDecimal(
      isNegative: sum.isNegative, rounding: sum.digits, scale: sum.scale, isInexact: sum.isInexact)
  }

  /// The digits of a sum before they are brought back to 38.
  ///
  /// - Parameter finer: a number with at least as many places; both without needless zeros, and this one not zero.
  /// - Returns: the sum; inexact where digits of the finer number lie too far below to count.
  private func sum(
    withFiner finer: ExactDecimal
  ) -> (isNegative: Bool, digits: WideMagnitude, scale: Int, isInexact: Bool) {
    var places = finer.scale - scale
    var small = finer.significand.magnitude
    var isInexact = false
    // So far below the last digit of this number that it can only matter to rounding.
    while places > Self.maximumDigits {
      let (rest, digit) = small.quotientAndRemainder(dividingBy: 10)
      isInexact = isInexact || digit != 0
      small = rest
      places -= 1
      if small == 0 { places = min(places, Self.maximumDigits) }
    }
    var sum = WideMagnitude(significand.magnitude, times: PowerOfTen.power(places))
    var isSumNegative = isNegative
    if isNegative == finer.isNegative {
      sum.add(small)
    } else if sum.high > 0 || sum.low >= small {
      sum.subtract(small)
    } else {
      sum.low = small - sum.low
      isSumNegative = finer.isNegative
    }
    return (isSumNegative, sum, scale + places, isInexact)
  }

  /// Brings a result to at most 38 digits, rounding half even, without needless zeros.
  ///
  /// - Parameters:
  ///   - isNegative: the sign of the result.
  ///   - wide: its digits.
  ///   - scale: how many of them stand behind the decimal point.
  ///   - isInexact: whether something other than zero was cut off behind the last digit.
  /// - Throws: `overflow` where the whole part alone has more than 38 digits.
  init(
    isNegative: Bool, rounding wide: WideMagnitude, scale: Int, isInexact: Bool = false
  ) throws(ArithmeticError) {
    var digits = wide
    var places = scale
    var last: UInt64 = 0
    var isInexact = isInexact
    while digits.high > 0 || digits.low >= PowerOfTen.limit || places > Self.maximumScale {
      guard places > 0 else { throw .overflow }
      isInexact = isInexact || last != 0
      last = digits.dropDigit()
      places -= 1
    }
    if last > 5 || (last == 5 && (isInexact || digits.low % 2 == 1)) { digits.low += 1 }
    if digits.low == PowerOfTen.limit {
      guard places > 0 else { throw .overflow }
      digits.low /= 10
      places -= 1
    }
    self.init(isNegative: isNegative, trimming: digits.low, scale: places)
  }

  /// Takes a result as it is; nothing where it has more than 38 digits without the zeros at its end.
  init?(isNegative: Bool, exactly wide: WideMagnitude, scale: Int) {
    var digits = wide
    var places = scale
    while digits.high > 0 || digits.low >= PowerOfTen.limit || places > Self.maximumScale {
      guard places > 0, digits.dropDigit() == 0 else { return nil }
      places -= 1
    }
    self.init(isNegative: isNegative, trimming: digits.low, scale: places)
  }
}
