import Testing
import Wizard

/// A zone with the changes of Berlin in 2026: an hour ahead, two from 29 March to 25 October.
private let berlin = ZoneRules { epochSecond in
  1_774_746_000..<1_792_890_000 ~= epochSecond ? 7200 : 3600
}

@Suite struct ZoneRulesTests {
  @Test(arguments: [
    ("2026-01-15T12:00", ZoneRules.LocalOffset.unique(3600)), ("2026-07-15T12:00", .unique(7200)),
    ("2026-03-29T01:59:59", .unique(3600)), ("2026-03-29T02:00", .gap),
    ("2026-03-29T02:59:59", .gap), ("2026-03-29T03:00", .unique(7200)),
    ("2026-10-25T01:59:59", .unique(7200)),
    ("2026-10-25T02:00", .overlap(first: 7200, second: 3600)),
    ("2026-10-25T02:59:59", .overlap(first: 7200, second: 3600)),
    ("2026-10-25T03:00", .unique(3600)),
  ])
  func `gaps and overlaps are found`(text: String, expected: ZoneRules.LocalOffset) throws {
    let moment = try DateTime(isoText: text)
    #expect(berlin.localOffset(of: moment.date, moment.time) == expected)
  }

  @Test func `a zone may skip a whole day`() throws {
    let samoa = ZoneRules { $0 < 1_325_239_200 ? -36_000 : 50_400 }
    let skipped = try DateTime(isoText: "2011-12-30T12:00")
    let kept = try DateTime(isoText: "2011-12-31T00:00")
    #expect(samoa.localOffset(of: skipped.date, skipped.time) == .gap)
    #expect(samoa.localOffset(of: kept.date, kept.time) == .unique(50_400))
  }

  @Test func `the machine's zone gives an offset that brings the civil time back`() throws {
    let moment = try DateTime(isoText: "2026-06-15T12:00")
    guard case .unique(let offset) = ZoneRules.system.localOffset(of: moment.date, moment.time)
    else {
      Issue.record("noon is skipped or occurs twice")
      return
    }
    let instant = DateTime(date: moment.date, time: moment.time, offset: offset)
    #expect(ZoneRules.system.offset(at: instant.epochSecond) == offset)
    #expect(abs(offset) < 86_400)
  }
}

@Suite struct ClockTests {
  @Test(arguments: [
    ("2026-11-30T23:30:00Z", "2026-12-01T00:30:00+01:00"),
    ("2026-07-01T10:00", "2026-07-01T10:00:00+02:00"),
    ("2026-11-30", "2026-11-30T00:00:00+01:00"), ("2026-10-25T02:30", "2026-10-25T02:30:00+02:00"),
    ("2026-11-30T10:00:00-05:00", "2026-11-30T16:00:00+01:00"),
  ])
  func `now is fixed by a text and shown in the zone`(text: String, expected: String) throws {
    let clock = try Clock(isoText: text, zone: berlin)
    #expect(clock.now.isoText == expected)
    #expect(clock.today == clock.now.date)
  }

  @Test(arguments: [
    ("2026-03-29T02:30", DateTimeSyntaxError.skippedTime), ("", .empty), ("noon", .notADateTime),
    ("2026-02-30", .date(.noSuchDay(day: 30, month: 2, year: 2026))),
  ])
  func `what fixes no moment is refused`(text: String, reason: DateTimeSyntaxError) {
    #expect(throws: reason) { try Clock(isoText: text, zone: berlin) }
  }

  @Test func `the machine's clock goes on`() {
    let first = Clock.system().now
    #expect(first.offset != nil)
    #expect(first.date.year >= 2024)
    #expect(Clock.system().now.compare(to: first) != .less)
  }
}

@Suite struct DateTimeTextTests {
  @Test(arguments: [
    ("2026-12-24T18:00+01:00", "2026-12-24T18:00:00+01:00"),
    ("2026-12-24 18:00", "2026-12-24T18:00:00"),
    ("2026-12-24t18:00:30z", "2026-12-24T18:00:30Z"), ("tomorrow 10:00", "2026-12-01T10:00:00"),
    ("today 2 pm", "2026-11-30T14:00:00"), ("noon", "2026-11-30T12:00:00"),
    ("9", "2026-11-30T09:00:00"),
    ("next monday noon", "2026-12-07T12:00:00"), ("3 mar 2027 9", "2027-03-03T09:00:00"),
    ("+3d 10:00", "2026-12-03T10:00:00"), ("March 3, 2027 2:30pm", "2027-03-03T14:30:00"),
    ("now", "2026-11-30T11:00:00+01:00"), ("+2h", "2026-11-30T13:00:00+01:00"),
    ("+90m", "2026-11-30T12:30:00+01:00"), ("-1h30m", "2026-11-30T09:30:00+01:00"),
    ("2026-12-24 9", "2026-12-24T09:00:00"), ("tomorrow now", "2026-12-01T11:00:00"),
  ])
  func `a moment is read in every form of the list`(text: String, expected: String) throws {
    let clock = try Clock(isoText: "2026-11-30T10:00:00Z", zone: berlin)
    #expect(try DateTimeText.moment(text, clock: clock).isoText == expected)
  }

  @Test(
    arguments: [
      ("", .empty), ("tomorrow", .missingTime), ("2026-12-24", .missingTime),
      ("3 mar 2027", .missingTime),
      ("+1d", .missingTime), ("soon", .notADateTime), ("tomorrow 24:00", .time(.noSuchHour(24))),
      ("31 apr 10:00", .date(.noSuchDayInAnyYear(day: 31, month: 4))),
      ("13pm", .time(.noSuchHalfDayHour(13))),
      ("2026-02-30", .date(.noSuchDay(day: 30, month: 2, year: 2026))),
      ("24.12.2026", .date(.ambiguousOrder)),
      ("2026-12-24T10:00:00.5", .fractionOfSecond), ("tomorrow x", .time(.notATime)),
      ("a b", .notADateTime),
      ("+9223372036854775807s", .outOfRange),
    ] as [(String, DateTimeSyntaxError)])
  func `another text is refused with the reason`(text: String, reason: DateTimeSyntaxError) throws {
    let clock = try Clock(isoText: "2026-11-30T10:00:00Z", zone: berlin)
    #expect(throws: reason) { try DateTimeText.moment(text, clock: clock) }
  }

  @Test func `a date alone takes the row's time`() throws {
    let clock = try Clock(isoText: "2026-11-30T10:00:00Z", zone: berlin)
    let time = try #require(CivilTime(hour: 8, minute: 0))
    let moment = try DateTimeText.moment("+1d", clock: clock, defaultTime: time)
    #expect(moment.isoText == "2026-12-01T08:00:00")
  }

  @Test func `a distance from now crosses a change of the clocks`() throws {
    let clock = try Clock(isoText: "2026-10-25T01:30", zone: berlin)
    #expect(try DateTimeText.moment("+2h", clock: clock).isoText == "2026-10-25T02:30:00+01:00")
  }
}
