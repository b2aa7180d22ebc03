import Testing

@testable import Wizard

@Suite struct `A walk through lists that is gone on with` {
  /// Forms with lists, and the replies to all of their questions.
  static let forms: [(form: String, replies: [String])] = [
    (
      """
      sections:
      - rows: [{tag: a, type: text}]
      - multivalued: {tag: g}
        rows: [{tag: x, type: text}, {tag: y, type: text, was: z}]
      """, ["A", "y", "x1", "y1", "y", "x2", "", "n"]
    ),
    (
      """
      sections:
      - multivalued: {tag: g, minItems: 1, maxItems: 2}
        rows:
        - {tag: x, type: text, key: net.x}
        - {tag: h, type: text, key: false}
        - {tag: p, type: password}
        - {tag: d, type: text, default: {template: "{{x}}!"}}
        - {tag: w, type: text, when: $x == 'show'}
        - {tag: t, type: integer, list: true}
      - rows: [{tag: z, type: text, list: {minItems: 1}}]
      """, ["show", "h", "p", "p", "", "W", "1", "2", "", "y", "b", "", "p", "D", "", "z", ""]
    ),
  ]

  @Test(arguments: forms) func `never fails, wherever it was killed`(
    form: String, replies: [String]
  ) throws {
    for count in 0...replies.count {
      var kept = try KeptWalk(form)
      kept.reply(replies.prefix(count))
      _ = try kept.resumed(in: form).walk.resultsByEnter
    }
  }
}
