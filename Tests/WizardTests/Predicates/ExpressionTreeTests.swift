import Testing
import Wizard

@Suite struct ExpressionTreeTests {
  /// What is read of rows, in one line each.
  private func reads(_ text: String) throws -> [String] {
    try ExpressionTree.parse(text, as: .predicate).references.map { reference in
      "\(reference.offset)+\(reference.length) \(reference.name) \(reference.property)"
    }
  }

  @Test func `references are the rows outside of subquery variables`() throws {
    #expect(
      try reads("$a == 1 AND $b.isHidden == $c.isDisabled OR $d.title == $e.value")
        == ["0+2 a value", "12+2 b isHidden", "27+2 c isDisabled", "44+2 d title", "56+2 e value"])
    #expect(
      try reads("$a.length == $b.name.@sum.self AND $c[0] == $d.x[1]")
        == [
          "0+2 a path(\"length\")", "13+2 b path(\"name.@sum.self\")", "35+2 c value",
          "44+2 d path(\"x\")",
        ])
    #expect(
      try reads("SUBQUERY($x, $x, $x == $\"all-day\").@count == 0")
        == ["9+2 x value", "23+10 all-day value"])
    #expect(try reads("$a.value.isHidden == 1") == ["0+2 a path(\"isHidden\")"])
  }

  @Test func `rows are resolved once, and the unknown ones told`() throws {
    var tree = try ExpressionTree.parse("$a == 1 OR $b == 2 OR $a == 3", as: .predicate)
    let unknown = tree.resolve { $0 == "b" ? 4 : nil }
    #expect(unknown.map(\.offset) == [0, 22])
    #expect(tree.references.map(\.row) == [nil, 4, nil])
    let again = tree.resolve { _ in 7 }
    #expect(again.isEmpty)
    #expect(tree.references.map(\.row) == [7, 7, 7])
  }

  @Test func `an expression that reads itself says so`() throws {
    #expect(try ExpressionTree.parse("SELF > 1", as: .predicate).readsSelf)
    #expect(try !ExpressionTree.parse("$self > 1", as: .predicate).readsSelf)
  }

  @Test func `layout and spelling make no difference`() throws {
    let one = try ExpressionTree.parse("($a == TRUE) and ! $b like[dc] \"x\"", as: .predicate)
    let other = try ExpressionTree.parse("$a = yes AND NOT $b LIKE [cd] 'x'", as: .predicate)
    #expect(one == other)
    #expect(one.description == "$a == YES AND NOT $b LIKE[cd] 'x'")
    let another = try ExpressionTree.parse("$a = yes AND NOT $b LIKE[c] 'x'", as: .predicate)
    #expect(one != another)
  }

  @Test(arguments: [
    ("$a == YES", "NOT $a == YES", true), ("NOT ($a == YES)", "$a = yes", true),
    ("$a == 1", "$a != 1", true), ("$a != 1", "$a == 1", true), ("$a == 1", "1 != $a", false),
    ("$a == 1", "$a == 2", false), ("$a > 1", "$a <= 1", false),
    ("ANY $a == 1", "ANY $a != 1", false),
    ("$a == 1 AND $b == 2", "NOT ($a == 1 AND $b == 2)", true),
    ("TRUEPREDICATE", "FALSEPREDICATE", true), ("$a == 1", "$a == 1", false),
    ("$a ==[c] 'x'", "$a != 'x'", false),
  ])
  func `plain negations are seen`(one: String, other: String, expected: Bool) throws {
    let first = try ExpressionTree.parse(one, as: .predicate)
    let second = try ExpressionTree.parse(other, as: .predicate)
    #expect(first.isNegation(of: second) == expected)
    #expect(second.isNegation(of: first) == expected)
  }

  @Test func `operands explain a result`() throws {
    let trial = try ExpressionTrial(
      json: ##"{"a": 1, "all-day": true, "l": ["x"], "#hidden": ["a"]}"##)
    let text = "$a > 2 OR $a.isHidden == YES OR $\"all-day\" == NO OR $a < 0 OR $l[0] == SELF"
    let operands = try trial.tree(text, as: .predicate).operands(in: trial.rows)
    #expect(
      operands.map { "\($0.text) = \(ExpressionTrial.shown($0.value))" }
        == ["SELF = null", "$a = 1", "$a.isHidden = true", "$\"all-day\" = true", "$l = {'x'}"])
  }

  @Test func `a civil moment beside an instant is in the zone`() throws {
    struct Zone: EvaluationContext {
      let now: DateTime
      var today: CivilDate { now.date }
      var selfValue: Value { .null }
      func value(ofRow row: Int) -> Value { .datetime(now) }
      func isHidden(_ row: Int) -> Bool { false }
      func isDisabled(_ row: Int) -> Bool { false }
      func optionTitle(ofRow row: Int) -> Value { .null }
      func localOffset(of civil: DateTime) -> Int? { 3600 }
    }
    let zone = Zone(now: try DateTime(isoText: "2026-03-01T10:00Z"))
    var tree = try ExpressionTree.parse("$a == '2026-03-01T11:00'", as: .predicate)
    #expect(tree.resolve { _ in 0 }.isEmpty)
    #expect(try tree.holds(in: zone))
    var difference = try ExpressionTree.parse("$a - datetime('2026-03-01T10:00')", as: .value)
    #expect(difference.resolve { _ in 0 }.isEmpty)
    #expect(try difference.value(in: zone) == .duration(ExactDecimal(3600)))
  }

  @Test func `an unknown row is told with the nearest name`() throws {
    let tree = try ExpressionTree.parse("$a == 1 AND $titel == 2", as: .predicate)
    let error = try #require(tree.references.last).unknown(among: ["a", "title"])
    #expect(error == ExpressionError(.unknownRow("titel", suggestion: "title"), at: 12, length: 6))
    #expect(error.message == "unknown row \"titel\"")
    #expect(error.remedy == "did you mean \"title\"?")
  }

  @Test func `rows are known by value or by state`() throws {
    let trial = try ExpressionTrial(json: ##"{"a": 1, "#hidden": ["b"], "#disabled": ["a"]}"##)
    #expect(trial.rows.names.sorted() == ["a", "b"])
    #expect(trial.predicate("$b == nil AND $b.isHidden == YES AND $a.isDisabled == YES") == "true")
    #expect(trial.rows.row("c") == nil)
    #expect(trial.rows.value(ofRow: 9) == .null)
  }

  @Test func `values of JSON keep their type and digits`() throws {
    let document = try JSONReader.read(
      SourceText(name: "values", text: #"[1.50, "2026-01-01", true, null, [1]]"#), dialect: .strict)
    #expect(
      Value(document.root)
        == .list([
          .number(ExactDecimal(significand: 150, scale: 2)), .string("2026-01-01"), .boolean(true),
          .null, .list([.number(.one)]),
        ]))
    let map = try JSONReader.read(SourceText(name: "map", text: #"[{"a": 1}]"#), dialect: .strict)
    let item = Item(names: ItemNames([["a"]]), values: [.number(.one)])
    #expect(Value(map.root) == .list([.item(item)]))
  }
}
