import Testing
import Wizard

@Suite struct ExpressionCheckerTests {
  /// The rows of the tests, in order of their index.
  private static let rows: [(tag: String, type: StaticType)] = [
    ("text", .string), ("number", .number), ("flag", .boolean), ("date", .date),
    ("moment", .datetime), ("time", .time), ("span", .duration), ("size", .string),
    ("tags", .list(.string)), ("guests", .list(.unknown)), ("level", .number), ("any", .unknown),
  ]

  private static let options: [Int: [Value]] = [
    7: [.string("small"), .string("large")], 8: [.string("swift"), .string("rust")],
    10: [.number(ExactDecimal(1)), .number(ExactDecimal(2))],
  ]

  /// What is found in an expression: place, severity, message and remedy in one line each.
  private func findings(
    in text: String, as kind: ExpressionTree.Kind = .predicate, allowsRandom: Bool = false
  ) throws -> [String] {
    var tree = try ExpressionTree.parse(text, as: kind)
    let unknown = tree.resolve { tag in Self.rows.firstIndex { $0.tag == tag } }
    #expect(unknown.isEmpty)
    let rows = ExpressionChecker.Rows(
      selfType: .string, options: { Self.options[$0] }, type: { Self.rows[$0].type })
    let moment = try #require(DateTime(epochSecond: 0, offset: 0))
    return ExpressionChecker.check(tree, rows: rows, moment: moment, allowsRandom: allowsRandom)
      .map { finding in
        let remedy = finding.remedy.map { "; " + $0 } ?? ""
        return
          "\(finding.offset)+\(finding.length) \(finding.severity): \(finding.message)\(remedy)"
      }
  }

  @Test(arguments: [
    "$text == 'x' AND $number > 3 AND $flag == 1 AND $flag == YES AND $number == YES",
    "$date > '2026-01-01' AND $moment > '2026-01-01T10:00Z' AND $time < '10:00' AND $span > '1h'",
    "$date BETWEEN {'2026-01-01', '2026-12-31'} AND $date IN {'2026-01-01'}",
    "$size == 'small' AND $size IN {'small', 'large'} AND ANY $tags == 'swift'",
    "$tags CONTAINS 'rust' AND $level == 1.0 AND 'large' != $size AND 'swift' IN $tags",
    "$text == nil AND $number == nil AND $tags.@count == 0 AND $tags[0] == 'x'",
    "$text.length > 3 AND $date.year == 2026 AND $moment.date == $date AND $moment.hour < 3",
    "$guests.name CONTAINS 'x' AND ANY $guests.age > 3 AND $guests.age.@sum.self > 3",
    "SUBQUERY($tags, $x, $x BEGINSWITH 's').@count > 0 AND SELF LIKE 'x*'",
    "$number + 1 > 2 AND $date + duration('1d') > $date AND $date - $date == $span",
    "$moment - $moment > '1h' AND $span * 2 > $span AND length($text) > 1 AND -$number < 1",
    "$any == 1 AND $any == 'x' AND $any > $date AND $any.nonsense == 1 AND $any + 1 > 0",
    "CAST($text, 'NSNumber') > 3 AND CAST($number, 'NSString') == 'x' AND $text MATCHES 'a+'",
    "TERNARY($flag == 1, 1, 2) == 1 AND coalesce($text, 'x') == 'x' AND now() > $moment",
    "$text.isHidden == YES AND $size.title == 'Small' AND {1, 'x'} CONTAINS $any",
    "$date < today() OR $text IN 'abc' OR ALL $tags LIKE '*'",
  ])
  func `what can be evaluated passes`(text: String) throws {
    #expect(try findings(in: text) == [])
  }

