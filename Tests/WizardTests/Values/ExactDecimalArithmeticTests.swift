import Testing

@testable import Wizard

@Suite struct ExactDecimalArithmeticTests {
  /// Reads a number that the test itself wrote.
  private func number(_ text: String) throws -> ExactDecimal {
    try ExactDecimal(text, style: .literal)
  }

  /// A number of up to so many digits, with places and either sign.
  private func random(_ numbers: inout SeededNumbers, digits: Int) -> ExactDecimal {
    var significand: Int128 = 0
    for _ in 0..<Int.random(in: 0...digits, using: &numbers) {
      significand = significand * 10 + Int128(Int.random(in: 0...9, using: &numbers))
    }
    let sign: Int128 = Bool.random(using: &numbers) ? 1 : -1
    return ExactDecimal(
      significand: significand * sign, scale: Int.random(in: 0...digits, using: &numbers))
  }

  @Test func `sums and products are those of the schoolbook`() throws {
    var numbers = SeededNumbers(seed: 1)
    for round in 0..<3000 {
      let digits = round % 2 == 0 ? 18 : 38
      let first = random(&numbers, digits: digits)
      let second = random(&numbers, digits: digits)
      let paper = (SchoolbookDecimal(first), SchoolbookDecimal(second))
      let sum = paper.0.adding(paper.1)
      if sum.digitCount <= 38, sum.scale <= 38 {
        let result = try first.adding(second)
        #expect(result.description == sum.text)
        #expect(try result.subtracting(second).isNumericallyEqual(to: first))
      }
      let product = paper.0.multiplied(by: paper.1)
      if product.digitCount <= 38 {
        #expect(try first.multiplied(by: second).description == product.text)
      }
    }
  }

  @Test func `exact sums and products have all digits of the schoolbook's, or are none`() {
    var numbers = SeededNumbers(seed: 9)
    for round in 0..<3000 {
      let digits = round % 2 == 0 ? 20 : 38
      let first = random(&numbers, digits: digits)
      let second = random(&numbers, digits: digits)
      let paper = (SchoolbookDecimal(first), SchoolbookDecimal(second))
      let sum = paper.0.adding(paper.1)
      #expect(first.exactSum(with: second)?.description == (sum.digitCount > 38 ? nil : sum.text))
      let product = paper.0.multiplied(by: paper.1)
      #expect(
        first.exactProduct(with: second)?.description
          == (product.digitCount > 38 ? nil : product.text))
    }
  }

  @Test func `comparison agrees with the sign of the schoolbook's difference`() {
    var numbers = SeededNumbers(seed: 2)
    for _ in 0..<3000 {
      let first = random(&numbers, digits: 38)
      let second = random(&numbers, digits: 38)
      var other = SchoolbookDecimal(second)
      other.isNegative.toggle()
      let difference = SchoolbookDecimal(first).adding(other).text
      let expected: Ordering =
        difference == "0" ? .equal : difference.hasPrefix("-") ? .less : .greater
      #expect(first.compare(to: second) == expected)
      #expect(second.compare(to: first) == expected.reversed)
      #expect(first.compare(to: first.normalized) == .equal)
    }
  }

  @Test func `a quotient times the divisor is the dividend to 27 digits`() throws {
    var numbers = SeededNumbers(seed: 3)
    for _ in 0..<2000 {
      let first = random(&numbers, digits: 20)
      let second = random(&numbers, digits: 20)
      guard !second.isZero else { continue }
      let quotient = try first.divided(by: second)
      let product = SchoolbookDecimal(quotient).multiplied(by: SchoolbookDecimal(second))
      var dividend = SchoolbookDecimal(first)
      dividend.isNegative.toggle()
      let difference = product.adding(dividend).text.drop { $0 == "-" }
      let bound = try ExactDecimal(first.absolute.description, style: .literal)
        .multiplied(by: ExactDecimal(significand: 1, scale: 27))
      let places = difference.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
      if difference != "0", difference.hasPrefix("0.") {
        let zeros = places.prefix { $0 == "0" }.count
        #expect(ExactDecimal(significand: 1, scale: zeros + 1).compare(to: bound) != .greater)
      } else {
        #expect(difference == "0")
      }
    }
  }

  @Test(arguments: [
    ("7", "2", "3.5"), ("1", "3", "0.3333333333333333333333333333"),
    ("2", "3", "0.6666666666666666666666666667"),
    ("-1", "8", "-0.125"), ("0", "5", "0"), ("1", "7", "0.1428571428571428571428571429"),
    ("10.50", "1.50", "7"),
    ("100", "0.5", "200"), ("1", "0.00000000000000000001", "100000000000000000000"),
    ("99999999999999999999999999999999999999", "1", "99999999999999999999999999999999999999"),
    ("99999999999999999999999999999999999999", "2", "50000000000000000000000000000000000000"),
    (
      "1", "99999999999999999999999999999999999999",
      "0." + String(repeating: "0", count: 37) + "1"
    ),
  ])
  func `division is exact where it ends`(dividend: String, divisor: String, quotient: String) throws
  {
    #expect(try number(dividend).divided(by: number(divisor)).description == quotient)
  }

  @Test func `decimals have no binary error`() throws {
    #expect(try number("0.1").adding(number("0.2")) == number("0.3"))
    #expect(try number("0.1").multiplied(by: number("3")) == number("0.3"))
    #expect(try number("1.10").adding(number("2.20")).description == "3.3")
  }

  @Test func `a thirds' product is rounded, not refused`() throws {
    let third = try ExactDecimal.one.divided(by: number("3"))
    #expect(
      try third.multiplied(by: third).description == "0.11111111111111111111111111108888888889")
    #expect(
      try third.adding(number("1e20")).description == "100000000000000000000.33333333333333333")
    #expect(try number("1e30").adding(number("1e-60")).description == number("1e30").description)
    #expect(try number("0").adding(number("1e-60")) == number("1e-60"))
  }

  @Test(arguments: [
    ("99999999999999999999999999999999999999", "1", ArithmeticError.overflow),
    ("-99999999999999999999999999999999999999", "-1", .overflow),
  ])
  func `a sum of 39 digits is an overflow`(first: String, second: String, error: ArithmeticError) {
    #expect(throws: error) { try number(first).adding(number(second)) }
  }

  @Test func `a product that is too long is an overflow and zero divides nothing`() throws {
    let large = try number("1e20")
    #expect(throws: ArithmeticError.overflow) { try large.multiplied(by: large) }
    #expect(throws: ArithmeticError.divisionByZero) { try large.divided(by: .zero) }
    #expect(throws: ArithmeticError.divisionByZero) { try large.divided(by: number("0.00")) }
    #expect(throws: ArithmeticError.overflow) { try large.divided(by: number("1e-20")) }
  }

  @Test func `no significand traps`() throws {
    let extremes = [Int128.min, .max, -1, 0, 1].flatMap { significand in
      [0, 1, 38, 999, Int.max].map { ExactDecimal(significand: significand, scale: $0) }
    }
    for first in extremes {
      for second in extremes {
        _ = try? first.adding(second)
        _ = try? first.multiplied(by: second)
        _ = try? first.divided(by: second)
        _ = first.compare(to: second)
      }
      _ = try? first.rounded(places: Int.min)
      _ = (first.floor, first.ceiling, first.truncated, first.description, first.negated)
      #expect(first.compare(to: first) == .equal)
    }
  }
}
