import Testing

@testable import Wizard

@Suite struct `A hidden row` {
  private static let form = """
    sections:
    - rows:
      - {tag: show, type: switch, default: true}
      - {tag: a, type: integer, required: true, default: 3, hidden: $show == NO, checks: [{predicate: $a < 10}]}
      - {tag: twice, type: integer, compute: $a * 2}
    - hidden: $a == 4
      rows:
      - {tag: b, type: text, required: true, disabled: $a == 5}
    """

  @Test func `is not asked, not checked and not in the output, and reads as nothing`() throws {
    let walk = try Walk(Self.form, answers: #"{"show": false, "a": 50, "b": "x"}"#, asking: .never)
    #expect(walk.problems.isEmpty)
    #expect(try walk["a"] == "nothing")
    #expect(walk.results == #"{"show":false,"b":"x"}"#)
    #expect(walk.session.unusedAnswers.map(\.tag) == ["a"])
    #expect(
      walk.session.unusedAnswers.map(\.message) == [
        "the answer is not used: the row is hidden, as $show == NO ($show is false)"
      ])
  }

  @Test func `comes back with its value`() throws {
    var walk = try Walk(Self.form)
    try walk.answer("show", "y")
    try walk.answer("a", "7")
    #expect(try walk.reply("n", to: "show") == "taken")
    #expect(try [walk["a"], walk["twice"]] == ["nothing", "nothing"])
    #expect(try walk.reply("y", to: "show") == "taken")
    #expect(try [walk["a"], walk["twice"]] == ["7", "14"])
    #expect(walk.question == "b")
  }

  @Test func `is read and used where values are kept, and still not in the output`() throws {
    var walk = try Walk(
      "hiddenValues: keep\n" + Self.form, answers: #"{"show": false, "a": 50, "b": "x"}"#)
    #expect(try [walk["a"], walk["twice"]] == ["50", "100"])
    #expect(walk.results == #"{"show":false,"twice":100,"b":"x"}"#)
    #expect(walk.problems.isEmpty)
    #expect(walk.session.unusedAnswers.isEmpty)
    #expect(try walk.reply("y", to: "show") == "taken")
    #expect(walk.problems == ["a predicate"])
    #expect(walk.question == "a")
  }

  @Test func `can be so by its section, and its disabled state is known all the same`() throws {
    var walk = try Walk(Self.form + "\n  - {tag: c, type: text, hidden: $b.isDisabled == 1}")
    try walk.answer("show", "y")
    try walk.answer("a", "4")
    #expect(walk.session.isHidden(try walk.row("b")))
    #expect(!walk.session.isDisabled(try walk.row("b")))
    #expect(walk.question == nil)
    #expect(try walk.reply("5", to: "a") == "taken")
    #expect(walk.session.isDisabled(try walk.row("b")))
    #expect(walk.session.isHidden(try walk.row("c")))
  }

  /// Whatever reads a row, and wherever it stands, is computed behind the row's states, also where these are constant.
  @Test(arguments: [
    ("hidden: true", ""), ("when: false", ""), ("when: 1 == 0", ""), ("", "hidden: true"),
  ])
  func `that is always so reads as nothing from sections, values and states before it`(
    row: String, section: String
  ) throws {
    let form = """
      disabled: $a == 1
      sections:
      - {hidden: $a == 1, rows: [{tag: b, type: text, default: B}]}
      - {disabled: $a == 1, rows: [{tag: c, type: text, default: C}]}
      - rows: [{tag: d, type: integer, compute: $a}, {tag: e, type: integer, default: {compute: $a + 1}}]
      - rows: [{tag: f, type: switch, compute: "TERNARY($a.isHidden == YES, YES, NO)"}]
      - \(section.isEmpty ? "title: A" : section)
        rows: [{tag: a, type: integer, default: 1\(row.isEmpty ? "" : ", " + row)}]
      """
    let shown = #"{"b":"B","c":"C","f":true}"#
    for answers in ["{}", #"{"a": 1}"#] {
      let walk = try Walk(form, answers: answers, asking: .never)
      #expect(walk.results == shown)
      #expect(try walk["a"] == "nothing")
      #expect(!walk.session.isDisabled(try walk.row("c")))
    }
  }

  @Test func `that is always disabled tells so to what stands before it`() throws {
    for (form, section) in [("title: F", "disabled: true"), ("disabled: true", "title: S")] {
      let walk = try Walk(
        """
        \(form)
        sections:
        - {hidden: $a.isDisabled == NO, rows: [{tag: b, type: text, default: B}]}
        - {\(section), rows: [{tag: a, type: integer, default: 1}]}
        """, answers: "{}", asking: .never)
      #expect(walk.results == #"{"b":"B","a":1}"#)
    }
  }

  @Test func `that an answer shows is asked at once, though it stands before`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: early, type: text, hidden: $late == nil}
      - {tag: late, type: text}
      - {tag: last, type: text}
      """)
    try walk.answer("late", "x")
    try walk.answer("early", "y")
    try walk.answer("last", "z")
    #expect(walk.question == nil)
  }

  @Test func `does not taint what reads it when its answer would be refused`() throws {
    let form = """
      rows:
      - {tag: show, type: switch, default: false}
      - {tag: a, type: integer, hidden: $show == NO}
      - {tag: b, type: text, checks: [{predicate: $a != nil, message: a is needed}]}
      checks:
      - {predicate: $a != nil, message: it is}
      """
    let walk = try Walk(form, answers: #"{"a": "x", "b": "y"}"#, asking: .never)
    #expect(walk.session.allProblems.map(\.message) == ["a is needed", "it is"])
  }

  @Test func `of a predicate that fails is shown, and the failure is told`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: a, type: integer}
      - {tag: b, type: text, hidden: 10 / $a > 2}
      """)
    try walk.answer("a", "0")
    #expect(walk.question == "b")
    #expect(walk.session.failures.count == 1)
    #expect(try walk.reply("1", to: "a") == "taken")
    #expect(walk.session.failures.isEmpty)
    #expect(walk.session.isHidden(1))
  }
}
