import Testing
import Wizard

@Suite struct ValueTests {
  @Test func `trailing zeros are part of a number`() {
    let written = Value.number(ExactDecimal(significand: 1050, scale: 2))
    #expect(written != .number(ExactDecimal(significand: 105, scale: 1)))
  }
}
