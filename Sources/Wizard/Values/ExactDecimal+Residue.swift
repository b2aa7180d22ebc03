extension ExactDecimal {
  /// What is left of the number, in units of a scale, when it is divided by a whole number; never negative.
  ///
  /// - Parameters:
  ///   - modulus: what to divide by, more than 0.
  ///   - scale: how many places the units stand behind the point, at least those of the number.
  /// - Returns: the rest, less than the modulus.
  func residue(of modulus: UInt128, scale: Int) -> UInt128 {
    var rest = significand.magnitude % modulus
    for _ in self.scale..<scale {
      rest = modulus.dividingFullWidth(rest.multipliedFullWidth(by: 10)).remainder
    }
    return isNegative && rest > 0 ? modulus - rest : rest
  }
}

extension ExactDecimal {
  /// How far another number with as many places lies away, in units of the last place.
  func distance(toSameScale other: ExactDecimal) -> UInt128 {
    let (own, others) = (significand.magnitude, other.significand.magnitude)
    // Both are below 10^38, so that the sum fits.
    if isNegative != other.isNegative { return own + others }
    return own > others ? own - others : others - own
  }
}
