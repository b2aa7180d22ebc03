import Testing
import Wizard

@Suite struct CivilDateTests {
  @Test func `every day from 1 to 9999 has its number and its weekday`() throws {
    var expected = try #require(CivilDate(year: 1, month: 1, day: 1)).dayNumber
    var weekday = 1
    var failures = 0
    for year in 1...9999 {
      for month in 1...12 {
        for day in 1...CivilDate.dayCount(ofMonth: month, year: year) {
          guard let date = CivilDate(year: year, month: month, day: day) else {
            failures += 1
            continue
          }
          if date.dayNumber != expected || CivilDate(dayNumber: expected) != date
            || date.weekday != weekday
          {
            failures += 1
          }
          expected += 1
          weekday = weekday % 7 + 1
        }
      }
    }
    #expect(failures == 0)
    #expect(expected == 2_932_897)
    #expect(CivilDate(dayNumber: expected) == nil)
    #expect(CivilDate(dayNumber: -719_163) == nil)
    #expect(CivilDate(dayNumber: 0)?.isoText == "1970-01-01")
  }

  @Test(arguments: [
    (2026, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31), (0, 1, 1), (10000, 1, 1),
    (1900, 2, 29),
    (2026, 1, 0), (2026, 1, -1),
  ])
  func `a day that does not exist is nothing`(year: Int, month: Int, day: Int) {
    #expect(CivilDate(year: year, month: month, day: day) == nil)
  }

  @Test(arguments: ["2026-12-24", "0001-01-01", "9999-12-31", "2000-02-29"])
  func `an ISO text comes back`(text: String) {
    #expect(CivilDate(isoText: text)?.isoText == text)
  }

  @Test(arguments: [
    "2026-1-5", "2026-02-30", "26-01-05", "2026-01-05 ", "", "+2026-01-05", "2026/01/05",
  ])
  func `what is no ISO text is nothing`(text: String) {
    #expect(CivilDate(isoText: text) == nil)
  }

  @Test func `days and months are added`() throws {
    let date = try #require(CivilDate(isoText: "2026-01-31"))
    #expect(date.adding(days: 1)?.isoText == "2026-02-01")
    #expect(date.adding(days: -31)?.isoText == "2025-12-31")
    #expect(date.adding(months: 2)?.isoText == "2026-03-31")
    #expect(date.adding(months: 1) == nil)
    #expect(date.adding(months: -13)?.isoText == "2024-12-31")
    #expect(date.adding(months: -11) == nil)
    #expect(date.adding(months: -1)?.isoText == "2025-12-31")
    #expect(date.adding(days: Int.max) == nil)
    #expect(date.adding(months: Int.max) == nil)
    #expect(date.adding(months: -2026 * 12) == nil)
    let later = try #require(CivilDate(isoText: "2026-03-01"))
    #expect(later.days(since: date) == 29)
    #expect(date < later)
    #expect(date.compare(to: later) == .less)
  }
}

@Suite struct CivilTimeTests {
  @Test func `seconds are kept where they were given`() throws {
    let short = try #require(CivilTime(isoText: "14:30"))
    let long = try #require(CivilTime(isoText: "14:30:00"))
    #expect(short.isoText == "14:30")
    #expect(long.isoText == "14:30:00")
    #expect(short != long)
    #expect(short.compare(to: long) == .equal)
    #expect(long.secondOfDay == 52_200)
    #expect(CivilTime(secondOfDay: 86_399)?.isoText == "23:59:59")
    #expect(CivilTime(secondOfDay: 86_399, hasSeconds: false)?.isoText == "23:59")
    #expect(CivilTime(secondOfDay: 86_400) == nil)
    #expect(CivilTime(secondOfDay: -1) == nil)
    #expect(CivilTime.midnight.isoText == "00:00")
  }

  @Test(arguments: ["24:00", "12:60", "12:00:60", "9:00", "12", "12:00:", "", "12:00 "])
  func `what is no time is nothing`(text: String) {
    #expect(CivilTime(isoText: text) == nil)
  }
}
