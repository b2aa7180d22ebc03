import Testing

@testable import Wizard

/// Messages of the form for rules that no check of a value breaks.
@Suite struct OwnMessageTests {
  @Test func `answers that are not used are noted in the author's words`() throws {
    let walk = try Walk(
      """
      rows:
      - {tag: a, type: integer}
      - {tag: b, type: text, when: $a > 1, messages: {hidden: "no {{title}} for {{a}}"}}
      - {tag: c, type: integer, compute: $a + 1, messages: {computed: "it is {{value}}"}}
      """, answers: "a: 1\nb: x\nc: 5\n")
    #expect(walk.session.unusedAnswers.map(\.message) == ["no b for 1", "it is 2"])
  }

  @Test func `an expression that fails in a check is told in the author's words`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: a, type: text, checks: [{predicate: "CAST($a, 'NSNumber') > 1"}],
         messages: {expression: "cannot tell about {{title}}"}}
      """)
    #expect(try walk.reply("x", to: "a") == "expression: cannot tell about a")
  }

  @Test func `an answer that is given twice is told in the author's words`() throws {
    let form = try Walk.form(
      "rows: [{tag: a, type: text, key: k, messages: {duplicate: '{{title}} again'}}]")
    var session = Session(form, asking: .never)
    var file = AnswerFile(try Document.read(Array("a: 1\nk: 2\n".utf8), name: "a.yaml"))
    #expect(file.give(to: &session).map(\.message) == ["a again"])
  }

  @Test func `a message can use the row's other texts in the person's language`() throws {
    let form = try Walk.form(
      """
      rows:
      - {tag: a, type: text, required: true, placeholder: {en: A1, de: B2},
         messages: {required: "such as {{placeholder}}"}}
      """, in: Language(["de"]))
    #expect(try Walk(form).session.allProblems.map(\.message) == ["such as B2"])
  }
}
