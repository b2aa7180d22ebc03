import Testing

@testable import Wizard

@Suite struct `Lists of an earlier run` {
  private static func walk(
    _ form: String, _ answers: String, asking mode: AskMode = .missing, changesOnly: Bool = false
  ) throws -> (walk: Walk, notes: [String]) {
    var session = Session(try Walk.form(form), asking: mode, asksChangesOnly: changesOnly)
    let source = SourceText(name: "old.json", text: answers)
    var file = AnswerFile(try Document.readAnswers(source), as: .offers)
    #expect(file.give(to: &session) == [])
    session.start()
    let changes = changesOnly ? session.changesSinceOffers : session.staleOffers
    let notes = file.notes.notes + file.notes.unused + changes
    #expect(session.refusedAnswers == [])
    return (Walk(session), notes.map { "\($0.tag) \($0.rule.rawValue)" })
  }

  private static func single(_ attributes: String) -> String {
    """
    rows:
    - {tag: a, type: text}
    - {tag: t, \(attributes)}
    """
  }
  private static let texts = #"{"a": "A", "t": ["x", "y"]}"#

  @Test func `are defaults, asked again`() throws {
    var (walk, notes) = try Self.walk(Self.single("type: text, list: true"), Self.texts)
    #expect(notes == [])
    #expect(walk.askedByEnter() == ["a", "t[0]", "t[1]", "t[2]"])
    #expect(walk.results == Self.texts.replacing(" ", with: ""))
    (walk, _) = try Self.walk(
      """
      sections:
      - multivalued: {tag: g}
        rows: [{tag: x, type: text}, {tag: y, type: text}]
      """, #"{"g": [{"x": "1", "y": "2"}]}"#)
    #expect(walk.askedByEnter() == ["g[0].x", "g[0].y", "g"])
  }

  @Test func `are not asked where only changes are, unless they changed`() throws {
    let (walk, notes) = try Self.walk(
      Self.single("type: text, list: true"), Self.texts, changesOnly: true)
    #expect(walk.question == nil)
    #expect(notes == [])
  }

  @Test(arguments: [
    ("type: integer, list: true", ["t[0] type", "t[1] type"], "t[0]"),
    ("type: text, list: {maxItems: 1}", ["t maxItems"], "t[0]"),
    ("type: text, list: {minItems: 3}", ["t minItems"], "t[2]"),
    ("type: select, options: [x, b], list: true", ["t[1] options"], "t[1]"),
  ]) func `that are no longer valid are noted and asked`(
    attributes: String, noted: [String], asked: String
  ) throws {
    let (walk, notes) = try Self.walk(Self.single(attributes), Self.texts, changesOnly: true)
    #expect(notes == noted)
    #expect(walk.question == asked)
    for mode in [AskMode.missing, .withoutDefault] {
      var walk = try Self.walk(Self.single(attributes), Self.texts, asking: mode).walk
      _ = walk.askedByEnter()
    }
  }

  @Test func `are dropped item by item where items are of another kind`() throws {
    let form = """
      sections:
      - rows: [{tag: a, type: text}]
      - multivalued: {tag: t}
        rows: [{tag: x, type: text}, {tag: y, type: integer}]
      """
    var (walk, notes) = try Self.walk(form, Self.texts, changesOnly: true)
    #expect(notes == ["t[0] type", "t[1] type"])
    #expect(walk.question == "t")
    (walk, notes) = try Self.walk(
      form, #"{"a": "A", "t": [{"x": "1", "y": "no"}, {"x": "2", "y": 5}]}"#, changesOnly: true)
    #expect(notes == ["t[0].y type"])
    #expect(walk.askedByEnter() == ["t[0].y"])
  }

  @Test func `have items whose former and gone names are noted`() throws {
    let form = """
      sections:
      - multivalued: {tag: g}
        rows: [{tag: x, type: text}, {tag: yy, type: text, was: y}]
      """
    let (walk, notes) = try Self.walk(
      form, #"{"g": [{"x": "1", "y": "2", "o": "3"}]}"#, changesOnly: true)
    #expect(notes == ["g[0].y unknown", "g[0].o unknown"])
    #expect(walk.question == nil)
    #expect(walk.results == #"{"g":[{"x":"1","yy":"2"}]}"#)
    for answers in [#"{"g": [{"x": "1", "y": "2"}]}"#, #"{"g[0].x": "1", "g[0].y": "2"}"#] {
      let given = try Walk(form, answers: answers, asking: .never)
      #expect(given.results == walk.results)
    }
    var session = Session(try Walk.form(form), asking: .never)
    for (name, text) in [("g[0].y", "2"), ("g", #"[{"y": "2"}]"#)] {
      let problems = session.give([(name, text)], from: .option("-s"))
      #expect(problems.map(\.tag) == ["g[0].y"])
      #expect(problems.map { $0.suggestion?.contains("yy") } == [true])
    }
  }

  @Test func `may be sections that had another name`() throws {
    let form = """
      sections:
      - multivalued: {tag: g, was: [guests, people]}
        rows: [{tag: x, type: text}, {tag: y, type: text}]
      - multivalued: {tag: l, was: names}
        rows: [{tag: n, type: text}]
      """
    let answers = #"{"people": [{"x": "1", "y": "2"}], "names": ["a"]}"#
    let (walk, notes) = try Self.walk(form, answers, changesOnly: true)
    #expect(notes == ["people unknown", "names unknown"])
    #expect(walk.question == nil)
    #expect(walk.results == #"{"g":[{"x":"1","y":"2"}],"l":["a"]}"#)
    for answers in [answers, #"{"guests[0].x": "1", "people[0].y": "2", "names[0]": "a"}"#] {
      let given = try Walk(form, answers: answers, asking: .never)
      #expect(given.results == walk.results)
    }
    let faults = try Walk.faults(
      of: """
        sections:
        - multivalued: {tag: g, was: h}
          rows: [{tag: x, type: text}]
        - multivalued: {tag: h, was: 1}
          rows: [{tag: x, type: text}]
        """)
    #expect(
      faults == [
        #"4: "1" in "was" of "multivalued" of the section is not a tag"#,
        #"2: "h" in "was" of row "g" is a name of row "h""#,
      ])
  }

  @Test func `leave rows of items to the defaults that were taken`() throws {
    let form = """
      sections:
      - multivalued: {tag: g}
        rows: [{tag: x, type: text}, {tag: y, type: text, default: new}]
      - rows: [{tag: l, type: text, list: true}]
      """
    let saved = """
      {"askform-answers": 1, "answers": {"g": [{"x": "1", "y": "old"}]},
       "defaults": ["g[0].y"], "skipped": ["l"]}
      """
    let (walk, notes) = try Self.walk(form, saved, changesOnly: true)
    #expect(notes == [])
    #expect(walk.question == nil)
    #expect(walk.results == #"{"g":[{"x":"1","y":"new"}]}"#)
  }
}
