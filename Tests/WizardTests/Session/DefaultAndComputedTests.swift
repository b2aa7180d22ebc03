import Testing

@testable import Wizard

@Suite struct `A default that follows` {
  private static let form = """
    rows:
    - {tag: a, type: integer, default: 1}
    - {tag: b, type: integer, default: {compute: $a + 1}, maximum: 100}
    - {tag: c, type: text, default: {template: "v{{b}}"}}
    """

  @Test func `changes until the row has a text of its own`() throws {
    var walk = try Walk(Self.form)
    try walk.answer("a", "5")
    #expect(try [walk["b"], walk["c"]] == ["6", "\"v6\""])
    try walk.answer("b", "9")
    #expect(try walk.reply("7", to: "a") == "taken")
    #expect(try [walk["b"], walk["c"]] == ["9", "\"v9\""])
    walk.session.reset(1)
    #expect(try [walk["b"], walk["c"]] == ["8", "\"v8\""])
  }

  @Test func `changes also after Enter took it, which is told once`() throws {
    var walk = try Walk(Self.form)
    #expect(walk.askedByEnter() == ["a", "b", "c"])
    #expect(walk.session.takeChangedDefaults().isEmpty)
    _ = try walk.reply("5", to: "a")
    #expect(walk.question == nil)
    #expect(walk.session.takeChangedDefaults() == [1, 2])
    #expect(walk.session.takeChangedDefaults().isEmpty)
    #expect(walk.results == #"{"a":5,"b":6,"c":"v6"}"#)
    _ = try walk.reply("5", to: "a")
    #expect(walk.session.takeChangedDefaults().isEmpty)
  }

  @Test func `is not told where it was answered with the same text`() throws {
    var walk = try Walk(Self.form)
    try walk.answer("a", "")
    try walk.answer("b", "2")
    try walk.answer("c", "v2")
    _ = try walk.reply("5", to: "a")
    #expect(walk.session.takeChangedDefaults().isEmpty)
    #expect(walk.results == #"{"a":5,"b":2,"c":"v2"}"#)
  }

