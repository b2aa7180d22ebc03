import Testing

@testable import Wizard

/// The names that a template file can use, and what they stand for.
@Suite struct AnswerContextTests {
  private let form = """
    rows:
      - { tag: name, type: text }
      - { tag: count, type: integer }
      - { tag: tls, type: switch }
      - { tag: day, type: date }
      - { tag: host, type: text, key: net.host }
      - { tag: port, type: port, key: net.port, when: $tls == YES }
      - { tag: colour, type: select, options: [{ value: red, title: Rot }, { value: "1.5", title: "{{name}} blau" }, "dark green"] }
      - { tag: days, type: multiselect, options: [{ value: mo, title: Monday }, { value: tu, title: Tuesday }] }
      - { tag: pair, type: leftright, options: [{ value: eu, title: Europe, options: [{ value: at, title: Austria }] }] }
      - { tag: pass, type: password, key: net.pass }
      - { tag: level, type: segment, options: [1, 2] }

    """
  private let answers = """
    { "name": "shop", "count": 80, "tls": false, "day": "2026-12-24", "net": { "host": "h", "pass": "s3cret" },
      "colour": "1.5", "days": ["mo", "tu"], "pair": ["eu", "at"], "level": 2 }
    """

  /// What a template becomes, and whether a secret is in it.
  private func filled(_ template: String, showsSecrets: Bool = true) throws -> OutputContent? {
    let walk = try Walk(form, answers: answers)
    var file = TemplateFile(path: "t.json", bytes: Array(template.utf8), notation: "json") { _ in
      .missing
    }
    #expect(file.findings(for: walk.session.form, isLax: false) == [])
    return file.filled(
      with: AnswerContext(walk.session, showsSecrets: showsSecrets), isLax: false,
      language: .english
    ).content
  }

  @Test(arguments: [
    ("[{{name}}, {{count}}, {{tls}}, {{day}}]", "[\"shop\", 80, false, \"2026-12-24\"]"),
    ("[{{days}}, {{level}}, {{pair}}]", "[[\"mo\",\"tu\"], 2, [\"eu\",\"at\"]]"),
    ("[{{net.host}}, {{#net}}{{host}}, {{port}}{{/net}}]", "[\"h\", \"h\", null]"),
    ("[{{host}}, {{port}}{{#port}}, 1{{/port}}{{^port}}, 0{{/port}}]", "[\"h\", null, 0]"),
    ("[{{colour}}, {{colour_title}}]", "[\"1.5\", \"shop blau\"]"),
    ("[{{#colour_is.1.5}}1{{/colour_is.1.5}}{{^colour_is.red}}2{{/colour_is.red}}]", "[12]"),
    ("[{{colour_is.dark_green}}, {{colour_is.1.5}}]", "[false, true]"),
    ("[{{days_title}}, {{#days_has.mo}}1{{/days_has.mo}}]", "[[\"Monday\",\"Tuesday\"], 1]"),
    ("[{{#days_title}}{{.}}{{^-last}}, {{/-last}}{{/days_title}}]", "[\"Monday\", \"Tuesday\"]"),
    ("[{{pair_title}}, {{pair_has.at}}]", "[[\"Europe\",\"Austria\"], true]"),
    ("[{{level_is.2}}, {{level_title}}]", "[true, \"2\"]"),
  ])
  func `names stand for answers`(template: String, text: String) throws {
    let content = try #require(try filled(template))
    #expect(String(decoding: content.bytes, as: UTF8.self) == text)
    #expect(!content.holdsSecret)
  }

  @Test(arguments: [
    "[{{pass}}]", "[{{net.pass}}]", "[{{#net}}{{pass}}{{/net}}]", "{{#pass}}[{{.}}]{{/pass}}",
    "[\"{{{pass}}}\"]",
  ])
  func `a text with a secret is known for it`(template: String) throws {
    let content = try #require(try filled(template))
    #expect(String(decoding: content.bytes, as: UTF8.self) == "[\"s3cret\"]")
    #expect(content.holdsSecret)
    let hidden = try #require(try filled(template, showsSecrets: false))
    #expect(!String(decoding: hidden.bytes, as: UTF8.self).contains("s3cret"))
    #expect(!hidden.holdsSecret)
  }

