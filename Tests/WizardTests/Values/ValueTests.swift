import Testing
import Wizard

@Suite struct ValueTests {
  @Test func `trailing zeros are part of a number`() {
    let written = Value.number(ExactDecimal(significand: 1050, scale: 2))
    #expect(written != .number(ExactDecimal(significand: 105, scale: 1)))
  }

  @Test func `every value has a text to join`() throws {
    let date = try #require(CivilDate(year: 2026, month: 3, day: 1))
    let time = try #require(CivilTime(hour: 9, minute: 5))
    let expected: [(Value, String)] = [
      (.null, ""), (.boolean(true), "true"), (.boolean(false), "false"),
      (.number(ExactDecimal(significand: 1050, scale: 2)), "10.50"), (.string("a\"b"), "a\"b"),
      (.date(date), "2026-03-01"), (.time(time), "09:05"),
      (.datetime(DateTime(date: date, time: time, offset: 0)), "2026-03-01T09:05:00Z"),
      (.duration(ExactDecimal(5400)), "5400"), (.list([.string("a"), .number(.one)]), "a,1"),
    ]
    for (value, text) in expected { #expect(value.outputText == text) }
  }

  @Test func `null and lists are told apart`() {
    #expect(Value.null.isNull)
    #expect(!Value.list([]).isNull)
    #expect(Value.list([.null]).listElements == [.null])
    #expect(Value.string("").listElements == nil)
  }
}