  @Test func `is not told after a refused reply or a row that was away`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: a, type: integer, checks: [{predicate: $a < 50}]}
      - {tag: on, type: switch, default: true}
      - {tag: b, type: integer, default: {compute: $a + 1}, when: $on == YES}
      """)
    try walk.answer("a", "5")
    #expect(walk.askedByEnter() == ["on", "b"])
    #expect(try walk.reply("60", to: "a").hasPrefix("predicate"))
    #expect(walk.session.takeChangedDefaults().isEmpty)
    _ = try walk.reply("n", to: "on")
    _ = try walk.reply("y", to: "on")
    #expect(walk.session.takeChangedDefaults().isEmpty)
    _ = try walk.reply("n", to: "on")
    _ = try walk.reply("6", to: "a")
    #expect(walk.session.takeChangedDefaults().isEmpty)
    _ = try walk.reply("y", to: "on")
    #expect(walk.session.takeChangedDefaults() == [2])
  }

  @Test func `that no longer passes is asked for, with the reason`() throws {
    var walk = try Walk(Self.form)
    #expect(walk.askedByEnter() == ["a", "b", "c"])
    _ = try walk.reply("100", to: "a")
    #expect(walk.question == "b")
    #expect(walk.session.problem(of: 1)?.message == "101 is more than 100")
    #expect(try walk.reply("", to: "b") == "maximum: 101 is more than 100")
    try walk.answer("b", "3")
    #expect(walk.question == nil)
  }

  @Test func `is null where it reads null, and empty text in a template`() throws {
    let walk = try Walk(
      """
      rows:
      - {tag: n, type: integer}
      - {tag: a, type: integer, default: {compute: $n + 1}}
      - {tag: b, type: text, default: {template: "{{n}}"}}
      - {tag: c, type: text, template: "<{{n}}>"}
      - {tag: d, type: integer, maximum: {compute: $n + 1}}
      """, answers: "d: 5", asking: .never)
    #expect(walk.problems.isEmpty && walk.session.failures.isEmpty)
    #expect(walk.results == #"{"c":"<>","d":5}"#)
  }
}

@Suite struct `A computed row` {
  private static let form = """
    rows:
    - {tag: a, type: integer, default: 2}
    - {tag: b, type: integer, compute: $a * 3}
    - {tag: c, type: number, compute: $b / 4}
    - {tag: note, type: info, value: fixed}
    - {tag: text, type: text, compute: $b}
    """

  @Test func `follows at once, through others, and is never asked`() throws {
    var walk = try Walk(Self.form)
    #expect(walk.askedByEnter() == ["a"])
    #expect(walk.results == #"{"a":2,"b":6,"c":1.5,"note":"fixed","text":"6"}"#)
    _ = try walk.reply("4", to: "a")
    #expect(walk.results == #"{"a":4,"b":12,"c":3,"note":"fixed","text":"12"}"#)
  }

  @Test func `accepts an answer that says the same`() throws {
    let walk = try Walk(
      Self.form, answers: #"{"a": 2, "b": 6, "c": 1.50, "note": "fixed", "text": 6}"#,
      asking: .never)
    #expect(walk.session.unusedAnswers.isEmpty && walk.problems.isEmpty)
    #expect(walk.results == #"{"a":2,"b":6,"c":1.5,"note":"fixed","text":"6"}"#)
  }

  @Test func `notes an answer that says something else, and does not use it`() throws {
    let walk = try Walk(
      Self.form, answers: #"{"b": 7, "c": "many", "note": "other", "text": [1]}"#, asking: .never)
    #expect(walk.problems.isEmpty)
    #expect(
      walk.session.unusedAnswers.map { $0.tag + ": " + $0.message } == [
        "b: the answer is not used: the row is computed, and is 6",
        "c: the answer is not used: the row is computed, and is 1.5",
        "note: the answer is not used: the row is computed, and is \"fixed\"",
        "text: the answer is not used: the row is computed, and is \"6\"",
      ])
    #expect(walk.session.unusedAnswers.allSatisfy { $0.rule == .computed })
  }

  @Test func `is secret where it reads a secret`() throws {
    let walk = try Walk(
      """
      rows:
      - {tag: p, type: password}
      - {tag: q, type: text, template: "x{{p}}"}
      - {tag: r, type: text, compute: $q}
      """, answers: #"{"p": "hush", "q": "wrong"}"#, asking: .never)
    #expect(walk.session.secretsInResults == ["p", "q", "r"])
    #expect(walk.session.results(withSecrets: false).isEmpty)
    #expect(
      walk.session.unusedAnswers.map(\.message) == [
        "the answer is not used: the row is computed, and is (secret)"
      ])
  }

  @Test func `that its row refuses is a problem as of a disabled row`() throws {
    let walk = try Walk(
      "rows:\n- {tag: a, type: integer, default: 7}\n- {tag: b, type: integer, compute: $a / 2}",
      asking: .never)
    #expect(walk.problems == ["b type"])
    #expect(try walk["b"] == "nothing")
  }

  @Test func `that fails is no value, and a failure of the form`() throws {
    var walk = try Walk(
      "rows:\n- {tag: a, type: integer}\n- {tag: b, type: number, compute: 1 / $a}")
    try walk.answer("a", "0")
    #expect(walk.session.failures.map(\.expression.text) == ["1 / $a"])
    #expect(walk.problems.isEmpty)
    _ = try walk.reply("4", to: "a")
    #expect(walk.session.failures.isEmpty)
    #expect(try walk["b"] == "0.25")
  }

  @Test func `that comes to be refused while it had no value is noticed`() throws {
    var walk = try Walk(
      "rows:\n- {tag: a, type: integer}\n- {tag: b, type: integer, compute: $a / 2}")
    try walk.answer("a", "3")
    #expect(walk.problems == ["b type"])
    _ = try walk.reply("4", to: "a")
    #expect(walk.problems.isEmpty)
    _ = try walk.none("a")
    #expect(walk.problems.isEmpty)
  }
}
