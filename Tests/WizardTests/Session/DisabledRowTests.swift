import Testing

@testable import Wizard

@Suite struct `A disabled row` {
  @Test func `is not asked, is not bound by required, and is in the output`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: a, type: text, disabled: true, required: true}
      - {tag: b, type: text, disabled: true, default: x}
      """)
    #expect(walk.askedByEnter().isEmpty)
    #expect(walk.problems.isEmpty)
    #expect(walk.results == #"{"b":"x"}"#)
  }

  @Test func `takes answers of files and options, and is checked`() throws {
    let form = "rows:\n- {tag: a, type: integer, disabled: true, maximum: 9, default: 1}"
    #expect(try Walk(form, answers: "a: 5").results == #"{"a":5}"#)
    let walk = try Walk(form, answers: "a: 50")
    #expect(walk.problems == ["a maximum"])
    #expect(walk.question == nil)
  }

  @Test(arguments: [
    "disabled: $a == YES\nsections:\n- rows: [{tag: a, type: switch, ask: false}, {tag: b, type: text}]",
    "sections:\n- rows: [{tag: a, type: switch, ask: false}]\n- disabled: $a == YES\n  rows: [{tag: b, type: text}]",
    "rows: [{tag: a, type: switch, ask: false}, {tag: b, type: text, disabled: $a == YES}]",
  ])
  func `can be so by itself, its section or the form`(form: String) throws {
    let text = form + "\nchecks: [{predicate: '$b.isDisabled == 0 OR $a == YES'}]"
    let walk = try Walk(text, answers: "a: true")
    #expect(walk.session.isDisabled(1))
    #expect(walk.question == nil)
    #expect(try Walk(text, answers: "a: false").question == "b")
  }

  @Test func `of a form follows an answer, with all that reads its state`() throws {
    var walk = try Walk(
      """
      disabled: $lock == YES
      rows:
      - {tag: note, type: text, hidden: $b.isDisabled == 0}
      - {tag: lock, type: switch}
      - {tag: b, type: text}
      """)
    #expect(walk.session.isHidden(0))
    try walk.answer("lock", "y")
    #expect(walk.question == nil)
    #expect(walk.session.isDisabled(2))
    #expect(!walk.session.isHidden(0))
    #expect(walk.session.reviewedRows == [0, 1, 2])
  }

  @Test func `of a form whose predicate fails is not disabled, and the failure is told once`()
    throws
  {
    var walk = try Walk(
      """
      disabled: 1 / $a == 1
      sections:
      - rows: [{tag: a, type: integer}]
      - rows: [{tag: b, type: text}]
      """)
    try walk.answer("a", "0")
    #expect(walk.question == "b")
    #expect(walk.session.failures.count == 1)
  }

  @Test func `that fails keeps a form from being finished`() throws {
    let form = """
      rows:
      - {tag: a, type: integer}
      - {tag: b, type: integer, disabled: true, maximum: 10, default: {compute: $a * 2}}
      - {tag: c, type: integer, maximum: 100, compute: $a * 20}
      """
    var walk = try Walk(form)
    try walk.answer("a", "8")
    #expect(walk.question == nil)
    #expect(walk.problems == ["b maximum", "c maximum"])
    #expect(try [walk["b"], walk["c"]] == ["nothing", "nothing"])
    #expect(walk.session.readsOfValue(of: 1) == [0])
    #expect(try walk.reply("5", to: "a") == "taken")
    #expect(walk.problems.isEmpty)
  }
}

@Suite struct `A row that is required` {
  @Test func `is so only while its predicate holds`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: a, type: switch, default: false}
      - {tag: b, type: text, required: $a == YES}
      """)
    try walk.answer("a", "n")
    #expect(!walk.session.isRequired(1))
    try walk.answer("b", "")
    #expect(walk.problems.isEmpty)
    #expect(try walk.reply("y", to: "a") == "taken")
    #expect(walk.problems == ["b required"])
    #expect(walk.question == "b")
    #expect(try walk.reply("", to: "b") == "required: is required")
  }

  @Test func `takes no and 0 for answers`() throws {
    let form =
      "rows: [{tag: a, type: switch, required: true}, {tag: b, type: integer, required: true}]"
    #expect(try Walk(form, answers: "a: no\nb: 0", asking: .never).problems.isEmpty)
    #expect(try Walk(form, asking: .never).problems == ["a required", "b required"])
  }

  @Test func `fails for an empty list and for text of blanks`() throws {
    let form = """
      rows:
      - {tag: a, type: multiselect, required: true, options: [x]}
      - {tag: b, type: text, required: true}
      """
    #expect(
      try Walk(form, answers: #"{"a": [], "b": "  "}"#, asking: .never).problems == [
        "a required", "b required",
      ])
  }

  @Test func `is not missed while a refused answer decides`() throws {
    let form = """
      rows:
      - {tag: n, type: integer}
      - {tag: a, type: text, required: $n > 3}
      - {tag: b, type: text, required: true, hidden: $n > 3}
      - {tag: c, type: text, required: true, default: {template: "{{n}}"}}
      """
    #expect(try Walk(form, answers: "n: x", asking: .never).problems == ["n type"])
  }
}

@Suite struct `A row with ask` {
  @Test func `false is not asked, has its default or given answer, and is checked`() throws {
    let form =
      "rows:\n- {tag: a, type: integer, ask: false, default: 2, maximum: 5, required: true}"
    var walk = try Walk(form)
    #expect(walk.askedByEnter().isEmpty)
    #expect(walk.results == #"{"a":2}"#)
    #expect(walk.session.reviewedRows.isEmpty)
    #expect(try Walk(form, answers: "a: 9").problems == ["a maximum"])
  }

  @Test func `that follows others is asked when it holds`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: more, type: switch, default: false}
      - {tag: a, type: integer, ask: $more == YES, default: 2}
      """)
    try walk.answer("more", "n")
    #expect(walk.question == nil)
    #expect(try walk.reply("y", to: "more") == "taken")
    #expect(walk.question == "a")
  }

  @Test func `that fails is asked, and the failure is told`() throws {
    var walk = try Walk(
      "rows:\n- {tag: n, type: integer}\n- {tag: a, type: text, ask: 1 / $n > 1}")
    try walk.answer("n", "0")
    try walk.answer("a", "x")
    #expect(walk.session.failures.count == 1)
  }
}
