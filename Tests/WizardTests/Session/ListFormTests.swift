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

  private static let pair = """
    sections:
    - multivalued: {tag: g}
      rows: [{tag: n, type: integer}, {tag: m, type: text}]
    - rows:
      - {tag: z, type: integer}
      - {tag: s, type: select, options: [none, b], list: true}
      - {tag: t, type: text, list: true, default: [x]}
    """

  private static func given(_ answers: [(name: String, text: String)]) throws -> (
    Session, [Problem]
  ) {
    var session = Session(try Walk.form(pair), asking: .never)
    let problems = session.give(answers, from: .option("-s"))
    session.start()
    return (session, problems + session.allProblems)
  }

  @Test func `that are none as a whole stay wrong, whatever names of items follow`() throws {
    let (_, problems) = try Self.given([("g", "garbage"), ("g[0].n", "1")])
    #expect(problems.map(\.tag) == ["g"])
  }

  @Test func `that are given as none are empty, but for an option of the name`() throws {
    let (session, problems) = try Self.given([("g", "none"), ("s", "none"), ("t", "None")])
    #expect(problems.isEmpty)
    #expect(Walk.line(session) == #"{"g":[],"s":["none"],"t":[]}"#)
  }

  @Test func `are reported where they stand in the form`() throws {
    let (session, problems) = try Self.given([("z", "x"), ("g[0].n", "y"), ("z[0]", "1")])
    #expect(problems.inOrder(of: session.form).map(\.tag) == ["g[0].n", "z[0]", "z"])
    #expect(problems.first { $0.tag == "z[0]" }?.suggestion == "did you mean \"z\"?")
  }

  @Test func `are read from lines of variables as an environment has them`() throws {
    let given = try GivenLists(
      Self.pair, "G_0_N=1\nG_0_M=a\nG_1_N=2\nT_0=y\nZ=3\n", name: "a.env")
    #expect(given.told == [])
    #expect(given.results == #"{"g":[{"n":1,"m":"a"},{"n":2}],"z":3,"t":["y"]}"#)
  }
}
