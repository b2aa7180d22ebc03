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
    ("{{#tags}}{{-index}}{{^-last}}-{{/-last}}{{#-first}}!{{/-first}}{{/tags}}", "1-!2"),
    ("{{#guests}}{{#tags}}{{-index}}{{/tags}}{{-index}} {{/guests}}", "121 122 "),
    ("{{$part}}in {{port}}{{/part}}", "in 8080"), ("a {{-index}}", "a "),
    ("{{>part}}", ""), ("{{owner}}", ""), ("{{ #yes}}a{{ /yes}}", "a"),
  ])
  func `tags are replaced`(text: String, expected: String) throws {
    #expect(try TextTemplate.parse(text).render(answers) == expected)
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
      ("x{{<a}}", .unclosedSection(name: "a", offset: 1)),
      ("x{{$a}}", .unclosedBlock(name: "a", offset: 1)),
      ("{{<*a}}{{/a}}", .wrongClose(name: "a", expected: "*a", offset: 10)),
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
        .unclosedBlock(name: "a", offset: 1),
        "the block \"a\" is not closed, expected \"{{/a}}\"; a value is written as \"{{a}}\", without \"$\""
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

  @Test(arguments: [
    // Site, argument, result.
    ("{{$a}}x{{/a}}!", "{{$a}}y{{/a}}", "y!"),
    ("  {{$a}}x{{/a}}!\n", "{{$a}}y\nz{{/a}}", "  y\n  z!\n"),
    ("  {{$a}}\n  x\n  {{/a}}\n", "{{$a}}\ny\n  z\n{{/a}}", "  y\n    z\n"),
    ("  {{$a}}\n      x\n  {{/a}}\n", "{{$a}}\n\ty\n\t\tz\n{{/a}}", "      y\n      \tz\n"),
    ("{{$a}}\n{{/a}}", "{{$a}}\n    y{{port}}\n  {{>p}}\n{{/a}}", "y8080\np1\np2\n"),
    ("  {{$a}}{{/a}}", "{{$a}}\n{{>p}}\n{{/a}}", "  p1\n  p2\n"),
    ("{{$a}}x{{/a}}", "{{$b}}y{{/b}}", "x"),
    ("{{$a}}x{{/a}}", "{{#yes}}{{$a}}y{{/a}}{{/yes}}", "x"),
  ])
  func `blocks are filled and laid out`(site: String, argument: String, result: String) throws {
    let parts = ["site": site, "p": "p1\np2\n"]
    let template = try TextTemplate.parse("{{<site}}" + argument + "{{/site}}")
    let text = try template.render(answers) { name in
      parts[name].flatMap { try? TextTemplate.parse($0) }
    }
    #expect(text == result)
  }

  @Test func `a block that is filled with itself is an error`() throws {
    let site = try TextTemplate.parse("{{$a}}{{/a}}")
    let template = try TextTemplate.parse("{{<site}}{{$a}}x{{$a}}y{{/a}}{{/a}}{{/site}}")
    #expect(throws: TextTemplateError.partialsTooDeep) {
      try template.render(answers) { _ in site }
    }
  }

  @Test func `partials that double each time are an error`() throws {
    let names = (0..<60).map { "p\($0)" }
    var parts: [String: TextTemplate] = [:]
    for (index, name) in names.enumerated() {
      parts[name] = try TextTemplate.parse("{{>p\(index + 1)}}{{>p\(index + 1)}}")
    }
    let template = try TextTemplate.parse("{{>p0}}")
    #expect(throws: TextTemplateError.partialsTooDeep) {
      try template.render(answers) { parts[$0] }
    }
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
