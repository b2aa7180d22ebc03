extension ExactDecimal {
  /// Which way a number goes that is cut.
  private enum Direction {
    case halfAwayFromZero, towardZero, down, up
  }

  /// Rounds half away from zero.
  ///
  /// - Parameter places: how many places behind the decimal point to keep; -2 rounds to whole hundreds.
  /// - Returns: the rounded number, without needless zeros.
  /// - Throws: `overflow` where rounding up gives 39 digits.
  public func rounded(places: Int = 0) throws(ArithmeticError) -> ExactDecimal {
    try rounded(places: places, .halfAwayFromZero)
  }

  /// The whole part.
  public var truncated: ExactDecimal {
    (try? rounded(places: 0, .towardZero)) ?? self
  }

  /// The greatest whole number that is not greater.
  public var floor: ExactDecimal {
    (try? rounded(places: 0, .down)) ?? self
  }

  /// The smallest whole number that is not smaller.
  public var ceiling: ExactDecimal {
    (try? rounded(places: 0, .up)) ?? self
  }

  private func rounded(
    places: Int, _ direction: Direction
  ) throws(ArithmeticError) -> ExactDecimal {
    guard places < scale else { return normalized }
    let (surplus, isFar) = scale.subtractingReportingOverflow(places)
    let magnitude = significand.magnitude
    // Beyond 38 digits nothing is kept, and the number is less than half of the unit.
    let isTiny = isFar || surplus > Self.maximumDigits
    let unit = isTiny ? 0 : PowerOfTen.power(surplus)
    let (kept, cut) = isTiny ? (0, magnitude) : magnitude.quotientAndRemainder(dividingBy: unit)
    let roundsUp =
      switch direction {
      case .halfAwayFromZero: !isTiny && cut >= unit - cut
      case .towardZero: false
      case .down: isNegative && cut > 0
      case .up: !isNegative && cut > 0
      }
    let digits = roundsUp ? kept + 1 : kept
    guard places < 0, digits > 0 else {
      return ExactDecimal(isNegative: isNegative, trimming: digits, scale: max(0, places))
    }
    return try ExactDecimal(
      isNegative: isNegative,
      rounding: WideMagnitude(digits, times: PowerOfTen.power(min(-places, 38))), scale: 0)
  }
}
