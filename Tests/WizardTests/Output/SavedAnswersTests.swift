import Testing

@testable import Wizard

@Suite struct `Saved answers` {
  private static let form = """
    rows:
    - {tag: name, type: text, key: false}
    - {tag: day, type: date, default: today}
    - {tag: port, type: integer, default: 80, key: server.port}
    - {tag: nick, type: text}
    - {tag: tags, type: multiselect, options: [a, b]}
    - {tag: pass, type: password, hidden: $nick == 'none'}
    - {tag: made, type: password, default: {generate: 12}}
    - {tag: after, type: text, default: x, hidden: $port > 100}
    - {tag: sum, type: integer, compute: $port + 1}
    """

  private func saved(_ walk: Walk, isFinished: Bool = false) -> String {
    String(
      decoding: SavedAnswersWriter.bytes(of: walk.session, form: "f", isFinished: isFinished),
      as: UTF8.self)
  }

  @Test func `hold what was answered so far, and what was left to a default`() throws {
    var walk = try Walk(Self.form)
    try walk.answer("name", "Ada")
    try walk.answer("day", "")
    try walk.answer("port", "99")
    try walk.answer("nick", "")
    try walk.answer("tags", "")
    try walk.answer("pass", "hunter2")
    #expect(
      saved(walk) == """
        {
          "askform-answers": 1,
          "form": "f",
          "answers": {
            "name": "Ada",
            "day": "2026-11-30",
            "port": 99,
            "nick": null
          },
          "defaults": [
            "day"
          ],
          "skipped": [
            "tags"
          ]
        }

        """)
  }

  @Test func `of a finished walk hold every default, and nothing hidden or secret`() throws {
    var walk = try Walk(Self.form, asking: .withoutDefault)
    try walk.answer("name", "Ada")
    try walk.answer("nick", "none")
    try walk.answer("tags", "a,b")
    let text = saved(walk, isFinished: true)
    #expect(text.contains(#""after": "x""#))
    #expect(text.contains(#""port": 80"#))
    #expect(!text.contains("made") && !text.contains("pass") && !text.contains("sum"))
    try walk.session.goTo(walk.row("port")) ? walk.answer("port", "200") : ()
    #expect(!saved(walk, isFinished: true).contains("after"))
  }

  @Test func `are an answer file like any`() throws {
    let answers = """
      {"askform-answers": 1, "form": "f", "answers": {"name": "Ada", "server": {"port": 1}},
       "defaults": ["port"]}
      """
    var session = Session(try Walk.form(Self.form))
    var file = AnswerFile(try Document.read(Array(answers.utf8), name: "a", dialect: .strict))
    #expect(file.give(to: &session) == [])
    #expect(file.takenDefaults == ["port"])
    session.start()
    #expect(session.value(of: 0) == .string("Ada"))
    #expect(session.value(of: 2).inWords == "1")
    let asked = session.question.map { session.form.rows[$0].tag }
    #expect(asked == "day")
  }

  @Test(arguments: [
    ("askform-answers: 2\nanswers: {name: x}", "1 askform-answers type"),
    ("askform-answers: yes\n", "1 askform-answers type"),
    ("askform-answers: 1\n", "1 answers required"),
    ("askform-answers: 1\nanswers: []\n", "2 answers type"),
    ("askform-answers: 1\nanswers: {}\ndefaults: name\n", "3 defaults type"),
    ("askform-answers: 1\nanswers: {}\ndefaults: [[]]\n", "3 defaults type"),
    ("askform-answers: 1\nanswers: {}\nname: x\n", "3 name unknown"),
    ("askform-answers: 1\nanswers: {nam: x}\n", "2 nam unknown"),
  ])
  func `that are malformed are refused with the place`(answers: String, fault: String) throws {
    var session = Session(try Walk.form(Self.form))
    var file = AnswerFile(try Document.read(Array(answers.utf8), name: "a.yaml", dialect: .strict))
    let faults = file.give(to: &session).map { problem in
      "\(problem.source?.position?.line ?? 0) \(problem.tag) \(problem.rule.rawValue)"
    }
    #expect(faults == [fault])
  }

  @Test func `are no saved answers for a form with a row of that name`() throws {
    let form = try Walk.form("rows: [{tag: askform-answers, type: integer}]")
    var session = Session(form, asking: .never)
    var file = AnswerFile(
      try Document.read(Array("askform-answers: 1\n".utf8), name: "a.yaml", dialect: .strict))
    #expect(file.give(to: &session) == [])
    session.start()
    #expect(Walk.line(session) == #"{"askform-answers":1}"#)
  }

  @Test(arguments: 0..<60)
  func `lead to the same result again`(seed: Int) throws {
    var numbers = SeededNumbers(seed: UInt64(seed) &+ 5)
    var random = RandomForm(seed: UInt64(seed), keeps: seed % 3 == 0, hasChecks: false)
    let form = try Walk.form(random.text())
    var session = Session(form, asking: seed % 2 == 0 ? .missing : .withoutDefault)
    session.start()
    var steps = 0
    while let row = session.question, steps < 500 {
      steps += 1
      let text =
        Int.random(in: 0..<3, using: &numbers) == 0 ? "" : `A walk in any order`.text(&numbers)
      if Int.random(in: 0..<9, using: &numbers) == 0 {
        _ = session.replyNone(to: row, from: .person)
      } else {
        _ = session.reply(text, to: row, from: .person)
      }
    }
    guard session.question == nil, session.allProblems.isEmpty else { return }
    let bytes = SavedAnswersWriter.bytes(of: session, form: "f", isFinished: true)
    for mode in [AskMode.never, .missing] {
      var again = Session(form, asking: mode)
      var file = AnswerFile(try Document.read(bytes, name: "saved", dialect: .strict))
      #expect(file.give(to: &again) == [])
      again.start()
      #expect(again.unusedAnswers == [])
      #expect(Walk.line(again) == Walk.line(session), "seed \(seed)")
    }
  }
}