  @Test(arguments: [
    (
      "$text > 3",
      "6+1 error: \">\" does not compare text with a number; write \"CAST(…, 'NSNumber')\" around the text"
    ),
    ("$text == 3", "6+2 warning: text never equals a number"),
    ("$number != 'x'", "8+2 warning: a number never equals text"),
    ("$tags == 'x'", "6+2 warning: a list never equals text"),
    ("$tags < $tags", "6+1 error: \"<\" does not compare a list with a list"),
    (
      "$date == $moment",
      "6+2 error: a date cannot be compared with a date and time; write \".date\" after the date and time"
    ),
    (
      "$moment > '2026-01-01'",
      "10+12 error: a date cannot be compared with a date and time; write \".date\" after the date and time"
    ),
    ("$date > 'soon'", "8+6 error: \"soon\" is not a date; accepted: 2026-12-24"),
    (
      "$span BETWEEN {'1h', 'long'}",
      "21+6 error: \"long\" is not a duration; accepted: 1h30m, 90m, 45s, 1d, PT1H30M"
    ),
    ("$date IN {'2026-01-01', 'x'}", "24+3 error: \"x\" is not a date; accepted: 2026-12-24"),
    ("$size == 'smal'", "9+6 warning: \"size\" has no option \"smal\"; did you mean \"small\"?"),
    ("$level == 7", "10+1 warning: \"level\" has no option \"7\""),
    ("$size IN {'small', 'x'}", "19+3 warning: \"size\" has no option \"x\""),
    (
      "$tags CONTAINS 'swif'",
      "15+6 warning: \"tags\" has no option \"swif\"; did you mean \"swift\"?"
    ),
    ("ANY $tags == 'c'", "13+3 warning: \"tags\" has no option \"c\""),
    (
      "ANY $number == 3",
      "4+7 error: \"ANY\" takes a list, not a number; leave the word out to compare one value"
    ),
    ("$number LIKE 'x'", "0+7 error: \"LIKE\" takes text, not a number"),
    ("$text MATCHES '('", "14+3 error: \"(\" is not a pattern: missing closing parenthesis"),
    (
      "replace($text, '(', '') == 'x'",
      "15+3 error: \"(\" is not a pattern: missing closing parenthesis"
    ),
    ("$number CONTAINS 3", "0+7 error: \"CONTAINS\" takes a list or text, not a number"),
    ("3 IN $text", "0+1 error: \"IN\" takes text, not a number"),
    (
      "$number BETWEEN {1}",
      "16+3 error: \"BETWEEN\" takes a list of two bounds, not a list of 1; write \"BETWEEN {1, 5}\""
    ),
    (
      "$number BETWEEN $text",
      "16+5 error: \"BETWEEN\" takes a list of two bounds, not text; write \"BETWEEN {1, 5}\""
    ),
    (
      "$number BETWEEN {1, 'x'}",
      "8+7 error: \"BETWEEN\" does not compare a number with text; write \"CAST(…, 'NSNumber')\" around the text"
    ),
    ("$text.lenght > 1", "6+6 error: text has no key \"lenght\"; did you mean \"length\"?"),
    ("$date.hour > 1", "6+4 error: a date has no key \"hour\""),
    ("$tags.length > 1", "6+6 error: a list has no key \"length\""),
    ("$text.@count > 1", "6+6 error: \"@count\" takes a list, not text"),
    ("$text[0] == 'x'", "5+3 error: an index is taken of a list, not of text"),
    (
      "$text + 1 > 1",
      "0+5 error: \"+\" takes a number, not text; write \"concat(…, …)\" to join texts"
    ),
    ("$number * $flag > 1", "10+5 error: \"*\" takes a number, not a boolean"),
    ("-$text > 1", "1+5 error: \"-\" takes a number, not text"),
    ("$date + 1 > $date", "8+1 error: \"+\" takes a duration, not a number"),
    ("length($number) > 1", "7+7 error: \"length\" takes text, not a number"),
    ("sum($tags) > 1", "4+5 error: \"sum\" takes a list of numbers, not a list"),
    ("random() > $number", "0+8 error: \"random()\" is not allowed in a form"),
    (
      "CAST($text, 'NSDat') > $moment",
      "12+7 error: \"CAST\" knows no type \"NSDat\"; did you mean \"NSDate\"?"
    ),
    ("SUBQUERY($text, $x, $x == 1) == nil", "9+5 error: \"SUBQUERY\" takes a list, not text"),
    (
      "SUBQUERY($tags, $x, $x > 1).@count > 0",
      "23+1 error: \">\" does not compare text with a number; write \"CAST(…, 'NSNumber')\" around the text"
    ),
    ("$number > 1 / 0", "14+1 error: division by zero"),
    ("1 == 2", "0+6 warning: the predicate never holds"),
    ("TRUEPREDICATE", "0+13 warning: the predicate always holds"),
    ("$flag == 1 AND FALSEPREDICATE", "0+29 warning: the predicate never holds"),
    ("$flag == 1 OR NOT 1 == 2", "0+24 warning: the predicate always holds"),
  ])
  func `what cannot be is found where it stands`(text: String, expected: String) throws {
    #expect(try findings(in: text) == [expected])
  }

  @Test func `all findings come in the order of the text`() throws {
    let found = try findings(in: "$text > 3 AND $number LIKE 'x' OR $size == 'x'")
    #expect(found.map { $0.prefix { $0 != " " } } == ["6+1", "14+7", "43+3"])
  }

  @Test func `random numbers pass where they are allowed`() throws {
    #expect(try findings(in: "random() > $number", allowsRandom: true) == [])
    #expect(try findings(in: "randomn(3) > $number").count == 1)
  }

  @Test func `values are checked too`() throws {
    #expect(try findings(in: "$number * 2", as: .value) == [])
    #expect(try findings(in: "TERNARY($flag == 'x', 1, 2)", as: .value).count == 1)
    #expect(try findings(in: "1 + nil", as: .value) == [])
    #expect(
      try findings(in: "{$text + 1}", as: .value)
        == [
          "1+5 error: \"+\" takes a number, not text; write \"concat(…, …)\" to join texts"
        ])
  }
}
