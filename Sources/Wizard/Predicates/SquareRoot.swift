/// Square roots that are exact where the root ends.
enum SquareRoot {
  /// The root of a number: exact where it has at most 19 digits, else the nearest binary number.
  ///
  /// - Throws: `notFinite` for a number below zero.
  static func of(_ number: ExactDecimal) throws(ArithmeticError) -> ExactDecimal {
    guard !number.isNegative else { throw .notFinite }
    let plain = number.normalized
    var digits = plain.significand
    var scale = plain.scale
    if scale % 2 == 1 {
      let (raised, isTooLarge) = digits.multipliedReportingOverflow(by: 10)
      guard !isTooLarge else { return try nearest(number) }
      digits = raised
      scale += 1
    }
    let root = Int128(Double(digits).squareRoot())
    // The binary root of 38 digits is off by up to some thousands; a few steps mend it.
    let exact = refined(root, of: digits)
    let (square, isTooLarge) = exact.multipliedReportingOverflow(by: exact)
    guard !isTooLarge, square == digits else { return try nearest(number) }
    return ExactDecimal(significand: exact, scale: scale / 2)
  }

  private static func nearest(_ number: ExactDecimal) throws(ArithmeticError) -> ExactDecimal {
    try ExactDecimal(number.double.squareRoot())
  }

  /// Comes to the whole root by Newton's method.
  private static func refined(_ start: Int128, of digits: Int128) -> Int128 {
    guard start > 0 else { return 0 }
    var root = start
    for _ in 0..<8 { root = (root + digits / root) / 2 }
    return root
  }
}
