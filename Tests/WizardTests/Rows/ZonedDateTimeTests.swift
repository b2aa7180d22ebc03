import Testing

@testable import Wizard

/// Datetime rows in a zone that changes its clocks.
@Suite struct ZonedDateTimeTests {
  private func outcome(_ input: String, _ context: String = "{}") throws -> String {
    try RowTrial(type: "datetime", context: context, clock: Berlin.clock).outcome(of: input)
  }

  @Test(arguments: [
    ("14:30", "datetime 2026-10-01T14:30:00+02:00 = Thursday, 1 October 2026, 14:30"),
    ("2026-12-24 18:00", "datetime 2026-12-24T18:00:00+01:00 = Thursday, 24 December 2026, 18:00"),
    (
      "2026-12-24T18:00Z",
      "datetime 2026-12-24T18:00:00Z = Thursday, 24 December 2026, 18:00 Z"
    ),
    (
      "2026-12-24T18:00+05:30",
      "datetime 2026-12-24T18:00:00+05:30 = Thursday, 24 December 2026, 18:00 +05:30"
    ),
    ("+2h", "datetime 2026-10-01T14:00:00+02:00 = Thursday, 1 October 2026, 14:00"),
    ("now", "datetime 2026-10-01T12:00:00+02:00 = Thursday, 1 October 2026, 12:00"),
    ("+720h", "datetime 2026-10-31T11:00:00+01:00 = Saturday, 31 October 2026, 11:00"),
    ("+30d 12:00", "datetime 2026-10-31T12:00:00+01:00 = Saturday, 31 October 2026, 12:00"),
  ])
  func `a moment gets the offset that its zone has then`(input: String, expected: String) throws {
    #expect(try outcome(input) == expected)
  }

  @Test(arguments: ["2026-03-29 02:00", "2026-03-29T02:59:59", "29 march 2026 2:30 am"])
  func `a time that the clocks skip is refused`(input: String) throws {
    let expected =
      "type: \"\(input)\" does not exist here: the clocks are put forward over it"
    #expect(try outcome(input) == expected)
    #expect(try outcome("json: \"\(input)\"") == expected)
    #expect(try outcome("-s: \(input)") == expected)
    #expect(try outcome(input, "{\"zone\": \"none\"}").hasPrefix("datetime 2026-03-29T02:"))
  }

  @Test(arguments: ["2026-10-25 02:30", "json: \"2026-10-25 02:30\"", "-s: 2026-10-25 02:30"])
  func `a time that comes twice is refused where nobody is asked`(input: String) throws {
    #expect(
      try outcome(input)
        == "type: \"2026-10-25 02:30\" exists twice here, as the clocks are put back: add \"first\" "
        + "for 2026-10-25T02:30:00+02:00 or \"second\" for 2026-10-25T02:30:00+01:00")
  }

  @Test(arguments: [
    ("2026-10-25 02:30 first", "2026-10-25T02:30:00+02:00", "+02:00"),
    ("2026-10-25 02:30 SECOND", "2026-10-25T02:30:00+01:00", "+01:00"),
    ("2026-10-25T02:30+01:00", "2026-10-25T02:30:00+01:00", "+01:00"),
  ])
  func `either of two equal times can be said`(
    input: String, value: String, offset: String
  ) throws {
    #expect(
      try outcome(input) == "datetime \(value) = Sunday, 25 October 2026, 02:30 \(offset)")
    #expect(try outcome("json: \"\(input)\"") == "datetime \(value)")
  }

  @Test(arguments: ["2026-10-25 04:30 first", "now first", "2026-10-25T02:30Z second", "first"])
  func `first and second say nothing elsewhere`(input: String) throws {
    #expect(try outcome(input).hasPrefix("type: \"\(input)\" is not a date and time; accepted: "))
  }

  @Test func `a time without a zone may come twice or never`() throws {
    let none = "{\"zone\": \"none\"}"
    #expect(
      try outcome("2026-10-25 02:30", none)
        == "datetime 2026-10-25T02:30:00 = Sunday, 25 October 2026, 02:30")
    #expect(try outcome("2026-10-25 02:30 first", none).hasPrefix("type: "))
  }

  @Test func `what Enter takes means the same when it is typed`() throws {
    for text in ["2026-10-25T02:30+01:00", "2026-12-24T18:00+05:30", "2026-12-24 18:00", "now"] {
      let form = try RowTrial(
        type: "datetime", context: "{\"default\": \"\(text)\"}", clock: Berlin.clock
      ).form
      var session = Session(form)
      session.start()
      let row = form.rows[0].type
      let value = session.value(of: 0)
      let context = ReadingContext(origin: .line, clock: Berlin.clock, rows: nil)
      #expect(try row.value(of: row.typed(value), in: context).order(to: value) == .equal)
    }
  }

  @Test func `bounds without an offset are of the zone`() throws {
    let bounds = "{\"minimum\": \"2026-10-24 12:00\", \"maximum\": \"2026-10-26 12:00\"}"
    #expect(try outcome("2026-10-24T10:00Z", bounds).hasPrefix("datetime 2026-10-24T10:00:00Z"))
    #expect(
      try outcome("2026-10-24T09:59Z", bounds)
        == "minimum: 2026-10-24T09:59:00Z is not from 2026-10-24T12:00:00+02:00 "
        + "to 2026-10-26T12:00:00+01:00")
    #expect(try outcome("2026-10-26T11:00Z", bounds).hasPrefix("datetime 2026-10-26T11:00:00Z"))
    #expect(try outcome("2026-10-26T11:01Z", bounds).hasPrefix("maximum: "))
  }
}
