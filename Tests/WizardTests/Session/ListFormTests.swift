import Testing

@testable import Wizard

@Suite struct ListFormTests {
  /// The example forms with lists.
  static let examples = ["dinner.yaml", "network.json", "member.json"]

  @Test(arguments: examples)
  func `give the same when their result is given back`(name: String) throws {
    let form = try #require(TextFile.read(at: TextFile.root + "/forms/" + name))
    let answers = name.replacing(".", with: ".answers.")
    let given = try GivenLists(
      form, try #require(TextFile.read(at: TextFile.root + "/forms/" + answers)), name: answers)
    #expect(given.told == [])
    let again = try GivenLists(form, given.results, name: "a.json")
    #expect(again.told == [])
    #expect(again.results == given.results)
    for format in [YAMLFormat(), JSONFormat()] as [any OutputFormat] {
      let written = try format.bytes(of: Walk.tree(given.session))
      let back = try GivenLists(form, String(decoding: written, as: UTF8.self), name: "a.yaml")
      #expect(back.told == [])
      #expect(back.results == given.results)
    }
    let saved = SavedAnswersWriter.bytes(of: given.session, form: name, isFinished: true)
    let resumed = try GivenLists(form, String(decoding: saved, as: UTF8.self), name: "a.json")
    #expect(resumed.told == [])
    #expect(resumed.results == given.results)
    let flat = given.session.orderedRows.compactMap { row -> (name: String, text: String)? in
      guard !given.session.isList(row), given.session.isAnswered(row) else { return nil }
      return (given.session.tag(of: row), given.session.value(of: row).outputText)
    }
    var session = Session(given.session.form, asking: .never)
    #expect(session.give(flat, from: .option("-s")).isEmpty)
    session.start()
    #expect(Walk.line(session) == given.results)
  }

  @Test(arguments: [
    ("multivalued: {tag: l, minItems: 3, maxItems: 2}", "C023"),
    ("multivalued: {minItems: 3}", "C100"), ("multivalued: yes please", "C002"),
    ("multivalued: {tag: l, mx: 2}", "C001"), ("multivalued: {tag: other}", "C006"),
    ("multivalued: {tag: l, insert: maybe}", "C002"),
  ])
  func `tell what is wrong with them`(keys: String, code: String) throws {
    let text = """
      sections:
      - \(keys)
        rows:
        - {tag: a, type: text}
      - rows:
        - {tag: other, type: text}
      """
    var diagnostics: [Diagnostic] = []
    let document = try Document.read(Array(text.utf8), name: "form")
    let form = try #require(FormReader.read(document, adding: &diagnostics))
    let clock = try Clock(isoText: "2026-11-30T10:00:00Z")
    _ = FormCompiler.compile(form, clock: clock, adding: &diagnostics)
    #expect(diagnostics.map(\.code) == [code])
  }

  @Test func `refuse rows that read themselves through their list, and unknown keys of items`()
    throws
  {
    #expect(
      try Walk.faults(
        of: """
          sections:
          - multivalued: {tag: l}
            rows:
            - {tag: a, type: text, hidden: $l.@count > 2}
            - {tag: b, type: text}
          """
      ).first?.contains("rows depend on each other in a circle") == true)
    let faults = try Walk.faults(
      of: """
        sections:
        - multivalued: {tag: l}
          rows: [{tag: a, type: text}, {tag: b, type: integer}]
        - rows:
          - {tag: c, type: text, hidden: ANY $l.aa == 'x'}
          - {tag: d, type: text, hidden: '$l[0].b == 1'}
          - {tag: e, type: multiselect, options: [x], list: true}
          - {tag: f, type: text, list: 3}
          - {tag: g, type: integer, list: true, default: [1, x]}
        """)
    #expect(faults.count == 4)
    #expect(faults[0].contains("aa") || faults.contains { $0.contains("aa") })
  }
}

@Suite struct `Ten thousand items` {
  private static let form = """
    sections:
    - multivalued: {tag: rows, uniqueItems: true}
      rows:
      - {tag: n, type: integer, required: true}
      - {tag: twice, type: integer, compute: $n * 2}
    - rows:
      - {tag: sum, type: integer, compute: $rows.twice.@sum.self}
    """

  /// How long a file of so many items takes, in seconds.
  private func time(_ count: Int) throws -> Double {
    let items = (0..<count).map { #"{"n":\#($0)}"# }.joined(separator: ",")
    let form = try Walk.form(Self.form)
    let clock = ContinuousClock()
    let start = clock.now
    var session = Session(form, asking: .never)
    var file = AnswerFile(
      try Document.read(Array("{\"rows\":[\(items)]}".utf8), name: "a.json", dialect: .strict))
    _ = file.give(to: &session)
    session.start()
    #expect(session.allProblems.isEmpty)
    #expect(session.value(of: 1) == .number(ExactDecimal(count * (count - 1))))
    let span = clock.now - start
    return Double(span.components.seconds) + Double(span.components.attoseconds) / 1e18
  }

  @Test(.timeLimit(.minutes(10))) func `take ten times as long as a thousand`() throws {
    _ = try time(100)
    let small = try time(1_000)
    #expect(try time(10_000) < small * 60)
  }

  @Test(.timeLimit(.minutes(10))) func `can be given line by line`() throws {
    var told = 0
    var conversation = PipedConversation(
      try Walk("rows: [{tag: l, type: integer, list: {uniqueItems: true}}]").session
    ) { _ in told += 1 }
    var next = 0
    let outcome = conversation.run { () throws(Never) -> String? in
      next += 1
      return next <= 10_000 ? String(next) : ""
    }
    #expect(outcome == .finished)
    #expect(conversation.session.value(of: 0).listElements?.count == 10_000)
    #expect(told == 10_001)
  }

  @Test(arguments: ExampleWriter.Notation.allCases)
  func `are shown in an example of an answer file that can be filled in`(
    notation: ExampleWriter.Notation
  ) throws {
    let form = try #require(TextFile.read(at: TextFile.root + "/forms/dinner.yaml"))
    var plain = Session(try Walk.form(form), asking: .never)
    plain.start()
    let example = ExampleWriter(plain, as: notation).text
    let name = notation == .yaml ? "a.yaml" : "a.env"
    #expect(
      try GivenLists(form, example, name: name).problems == ["day required", "guests minItems"])
    let answers = [
      ("#day", "2026-12-24"), ("#guests", ""), ("#  -", ""), ("#    name", "Ann"),
      ("#    diet", "vegan"), ("#guests[0].name", "Ann"), ("#guests[0].diet", "vegan"),
    ]
    let filled = example.split(separator: "\n").map { line in
      let sign = notation == .yaml ? ":" : "="
      for (start, answer) in answers where line == start + sign || line == start {
        return line.dropFirst() + (answer.isEmpty ? "" : notation == .yaml ? " " + answer : answer)
      }
      return line[...]
    }
    let given = try GivenLists(form, filled.joined(separator: "\n"), name: name)
    #expect(given.told == [])
    #expect(given.results.contains(#""guests":[{"name":"Ann","diet":"vegan"}]"#))
  }
}
