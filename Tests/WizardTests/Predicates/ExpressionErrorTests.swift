import Testing
import Wizard

@Suite struct ExpressionErrorTests {
  /// What is wrong with an expression: place, message and remedy.
  private func fault(_ text: String, rows: String = "{}") throws -> String {
    let trial = try ExpressionTrial(json: rows)
    do throws(ExpressionError) {
      _ = try trial.tree(text, as: .predicate).holds(in: trial.rows)
      return "none"
    } catch {
      let remedy = error.remedy.map { "; " + $0 } ?? ""
      return "\(error.offset)+\(error.length) \(error.message)\(remedy)"
    }
  }

  @Test(arguments: [
    ("", "0+0 the expression is empty"),
    ("  ", "2+0 the expression is empty"),
    ("$a", "0+2 \"$a\" is a value, not a predicate; write \"$a == YES\""),
    ("NOT $a.b[0]", "4+7 \"$a.b[0]\" is a value, not a predicate; write \"$a.b[0] == YES\""),
    ("TRUE", "0+4 \"TRUE\" is a value, not a predicate"),
    ("$a == 1 AND", "11+0 expected a value, but the expression ends"),
    ("$a == 1)", "7+1 expected the end of the expression or an operator, not \")\""),
    (
      "$a CONTAIN 'x'",
      "3+7 expected an operator such as \"==\", not \"CONTAIN\"; did you mean \"CONTAINS\"?"
    ),
    (
      "$a == 1 ADN $b == 2",
      "8+3 expected the end of the expression or an operator, not \"ADN\"; did you mean \"AND\"?"
    ),
    ("$a IS NULL", "3+2 \"IS\" is not an operator; write \"== nil\" or \"!= nil\""),
    (
      "$a NOT IN {1}",
      "3+6 \"NOT\" stands before the whole comparison; write \"NOT $x IN {1, 2}\""
    ),
    (
      "$a BETWEEN 1 AND 5", "17+1 the bounds of \"BETWEEN\" are a list; write \"BETWEEN {1, 5}\""
    ),
    ("$a IN (1, 2)", "6+3 a list is not written in parentheses; write \"{1, 2}\""),
    ("$a IN [1, 2]", "6+2 a list is not written in brackets; write \"{1, 2}\""),
    ("1 < 2 < 3", "6+1 a comparison cannot be compared; join two comparisons with \"AND\""),
    ("$a === 1", "3+3 \"===\" is not an operator; write \"==\""),
    ("$a := 1", "3+2 \":=\" is not an operator; write \"==\""),
    (
      "1 == 1 XOR 1 == 2",
      "7+3 \"XOR\" is not an operator; write \"($a OR $b) AND NOT ($a AND $b)\" with the two predicates"
    ),
    (
      "$a == %@",
      "6+1 \"%\" is not an operator or a placeholder; write the value itself, or a row such as \"$tag\""
    ),
    ("$a == ‘x’", "6+3 strings stand in plain quotes; write '…' or \"…\""),
    ("$a IN {1,}", "8+1 nothing stands behind the comma; leave the comma out"),
    (
      "name == 1",
      "0+4 \"name\" is neither a row nor a function; a row is written \"$name\", text \"'name'\""
    ),
    ("$all-day == 1", "0+8 \"$all-day\" is not a plain name; write \"$\"all-day\"\""),
    ("SIZE == 1", "0+4 \"SIZE\" is a reserved word; write \"#SIZE\" where it is a name"),
    (
      "$ == 1",
      "0+1 expected a name after \"$\"; a tag that is not a plain name is quoted: \"$\\\"all-day\\\"\""
    ),
    ("12abc == 1", "0+5 \"12abc\" is not a number; accepted: 12, 12.5, 1.5e3, 0x1F, 0o17, 0b101"),
    ("$a ==[x] 1", "6+1 unknown options \"[x]\"; allowed: \"[c]\", \"[d]\", \"[cd]\""),
    ("lenght('x') == 1", "0+6 unknown function \"lenght\"; did you mean \"length\"?"),
    (
      "FUNCTION('x', 'y') == 1",
      "14+3 \"FUNCTION\" cannot call \"y\"; allowed: \"uppercaseString\", \"lowercaseString\", \"length\""
    ),
    ("{1}.@summ.self == 1", "4+5 unknown aggregate \"@summ\"; did you mean \"@sum\"?"),
    ("{1}.@sum == 1", "4+4 \"@sum\" needs a key path after it; write \".@sum.self\""),
    ("TERNARY(1 == 1, 1 == 1, 2) == 1", "18+2 expected \",\", not \"==\""),
    (
      "TRUEPREDICATE == TRUE",
      "0+13 a predicate stands where a value is expected; write \"TERNARY(…, YES, NO)\" for a value that depends on it"
    ),
    ("é == 1", "0+2 unexpected character \"é\""),
  ])
  func `a fault of the text is told with its place and remedy`(
    text: String, expected: String
  ) throws {
    #expect(try fault(text) == expected)
  }

  @Test(arguments: [
    (
      "$s < 3",
      "3+1 \"<\" does not compare text with a number; write \"CAST(…, 'NSNumber')\" around the text"
    ),
    ("$nosuch == 1", "0+7 unknown row \"nosuch\""),
    ("$s + 1 == 2", "0+2 \"+\" takes a number, not text; write \"concat(…, …)\" to join texts"),
    ("1 + $s == 2", "4+2 \"+\" takes a number, not text; write \"concat(…, …)\" to join texts"),
    ("$l[5] == 2", "2+3 there is no element 5 in a list of 1; the first element is 0"),
    ("ANY $s == 2", "4+2 \"ANY\" takes a list, not text; leave the word out to compare one value"),
    ("$s.lenght == 2", "3+6 text has no key \"lenght\"; did you mean \"length\"?"),
    (
      "today() == now()",
      "8+2 a date cannot be compared with a date and time; write \".date\" after the date and time"
    ),
    ("today() > '1 May'", "10+7 \"1 May\" is not a date; accepted: 2026-12-24"),
    (
      "now() > 'x'",
      "8+3 \"x\" is not a date and time; accepted: 2026-12-24T14:30, 2026-12-24T14:30:00+01:00"
    ),
    ("$s MATCHES $p", "11+2 \"(\" is not a pattern: missing closing parenthesis"),
    (
      "CAST('1', 'NSNum') == 1", "10+7 \"CAST\" knows no type \"NSNum\"; did you mean \"NSNumber\"?"
    ),
  ])
  func `a fault of the values is told with its place and remedy`(
    text: String, expected: String
  ) throws {
    #expect(try fault(text, rows: #"{"s": "x", "l": [1], "p": "("}"#) == expected)
  }

  @Test func `a predicate is no value and a value no predicate`() {
    #expect(throws: ExpressionError(.predicateAsValue, at: 0, length: 7)) {
      _ = try ExpressionTree.parse("$a == 1", as: .value)
    }
    #expect(throws: ExpressionError(.valueAsPredicate(text: "$a", isRow: true), at: 1, length: 2)) {
      _ = try ExpressionTree.parse("($a)", as: .predicate)
    }
  }
}
