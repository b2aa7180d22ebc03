internal import Glibc

extension ExactDecimal {
  /// Takes the shortest digits that name a binary number.
  ///
  /// - Parameter double: the binary number.
  /// - Throws: `notFinite`, or `overflow` where the digits are more than 38.
  public init(_ double: Double) throws(ArithmeticError) {
    guard double.isFinite else { throw .notFinite }
    do {
      self = try ExactDecimal(double.description, style: .literal).normalized
    } catch {
      guard double.magnitude < 1 else { throw .overflow }
      self = .zero
    }
  }

  /// The nearest binary number.
  public var double: Double {
    if scale == 0, let whole = Int(exactly: significand) { return Double(whole) }
    return Double(description) ?? .nan
  }

  /// Raises to a power: exact as multiplication and division are for whole exponents, else through binary numbers.
  ///
  /// - Parameter exponent: the power.
  /// - Returns: the result, without needless zeros.
  /// - Throws: `overflow`, `divisionByZero` for a negative power of zero, `notFinite` outside the domain.
  public func raised(to exponent: ExactDecimal) throws(ArithmeticError) -> ExactDecimal {
    guard exponent.isInteger else {
      if isZero, exponent.isNegative { throw .divisionByZero }
      return try ExactDecimal(pow(double, exponent.double))
    }
    let size = absolute.compare(to: .one)
    if size == .equal {
      let isOdd = exponent.normalized.significand % 2 != 0
      return isNegative && isOdd ? ExactDecimal(-1) : .one
    }
    guard let count = exponent.absolute.int else {
      if isZero, exponent.isNegative { throw .divisionByZero }
      if (size == .greater) == exponent.isNegative { return .zero }
      if isZero { return .zero }
      throw .overflow
    }
    guard exponent.isNegative else { return try power(count) }
    return try ExactDecimal.one.divided(by: power(count))
  }

  private func power(_ exponent: Int) throws(ArithmeticError) -> ExactDecimal {
    var result = ExactDecimal.one
    var square = self
    var rest = exponent
    while rest > 0 {
      if rest % 2 == 1 { result = try result.multiplied(by: square) }
      rest /= 2
      if result.isZero { break }
      if rest > 0 { square = try square.multiplied(by: square) }
    }
    return result
  }
}
