/// An unsigned number of 256 bits: a product or an aligned sum before it is brought back to 38 digits.
struct WideMagnitude: Equatable {
  /// The upper half.
  var high: UInt128
  /// The lower half.
  var low: UInt128

  /// Multiplies two numbers without loss.
  init(_ first: UInt128, times second: UInt128) {
    if first <= UInt64.max, second <= UInt64.max {
      high = 0
      low = first &* second
    } else {
      let product = first.multipliedFullWidth(by: second)
      high = product.high
      low = product.low
    }
  }

  /// Adds a number; the sum of a product of two 38-digit numbers and one more always fits.
  mutating func add(_ other: UInt128) {
    let (sum, overflow) = low.addingReportingOverflow(other)
    low = sum
    if overflow { high &+= 1 }
  }

  /// Takes a number off, which must not be greater.
  mutating func subtract(_ other: UInt128) {
    let (difference, overflow) = low.subtractingReportingOverflow(other)
    low = difference
    if overflow { high &-= 1 }
  }

  /// Drops the last decimal digit and returns it.
  mutating func dropDigit() -> UInt64 {
    let (upper, rest) = high.quotientAndRemainder(dividingBy: 10)
    high = upper
    guard rest > 0 else {
      let (lower, digit) = low.quotientAndRemainder(dividingBy: 10)
      low = lower
      return UInt64(digit)
    }
    let (lower, digit) = (10 as UInt128).dividingFullWidth((rest, low))
    low = lower
    return UInt64(digit)
  }
}

/// Powers of ten that fit 128 bits.
enum PowerOfTen {
  private static let values: [UInt128] = {
    var powers: [UInt128] = [1]
    for _ in 1...38 { powers.append((powers.last ?? 1) &* 10) }
    return powers
  }()

  /// Ten to the power of 38: the first number that has too many digits.
  static let limit = power(38)

  /// Ten to the power of a number from 0 to 38.
  static func power(_ exponent: Int) -> UInt128 { values[exponent] }
}
