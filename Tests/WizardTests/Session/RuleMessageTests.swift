import Testing

@testable import Wizard

/// Every rule that an answer can break has its message replaced by the form, in the person's language.
@Suite struct RuleMessageTests {
  /// A rule, a row's type and keys, and an answer that breaks it.
  static let cases: [(rule: Rule, type: String, keys: String, answer: String)] = [
    (.required, "text", "required: true", ""), (.type, "integer", "", "x"),
    (.minimum, "integer", "minimum: 5", "4"), (.maximum, "date", "maximum: today", "tomorrow"),
    (.step, "slider", "maximum: 9, step: 3", "4"), (.places, "decimal", "places: 1", "1.25"),
    (.minLength, "text", "minLength: 3", "ab"), (.maxLength, "textarea", "maxLength: 1", "ab"),
    (.pattern, "text", "pattern: '[a-z]'", "A"), (.schemes, "url", "", "ftp://h/"),
    (.options, "select", "options: [a, b]", "c"),
    (.minItems, "multiselect", "options: [a, b], minItems: 2", "a"),
    (.maxItems, "multiselect", "options: [a, b], maxItems: 1", "all"),
    (.minuteInterval, "time", "minuteInterval: 15", "9:01"),
    (.mustBe, "check", "mustBe: true", "n"),
    (.mustExist, "file", "mustExist: true", "/no/such/file"),
    (.extensions, "file", "extensions: [png]", "a.txt"),
    (.predicate, "integer", "checks: [{predicate: SELF > 5}]", "1"),
    (.expression, "text", "checks: [{predicate: \"CAST(SELF, 'NSNumber') > 1\"}]", "x"),
  ]

  @Test(arguments: cases.indices)
  func `the form's message is said in the person's language`(index: Int) throws {
    let example = Self.cases[index]
    let keys = example.keys.isEmpty ? "" : example.keys + ", "
    let text = """
      rows:
      - {tag: a, type: \(example.type), title: Zahl, \(keys)
         messages: {\(example.rule.rawValue): {en: "no: {{title}}", de: "nein: {{title}}"}}}
      """
    for (language, message) in [("de", "nein: Zahl"), ("en", "no: Zahl")] {
      var walk = try Walk(Walk.form(text, in: Language([language])))
      let reply = try walk.reply(example.answer, to: "a")
      let told = reply == "taken" ? walk.session.problem(of: 0)?.message ?? reply : reply
      #expect(told.hasSuffix(message), "\(example.rule.rawValue)")
      #expect(!told.contains("{{"))
    }
  }

  @Test func `a limit is what it is now, also in the message of another rule`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: k, type: integer, default: 5}
      - {tag: n, type: integer, minimum: {compute: $k}, maximum: 99, step: 5,
         messages: {step: "{{minimum}}, {{step}}, {{maximum}}", type: "{{minimum}} to {{maximum}}"}}
      - {tag: d, type: date, minimum: today, messages: {type: "from {{minimum}}"}}
      - {tag: t, type: text, minLength: {compute: $k}, pattern: "[a-z]*",
         messages: {pattern: "{{minLength}}{{maxLength}}"}}
      - {tag: m, type: multiselect, options: [a, b], maxItems: {compute: $k - 4},
         messages: {options: "{{maxItems}} of {{options}}"}}
      - {tag: s, type: select, options: [a, {value: b, disabled: true}, {value: c, when: $k == 5}],
         messages: {options: "one of {{options}}"}}
      - {tag: l, type: leftright, options: [{value: x, options: [u]}, {value: y, options: [v]}],
         messages: {options: "one of {{options}}"}}
      - {tag: b, type: size, maximum: 1MiB, messages: {type: "up to {{maximum}}"}}
      """)
    #expect(try walk.reply("11", to: "n") == "step: 5, 5, 99")
    #expect(try walk.reply("x", to: "n") == "type: 5 to 99")
    #expect(try walk.reply("x", to: "d") == "type: from 2026-11-30")
    #expect(try walk.reply("ABCDE", to: "t") == "pattern: 5")
    #expect(try walk.reply("z", to: "m") == "options: 1 of a, b")
    #expect(try walk.reply("b", to: "s") == "options: one of a, c")
    #expect(try walk.reply("z, u", to: "l") == "options: one of x, y")
    #expect(try walk.reply("x", to: "b") == "type: up to 1 MiB")
  }

  @Test func `a limit that follows a secret is not told in a message`() throws {
    var walk = try Walk(
      """
      rows:
      - {tag: p, type: password, default: "4711"}
      - {tag: n, type: integer, minimum: {compute: "$p.length"}, messages: {type: "over {{minimum}}"}}
      """)
    #expect(try walk.reply("x", to: "n") == "type: over (secret)")
  }

  @Test func `all rules of values are tried`() {
    // Those of lists and commands are tried where these are.
    let others: Set<Rule> = [
      .uniqueItems, .command, .confirm, .unknown, .duplicate, .syntax, .hidden, .computed,
      .leftover,
    ]
    #expect(Set(Rule.allCases).subtracting(Self.cases.map(\.rule)) == others)
  }
}
