import Testing

@testable import Wizard

@Suite struct `A walk through lists that is gone on with` {
  /// Forms with lists, and the replies to all of their questions.
  static let forms: [(form: String, replies: [String])] = [
    (
      """
      sections:
      - rows: [{tag: a, type: text}]
      - multivalued: {tag: g}
        rows: [{tag: x, type: text}, {tag: y, type: text, was: z}]
      """, ["A", "y", "x1", "y1", "y", "x2", "", "n"]
    ),
    (
      """
      sections:
      - multivalued: {tag: g, minItems: 1, maxItems: 2}
        rows:
        - {tag: x, type: text, key: net.x}
        - {tag: h, type: text, key: false}
        - {tag: p, type: password}
        - {tag: d, type: text, default: {template: "{{x}}!"}}
        - {tag: w, type: text, when: $x == 'show'}
        - {tag: t, type: integer, list: true}
      - rows: [{tag: z, type: text, list: {minItems: 1}}]
      """, ["show", "h", "p", "", "W", "1", "2", "", "y", "b", "", "p", "D", "", "z", ""]
    ),
  ]

  @Test(arguments: forms) func `never fails, wherever it was killed`(
    form: String, replies: [String]
  ) throws {
    for count in 0...replies.count {
      var kept = try KeptWalk(form)
      kept.reply(replies.prefix(count))
      _ = try kept.resumed(in: form).walk.resultsByEnter
    }
  }

  @Test(arguments: forms) func `goes on at the question where it was killed, to the same end`(
    form: String, replies: [String]
  ) throws {
    var whole = try KeptWalk(form)
    whole.reply(replies)
    #expect(whole.walk.question == nil)
    for count in 0...replies.count {
      var kept = try KeptWalk(form)
      kept.reply(replies.prefix(count))
      var again = try kept.resumed(in: form).walk
      // What is secret is asked again, and nothing else.
      while let row = again.walk.session.question, again.walk.session.row(row).isSecret,
        again.walk.question != kept.walk.question
      {
        again.reply(["p"])
      }
      #expect(again.walk.question == kept.walk.question, "after \(count)")
      again.reply(replies.dropFirst(count))
      #expect(again.walk.results == whole.walk.results, "after \(count)")
    }
  }

  private static let parts = """
    sections:
    - multivalued: {tag: g}
      rows:
      - {tag: x, type: text, key: net.x}
      - {tag: h, type: text, key: false}
      - {tag: d, type: text, default: {template: "{{x}}!"}}
      - {tag: c, type: text, compute: "concat($x, $h)"}
      - {tag: w, type: text, when: $x == 'show'}
      - {tag: m, type: multiselect, options: [a, b]}
    - multivalued: {tag: e}
      rows: [{tag: q, type: text}, {tag: r, type: text}]
    - rows: [{tag: l, type: text, list: true}, {tag: z, type: text}]
    """

  @Test func `is kept with all answers of items, in the output or not`() throws {
    var kept = try KeptWalk(Self.parts)
    kept.reply(["y", "show", "hid", "", "W", "", "y", "", "", "dd", "a", "n", "n", "", ""])
    #expect(kept.walk.question == nil)
    let text = kept.saved(isFinished: true)
    #expect(text.contains(#""h": "hid""#))
    #expect(text.contains(#""d": "show!""#))
    #expect(!text.contains(#""c""#))
    #expect(text.contains("\"defaults\": [\n    \"g[0].d\"\n  ]"))
    for isFinished in [false, true] {
      var again = try kept.givenBack(isFinished: isFinished)
      #expect(again.question == nil)
      #expect(again.results == kept.walk.results)
      let resumed = try kept.resumed(in: Self.parts).walk
      #expect(resumed.walk.question == nil)
      #expect(resumed.walk.results == kept.walk.results)
      #expect(resumed.saved(isFinished: isFinished) == kept.saved(isFinished: isFinished))
      _ = again.askedByEnter()
    }
  }

  @Test func `brings answers back that were hidden later`() throws {
    var kept = try KeptWalk(Self.parts)
    kept.reply(["y", "show", "h", "", "W", "", "n"])
    kept.change { session in
      let row = session.rows(ofItem: session.items(of: 0)[0]).lowerBound
      _ = session.reply("none", to: row, from: .person)
    }
    #expect(!kept.saved().contains("W"))
    var again = try kept.resumed(in: Self.parts).walk
    again.change { session in
      let row = session.rows(ofItem: session.items(of: 0)[0]).lowerBound
      _ = session.reply("show", to: row, from: .person)
    }
    #expect(again.saved().contains(#""w": "W""#))
  }

  @Test func `is saved with hidden lists where hidden values are kept`() throws {
    let form = """
      hiddenValues: keep
      sections:
      - rows: [{tag: on, type: switch, default: true}]
      - when: $on == YES
        multivalued: {tag: g}
        rows: [{tag: x, type: text}, {tag: y, type: text, when: $x == 'show'}]
      - rows:
        - {tag: l, type: text, list: true, when: $on == YES}
        - {tag: n, type: integer, compute: "$g.@count + $l.@count"}
      """
    var kept = try KeptWalk(form)
    kept.reply(["", "y", "show", "Y", "n", "a", "b", ""])
    kept.change { session in _ = session.reply("no", to: 0, from: .person) }
    #expect(kept.walk.results == #"{"on":false,"n":3}"#)
    let again = try kept.givenBack(isFinished: true, asking: .never)
    #expect(again.results == kept.walk.results)
    #expect(again.session.unusedAnswers == [])
    #expect(kept.saved().contains(#""y": "Y""#))
  }

  @Test func `is not asked again for what was passed, nor for a list that was ended`() throws {
    for replies in [["n", "n", "", ""], ["y", "", "", "", "", "n", "n", "", ""]] {
      var kept = try KeptWalk(Self.parts)
      kept.reply(replies)
      #expect(kept.walk.question == nil)
      let again = try kept.givenBack()
      #expect(again.question == nil)
      #expect(again.results == kept.walk.results)
    }
  }

  @Test func `saved in the middle of a list goes on in it`() throws {
    var kept = try KeptWalk(Self.parts)
    kept.reply(["y", "x", "h"])
    #expect(try kept.givenBack().question == "g[0].d")
    kept.reply(["", ""])
    #expect(try kept.givenBack().question == "g")
    kept.reply(["n", "n", "one"])
    #expect(try kept.givenBack().question == "l[1]")
  }

  @Test func `takes former names over, and tells which names are gone`() throws {
    let old = """
      sections:
      - multivalued: {tag: g}
        rows: [{tag: x, type: text}, {tag: y, type: text, default: D}, {tag: o, type: text}]
      - rows: [{tag: a, type: text}, {tag: t, type: text, list: true}]
      """
    let new = """
      sections:
      - multivalued: {tag: g}
        rows: [{tag: x, type: text}, {tag: yy, type: text, default: D, was: y}]
      - rows: [{tag: aa, type: text, was: a}, {tag: tt, type: text, list: true, was: t}]
      """
    var kept = try KeptWalk(old)
    kept.reply(["y", "x1", "", "o1", "y", "x2", "y2", "o2", "n", "A", "1", "2", ""])
    let (again, report) = try kept.resumed(in: new)
    #expect(again.walk.question == nil)
    #expect(
      again.walk.results
        == #"{"g":[{"x":"x1","yy":"D"},{"x":"x2","yy":"y2"}],"aa":"A","tt":["1","2"]}"#)
    #expect(again.saved().contains(#""g[0].yy""#))
    #expect(report.dropFirst() == ["No longer in the form, so left out: g[0].o."])
  }
}
