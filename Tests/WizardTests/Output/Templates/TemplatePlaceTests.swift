import Testing

@testable import Wizard

/// What a value becomes at each place of each format.
@Suite struct TemplatePlaceTests {
  @Test(arguments: TableCase.cases(of: "templates"))
  func `a value becomes what its place needs`(specified: TableCase) throws {
    let notation = String(specified.context.prefix { $0 != " " })
    let json = String(specified.context.dropFirst(notation.count + 1))
    let document = try JSONReader.read(SourceText(name: "value", text: json), dialect: .strict)
    let context = TemplateValue.map([.init("v", Self.value(of: document.root))])
    let template = Self.unescaped(specified.input)
    var file = TemplateFile(path: "t", bytes: Array(template.utf8), notation: notation) { _ in
      .missing
    }
    let found = file.findings(for: context)
    let filled = file.filled(with: context, isLax: false, language: .english)
    // What is wrong whatever the value is, is found before there is one.
    if !found.isEmpty { #expect(found == filled.diagnostics) }
    let text =
      filled.content.map { String(decoding: $0.bytes, as: UTF8.self) }
      ?? filled.diagnostics.map(Self.line).joined(separator: " ")
    #expect(text == Self.unescaped(specified.expected))
    #expect(filled.isOfAnswers == (found.isEmpty && !filled.diagnostics.isEmpty))
  }

  private static func line(_ finding: Diagnostic) -> String {
    let place = finding.position.map { "\($0.line):\($0.column)" } ?? ""
    return "! \(place) \(finding.message)" + (finding.remedy.map { "; \($0)" } ?? "")
  }

  private static func unescaped(_ text: String) -> String {
    String(text.map { $0 == "⏎" ? "\n" : $0 == "⇥" ? "\t" : $0 })
  }

  private static func value(of node: Node) -> TemplateValue {
    switch node.content {
    case .null: .nothing
    case .boolean(let flag): .boolean(flag)
    case .number(let digits): .number(digits)
    case .string(let text), .plain(let text): .text(text)
    case .array(let items): .list(items.map(value))
    case .object(let members): .map(members.map { .init($0.key, value(of: $0.value)) })
    }
  }
}

/// What is known of places where sections leave it open.
@Suite struct TemplateBranchTests {
  private let form = """
    rows:
      - { tag: v, type: text }
      - { tag: on, type: switch }
      - { tag: kind, type: select, options: [a, b] }
      - { tag: many, type: multiselect, options: [a, b] }

    """

  @Test(arguments: [
    // A place that is right in one of the cases is not refused before there are answers.
    ("json", "{\"a\": {{#on}}\"x{{/on}}{{^on}}\"y{{/on}}{{v}}\"}", 0),
    ("sh", "{{#kind_is.a}}a=\"{{/kind_is.a}}{{#kind_is.b}}a='{{/kind_is.b}}{{v}}\n", 0),
    // One that is wrong in all cases is.
    ("yaml", "{{#on}}# {{/on}}{{^on}}'{{/on}}{{v}}\n", 0),
    ("yaml", "{{#on}}# x{{/on}}\na: '{{v}}'", 1),
    ("sh", "{{#on}}# {{v}}{{/on}}\n{{v}}{{^on}}'{{v}}'{{/on}}", 2),
    // The second element stands behind the first.
    ("json", "[{{#many}}{{.}}{{/many}}]", 0),
    ("json", "[{{#many}}{{.}}{{^-last}},{{/-last}}{{/many}}]", 0),
    ("sh", "{{#many}}'{{.}}{{/many}}", 0), ("sh", "{{#many}}'{{.}}'{{/many}}", 1),
  ])
  func `only what is wrong in all cases is refused early`(
    notation: String, template: String, count: Int
  ) throws {
    var file = TemplateFile(path: "t", bytes: Array(template.utf8), notation: notation) { _ in
      .missing
    }
    let found = file.findings(for: try Walk.form(form), isLax: false)
    #expect(found.count == count, "\(found)")
  }

  @Test(arguments: [
    ("[{{#many}}{{.}}{{^-last}},{{/-last}}{{/many}}]", "[\"a\",\"b\"]"),
    ("[{{#many}}{{.}}{{/many}}]", nil),
    ("{\"a\": {{#on}}\"x{{/on}}{{^on}}\"y{{/on}}{{v}}\"}", "{\"a\": \"xv\"}"),
  ])
  func `the rest is refused when the template is filled`(template: String, text: String?) throws {
    let walk = try Walk(form, answers: "{\"v\": \"v\", \"on\": true, \"many\": [\"a\", \"b\"]}")
    let file = TemplateFile(path: "t.json", bytes: Array(template.utf8)) { _ in .missing }
    let filled = file.filled(
      with: AnswerContext(walk.session), isLax: false, language: .english)
    #expect(filled.content.map { String(decoding: $0.bytes, as: UTF8.self) } == text)
    #expect(filled.isOfAnswers == false)
  }
}
