import Testing

@testable import Wizard

@Suite struct `The checks of a row` {
  @Test func `do not run where it has no value`() throws {
    let walk = try Walk(
      "rows:\n- {tag: a, type: text, checks: [{predicate: $a == 'x'}]}", asking: .never)
    #expect(walk.problems.isEmpty)
  }

  @Test func `run in order, where their condition holds, with the author's words`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: on, type: switch, default: true}
      - tag: a
        type: integer
        title: Amount
        checks:
        - {predicate: $a > 5, when: $on == YES, message: "{{title}} {{value}} is not over 5"}
        - {predicate: SELF != 7}
        messages: {type: "{{title}} wants digits"}
      """)
    try walk.answer("on", "y")
    #expect(try walk.reply("3", to: "a") == "predicate: Amount 3 is not over 5")
    #expect(
      try walk.reply("7", to: "a") == "predicate: does not pass the check SELF != 7 (SELF is 7)")
    #expect(try walk.reply("x", to: "a") == "type: Amount wants digits")
    _ = try walk.reply("n", to: "on")
    try walk.answer("a", "3")
    _ = try walk.reply("y", to: "on")
    #expect(walk.question == "a")
    #expect(walk.session.problem(of: 1)?.message == "Amount 3 is not over 5")
  }

  @Test func `never show a secret`() throws {
    let walk = try Walk(
      """
      rows:
      - {tag: p, type: password, checks: [{predicate: SELF == 'other'}]}
      - {tag: s, type: select, secret: true, options: [{value: x, title: hush}]}
      - {tag: a, type: text, checks: [{predicate: $s.title != $p OR $s == $a}]}
      """, answers: "p: hush\ns: x\na: y", asking: .never)
    #expect(
      walk.session.allProblems.map(\.message) == [
        "does not pass the check SELF == 'other' (SELF is \"(secret)\")",
        "does not pass the check $s.title != $p OR $s == $a "
          + "($s.title is \"(secret)\", $p is \"(secret)\", $s is \"(secret)\", $a is \"y\")",
      ])
    #expect(walk.session.allProblems.map(\.given) == [nil, "y"])
  }

  @Test func `do not run when they read a refused answer, also through computed values`() throws {
    let form = """
      rows:
      - {tag: a, type: integer}
      - {tag: sum, type: integer, compute: $a + 1}
      - {tag: follows, type: integer, default: {compute: $sum + 1}}
      - {tag: b, type: integer, checks: [{predicate: $a != nil}]}
      - {tag: c, type: integer, checks: [{predicate: $sum != nil}]}
      - {tag: d, type: integer, checks: [{predicate: $follows != nil}]}
      - {tag: e, type: integer, maximum: {compute: $sum * 0}}
      - {tag: f, type: integer, checks: [{predicate: $b == 2}]}
      checks:
      - {predicate: $follows != nil}
      - {predicate: $b == 2}
      """
    let rest = #", "b": 1, "c": 1, "d": 1, "e": 1, "f": 1}"#
    #expect(
      try Walk(form, answers: #"{"a": "x""# + rest, asking: .never).problems == [
        "a type", "f predicate", " predicate",
      ])
    #expect(
      try Walk(form, answers: #"{"a": null"# + rest, asking: .never).problems == [
        "b predicate", "c predicate", "d predicate", "f predicate", " predicate", " predicate",
      ])
  }

  @Test func `refuse where their expression fails`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: a, type: integer}
      - {tag: b, type: integer, checks: [{predicate: 10 / $a > 2}]}
      """)
    try walk.answer("a", "0")
    #expect(try walk.reply("1", to: "b").hasPrefix("expression: could not be checked: "))
    #expect(walk.session.failures.isEmpty)
  }
}

@Suite struct `Failing expressions` {
  @Test func `are not reported when what they read has a problem`() throws {
    let form = """
      rows:
      - {tag: a, type: integer, maximum: 9}
      - {tag: b, type: integer, default: {compute: $z}, checks: [{predicate: $b > 0}]}
      - {tag: z, type: integer, default: 0}
      - {tag: c, type: number, compute: 1 / $b}
      - {tag: d, type: number, compute: 1 / ($a - $a), hidden: $a == nil}
      """
    let walk = try Walk(form, answers: "a: 50", asking: .never)
    #expect(walk.problems == ["a maximum", "b predicate"])
    #expect(walk.session.failures.isEmpty)
    #expect(try Walk(form, answers: "a: 5\nb: 1", asking: .never).session.failures.count == 1)
  }

  @Test func `of hidden rows' values are not reported`() throws {
    let form =
      "rows:\n- {tag: a, type: integer, default: 0}\n- {tag: b, type: number, compute: 1 / $a, hidden: $a == 0}"
    #expect(try Walk(form, asking: .never).session.failures.isEmpty)
  }
}

@Suite struct `The checks of a form` {
  @Test func `are run over all rows and name the row to go to`() throws {
    let form = """
      rows:
      - {tag: a, type: integer}
      - {tag: b, type: integer}
      checks:
      - {predicate: $a < $b, when: $a != nil AND $b != nil, row: b, message: "{{b}} is not over {{a}}"}
      """
    #expect(try Walk(form, asking: .never).problems.isEmpty)
    #expect(try Walk(form, answers: "a: 1\nb: 2", asking: .never).problems.isEmpty)
    let walk = try Walk(form, answers: "a: 3\nb: 2", asking: .never)
    #expect(walk.problems == ["b predicate"])
    #expect(walk.session.allProblems.map(\.message) == ["2 is not over 3"])
    #expect(walk.session.allProblems.map(\.row) == [1])
  }

  @Test func `that fail are problems of the form`() throws {
    let walk = try Walk(
      "rows:\n- {tag: a, type: integer, default: 0}\nchecks: [{predicate: 1 / $a > 0}]",
      asking: .never)
    #expect(walk.problems == [" expression"])
  }
}
