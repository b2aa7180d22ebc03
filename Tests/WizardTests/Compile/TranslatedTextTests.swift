import Testing

@testable import Wizard

@Suite struct TranslatedTextTests {
  private static let form = """
    title: {en: Order, de: Bestellung}
    intro: {de: Guten Tag}
    footer: {fr: Merci, it: Grazie}
    sections:
    - title: {en: Goods, de: Waren}
      rows:
      - tag: size
        type: select
        title: {en: Size of {name}, de: Größe}
        description: {en: How big, de: Wie groß}
        noValueText: {en: unknown, de: unbekannt}
        options:
        - {value: s, title: {en: Small, de: Klein}, group: {en: Sizes, de: Größen}}
        - {value: l, title: {en: Large, de: Groß}, description: {en: Very, de: Sehr}}
      - tag: code
        type: text
        placeholder: {en: such as A1, de: etwa A1}
        pattern: "[A-Z][0-9]"
        messages: {pattern: {en: "{{value}} is no code", de: "{{value}} ist kein Code"}}
        checks:
        - {predicate: SELF != 'A0', message: {en: not A0, de: nicht A0}}
      - {tag: note, type: info, text: {en: Hello, de: Hallo}}
    checks:
    - {predicate: $code != 'B0', message: {en: not B0, de: nicht B0}}
    """.replacing("Size of {name}", with: "Size")

  private func texts(_ languages: String...) throws -> [String?] {
    let form = try Walk.form(Self.form, in: Language(languages))
    let (size, code, note) = (form.rows[0], form.rows[1], form.rows[2])
    let options = size.type.optionList?.options ?? []
    let phrases: [Phrase?] = [
      form.title, form.intro, form.footer, form.sections[0].title, size.title, size.description,
      size.noValueText, options.first?.title, options.first?.group, options.last?.description,
      code.placeholder, code.messages[.pattern], code.checks.first?.message,
      note.type.phrases.first, form.checks.first?.check.message,
    ]
    return phrases.map { $0?.text }
  }

  @Test func `every text is taken in the language of the person`() throws {
    #expect(
      try texts("de_AT", "it") == [
        "Bestellung", "Guten Tag", "Grazie", "Waren", "Größe", "Wie groß", "unbekannt", "Klein",
        "Größen", "Sehr", "etwa A1", "{{value}} ist kein Code", "nicht A0", "Hallo", "nicht B0",
      ])
  }

  @Test func `English stands in, and else the first language`() throws {
    let english = try texts()
    #expect(english[..<5] == ["Order", "Guten Tag", "Merci", "Goods", "Size"])
    #expect(try texts("es") == english)
  }

  @Test func `answers and results are the same in every language`() throws {
    for language in ["en", "de"] {
      let form = try Walk.form(Self.form, in: Language([language]))
      var walk = try Walk(form, answers: "size: l\ncode: A1\n")
      #expect(walk.results == #"{"size":"l","code":"A1"}"#)
      let small = language == "de" ? "klein" : "small"
      #expect(try walk.reply(small, to: "size") == (language == "de" ? "= Klein" : "= Small"))
      #expect(walk.results == #"{"size":"s","code":"A1"}"#)
      let refused = language == "de" ? "pattern: x ist kein Code" : "pattern: x is no code"
      #expect(try walk.reply("x", to: "code") == refused)
    }
  }

  @Test func `the check warns of texts that lack a language, whatever the language`() throws {
    for language in ["en", "de"] {
      let form = try Walk.form(
        """
        title: {en: a, de: b}
        rows:
        - {tag: a, type: text, title: {en: a, fr: c}, description: plain}
        - {tag: b, type: text, title: {DE: a, en: b, fr: c}, messages: {required: {de: x}}}
        """, in: Language([language]))
      #expect(
        FormAnalysis(form).warnings.map { "\($0.position?.line ?? 0) \($0.code) \($0.message)" }
          == [
            "1 W013 the text has no \"fr\", which other texts of the form have",
            "3 W013 the text has no \"de\", which other texts of the form have",
            "4 W013 the text has no \"en\", which other texts of the form have",
            "4 W013 the text has no \"fr\", which other texts of the form have",
          ])
    }
  }

  @Test func `a form in one language lacks none`() throws {
    let form = try Walk.form("title: {de: a}\nrows: [{tag: a, type: text, title: {de: b}}]")
    #expect(FormAnalysis(form).warnings.isEmpty)
  }
}
