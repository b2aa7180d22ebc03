import Testing
import Wizard

@Suite struct ReadingPropertyTests {
  /// A text of pieces that occur in dates, times, numbers and templates.
  private func text(_ numbers: inout SeededNumbers) -> String {
    let pieces = [
      "0", "1", "9", "31", "2026", "99999999999999999999", "-", "+", ".", ",", ":", "/", " ", "e",
      "d", "w", "m", "y", "h", "s", "p", "t", "z", "am", "pm", "mar", "feb", "monday", "next",
      "today",
      "{{", "}}", "#", "/", "=", "é", "\r\n", "_", "0x", "\u{0}", "１",
    ]
    let count = Int.random(in: 0...8, using: &numbers)
    return (0..<count).map { _ in pieces[Int.random(in: 0..<pieces.count, using: &numbers)] }
      .joined()
  }

  @Test func `any text is read or refused, and what is read is written so that it is read again`()
    throws
  {
    var numbers = SeededNumbers(seed: 7)
    let clock = Clock(epochSecond: 1_796_000_000, zone: .fixed(3600))
    let german = NumberStyle.number.localized(decimalSign: ",", groupingSign: ".")
    let words = DateWords(order: .dayMonthYear)
    for _ in 0..<5000 {
      let text = text(&numbers)
      for style in [NumberStyle.number, .integer, .literal, german] {
        guard let number = try? ExactDecimal(text, style: style) else { continue }
        #expect(try ExactDecimal(number.description, style: .literal) == number)
      }
      if let date = try? DateText.date(text, today: clock.today, words: words) {
        #expect(CivilDate(isoText: date.isoText) == date)
      }
      if let time = try? TimeText.time(text, now: clock.now.time) {
        #expect(CivilTime(isoText: time.isoText) == time)
      }
      if let seconds = try? DurationText.seconds(text) {
        #expect(try DurationText.seconds(seconds.description) == seconds)
      }
      if let moment = try? DateTimeText.moment(text, clock: clock, words: words) {
        #expect(try DateTime(isoText: moment.isoText).compare(to: moment) == .equal)
      }
      if let template = try? TextTemplate.parse(text), !text.contains("{{") {
        #expect(template.constantText == text)
      }
    }
  }

  @Test func `every number of up to 38 digits comes back from its text`() throws {
    var numbers = SeededNumbers(seed: 8)
    for _ in 0..<3000 {
      let scale = Int.random(in: 0...38, using: &numbers)
      let digits = Int128(Int64.random(in: .min ... .max, using: &numbers))
      let number = ExactDecimal(
        significand: digits * Int128(Int.random(in: 1...9_999_999_999, using: &numbers)),
        scale: scale)
      #expect(try ExactDecimal(number.description) == number)
    }
  }
}
