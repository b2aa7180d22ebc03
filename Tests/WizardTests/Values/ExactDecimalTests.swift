import Testing
import Wizard

@Suite struct ExactDecimalTests {
  private func number(_ text: String) throws -> ExactDecimal {
    try ExactDecimal(text, style: .literal)
  }

  @Test(arguments: [
    ("2.5", 0, "3"), ("-2.5", 0, "-3"), ("2.45", 1, "2.5"), ("2.44", 1, "2.4"), ("0.05", 1, "0.1"),
    ("0.04", 1, "0"), ("150", -2, "200"), ("-149", -2, "-100"), ("49", -2, "0"), ("7", 3, "7"),
    ("1.10", 5, "1.1"), ("9.99", 1, "10"), ("5", -1, "10"), ("5", -40, "0"),
  ])
  func `rounding goes half away from zero`(text: String, places: Int, expected: String) throws {
    #expect(try number(text).rounded(places: places).description == expected)
  }

  @Test func `rounding up past 38 digits is an overflow`() throws {
    let nines = try number(String(repeating: "9", count: 38))
    #expect(throws: ArithmeticError.overflow) { try nines.rounded(places: -1) }
  }

  @Test(arguments: [
    ("2.7", "2", "2", "3"), ("-2.7", "-2", "-3", "-2"), ("3.00", "3", "3", "3"),
    ("-0.1", "0", "-1", "0"), ("0.000000001", "0", "0", "1"),
  ])
  func `whole parts`(text: String, truncated: String, floor: String, ceiling: String) throws {
    let value = try number(text)
    #expect(value.truncated.description == truncated)
    #expect(value.floor.description == floor)
    #expect(value.ceiling.description == ceiling)
  }

  @Test func `whole numbers are told apart and taken out`() throws {
    #expect(try number("3.00").int == 3)
    #expect(try number("3.01").int == nil)
    #expect(try number("-9223372036854775808").int == Int.min)
    #expect(try number("9223372036854775808").int == nil)
    #expect(try number("1.0").isInteger)
    #expect(try !number("1.5").isInteger)
    #expect(ExactDecimal(Int.min).description == "-9223372036854775808")
  }

  @Test func `amounts are equal however they are written`() throws {
    #expect(try number("10.50").isNumericallyEqual(to: number("10.5")))
    #expect(try number("10.50") != number("10.5"))
    #expect(try !number("9007199254740993").isNumericallyEqual(to: number("9007199254740992")))
    #expect(try number("10.500").normalized == number("10.5"))
    #expect(try number("0.000").normalized == .zero)
    #expect(try number("-7.5").absolute == number("7.5"))
  }

  @Test(arguments: [
    (0.1, "0.1"), (2.0, "2"), (1e20, "100000000000000000000"), (1e-7, "0.0000001"), (-0.0, "0"),
    (1.7320508075688772, "1.7320508075688772"),
    (Double.leastNonzeroMagnitude, "0." + String(repeating: "0", count: 323) + "5"),
  ])
  func `a binary number gives its shortest digits`(double: Double, expected: String) throws {
    #expect(try ExactDecimal(double).description == expected)
  }

  @Test func `what is no finite number of 38 digits is refused`() {
    #expect(throws: ArithmeticError.notFinite) { try ExactDecimal(Double.nan) }
    #expect(throws: ArithmeticError.notFinite) { try ExactDecimal(-Double.infinity) }
    #expect(throws: ArithmeticError.overflow) { try ExactDecimal(1e300) }
  }

  @Test func `the nearest binary number is found`() throws {
    #expect(try number("0.1").double == 0.1)
    #expect(try number("-12345678901234567890123").double == -12345678901234567741440)
  }

  @Test(arguments: [
    ("2", "10", "1024"), ("2", "0", "1"), ("0", "0", "1"), ("-2", "3", "-8"), ("2", "-1", "0.5"),
    ("1.1", "2", "1.21"), ("4", "0.5", "2"), ("10", "37", "1" + String(repeating: "0", count: 37)),
    ("3", "79", "49269609804781974438694403402127765867"), ("1", "99999999999999999999", "1"),
    ("-1", "99999999999999999999", "-1"), ("-1", "-2", "1"), ("0.5", "1e30", "0"),
    ("0", "1e30", "0"),
    ("10", "-3", "0.001"),
  ])
  func `whole powers are exact`(base: String, exponent: String, expected: String) throws {
    #expect(try number(base).raised(to: number(exponent)).description == expected)
  }

  @Test(arguments: [
    ("10", "38", ArithmeticError.overflow), ("2", "1e30", .overflow), ("0", "-1", .divisionByZero),
    ("0", "-0.5", .divisionByZero), ("-1", "0.5", .notFinite),
    ("10", "9223372036854775807", .overflow),
  ])
  func `powers without a result say why`(
    base: String, exponent: String, error: ArithmeticError
  ) {
    #expect(throws: error) { try number(base).raised(to: number(exponent)) }
  }
}
