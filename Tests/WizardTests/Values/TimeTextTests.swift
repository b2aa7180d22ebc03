import Testing
import Wizard

@Suite struct TimeTextTests {
  @Test(arguments: [
    ("14:30", "14:30"), ("14:30:15", "14:30:15"), ("1430", "14:30"), ("0930", "09:30"),
    ("9", "09:00"), ("14", "14:00"), ("9:05", "09:05"), ("2:30pm", "14:30"), ("2 PM", "14:00"),
    ("2:30 pm", "14:30"), ("12am", "00:00"), ("12 pm", "12:00"), ("11:59am", "11:59"),
    ("Noon", "12:00"), ("midnight", "00:00"), ("now", "08:15"), (" 7 ", "07:00"), ("0", "00:00"),
    ("23:59:59", "23:59:59"), ("0000", "00:00"),
  ])
  func `a time is read in every form of the list`(text: String, expected: String) throws {
    let now = try #require(CivilTime(hour: 8, minute: 15, second: 42))
    #expect(try TimeText.time(text, now: now).isoText == expected)
  }

  @Test(
    arguments: [
      ("", .empty), ("24:00", .noSuchHour(24)), ("13pm", .noSuchHalfDayHour(13)),
      ("0am", .noSuchHalfDayHour(0)), ("14:30pm", .noSuchHalfDayHour(14)), ("24", .noSuchHour(24)),
      ("2460", .noSuchHour(24)), ("1260", .noSuchMinute(60)), ("12:60", .noSuchMinute(60)),
      ("12:00:60", .noSuchSecond(60)), ("930", .notATime), ("143015", .notATime),
      ("9:5", .notATime), ("2:30:15pm", .notATime),
      ("9.30", .notATime), ("-1", .notATime), ("pm", .notATime), ("1430pm", .notATime),
      ("2 pm x", .notATime), ("noonish", .notATime), ("12:", .notATime), (":30", .notATime),
      ("14:30:15:00", .notATime), ("14:30 :15", .notATime), ("99999999999999999999", .notATime),
    ] as [(String, TimeSyntaxError)])
  func `another text is refused with the reason`(text: String, reason: TimeSyntaxError) {
    #expect(throws: reason) { try TimeText.time(text, now: .midnight) }
  }
}

@Suite struct DurationTextTests {
  @Test(arguments: [
    ("1h30m", "5400"), ("90m", "5400"), ("45s", "45"), ("1d", "86400"), ("2 hours", "7200"),
    ("1:30", "5400"), ("1:30:00", "5400"), ("PT1H30M", "5400"), ("pt45s", "45"), ("P1D", "86400"),
    ("P1DT1H", "90000"), ("90", "90"), ("0", "0"), ("0.5", "0.5"), ("1H 30M", "5400"),
    ("1 day 2 hours 3 minutes 4 seconds", "93784"), ("1 hour", "3600"), (" 5 minutes ", "300"),
    ("100:00", "360000"), ("0s", "0"), ("007", "7"), ("1d12h", "129600"),
  ])
  func `a duration is read in every form of the list`(text: String, expected: String) throws {
    #expect(try DurationText.seconds(text).description == expected)
  }

  @Test(
    arguments: [
      ("", .empty), ("1h30", .missingUnit), ("-5", .negative), ("-1h", .negative),
      ("-x", .notADuration),
      ("-", .notADuration), ("1:75", .noSuchMinute(75)), ("1:30:75", .noSuchSecond(75)),
      ("1:5", .notADuration),
      ("30m1h", .unitOrder), ("1h1h", .unitOrder), ("P1Y", .calendarUnit), ("P2M", .calendarUnit),
      ("P1W", .calendarUnit),
      ("1.5h", .fraction), ("PT1.5H", .fraction), ("PT", .notADuration), ("P", .notADuration),
      ("P1DT", .notADuration), ("P1H", .notADuration), ("PT1D", .notADuration),
      ("h", .notADuration),
      ("5 x", .notADuration), ("5 min", .notADuration), ("5 sec", .notADuration),
      ("5 5", .notADuration), ("1h-30m", .notADuration),
      ("+1h", .notADuration),
      ("1e3", .notADuration), ("pt1hour", .notADuration), ("1:30:00:00", .notADuration),
      ("soon", .notADuration),
      ("9999999999999999999", .tooLong), ("9999999999999999999h", .tooLong),
      ("9223372036854775807m", .tooLong), ("9999999999999999999:00", .tooLong),
    ] as [(String, DurationSyntaxError)])
  func `another text is refused with the reason`(text: String, reason: DurationSyntaxError) {
    #expect(throws: reason) { try DurationText.seconds(text) }
  }
}
