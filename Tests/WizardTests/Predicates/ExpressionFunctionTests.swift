import Testing
import Wizard

@Suite struct ExpressionFunctionTests {
  /// The functions that the language has.
  private static let names = [
    "abs", "average", "ceiling", "coalesce", "concat", "count", "date", "datetime", "days",
    "duration", "exp", "floor", "hours", "join", "length", "ln", "log", "lowercase", "max",
    "median", "min", "mode", "modulus:by:", "now", "random", "randomn", "replace", "round", "slug",
    "sqrt", "stddev", "sum", "time", "today", "trim", "trunc", "uppercase",
  ]

  @Test func `the table has every function once, with a line for the manual`() {
    #expect(ExpressionTree.functions.map(\.name).sorted() == Self.names)
    for function in ExpressionTree.functions {
      #expect(!function.manual.isEmpty && !function.manual.hasSuffix("."), "\(function.name)")
    }
  }

  @Test(arguments: ExpressionTree.functions)
  func `one argument too many or too few is an error with its count`(
    function: ExpressionTree.FunctionSummary
  ) {
    var counts = [function.argumentCount - 1]
    if !function.isVariadic { counts.append(function.argumentCount + 1) }
    for count in counts where count >= 0 {
      let arguments = Array(repeating: "1", count: count).joined(separator: ", ")
      let text = "\(function.name)(\(arguments))"
      do throws(ExpressionError) {
        _ = try ExpressionTree.parse(text, as: .value)
        Issue.record("\(text) was accepted")
      } catch {
        guard case .argumentCount(function.name, _, count) = error.reason else {
          Issue.record("\(text): \(error)")
          continue
        }
      }
    }
  }

  @Test func `every reason has a code of its own`() {
    let reasons: [ExpressionError.Reason] = [
      .unexpectedCharacter("x"), .missingName(after: "$"), .unterminatedString,
      .loneSurrogate(""), .malformedNumber(""), .numberTooLarge(""), .empty,
      .unexpected(found: nil, expected: .value, suggestion: nil), .foreign(.isNull),
      .valueAsPredicate(text: "", isRow: false), .predicateAsValue, .bareName(""),
      .unquotedTag(""), .reservedWord(""), .unknownOptions(""), .optionsOnBetween,
      .nestingTooDeep(limit: 1), .unknownFunction("", suggestion: nil), .unknownSelector(""),
      .unknownCastType("", suggestion: nil),
      .argumentCount(function: "", expected: "", found: 0), .unknownAggregate("", suggestion: nil),
      .aggregateNeedsKey(""), .argument(of: "", expected: "", found: ""),
      .outsideDomain(function: ""), .emptyList(function: ""), .randomInForm(""),
      .unknownRow("", suggestion: nil), .unknownKey("", of: "", suggestion: nil),
      .incomparable("", left: "", right: ""), .dateBesideDateTime,
      .operand(of: "", expected: "", found: ""), .indexOfNonList(""), .indexNotWhole(""),
      .indexOutOfRange("", count: 0), .betweenBounds(found: ""), .divisionByZero, .overflow,
      .dateOutOfRange, .notWholeDays, .notWholeSeconds, .invalidPattern("", message: ""),
      .patternLimit(""), .unreadable("", as: ""),
    ]
    let errors = reasons.map { ExpressionError($0, at: 0, length: 0) }
    #expect(Set(errors.map(\.code)).count == reasons.count)
    #expect(
      errors.allSatisfy { $0.code != "E300" && $0.message != "the expression cannot be used" })
  }
}
