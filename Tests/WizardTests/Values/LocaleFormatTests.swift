import Testing

@testable import Wizard

/// What is read of a locale: its format of dates, its words for yes and no.
@Suite struct LocaleFormatTests {
  @Test(arguments: [
    ("%d.%m.%Y", "dayMonthYear", "."), ("%m/%d/%Y", "monthDayYear", "/"),
    ("%m/%d/%y", "monthDayYear", "/"), ("%Y-%m-%d", "yearMonthDay", "-"),
    ("%F", "yearMonthDay", "-"),
    ("%D", "monthDayYear", "/"), ("%e. %-m. %Y", "dayMonthYear", "."),
    ("%Oy/%Om/%Od", "yearMonthDay", "/"), ("%Y年%m月%d日", "yearMonthDay", "/"),
  ])
  func `the order and the sign are those of the format`(
    format: String, order: String, separator: String
  ) throws {
    let read = try #require(NumericFormat(format))
    #expect("\(read.order)" == order)
    #expect(String(read.separator) == separator)
  }

  @Test(arguments: ["", "%x", "%d.%m.", "%Y-%d-%m", "%d %d %m %Y", "%", "d.m.Y"])
  func `a format without all three is none`(format: String) {
    #expect(NumericFormat(format) == nil)
  }

  @Test(
    arguments: [
      ("ja", true), ("Nein", false), ("J", true), ("1", true), ("0", false), ("-", false),
      ("jein", nil), ("jawohl", nil), ("x", nil), ("", nil),
    ] as [(String, Bool?)])
  func `a word or a letter is yes or no`(text: String, answer: Bool?) {
    #expect(Berlin.locale.yesNo?.answer(to: text) == answer)
  }

  @Test func `without words the expressions decide`() {
    let words = YesNoWords(yes: "", no: "", yesExpression: "^[oOyY]", noExpression: "^[nN]")
    #expect(words.answer(to: "oui") == true)
    #expect(words.answer(to: "non") == false)
    #expect(words.answer(to: "peut-être") == nil)
    let broken = YesNoWords(yes: "", no: "", yesExpression: "^[", noExpression: "^[")
    #expect(broken.answer(to: "[") == nil)
  }

  @Test(arguments: [
    "", "UTC", "GMT", "UTC0", "CET-1CEST,M3.5.0,M10.5.0/3", "TEST-2", "TEST+5", "<+03>-3",
    "EST5EDT",
  ])
  func `a rule of POSIX is a zone`(name: String) {
    #expect(SystemZone.isKnown(name, in: "/nowhere"))
  }

  @Test(arguments: [
    "Europe/Nowhere", "Nowhere", "CET", "AB-1", "<+03>", "<A>1", ":CET-1", "/dev/null", "UTC-999",
    "-3",
  ])
  func `what is neither a rule nor a file is none`(name: String) {
    #expect(!SystemZone.isKnown(name, in: "/nowhere"))
  }
}
