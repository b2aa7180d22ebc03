import Testing

@testable import Wizard

/// Options that another row decides about, through a whole walk.
@Suite struct OptionSourceTests {
  private let cities = """
    rows:
      - { tag: country, type: select, options: [it, de], default: it }
      - tag: city
        type: select
        options: { by: $country, lists: { it: [Roma, other], de: [Berlin, other] } }
      - { tag: note, type: text, hidden: $city == nil }
    """

  @Test func `a choice that the other row takes away is asked again, and comes back with it`()
    throws
  {
    var walk = try Walk(cities)
    try walk.answer("country", "it")
    try walk.answer("city", "Roma")
    #expect(try walk.reply("de", to: "country") == "taken")
    #expect(walk.question == "city")
    #expect(try walk["city"] == "nothing")
    #expect(walk.problems == ["city options"])
    #expect(
      walk.session.problem(of: try walk.row("city"))?.message
        == "\"Roma\" is only available when $country == 'it' ($country is \"de\")")
    #expect(try walk.reply("it", to: "country") == "taken")
    #expect(try walk["city"] == "\"Roma\"")
    #expect(walk.problems == [])
  }

  @Test func `a value that both lists have stays`() throws {
    var walk = try Walk(cities)
    try walk.answer("country", "it")
    try walk.answer("city", "other")
    _ = try walk.reply("de", to: "country")
    #expect(walk.question == "note")
    #expect(walk.problems == [])
  }

  @Test func `what reads the row follows`() throws {
    var walk = try Walk(cities)
    try walk.answer("country", "it")
    try walk.answer("city", "Roma")
    try walk.answer("note", "n")
    _ = try walk.reply("de", to: "country")
    #expect(walk.session.isHidden(try walk.row("note")))
  }

  @Test func `answers of a file are held against each other in any order`() throws {
    let walk = try Walk(
      cities, answers: "{\"city\": \"Berlin\", \"country\": \"de\"}", asking: .never)
    #expect(walk.problems == [])
    #expect(walk.results == "{\"country\":\"de\",\"city\":\"Berlin\"}")
    let other = try Walk(cities, answers: "{\"city\": \"Berlin\"}", asking: .never)
    #expect(other.problems == ["city options"])
    #expect(other.results == "{\"country\":\"it\"}")
  }

  @Test func `a choice is not told of where the other row has a problem`() throws {
    let walk = try Walk(
      cities, answers: "{\"city\": \"Berlin\", \"country\": \"fr\"}", asking: .never)
    #expect(walk.problems == ["country options"])
  }

  private let hobbies = """
    rows:
      - tag: hobbies
        type: multiselect
        keepOrder: true
        options: [{ value: s, title: Sport }, { value: m, title: Music }, { value: f, title: Films }]
      - { tag: best, type: select, options: { from: $hobbies } }
      - { tag: two, type: multiselect, options: { from: $hobbies } }
    """

  @Test func `the choices of one row are the options of others, in their order`() throws {
    var walk = try Walk(hobbies)
    try walk.answer("hobbies", "f, s")
    #expect(walk.session.shownOptions(of: try walk.row("best")) == [2, 0])
    #expect(try walk.reply("1", to: "best") == "taken")
    #expect(try walk["best"] == "\"f\"")
    #expect(walk.session.shownValue(of: try walk.row("best")) == "Films")
    #expect(try walk.reply("all", to: "two") == "= Sport, Films")
    _ = try walk.reply("m, s", to: "hobbies")
    #expect(walk.problems == ["best options", "two options"])
    #expect(try walk["two"] == "{}")
  }

  @Test func `an empty reply gives a choice up that is no longer offered`() throws {
    var walk = try Walk(hobbies)
    try walk.answer("hobbies", "f, s")
    try walk.answer("best", "Films")
    try walk.answer("two", "all")
    _ = try walk.reply("m", to: "hobbies")
    #expect(walk.problems == ["best options", "two options"])
    try walk.answer("best", "")
    try walk.answer("two", "")
    #expect(walk.problems == [])
    #expect(try walk["best"] == "nothing")
    _ = try walk.reply("f, s", to: "hobbies")
    #expect(try walk["two"] == "{}")
  }

  @Test func `a required choice that is no longer offered is not given up`() throws {
    var walk = try Walk(hobbies.replacing("type: select,", with: "type: select, required: true,"))
    try walk.answer("hobbies", "f, s")
    try walk.answer("best", "Films")
    _ = try walk.reply("m", to: "hobbies")
    #expect(try walk.reply("", to: "best") == "required: is required")
    _ = try walk.reply("f", to: "hobbies")
    #expect(try walk["best"] == "\"f\"")
  }

  @Test func `without a choice there is no option`() throws {
    var walk = try Walk(hobbies)
    try walk.answer("hobbies", "none")
    #expect(walk.session.shownOptions(of: try walk.row("best")) == [])
    #expect(try walk.reply("s", to: "best").hasPrefix("options: \"Sport\" is only available when"))
    try walk.answer("best", "")
  }

  @Test func `a default that is not offered is a problem of its row`() throws {
    let form = """
      rows:
        - { tag: c, type: select, options: [x, y], default: x }
        - { tag: a, type: select, options: { by: $c, lists: { x: [p], y: [q] } }, default: q }
      """
    let walk = try Walk(form, asking: .never)
    #expect(walk.problems == ["a options"])
    let other = try Walk(form, answers: "{\"c\": \"y\"}", asking: .never)
    #expect(other.problems == [])
  }

  @Test func `an answer touches only what its options decide about`() throws {
    let rows = (0..<200).map { row in
      """
        - { tag: c\(row), type: switch, default: no }
        - { tag: a\(row), type: select, options: { by: $c\(row), lists: { "true": [p], "false": [q] } } }
      """
    }
    var walk = try Walk("rows:\n" + rows.joined(separator: "\n"))
    let before = walk.session.evaluationCount
    _ = try walk.reply("y", to: "c7")
    #expect(walk.session.evaluationCount - before <= 4)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a long chain of rows that read each other's choices compiles, in either direction`() throws
  {
    let count = 3_000
    let first = "{\"tag\": \"r0\", \"type\": \"multiselect\", \"options\": [\"a\"]}"
    let others = (1..<count).map { row in
      "{\"tag\": \"r\(row)\", \"type\": \"multiselect\", \"options\": {\"from\": \"$r\(row - 1)\"}}"
    }
    for rows in [[first] + others, ([first] + others).reversed()] {
      var walk = try Walk("{\"rows\": [" + rows.joined(separator: ",") + "]}")
      _ = try walk.reply("a", to: "r0")
      #expect(walk.session.shownOptions(of: try walk.row("r1")) == [0])
    }
  }
}