  @Test(arguments: [
    ("{{nme}}", "1:3 \"nme\" is no tag or key of the form, did you mean \"name\"?"),
    ("[{{#nets}}{{/nets}}]", "1:5 \"nets\" is no tag or key of the form, did you mean \"net\"?"),
    (
      "[{{colour_is.blue}}]",
      "1:4 \"colour_is.blue\" is no tag or key of the form, did you mean \"colour_is\"?"
    ),
    (
      "[{{colour_has.red}}]",
      "1:4 \"colour_has.red\" is no tag or key of the form, did you mean \"colour\"?"
    ),
    (
      "[{{name_title}}]",
      "1:4 \"name_title\" is no tag or key of the form, did you mean \"days_title\"?"
    ),
    ("[{{name.first}}]", "1:4 \"name.first\" is no tag or key of the form, did you mean \"name\"?"),
    ("[{{-index}}{{#days}}{{-index}}{{/days}}]", "1:4 \"-index\" is no tag or key of the form"),
    ("[{{>*part}}]", "1:6 \"part\" is no tag or key of the form, did you mean \"port\"?"),
  ])
  func `a name that stands for nothing is found`(template: String, expected: String) throws {
    var file = TemplateFile(path: "t", bytes: Array(template.utf8)) { _ in .missing }
    let compiled = try Walk.form(form)
    let found = file.findings(for: compiled, isLax: false)
    let lines = found.map { finding in
      let place = finding.position.map { "\($0.line):\($0.column) " } ?? ""
      return place + finding.message + (finding.remedy.map { ", \($0)" } ?? "")
    }
    #expect(lines == [expected])
    #expect(found.map(\.severity) == [.error])
    #expect(file.findings(for: compiled, isLax: true).map(\.severity) == [.warning])
  }

  @Test func `a tag wins over a key, and a key over a name that is made`() throws {
    let walk = try Walk(
      """
      rows:
        - { tag: a, type: select, options: [{ value: x, title: X }] }
        - { tag: a_title, type: text }
        - { tag: b, type: select, options: [{ value: x, title: X }] }
        - { tag: c, type: text, key: b_title }

      """, answers: "{\"a\": \"x\", \"a_title\": \"tag\", \"b\": \"x\", \"c\": \"key\"}")
    let context = AnswerContext(walk.session)
    #expect(context.value(named: "a_title") == .text("tag"))
    #expect(context.value(named: "b_title") == .text("key"))
    #expect(
      FormAnalysis(walk.session.form).warnings.map(\.message) == [
        "a template file reads this row as \"a_title\", which else would tell of \"a\""
      ])
  }

  @Test func `hidden rows are empty, also where expressions still read them`() throws {
    let walk = try Walk(
      """
      hiddenValues: keep
      rows:
        - { tag: on, type: switch }
        - { tag: a, type: select, options: [x], when: $on == YES, default: x }

      """, answers: "{\"on\": false}")
    let context = AnswerContext(walk.session)
    #expect(context.value(named: "a") == .nothing)
    #expect(context.value(named: "a_is") == .nothing)
    #expect(context.value(named: "on") == .boolean(false))
  }

  @Test func `names are made of the tags of lists and of items too`() throws {
    let form = """
      sections:
      - rows:
        - {tag: v, type: select, list: true, options: [{value: a, title: Aa}, {value: b c, title: Bb}]}
      - multivalued: {tag: faces}
        rows:
        - {tag: name, type: text}
        - {tag: method, type: segment, options: [{value: dhcp, title: Found}, static]}
        - {tag: key, type: password}
      """
    let walk = try Walk(
      form,
      answers: #"{"v": ["b c"], "faces": [{"name": "e0", "method": "dhcp"}, {"method": "static"}]}"#
    )
    let template =
      "{{v_title}} {{#v_has.b_c}}B{{/v_has.b_c}}{{#v_has.a}}A{{/v_has.a}} "
      + "{{#faces}}{{name}}/{{method_title}}{{#method_is.static}}!{{/method_is.static}} {{/faces}}"
    var file = TemplateFile(path: "t.txt", bytes: Array(template.utf8), notation: "plain") { _ in
      .missing
    }
    #expect(file.findings(for: walk.session.form, isLax: false) == [])
    let filled = file.filled(
      with: AnswerContext(walk.session), isLax: false, language: .english)
    let content = try #require(filled.content)
    #expect(String(decoding: content.bytes, as: UTF8.self) == "Bb B e0/Found /static! ")
    #expect(!content.holdsSecret)
  }
}
