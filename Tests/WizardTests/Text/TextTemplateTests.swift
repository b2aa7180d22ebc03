import Testing
import Wizard

@Suite struct TextTemplateTests {
  private let answers = TemplateValue.map([
    .init("host", .text("a<b>")), .init("port", .number("8080")), .init("yes", .boolean(true)),
    .init("no", .boolean(false)), .init("none", .nothing), .init("empty", .list([])),
    .init("blank", .text("")), .init("tags", .list([.text("x"), .text("y")])),
    .init(
      "guests",
      .list([
        .map([.init("name", .text("Ann")), .init("age", .number("41"))]),
        .map([.init("name", .text("Bo"))]),
      ])),
    .init("owner", .map([.init("name", .map([.init("first", .text("Eve"))]))])),
  ])

  @Test(arguments: [
    ("Port on {{host}}", "Port on a<b>"), ("{{ port }}/{{{port}}}/{{&port}}", "8080/8080/8080"),
    ("{{yes}} {{no}} [{{none}}] [{{missing}}]", "true false [] []"), ("{{tags}}", "x,y"),
    ("{{#yes}}on{{/yes}}{{#no}}off{{/no}}{{^no}}not off{{/no}}", "onnot off"),
    ("{{#none}}a{{/none}}{{^none}}b{{/none}}{{^empty}}c{{/empty}}", "bc"),
    ("{{#blank}}shown{{/blank}}", "shown"), ("{{#tags}}<{{.}}>{{/tags}}", "<x><y>"),
    ("{{#guests}}{{name}} ({{age}}) at {{host}}; {{/guests}}", "Ann (41) at a<b>; Bo () at a<b>; "),
    ("{{owner.name.first}} {{owner.name.last}}", "Eve "), ("{{! a note }}x", "x"),
    ("{{=<% %>=}}<% port %> {{port}}", "8080 {{port}}"), ("{ {{port}} }", "{ 8080 }"),
    ("{{#yes}}\n  in\n{{/yes}}\nout\n", "  in\nout\n"), ("é{{port}}ü", "é8080ü"),
    ("{{>part}}", ""), ("{{owner}}", ""), ("{{ #yes}}a{{ /yes}}", "a"),
  ])
  func `tags are replaced`(text: String, expected: String) throws {
    #expect(try TextTemplate.parse(text).render(answers) == expected)
  }

  @Test func `escaping is the caller's`() throws {
    let template = try TextTemplate.parse("{{host}} {{{host}}}")
    #expect(template.render(answers, escaping: .html) == "a&lt;b&gt; a<b>")
    #expect(template.render(answers, escaping: .custom { $0.uppercased() }) == "A<B> a<b>")
  }

  @Test(
    arguments: [
      ("a {{b", .unclosedTag(offset: 2)), ("{{{b}}", .unclosedTag(offset: 0)),
      ("{{! b", .unclosedTag(offset: 0)), ("é{{}}", .emptyTag(offset: 2)),
      ("{{# }}", .emptyTag(offset: 0)),
      ("{{a b}}", .malformedName("a b", offset: 2)),
      ("{{a..b}}", .malformedName("a..b", offset: 2)),
      ("{{ .a}}", .malformedName(".a", offset: 3)),
      ("x{{#a}}", .unclosedSection(name: "a", offset: 1)),
      ("{{#a}}{{^b}}{{/b}}", .unclosedSection(name: "a", offset: 0)),
      ("{{#a}}{{/b}}", .wrongClose(name: "b", expected: "a", offset: 9)),
      ("{{/a}}", .unopenedSection(name: "a", offset: 3)),
      ("{{=a=}}", .malformedDelimiters(offset: 0)),
      ("{{== ==}}", .malformedDelimiters(offset: 0)),
      ("{{=a b c=}}", .malformedDelimiters(offset: 0)),
    ] as [(String, TextTemplateError)])
  func `a fault is found with its place`(text: String, error: TextTemplateError) {
    #expect(throws: error) { try TextTemplate.parse(text) }
  }

  @Test(
    arguments: [
      (.unclosedTag(offset: 1), "this tag is not closed, expected \"}}\" behind its name"),
      (.emptyTag(offset: 1), "this tag has no name"),
      (
        .malformedName("a b", offset: 1),
        "\"a b\" is no name, expected one without blanks or several with a dot between"
      ),
      (
        .unclosedSection(name: "a", offset: 1),
        "the section \"a\" is not closed, expected \"{{/a}}\""
      ),
      (
        .wrongClose(name: "b", expected: "a", offset: 1),
        "\"{{/b}}\" closes another section than the open one, expected \"{{/a}}\""
      ),
      (.unopenedSection(name: "a", offset: 1), "\"{{/a}}\" closes a section that is not open"),
      (.malformedDelimiters(offset: 1), "new delimiters are written as \"{{=<% %>=}}\""),
      (.nestedTooDeep(offset: 1), "sections stand within more than 200 others"),
    ] as [(TextTemplateError, String)])
  func `a fault is told with what was expected`(error: TextTemplateError, message: String) {
    #expect(error.message == message)
    #expect(error.offset == 1)
  }

  @Test func `partials without end have no place in the text that calls them`() {
    #expect(TextTemplateError.partialsTooDeep.message == "partials call each other without end")
    #expect(TextTemplateError.partialsTooDeep.offset == 0)
  }

  @Test func `the names that are read are listed with their places and sections`() throws {
    let template = try TextTemplate.parse(
      "{{a}} {{#b.c}}{{ d }}{{.}}{{^e}}{{f}}{{/e}}{{/b.c}}{{{g}}}")
    let found = template.references.map {
      "\($0.name)@\($0.offset) \($0.sections.joined(separator: "/"))"
    }
    #expect(found == ["a@2 ", "b.c@9 ", "d@17 b.c", "e@29 b.c", "f@34 b.c", "g@54 "])
    #expect(try TextTemplate.parse("{{> part }}").partials.map(\.name) == ["part"])
  }

  @Test func `a text without tags that read is constant`() throws {
    #expect(try TextTemplate.parse("plain { text }").constantText == "plain { text }")
    #expect(try TextTemplate.parse("a{{! note }}b").constantText == "ab")
    #expect(try TextTemplate.parse("").isConstant)
    let template = try TextTemplate.parse("{{a}}")
    #expect(!template.isConstant)
    #expect(template.constantText == nil)
  }

  @Test func `partials that call themselves without end are an error`() throws {
    let endless = try TextTemplate.parse("x{{>endless}}{{>endless}}")
    #expect(throws: TextTemplateError.partialsTooDeep) {
      try endless.render(answers) { _ in endless }
    }
  }

  @Test func `sections nest 200 deep and no deeper`() throws {
    let deep =
      String(repeating: "{{#yes}}", count: 200) + "x" + String(repeating: "{{/yes}}", count: 200)
    #expect(try TextTemplate.parse(deep).render(answers) == "x")
    #expect(throws: TextTemplateError.nestedTooDeep(offset: 1600)) {
      try TextTemplate.parse(String(repeating: "{{#yes}}", count: 100_000))
    }
  }

  @Test func `long texts take time in proportion`() throws {
    let text = String(repeating: "{ {{#yes}}   {{port}}\n{{/yes}}", count: 20_000)
    let result = try TextTemplate.parse(text).render(answers)
    #expect(result.utf8.count == 20_000 * 10)
  }
}
