import Testing
import Wizard

@Suite struct DateTimeTests {
  @Test(arguments: [
    ("2026-03-01T14:30:05+01:00", "2026-03-01T14:30:05+01:00"),
    ("2026-03-01T14:30+01:00", "2026-03-01T14:30:00+01:00"),
    ("2026-03-01 14:30", "2026-03-01T14:30:00"),
    ("2026-03-01T14:30Z", "2026-03-01T14:30:00Z"), ("2026-03-01t14:30z", "2026-03-01T14:30:00Z"),
    ("2026-03-01T14:30+05:30", "2026-03-01T14:30:00+05:30"),
    ("2026-03-01T14:30-08", "2026-03-01T14:30:00-08:00"),
    ("2026-03-01T14:30+00:00", "2026-03-01T14:30:00Z"),
    ("2026-03-01T14:30:00.000Z", "2026-03-01T14:30:00Z"),
    ("1900-01-01T00:00:00+00:19:32", "1900-01-01T00:00:00+00:19:32"),
  ])
  func `ISO texts are read and written`(text: String, expected: String) throws {
    #expect(try DateTime(isoText: text).isoText == expected)
  }

  @Test(
    arguments: [
      ("", .empty), ("2026-03-01", .missingTime), ("14:30", .notADateTime),
      ("2026-03-01T14:30:00.5Z", .fractionOfSecond), ("2026-03-01T14:30:00.Z", .notADateTime),
      ("2026-02-30T10:00", .date(.noSuchDay(day: 30, month: 2, year: 2026))),
      ("2026-13-01T10:00", .date(.noSuchMonth(month: 13))),
      ("0000-01-01T10:00", .date(.yearOutOfRange)),
      ("2026-03-01T24:00", .time(.noSuchHour(24))), ("2026-03-01T10:60", .time(.noSuchMinute(60))),
      ("2026-03-01T23:59:60Z", .time(.noSuchSecond(60))), ("2026-03-01T10:00+24:00", .noSuchOffset),
      ("2026-03-01T10:00+01:60", .noSuchOffset), ("2026-03-01T10:00+1", .notADateTime),
      ("2026-03-01T10:00Zx", .notADateTime), ("2026-03-01T10:00 Z", .notADateTime),
      ("2026-03-01T10", .notADateTime), ("2026-03-01T14:30+0530", .notADateTime),
    ] as [(String, DateTimeSyntaxError)])
  func `what is no moment is refused with the reason`(text: String, reason: DateTimeSyntaxError) {
    #expect(throws: reason) { try DateTime(isoText: text) }
  }

  @Test func `moments are ordered as instants`() throws {
    let berlin = try DateTime(isoText: "2026-03-01T12:00+05:00")
    let utc = try DateTime(isoText: "2026-03-01T10:00Z")
    #expect(berlin.compare(to: utc) == .less)
    #expect(utc.seconds(since: berlin) == 3 * 3600)
    #expect(berlin.adding(seconds: 86_400)?.isoText == "2026-03-02T12:00:00+05:00")
    #expect(try DateTime(isoText: "1969-12-31T23:59:59Z").epochSecond == -1)
    #expect(DateTime(epochSecond: -1, offset: nil)?.isoText == "1969-12-31T23:59:59")
    #expect(DateTime(epochSecond: Int.max, offset: 3600) == nil)
    #expect(try DateTime(isoText: "9999-12-31T23:59:59Z").adding(seconds: 1) == nil)
  }
}
