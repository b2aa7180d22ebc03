import Testing

@testable import Wizard

/// Predicates and computed values over dates, times, moments and spans of time.
@Suite struct TimeRowPredicateTests {
  /// The values of a row of text that is shown where an expression holds.
  private func holds(_ predicate: String) throws -> Bool {
    let walk = try Walk(
      """
      rows:
        - { tag: day, type: date, default: "2026-12-24" }
        - { tag: at, type: time, default: "14:30" }
        - { tag: starts, type: datetime, default: "2026-12-24T18:00+01:00" }
        - { tag: local, type: datetime, zone: none, default: "2026-12-24T17:00" }
        - { tag: long, type: duration, default: 1h30m }
        - { tag: step, type: stepper, default: 4 }
        - { tag: price, type: decimal, default: 10.50 }
        - { tag: shown, type: text, when: "\(predicate)" }
      """)
    return !walk.session.isHidden(try walk.row("shown"))
  }

  @Test(arguments: [
    "$starts > '2026-01-01T00:00'", "$starts == '2026-12-24T17:00Z'", "$starts == $local",
    "$starts BETWEEN {'2026-12-24T17:00Z', '2026-12-24T19:00Z'}", "$day > '2026-01-01'",
    "$starts.date == $day", "$starts.date > '2026-01-01'", "$day.weekday == 4",
    "$starts.weekday == 4", "$starts.hour == 18 AND $starts.minute == 0", "$starts.year == 2026",
    "$day IN {'2026-12-24', '2026-12-25'}", "$at >= '14:30' AND $at < '14:31'", "$at.hour == 14",
    "$long == duration('90m')", "$long > '1h'", "$long < '1:31'", "$long + duration('30m') == '2h'",
    "hours($long) == 1.5", "$starts + $long == '2026-12-24T18:30Z'",
    "$starts - $long < $starts", "$day + duration('1d') == '2026-12-25'",
    "$day - date('2026-12-01') == duration('23d')", "days($day - today()) == 24",
    "$starts - now() > duration('24d')", "$step * $price == 42", "$price == 10.5",
  ])
  func `a predicate over times holds`(predicate: String) throws {
    #expect(try holds(predicate))
    #expect(try !holds("NOT (\(predicate))"))
  }

  @Test(arguments: [
    ("$starts > '2026-13-01'", "2026-13-01"), ("$day == $starts", "a date and time"),
    ("$at == '25:00'", "25:00"), ("$long > '1h30'", "1h30"),
  ])
  func `what can never be compared is an error of the form`(predicate: String, part: String) throws
  {
    let faults = try Walk.faults(
      of: """
        rows:
          - { tag: day, type: date }
          - { tag: at, type: time }
          - { tag: starts, type: datetime }
          - { tag: long, type: duration }
          - { tag: shown, type: text, when: "\(predicate)" }
        """)
    #expect(faults.count == 1)
    #expect(faults.first?.contains(part) == true, "\(faults)")
  }

  @Test func `computed moments and spans are those of their rows`() throws {
    let walk = try Walk(
      """
      rows:
        - { tag: starts, type: datetime, default: "2026-12-24T18:00+01:00" }
        - { tag: long, type: duration, default: 90m }
        - { tag: ends, type: datetime, compute: $starts + $long }
        - { tag: wall, type: datetime, zone: none, compute: $starts }
        - { tag: twice, type: duration, compute: $long * 2 }
        - { tag: day, type: date, compute: $starts.date }
        - { tag: at, type: time, compute: $starts.time }
        - { tag: rate, type: decimal, default: 12.50, places: 2 }
        - { tag: price, type: decimal, places: 2, compute: $rate * hours($long) }
      """)
    #expect(
      Walk.line(walk.session)
        == "{\"starts\":\"2026-12-24T18:00:00+01:00\",\"long\":5400,"
        + "\"ends\":\"2026-12-24T19:30:00+01:00\",\"wall\":\"2026-12-24T18:00:00\",\"twice\":10800,"
        + "\"day\":\"2026-12-24\",\"at\":\"18:00\",\"rate\":12.50,\"price\":18.75}")
  }
}
