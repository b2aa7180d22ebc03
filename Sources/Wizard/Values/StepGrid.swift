/// Numbers at equal distances from a first one: a size apart, or equal parts of a length.
struct StepGrid {
  private let start: ExactDecimal
  /// The length of `parts` steps.
  private let length: ExactDecimal
  private let parts: ExactDecimal

  /// A grid by the size of its steps.
  init(from start: ExactDecimal, size: ExactDecimal) {
    self.start = start
    length = size
    parts = .one
  }

  /// A grid by the number of steps between two ends; nothing where the ends are too far apart to be reckoned with.
  init?(from start: ExactDecimal, to end: ExactDecimal, steps: Int) {
    guard let length = try? end.subtracting(start) else { return nil }
    self.start = start
    self.length = length
    parts = ExactDecimal(steps)
  }

  /// Whether the steps next to a number can be computed.
  func reaches(_ number: ExactDecimal) -> Bool { steps(around: number) != nil }

  /// The steps next to a number.
  ///
  /// A third cannot be written with all its digits: the step as it is written counts as one.
  ///
  /// - Parameter number: the number.
  /// - Returns: nothing for a number that is a step, or where the amounts cannot be computed.
  func neighbours(of number: ExactDecimal) -> (below: ExactDecimal, above: ExactDecimal)? {
    guard let pair = steps(around: number), !number.isNumericallyEqual(to: pair.below),
      !number.isNumericallyEqual(to: pair.above)
    else { return nil }
    return pair
  }

  /// Whether a number is a step, exact also where the steps next to it have more digits than a number can.
  ///
  /// Only a grid by the size of its steps is asked.
  func contains(_ number: ExactDecimal) -> Bool {
    let (number, start, size) = (number.normalized, start.normalized, length.normalized)
    let scale = max(number.scale, start.scale, size.scale)
    let modulus = size.significand.magnitude
    guard modulus != 0 else { return false }
    if scale == size.scale {
      return number.residue(of: modulus, scale: scale) == start.residue(of: modulus, scale: scale)
    }
    // Digits behind those of the size only go away where both have them.
    guard number.scale == start.scale else { return false }
    let distance = number.distance(toSameScale: start)
    guard distance > 0, scale - size.scale <= ExactDecimal.maximumDigits else {
      return distance == 0
    }
    let (unit, overflow) = modulus.multipliedReportingOverflow(
      by: PowerOfTen.power(scale - size.scale))
    return !overflow && distance % unit == 0
  }

  /// The step nearest to a number; of two as near, the upper one.
  ///
  /// - Parameters:
  ///   - number: the number.
  ///   - end: steps behind it do not count.
  /// - Returns: nothing where the amounts cannot be computed.
  func nearest(to number: ExactDecimal, upTo end: ExactDecimal) -> ExactDecimal? {
    guard let pair = steps(around: number), let down = try? number.subtracting(pair.below),
      let up = try? pair.above.subtracting(number)
    else { return nil }
    let isLower = down.compare(to: up) == .less || pair.above.compare(to: end) == .greater
    return isLower ? pair.below : pair.above
  }

  /// The last step that is not behind a number.
  func last(upTo number: ExactDecimal) -> ExactDecimal? {
    steps(around: number).map {
      number.isNumericallyEqual(to: $0.above) ? $0.above : $0.below
    }
  }

  /// The step at or below a number, and the one above that.
  private func steps(
    around number: ExactDecimal
  ) -> (below: ExactDecimal, above: ExactDecimal)? {
    guard let distance = try? number.subtracting(start),
      let scaled = try? distance.multiplied(by: parts),
      let quotient = try? scaled.divided(by: length)
    else { return nil }
    var index = quotient.floor
    // An endless quotient is rounded, perhaps up to a whole number.
    if let back = try? index.multiplied(by: length), back.compare(to: scaled) == .greater,
      let lower = try? index.subtracting(.one)
    {
      index = lower
    }
    guard let next = try? index.adding(.one), let below = step(index), let above = step(next) else {
      return nil
    }
    return (below, above)
  }

  private func step(_ index: ExactDecimal) -> ExactDecimal? {
    guard let way = try? length.multiplied(by: index).divided(by: parts) else { return nil }
    return (try? start.adding(way))?.normalized
  }
}
