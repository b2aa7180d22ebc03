import Testing
import Wizard

@Suite struct ExactDecimalParsingTests {
  @Test(arguments: [
    ("0", "0"), ("7", "7"), ("-12", "-12"), ("+5", "5"), ("10.50", "10.50"), (".5", "0.5"),
    ("-.5", "-0.5"), ("-0", "0"), ("-0.00", "0.00"), ("1e3", "1000"), ("1.5E+1", "15"),
    ("1.50e1", "15.0"), ("25e-1", "2.5"), ("1e-3", "0.001"), (" 5\t", "5"), ("0.000", "0.000"),
    ("0e5", "0"), ("1.5e3", "1500"), ("9223372036854775808", "9223372036854775808"),
    ("99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
    ("0.00000000000000000000000000000000000001", "0.00000000000000000000000000000000000001"),
    ("1234567890123456789.0123456789012345678", "1234567890123456789.0123456789012345678"),
    ("123456789012345678", "123456789012345678"), ("1234567890123456789", "1234567890123456789"),
    ("100000000000000000", "100000000000000000"), ("999999999999999999", "999999999999999999"),
  ])
  func `a number keeps its digits`(text: String, expected: String) throws {
    #expect(try ExactDecimal(text).description == expected)
  }

  @Test(
    arguments: [
      ("", .empty), ("  ", .empty), ("abc", .notANumber), ("-", .notANumber), ("+", .notANumber),
      (".", .notANumber), ("1e", .notANumber), ("1e+", .notANumber), ("--5", .notANumber),
      ("+ 5", .notANumber), ("5.", .pointWithoutDigits), ("5.e3", .notANumber),
      ("007", .leadingZeros), ("-007", .leadingZeros), ("00.5", .leadingZeros),
      ("1_000", .underscore), ("0x10", .basePrefix), ("-0b101", .basePrefix), ("0O17", .basePrefix),
      ("１２", .nonASCIIDigits), ("٣", .nonASCIIDigits), ("−5", .typographicMinus),
      ("1,5", .decimalComma), ("1,50", .decimalComma), (",5", .decimalComma),
      ("0,500", .decimalComma),
      ("1,500", .grouping), ("1 000", .grouping), ("1'000", .grouping), ("1,234.5", .grouping),
      ("1.234.567", .grouping), ("1\u{202F}000", .grouping), ("inf", .notANumber),
      ("nan", .notANumber), ("12abc", .notANumber), ("1..0", .grouping), ("1\0", .notANumber),
      ("999999999999999999999999999999999999999", .tooManyDigits), ("1e38", .tooManyDigits),
      ("0.000000000000000000000000000000000000001", .tooManyDigits),
      ("1e99999999999999999999", .tooManyDigits),
    ] as [(String, NumberSyntaxError)])
  func `what is no number is refused with the reason`(text: String, reason: NumberSyntaxError) {
    #expect(throws: reason) { try ExactDecimal(text) }
  }

  @Test(arguments: [
    ("1.0", NumberStyle.integer, NumberSyntaxError.fractionNotAllowed),
    ("1e3", .integer, .exponentNotAllowed), ("0x10", .integer, .basePrefix),
    ("1_000", .integer, .underscore), ("007", .integer, .leadingZeros),
    ("1.", .integer, .pointWithoutDigits), ("1e3", .decimal, .exponentNotAllowed),
    (" 5", .literal, .notANumber), ("1e1000", .literal, .tooManyDigits),
  ])
  func `a style refuses what it does not allow`(
    text: String, style: NumberStyle, reason: NumberSyntaxError
  ) {
    #expect(throws: reason) { try ExactDecimal(text, style: style) }
  }

  @Test(arguments: [
    ("007", "7"), ("1E-50", "0." + String(repeating: "0", count: 49) + "1"), ("-1.0e2", "-100"),
    ("0e-99999999999", "0." + String(repeating: "0", count: 999)),
  ])
  func `a literal may have leading zeros and many places`(text: String, expected: String) throws {
    #expect(try ExactDecimal(text, style: .literal).description == expected)
  }

  @Test(arguments: [
    ("1,5", "1.5"), ("1.5", "1.5"), ("1.234.567", "1234567"), ("1.500,25", "1500.25"), ("-3", "-3"),
    ("0.500", "0.500"), (" 12,50 ", "12.50"), ("1,5e3", "1500"), ("-1.234.567,8", "-1234567.8"),
  ])
  func `a comma is the decimal sign where the locale has it so`(
    text: String, expected: String
  ) throws {
    let german = NumberStyle.number.localized(decimalSign: ",", groupingSign: ".")
    #expect(try ExactDecimal(text, style: german).description == expected)
  }

  @Test(
    arguments: [
      ("1.500", .ambiguousPoint), ("1.23.456", .misplacedGrouping),
      ("1234.567,8", .misplacedGrouping),
      ("1,2,3", .grouping), ("1,234.5", .misplacedGrouping), ("x", .notANumber), ("", .empty),
      ("5,", .pointWithoutDigits), ("1..234", .misplacedGrouping),
    ] as [(String, NumberSyntaxError)])
  func `a locale's signs in the wrong places are refused`(text: String, reason: NumberSyntaxError) {
    let german = NumberStyle.number.localized(decimalSign: ",", groupingSign: ".")
    #expect(throws: reason) { try ExactDecimal(text, style: german) }
  }

  @Test func `groups have the sizes of the locale`() throws {
    let indian = NumberStyle.number.localized(
      decimalSign: ".", groupingSign: ",", groupSizes: [3, 2])
    #expect(try ExactDecimal("12,34,567.5", style: indian).description == "1234567.5")
    #expect(throws: NumberSyntaxError.misplacedGrouping) {
      try ExactDecimal("1,234,567", style: indian)
    }
    let french = NumberStyle.number.localized(decimalSign: ",", groupingSign: "\u{202F}")
    #expect(try ExactDecimal("1 234,5", style: french).description == "1234.5")
    #expect(try ExactDecimal("1\u{A0}234,5", style: french).description == "1234.5")
  }
}
