import Testing

@testable import Wizard

@Suite struct `What a row reads as` {
  @Test func `is its answer, else its default, else nothing`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: a, type: text, default: first}
      - {tag: b, type: text}
      - {tag: list, type: multiselect, options: [x, y]}
      - {tag: seen, type: text, template: "{{a}}/{{b}}"}
      """)
    #expect(
      try [walk["a"], walk["b"], walk["list"], walk["seen"]] == [
        "\"first\"", "nothing", "{}", "\"first/\"",
      ])
    try walk.answer("a", "mine")
    try walk.answer("b", "yours")
    try walk.answer("list", "y")
    #expect(try [walk["list"], walk["seen"]] == ["{\"y\"}", "\"mine/yours\""])
  }

  @Test(arguments: ["{\"a\": \"x\"}", "{\"a\": 999}"])
  func `is nothing where its type or a constant rule refuses the answer`(answers: String) throws {
    let walk = try Walk(
      """
      rows:
      - {tag: a, type: integer, maximum: 99, default: 7}
      - {tag: b, type: text, hidden: $a == nil}
      """, answers: answers)
    #expect(try walk["a"] == "nothing")
    #expect(walk.session.isHidden(1))
    #expect(walk.problems.count == 1)
  }

  @Test func `goes on as given where a check, a computed bound or an option's state refuses it`()
    throws
  {
    let form = """
      rows:
      - {tag: a, type: integer, checks: [{predicate: $a < 5}]}
      - {tag: b, type: integer, maximum: {compute: $a + 1}}
      - {tag: c, type: select, options: [x, {value: y, hidden: $b > 20}]}
      - {tag: d, type: text, template: "{{a}} {{b}} {{c}}"}
      """
    let walk = try Walk(form, answers: #"{"a": 9, "b": 50, "c": "y"}"#)
    #expect(try walk["d"] == "\"9 50 y\"")
    #expect(walk.problems == ["a predicate", "b maximum", "c options"])
  }

  @Test func `does not undo its own refusal`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: a, type: integer, checks: [{predicate: $b.isHidden == 0}]}
      - {tag: b, type: text, hidden: $a == 1}
      """)
    #expect(try walk.reply("1", to: "a").hasPrefix("predicate: does not pass"))
    #expect(try walk["a"] == "nothing")
    #expect(!walk.session.isHidden(1))
    try walk.answer("a", "2")
  }

  @Test func `of an option's state is found again when it comes back`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: a, type: switch, default: false}
      - {tag: c, type: select, options: [x, {value: y, when: $a == NO}]}
      """)
    try walk.answer("a", "n")
    try walk.answer("c", "y")
    #expect(try walk.reply("y", to: "a") == "taken")
    #expect(walk.question == "c")
    #expect(walk.problems == ["c options"])
    #expect(try walk["c"] == "\"y\"")
    #expect(try walk.reply("n", to: "a") == "taken")
    #expect(walk.problems.isEmpty && walk.question == nil)
  }
}

@Suite struct `None as an answer` {
  private static let form = """
    rows:
    - {tag: a, type: text, default: x}
    - {tag: b, type: text}
    - {tag: list, type: multiselect, options: [x, y], default: [x]}
    - {tag: bare, type: multiselect, options: [x, y]}
    - {tag: seen, type: text, template: "[{{a}}]"}
    """

  @Test func `stops the default and is written as null only where there is one`() throws {
    var walk = try Walk(Self.form)
    for tag in ["a", "b", "list", "bare"] { _ = try walk.none(tag) }
    #expect(try walk["seen"] == "\"[]\"")
    #expect(walk.results == #"{"a":null,"list":[],"bare":[],"seen":"[]"}"#)
  }

  @Test(arguments: [
    #"{"a": null, "b": null, "list": null, "bare": null}"#, "a:\nb: ~\nlist: null\nbare: ~\n",
  ])
  func `is null in a file`(answers: String) throws {
    let walk = try Walk(Self.form, answers: answers)
    #expect(walk.results == #"{"a":null,"list":[],"bare":[],"seen":"[]"}"#)
  }

  @Test func `is an empty value of an option`() throws {
    var session = Session(try Walk.form(Self.form))
    for row in 0..<4 { session.give(" ", to: row, from: .option("-s")) }
    session.start()
    #expect(Walk.line(session) == #"{"a":null,"list":[],"bare":[],"seen":"[]"}"#)
  }

  @Test func `leaves out lists that nobody answered`() throws {
    var walk = try Walk(Self.form)
    #expect(walk.askedByEnter() == ["a", "b", "list", "bare"])
    #expect(walk.results == #"{"a":"x","list":["x"],"seen":"[x]"}"#)
  }

  @Test func `does not do for a required row`() throws {
    var walk = try Walk("rows:\n- {tag: a, type: text, required: true, default: x}")
    #expect(try walk.none("a") == "required: is required")
    #expect(walk.askedByEnter() == ["a"])
    #expect(walk.results == #"{"a":"x"}"#)
  }

  @Test func `counts against the least number of items where it is given`() throws {
    let form = "rows:\n- {tag: a, type: multiselect, options: [x, y], minItems: 1}"
    var walk = try Walk(form)
    #expect(try walk.none("a") == "minItems: has 0 of at least 1 choice")
    #expect(walk.askedByEnter() == ["a"])
    #expect(walk.problems.isEmpty)
    #expect(try Walk(form, answers: "a: []").problems == ["a minItems"])
  }

  @Test func `gives way to the default again after a reset`() throws {
    var walk = try Walk(Self.form)
    _ = try walk.none("a")
    walk.session.reset(0)
    #expect(try walk["a"] == "\"x\"")
    #expect(walk.question == "a")
  }
}

@Suite struct `Keys of the output` {
  @Test func `nest, are left out, and are shared by rows that exclude each other`() throws {
    let form = try Walk.form(
      """
      rows:
      - {tag: all_day, type: switch, default: false}
      - {tag: day, type: date, key: event.start, when: $all_day == YES}
      - {tag: time, type: text, key: event.start, hidden: $all_day == YES}
      - {tag: secret, type: text, key: false}
      - {tag: shout, type: text, key: event.title, template: "{{secret}}!"}
      """)
    var walk = try Walk(form)
    try walk.answer("all_day", "y")
    try walk.answer("day", "2026-12-24")
    try walk.answer("secret", "boo")
    #expect(walk.results == #"{"all_day":true,"event":{"start":"2026-12-24","title":"boo!"}}"#)
    #expect(try walk.reply("n", to: "all_day") == "taken")
    try walk.answer("time", "noon")
    #expect(walk.results == #"{"all_day":false,"event":{"start":"noon","title":"boo!"}}"#)
  }

  @Test(arguments: [
    ("{tag: a, type: text, key: b}", "{tag: b, type: text}"),
    ("{tag: a, type: text, key: x}", "{tag: b, type: text, key: x}"),
    ("{tag: a, type: text, key: x.y}", "{tag: b, type: text, key: x}"),
  ])
  func `may not clash`(first: String, second: String) throws {
    #expect(try !Walk.faults(of: "rows:\n- \(first)\n- \(second)").isEmpty)
  }
}
