/// An exact decimal number of at most 38 digits: a significand times a power of ten.
///
/// Trailing zeros are kept (`10.50` is not `10.5` to `==`); use `isNumericallyEqual(to:)` for amounts.
public struct ExactDecimal: Equatable, Sendable {
  // As two words, a number needs no more than their alignment, and every `Value` is the smaller for it.
  private let highWord: Int64
  private let lowWord: UInt64

  /// The digits, with the sign.
  public var significand: Int128 { Int128(highWord) << 64 | Int128(lowWord) }
  /// How many of the digits stand behind the decimal point; never negative.
  public let scale: Int

  /// The most digits a number has.
  public static let maximumDigits = 38
  /// The most places behind the decimal point; what lies beyond is rounded away.
  public static let maximumScale = 999
  /// Nothing.
  public static let zero = ExactDecimal(0)
  /// One.
  public static let one = ExactDecimal(1)

  /// Makes a number from its digits and the place of the decimal point.
  ///
  /// - Parameters:
  ///   - significand: the digits, with the sign; at most 38.
  ///   - scale: how many of the digits stand behind the decimal point; brought into 0 to 999.
  public init(significand: Int128, scale: Int = 0) {
    highWord = Int64(truncatingIfNeeded: significand >> 64)
    lowWord = UInt64(truncatingIfNeeded: significand)
    self.scale = min(max(0, scale), Self.maximumScale)
  }

  /// Makes a whole number.
  ///
  /// - Parameter whole: the number.
  public init(_ whole: Int) {
    highWord = whole < 0 ? -1 : 0
    lowWord = UInt64(truncatingIfNeeded: whole)
    scale = 0
  }

  /// Whether the number is below zero.
  public var isNegative: Bool { significand < 0 }

  /// Whether the number is zero, with however many places.
  public var isZero: Bool { significand == 0 }

  /// Whether nothing but zeros stands behind the decimal point.
  public var isInteger: Bool { scale == 0 || normalized.scale == 0 }

  /// The number as a 64-bit integer, or nothing where it has a fraction or does not fit.
  public var int: Int? {
    if scale == 0 { return Int(exactly: significand) }
    let plain = normalized
    return plain.scale == 0 ? Int(exactly: plain.significand) : nil
  }

  /// The number with the other sign.
  public var negated: ExactDecimal {
    ExactDecimal(isNegative: !isNegative, magnitude: significand.magnitude, scale: scale)
  }

  /// The distance from zero.
  public var absolute: ExactDecimal { isNegative ? negated : self }

  /// The same amount without needless zeros behind the decimal point.
  public var normalized: ExactDecimal {
    guard scale > 0 else { return self }
    return ExactDecimal(
      isNegative: isNegative, trimming: significand.magnitude, scale: scale)
  }

  /// Joins a sign and digits that are known to fit; digits that would not are cut to the largest number.
  init(isNegative: Bool, magnitude: UInt128, scale: Int) {
    let digits = Int128(exactly: magnitude) ?? .max
    self.init(significand: isNegative ? -digits : digits, scale: scale)
  }

  /// Joins a sign and digits that are known to fit, without needless zeros.
  init(isNegative: Bool, trimming magnitude: UInt128, scale: Int) {
    guard magnitude > 0 else {
      self.init(significand: 0)
      return
    }
    var places = scale
    if var digits = UInt64(exactly: magnitude) {
      while places > 0, digits % 10 == 0 {
        digits /= 10
        places -= 1
      }
      self.init(isNegative: isNegative, magnitude: UInt128(digits), scale: places)
      return
    }
    var digits = magnitude
    while places > 0 {
      let (quotient, remainder) = digits.quotientAndRemainder(dividingBy: 10)
      guard remainder == 0 else { break }
      digits = quotient
      places -= 1
    }
    self.init(isNegative: isNegative, magnitude: digits, scale: places)
  }
}

extension ExactDecimal: CustomStringConvertible {
  /// The plain digits, with a digit before the decimal point and never an exponent.
  public var description: String {
    let magnitude = significand.magnitude
    let digits = UInt64(exactly: magnitude).map { String($0) } ?? String(magnitude)
    guard scale > 0 || isNegative else { return digits }
    let sign = isNegative ? "-" : ""
    guard scale > 0 else { return sign + digits }
    let padding = max(0, scale + 1 - digits.utf8.count)
    var text = Array(sign.utf8)
    text.reserveCapacity(digits.utf8.count + padding + 2)
    text.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: padding))
    text.append(contentsOf: digits.utf8)
    text.insert(UInt8(ascii: "."), at: text.count - scale)
    return String(decoding: text, as: UTF8.self)
  }
}
