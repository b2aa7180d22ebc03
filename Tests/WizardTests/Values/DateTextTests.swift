import Testing

@testable import Wizard

@Suite struct DateTextTests {
  /// A Monday.
  private let today = CivilDate(year: 2026, month: 11, day: 30)
  private let german = DateWords(
    months: ["Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August"].map { [$0] }
      + [["September", "Sept."], ["Oktober", "Okt"], ["November"], ["Dezember", "Dez"]],
    weekdays: [["Montag", "Mo"], ["Dienstag", "Di"], ["Mittwoch"], ["Donnerstag"]],
    order: .dayMonthYear)

  @Test(arguments: [
    ("2026-12-24", "2026-12-24"), ("2026-1-5", "2026-01-05"), (" 2026-12-24\n", "2026-12-24"),
    ("0001-01-01", "0001-01-01"), ("9999-12-31", "9999-12-31"), ("today", "2026-11-30"),
    ("Tomorrow", "2026-12-01"), ("YESTERDAY", "2026-11-29"), ("+3d", "2026-12-03"),
    ("-2w", "2026-11-16"), ("+1m", "2026-12-30"), ("+1y", "2027-11-30"),
    ("+1m+3d", "2027-01-02"), ("+1Y -1m +2w", "2027-11-13"), ("today+30d", "2026-12-30"),
    ("today +1w", "2026-12-07"), ("monday", "2026-11-30"), ("Mon", "2026-11-30"),
    ("tue", "2026-12-01"), ("sunday", "2026-12-06"), ("next monday", "2026-12-07"),
    ("next tue", "2026-12-01"), ("NEXT  Sunday", "2026-12-06"), ("3 mar", "2027-03-03"),
    ("30 nov", "2026-11-30"), ("29 nov", "2027-11-29"), ("3 March 2027", "2027-03-03"),
    ("March 3, 2027", "2027-03-03"), ("March 3", "2027-03-03"), ("29 feb", "2028-02-29"),
    ("31 dec", "2026-12-31"), ("may 1", "2027-05-01"), ("+0d", "2026-11-30"),
  ])
  func `a day is read in every form of the list`(text: String, expected: String) throws {
    let today = try #require(today)
    #expect(try DateText.date(text, today: today).isoText == expected)
  }

  @Test(
    arguments: [
      ("", .empty), (" ", .empty), ("soon", .notADate), ("3", .notADate), ("24:00", .notADate),
      ("26-12-24", .twoDigitYear), ("24/12/26", .twoDigitYear), ("24.12.26", .twoDigitYear),
      ("3 mar 27", .twoDigitYear), ("March 3, 27", .twoDigitYear), ("0000-01-01", .yearOutOfRange),
      ("10000-01-01", .yearOutOfRange), ("3 mar 12027", .yearOutOfRange),
      ("2026-02-29", .noSuchDay(day: 29, month: 2, year: 2026)),
      ("2026-13-01", .noSuchMonth(month: 13)), ("2026-00-01", .noSuchMonth(month: 0)),
      ("2026-01-00", .noSuchDay(day: 0, month: 1, year: 2026)),
      ("31 apr", .noSuchDayInAnyYear(day: 31, month: 4)),
      ("29 feb 2027", .noSuchDay(day: 29, month: 2, year: 2027)),
      ("0 mar", .noSuchDayInAnyYear(day: 0, month: 3)), ("24.12.2026", .ambiguousOrder),
      ("3/4/2027", .ambiguousOrder), ("2026/12/24", .ambiguousOrder),
      ("+3m", .noSuchDay(day: 30, month: 2, year: 2027)),
      ("+99999999999999999999y", .outOfRange), ("-2026y", .outOfRange),
      ("+1m+9999999d", .outOfRange),
      ("+3", .notADate), ("3d", .notADate), ("+3h", .notADate), ("+ 3d", .notADate),
      ("+3d x", .notADate),
      ("next", .notADate), ("next 3 mar", .notADate), ("last monday", .notADate),
      ("m 3", .notADate),
      ("ma 3", .notADate), ("3 mars", .notADate), ("wednes", .notADate), ("todays", .notADate),
      ("3 mar 2027 x", .notADate), ("2026-1-005", .notADate), ("2026-12", .notADate),
      ("3 March, 2027", .notADate), ("20261224", .notADate), ("3 dez", .notADate),
    ] as [(String, DateSyntaxError)])
  func `another text is refused with the reason`(text: String, reason: DateSyntaxError) throws {
    let today = try #require(today)
    #expect(throws: reason) { try DateText.date(text, today: today) }
  }

  @Test(arguments: [
    ("24.12.2026", "2026-12-24"), ("1/2/2027", "2027-02-01"), ("24-12-2026", "2026-12-24"),
    ("3 März 2027", "2027-03-03"), ("3 MÄRZ", "2027-03-03"), ("24 dez", "2026-12-24"),
    ("24 Dez.", "2026-12-24"), ("5 sept 2027", "2027-09-05"), ("montag", "2026-11-30"),
    ("next Mo", "2026-12-07"), ("di", "2026-12-01"), ("friday", "2026-12-04"),
    ("3 mar", "2027-03-03"),
  ])
  func `a locale's words and order are read beside the English ones`(
    text: String, expected: String
  ) throws {
    let today = try #require(today)
    #expect(try DateText.date(text, today: today, words: german).isoText == expected)
  }

  @Test func `each order of numbers is read as itself alone`() throws {
    let today = try #require(today)
    let american = DateWords(order: .monthDayYear)
    let swedish = DateWords(order: .yearMonthDay)
    #expect(try DateText.date("12/24/2026", today: today, words: american).isoText == "2026-12-24")
    #expect(try DateText.date("2026/12/24", today: today, words: swedish).isoText == "2026-12-24")
    #expect(throws: DateSyntaxError.noSuchMonth(month: 24)) {
      try DateText.date("24/12/2026", today: today, words: american)
    }
    #expect(throws: DateSyntaxError.ambiguousOrder) {
      try DateText.date("24/12/2026", today: today, words: swedish)
    }
    #expect(throws: DateSyntaxError.twoDigitYear) {
      try DateText.date("24.12.26", today: today, words: german)
    }
  }

  @Test func `the last days of the calendar are not left`() throws {
    let last = try #require(CivilDate(year: 9999, month: 12, day: 31))
    #expect(throws: DateSyntaxError.outOfRange) { try DateText.date("tomorrow", today: last) }
    #expect(throws: DateSyntaxError.outOfRange) { try DateText.date("next friday", today: last) }
    #expect(throws: DateSyntaxError.outOfRange) { try DateText.date("1 jan", today: last) }
  }

  @Test func `a day is said back in words`() throws {
    #expect(
      CivilDate(year: 2026, month: 12, day: 1)?.longWords.english == "Tuesday, 1 December 2026")
    #expect(CivilDate(year: 1, month: 1, day: 1)?.longWords.english == "Monday, 1 January 1")
  }
}
