import Foundation
import Synchronization
import Testing
import Wizard

/// Deep, long and hostile expressions: a result or an error, and soon.
@Suite(.timeLimit(.minutes(10))) struct ExpressionLimitTests {
  /// A way to put an expression into itself, with the innermost one.
  struct Nesting: CustomTestStringConvertible, Sendable {
    let opening: String
    let inner: String
    let closing: String
    let isPredicate: Bool

    var testDescription: String { opening + "…" + closing }

    func text(_ levels: Int) -> String {
      let middle = String(repeating: opening, count: levels) + inner
      let nested = middle + String(repeating: closing, count: levels)
      return isPredicate ? nested : nested + " != 2"
    }
  }

  static let nestings = [
    Nesting(opening: "(", inner: "$a == 1", closing: ")", isPredicate: true),
    Nesting(opening: "NOT (", inner: "$a == 1", closing: ")", isPredicate: true),
    Nesting(opening: "($a == 1 AND ", inner: "$a == 1", closing: ")", isPredicate: true),
    Nesting(opening: "(", inner: "$a", closing: ")", isPredicate: false),
    Nesting(opening: "(1 + 2 * -", inner: "$a", closing: ")", isPredicate: false),
    Nesting(opening: "{", inner: "$a", closing: "}", isPredicate: false),
    Nesting(opening: "abs(", inner: "$a", closing: ")", isPredicate: false),
    Nesting(opening: "coalesce(nil, ", inner: "$a", closing: ")", isPredicate: false),
    Nesting(opening: "$l[", inner: "0", closing: "]", isPredicate: false),
    Nesting(opening: "CAST(", inner: "$a", closing: ", 'NSNumber')", isPredicate: false),
    Nesting(opening: "TERNARY(1 == ", inner: "1", closing: ", 1, 2)", isPredicate: false),
    Nesting(opening: "SUBQUERY($l, $x, 0 == ", inner: "$x", closing: ")[LAST]", isPredicate: false),
    Nesting(opening: "(ANY {1} == ", inner: "1", closing: ")", isPredicate: true),
  ]

  @Test(arguments: nestings)
  func `the deepest nesting works on a small stack`(nesting: Nesting) throws {
    let levels = nesting.opening.contains("ANY") ? 1 : ExpressionTree.nestingLimit
    let trial = try ExpressionTrial(json: #"{"a": 1, "l": [0]}"#)
    let moment = trial.rows.now
    let outcome = onSmallStack {
      let text = nesting.text(levels)
      guard let tree = try? trial.tree(text, as: .predicate) else { return "unparsed" }
      let again = try? trial.tree(tree.description, as: .predicate)
      let rows = ExpressionChecker.Rows { _ in .unknown }
      _ = ExpressionChecker.check(tree, rows: rows, moment: moment)
      return again == tree ? trial.predicate(text) : "printed otherwise"
    }
    #expect(outcome == "true" || outcome == "false")
  }

  @Test(arguments: nestings, [1_000, 100_000])
  func `deeper nesting is an error that names the limit`(nesting: Nesting, levels: Int) throws {
    let trial = try ExpressionTrial(json: #"{"a": 1, "l": [0]}"#)
    let outcome = onSmallStack { trial.predicate(nesting.text(levels)) }
    #expect(outcome.hasPrefix("error: "))
    if !nesting.opening.contains("ANY") {
      #expect(outcome == "error: nested more than \(ExpressionTree.nestingLimit) levels deep")
    }
  }

  @Test(arguments: [
    "(", "{", "abs(", "$a[", "NOT (", "TERNARY(", "(TERNARY((", "SUBQUERY({1}, $x, ",
  ])
  func `nesting that is never closed is an error`(opening: String) throws {
    let trial = try ExpressionTrial(json: #"{"a": 1}"#)
    let few = trial.predicate(String(repeating: opening, count: 20))
    #expect(few.hasPrefix("error: "))
    let many = onSmallStack { trial.predicate(String(repeating: opening, count: 5_000)) }
    #expect(many.hasPrefix("error: "))
  }

  @Test func `chains of thousands of terms work on a small stack`() throws {
    let trial = try ExpressionTrial(json: #"{"a": 1, "s": "x"}"#)
    func chain(_ term: String, _ sign: String) -> String {
      Array(repeating: term, count: 5_000).joined(separator: sign)
    }
    let chains = [
      chain("$a == 1", " AND "), chain("$a == 2", " OR ") + " OR $a == 1",
      chain("$a", " + ") + " == 5000", "10000 - " + chain("$a", " - ") + " == 5000",
      chain("$a", " * ") + " == 1", chain("$a", " / ") + " == 1", chain("$a", " ** ") + " == 1",
      String(repeating: "NOT ", count: 5_000) + "$a == 1",
      String(repeating: "!", count: 5_000) + "($a == 1)",
      String(repeating: "-", count: 5_000) + "$a == 1",
      "$s" + String(repeating: ".self", count: 5_000) + " == 'x'",
      "4999 IN {" + (0..<5_000).map(String.init).joined(separator: ", ") + "}",
      "{" + chain("$a", ", ") + "}.@count == 5000",
      "concat(" + chain("$s", ", ") + ").length == 5000",
    ]
    for text in chains {
      let outcome = onSmallStack {
        guard let tree = try? trial.tree(text, as: .predicate),
          let again = try? trial.tree(tree.description, as: .predicate)
        else { return "unparsed" }
        return again == tree ? trial.predicate(text) : "printed otherwise"
      }
      #expect(outcome == "true", "\(text.prefix(40))")
    }
  }

  @Test func `hostile patterns and texts end`() throws {
    let long = String(repeating: "a", count: 20_000)
    let trial = try ExpressionTrial(json: #"{"s": "\#(long)"}"#)
    #expect(trial.predicate("$s LIKE 'a*a*a*a*a*b'") == "false")
    #expect(trial.predicate("$s CONTAINS concat($s, 'b')") == "false")
    #expect(
      trial.predicate("$s MATCHES '(a+)+b'")
        == "error: the pattern \"(a+)+b\" takes too long against this text")
  }

  /// Runs on a thread of 512 KB, as the threads of a program may be.
  private func onSmallStack(_ body: @escaping @Sendable () -> String) -> String {
    let result = Result()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      result.set(body())
      done.signal()
    }
    // The address sanitizer's frames are several times as large.
    let isSanitized = dlsym(nil, "__asan_init") != nil
    thread.stackSize = (isSanitized ? 8192 : 512) * 1024
    thread.start()
    done.wait()
    return result.get()
  }

  /// What a thread hands back.
  private final class Result: Sendable {
    private let text = Mutex("")

    func set(_ value: String) { text.withLock { $0 = value } }

    func get() -> String { text.withLock { $0 } }
  }
}
