import Testing

@testable import Wizard

/// Checks by themselves, with amounts and values that a table does not reach.
@Suite struct RangeAndStepTests {
  private func number(_ text: String) throws -> Value {
    .number(try ExactDecimal(text, style: .literal))
  }

  private func rule(_ check: any Check, _ value: Value) -> Rule? {
    guard case .refused(let refusal) = check.verdict(on: value, in: NoOtherRows()) else {
      return nil
    }
    return refusal.rule
  }

  @Test func `a range takes values that have no order to its bounds`() throws {
    let check = RangeCheck(minimum: .constant(try number("1")), maximum: nil) { $0.spoken }
    #expect(rule(check, .string("0")) == nil)
    #expect(rule(check, try number("0")) == .minimum)
    #expect(rule(check, .duration(ExactDecimal(0))) == nil)
  }

  @Test func `steps of the greatest numbers neither trap nor guess`() throws {
    let nines = String(repeating: "9", count: 38)
    let check = StepCheck(
      step: .constant(try number("2")), base: .constant(try number("-\(nines)")))
    #expect(rule(check, try number(nines)) == nil)
    #expect(rule(check, try number("0")) == .step)
    let small = StepCheck(step: .constant(try number("1e-38")), base: nil)
    #expect(rule(small, try number(nines)) == nil)
    let third = StepCheck(step: .constant(try number("3e-38")), base: .constant(try number("-1")))
    #expect(rule(third, try number(nines)) == .step)
    let half = StepCheck(step: .constant(try number("1")), base: .constant(try number("-0.5")))
    #expect(rule(half, try number("1.5")) == nil)
    #expect(rule(half, try number("1.25")) == .step)
    #expect(rule(half, try number("1")) == .step)
    #expect(rule(StepCheck(step: .constant(try number("3")), base: nil), try number(nines)) == nil)
    #expect(rule(StepCheck(step: .constant(try number("4")), base: nil), try number("6")) == .step)
    #expect(rule(StepCheck(step: .constant(try number("0")), base: nil), try number("6")) == nil)
  }

  @Test func `lengths count clusters, items count items`() throws {
    let two: Bound = .constant(try number("2"))
    #expect(rule(LengthCheck(minimum: nil, maximum: two), .string("e\u{301}e\u{301}")) == nil)
    #expect(rule(LengthCheck(minimum: nil, maximum: two), .string("abc")) == .maxLength)
    #expect(rule(LengthCheck(minimum: two, maximum: nil), try number("1")) == nil)
    #expect(rule(ItemsCheck(minimum: two, maximum: nil), .list([.boolean(true)])) == .minItems)
    #expect(
      rule(ItemsCheck(minimum: nil, maximum: two), .list([.null, .null, .null])) == .maxItems)
    #expect(rule(ItemsCheck(minimum: two, maximum: nil), .string("a")) == nil)
  }

  @Test func `every check names the rules it can find broken`() throws {
    let one: Bound = .constant(try number("1"))
    #expect(LengthCheck(minimum: one, maximum: one).rules == [.minLength, .maxLength])
    #expect(ItemsCheck(minimum: one, maximum: one).rules == [.minItems, .maxItems])
    #expect(RangeCheck(minimum: one, maximum: one) { $0.spoken }.rules == [.minimum, .maximum])
    #expect(StepCheck(step: one, base: nil).rules == [.step])
    #expect(MustBeCheck(demanded: true).rules == [.mustBe])
    #expect(PatternCheck(pattern: try Pattern("a"), text: "a").rules == [.pattern])
  }
}
