import Testing
import Wizard

/// Printing an expression and parsing it again gives the same expression.
@Suite struct ExpressionPrintingTests {
  /// Writes expressions of every kind at random.
  struct Writer {
    var generator: SeededNumbers

    mutating func pick<Element>(_ elements: [Element], or other: Element) -> Element {
      elements.randomElement(using: &generator) ?? other
    }

    mutating func predicate(_ depth: Int) -> String {
      guard depth > 0 else { return pick(["TRUEPREDICATE", "falsepredicate", "$a == 1"], or: "") }
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: return predicate(depth - 1) + " AND " + predicate(depth - 1)
      case 1: return predicate(depth - 1) + " || " + predicate(depth - 1) + " OR $b != nil"
      case 2: return "NOT " + predicate(depth - 1)
      case 3: return "(" + predicate(depth - 1) + ")"
      default:
        let modifier = pick(["", "", "ANY ", "some ", "ALL ", "none "], or: "")
        let sign = pick(
          [
            "=", "!=", "<>", "<[c]", "=<", ">[cd]", "=>", "IN", "contains[d]", "LIKE", "MATCHES",
            "BETWEEN", "BEGINSWITH", "endswith [DC]",
          ], or: "==")
        return modifier + value(depth - 1) + " " + sign + " " + value(depth - 1)
      }
    }

    mutating func value(_ depth: Int) -> String {
      guard depth > 0 else { return leaf() }
      switch Int.random(in: 0..<13, using: &generator) {
      case 0: return value(depth - 1) + pick([" + ", " - "], or: "") + value(depth - 1)
      case 1: return value(depth - 1) + pick([" * ", " / "], or: "") + value(depth - 1)
      case 2: return value(depth - 1) + pick([" ** ", " ** -"], or: "") + leaf()
      case 3: return pick(["-", "--"], or: "") + value(depth - 1)
      case 4: return "(" + value(depth - 1) + ")"
      case 5: return "{" + value(depth - 1) + ", " + value(depth - 1) + "}"
      case 6:
        return "(" + value(depth - 1) + ")"
          + pick(
            [".length", ".@count", "[LAST]", "[0]", ".#size", ".@max.self", ".isHidden"], or: "")
      case 7: return "TERNARY(" + predicate(depth - 1) + ", 1, " + value(depth - 1) + ")"
      case 8: return "SUBQUERY($l, $x, $x > " + value(depth - 1) + ").@count"
      case 9: return "CAST(" + value(depth - 1) + ", 'NSString')"
      case 10: return "concat(" + value(depth - 1) + ", 'x')"
      default: return leaf()
      }
    }

    mutating func leaf() -> String {
      pick(
        [
          "1", "2.50", "0x1F", "1.5e3", "'a'", "\"it's\"", #"'\n\\ \'q\''"#, "YES", "nil", "SELF",
          "$a", "$a.value.isHidden", "$a.isDisabled", "$\"all-day\"", "$#size.title",
          "$l[$a].length",
          "$l.@avg.self", "{}", "now()", "modulus:by:(7, 2)", "$a.self.value", "'2026-01-01'",
        ], or: "1")
    }
  }

  @Test(arguments: 0..<40) func `printing and parsing again changes nothing`(seed: Int) throws {
    var writer = Writer(generator: SeededNumbers(seed: UInt64(seed)))
    for _ in 0..<100 {
      let text = writer.predicate(4)
      // What is random here may not parse, such as a predicate that is compared.
      guard let tree = try? ExpressionTree.parse(text, as: .predicate) else { continue }
      let printed = tree.description
      let again = try ExpressionTree.parse(printed, as: .predicate)
      #expect(again == tree, "\(text) became \(printed)")
      #expect(again.description == printed)
    }
  }

  @Test func `most random expressions parse`() {
    var writer = Writer(generator: SeededNumbers(seed: 7))
    let texts = (0..<500).map { _ in writer.predicate(4) }
    let parsed = texts.filter { (try? ExpressionTree.parse($0, as: .predicate)) != nil }
    #expect(parsed.count > 400)
  }

  @Test(arguments: [
    ("$a==1", "$a == 1"), ("$a.value.value = 1", "$a.value.value == 1"),
    ("-2**-3*(4+5)", "-2 ** -3 * (4 + 5)"), ("(5).self", "5"), ("$#size.#size", "$size.#size"),
    ("'it\\'s'", "'it\\'s'"), ("{1,2}[ first ]", "{1, 2}[FIRST]"),
    ("function('a','uppercaseString')", "uppercase('a')"),
    ("1-(2-3)-4", "1 - (2 - 3) - 4"), ("(1-2)-3", "(1 - 2) - 3"), ("- -1", "--1"),
  ])
  func `the usual form`(text: String, expected: String) throws {
    let kind: ExpressionTree.Kind = text.contains("=") ? .predicate : .value
    #expect(try ExpressionTree.parse(text, as: kind).description == expected)
  }
}
