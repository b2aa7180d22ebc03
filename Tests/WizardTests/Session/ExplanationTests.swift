import Testing

@testable import Wizard

@Suite struct `An explanation` {
  private static let form = """
    disabled: $lock == YES
    sections:
    - rows:
      - {tag: lock, type: switch, default: false}
      - {tag: n, type: integer, required: $lock == NO, maximum: 5}
      - {tag: d, type: integer, default: {compute: $n + 1}, ask: $n > 3}
      - {tag: t, type: text, template: "{{n}}!"}
      - {tag: p, type: password}
      - {tag: i, type: info, value: x}
      - {tag: must, type: text, required: true}
    - hidden: $n == 2
      rows:
      - {tag: h, type: text, when: $lock == NO, checks: [{predicate: $h != $p}]}
      - {tag: always, type: text, hidden: true, disabled: true}
    - rows:
      - {tag: e, type: text, hidden: 1 / $n == 1}
    """

  private func lines(_ tag: String, _ answers: String) throws -> [String] {
    let walk = try Walk(Self.form, answers: answers, asking: .never)
    return Explanation(of: try walk.row(tag), in: walk.session).lines
  }

  @Test(arguments: [
    ("lock", "n: 4", ["lock: false", "  value: default", "  shown"]),
    (
      "n", "n: 9",
      [
        "n: nothing", "  value: given by answers:1:4, refused", "  shown",
        "  required: true: $lock == NO ($lock is false)", "  problem: 9 is more than 5 (maximum)",
      ]
    ),
    (
      "d", "n: 2",
      [
        "d: 3", "  value: default: $n + 1 ($n is 2)", "  shown",
        "  not asked: false: $n > 3 ($n is 2)",
      ]
    ),
    ("t", "n: 2", ["t: \"2!\"", "  value: computed: {{n}}!", "  shown"]),
    ("p", "p: hush", ["p: (secret)", "  value: given by answers:1:4", "  shown"]),
    ("i", "n: 2", ["i: \"x\"", "  value: computed", "  shown"]),
    (
      "must", "n: 2",
      [
        "must: nothing", "  value: not given", "  shown", "  required",
        "  problem: is required (required)",
      ]
    ),
    (
      "h", "n: 2\nh: x",
      [
        "h: nothing", "  value: none while hidden",
        "  hidden: when: true: $lock == NO ($lock is false); section: true: $n == 2 ($n is 2)",
      ]
    ),
    (
      "h", "n: 1\nh: hush\np: hush",
      [
        "h: \"hush\"", "  value: given by answers:2:4",
        "  shown: when: true: $lock == NO ($lock is false); section: false: $n == 2 ($n is 1)",
        "  problem: does not pass the check $h != $p ($h is \"hush\", $p is \"(secret)\") (predicate)",
      ]
    ),
    (
      "always", "n: 1",
      [
        "always: nothing", "  value: none while hidden",
        "  hidden: always; section: false: $n == 2 ($n is 1)",
        "  read-only: always; form: false: $lock == YES ($lock is false)",
      ]
    ),
    (
      "e", "n: 0",
      [
        "e: nothing", "  value: not given",
        "  shown: fails (division by zero): 1 / $n == 1 ($n is 0)",
      ]
    ),
  ])
  func `says where a value comes from and why the row is as it is`(
    tag: String, answers: String, expected: [String]
  ) throws {
    #expect(try lines(tag, answers) == expected)
  }

  @Test func `names every kind of source`() throws {
    for (source, words) in [
      (AnswerSource.person, "given at the terminal"), (.line(3), "given by standard input, line 3"),
      (.option("-s"), "given by -s"),
    ] {
      var walk = try Walk(Self.form)
      _ = walk.session.reply("y", to: 0, from: source)
      #expect(Explanation(of: 0, in: walk.session).lines[1] == "  value: " + words)
    }
  }
}
