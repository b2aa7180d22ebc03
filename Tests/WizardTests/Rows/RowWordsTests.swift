import Testing
import Wizard

/// What a row's help says of its answer, and answers that a table cannot hold.
@Suite struct RowWordsTests {
  /// What is accepted, and the limits, in words.
  private func words(_ type: String, _ context: String = "{}") throws -> [String] {
    let form = try RowTrial(type: type, context: context).form
    let row = try #require(form.rows.last)
    return ([row.type.accepted] + row.type.limits).map(\.english)
  }

  @Test func `every type says what it accepts`() throws {
    let options = "{\"options\": [\"a\"]}"
    #expect(try words("text") == ["one line of text"])
    #expect(try words("name") == ["a name"])
    #expect(try words("email") == ["a mail address such as ada@example.org"])
    #expect(
      try words("url") == ["a URL such as https://example.org/", "begins with one of http, https"])
    #expect(try words("password") == ["a secret; it is not shown"])
    #expect(try words("integer") == ["a whole number such as 42 or -7"])
    #expect(try words("number") == ["a number such as 42, -7 or 2.5"])
    #expect(try words("switch") == ["yes or no, y or n"])
    #expect(try words("date") == ["2026-12-24, today, tomorrow, fri, +3d, 24 dec"])
    #expect(
      try words("select", options) == ["a number of the list, a value, or the beginning of one"])
    #expect(
      try words("select", "{\"options\": [\"a\"], \"other\": true}")
        == ["a number of the list, a value, or a text of your own"])
    #expect(
      try words("multiselect", options)
        == ["numbers of the list such as 1,3-5, values with commas, all, or none"])
    #expect(try words("info") == ["nothing"])
  }

  @Test func `limits are said in words`() throws {
    #expect(
      try words("text", "{\"minLength\": 1, \"maxLength\": 20, \"pattern\": \"[a-z]+\"}")
        .dropFirst()
        == ["at least 1 character", "at most 20 characters", "matches the pattern [a-z]+"])
    #expect(try words("integer", "{\"minimum\": 1, \"maximum\": 9}").last == "from 1 to 9")
    #expect(
      try words("number", "{\"minimum\": 0.5, \"step\": 0.1}").dropFirst()
        == ["at least 0.5", "in steps of 0.1"])
    #expect(try words("date", "{\"maximum\": \"today\"}").last == "at most 2026-11-30")
    #expect(
      try words("multiselect", "{\"options\": [\"a\", \"b\"], \"minItems\": 1, \"maxItems\": 2}")
        .dropFirst() == ["at least 1 choice", "at most 2 choices"])
  }

  @Test func `a month later from 31 January is no day`() throws {
    let january = Clock(epochSecond: 1_801_353_600, zone: .fixed(0))
    #expect(january.today.isoText == "2027-01-31")
    let trial = try RowTrial(type: "date", context: "{}", clock: january)
    #expect(
      try trial.outcome(of: "+1m")
        == "type: \"+1m\" is not a date: that month has no day 31; "
        + "accepted: 2026-12-24, today, tomorrow, fri, +3d, 24 dec")
    #expect(try trial.outcome(of: "+2m") == "date 2027-03-31 = Wednesday, 31 March 2027")
    #expect(try trial.outcome(of: "+1m +1d").hasPrefix("type: "))
  }

  @Test(.timeLimit(.minutes(10)))
  func `a pattern that backtracks without end is given up soon`() throws {
    let trial = try RowTrial(type: "text", context: "{\"pattern\": \"(a+)+$\"}")
    let start = ContinuousClock.now
    let outcome = try trial.outcome(of: String(repeating: "a", count: 5_000) + "!")
    #expect(outcome == "pattern: is too hard to match against the pattern (a+)+$")
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `a place for a number of things takes one or more`() {
    let word = Message(.tooShort, ["length": "0", "minLength": "1"])
    #expect(word.english == "is 0 characters long, at least 1 is needed")
    #expect(
      Message(.tooManyItems, ["count": "3", "maxItems": "2"]).english
        == "has 3 of at most 2 choices")
  }
}
