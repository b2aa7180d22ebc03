import Testing

@testable import Wizard

@Suite struct `A report of problems` {
  private static let form = """
    rows:
    - {tag: a, type: integer}
    - {tag: b, type: text, required: true}
    - {tag: p, type: password, minLength: 9}
    - {tag: q, type: integer, secret: true}
    checks: [{predicate: FALSEPREDICATE, message: never}]
    """

  private func report(_ answers: String, options: [(Int, String)] = []) throws -> ProblemReport {
    let form = try Walk.form(Self.form)
    var session = Session(form, asking: .never)
    var file = AnswerFile(try Document.read(Array(answers.utf8), name: "a.yaml"))
    let problems = file.give(to: &session)
    for (row, text) in options { session.give(text, to: row, from: .option("-s")) }
    session.start()
    return ProblemReport(problems + session.allProblems, of: form)
  }

  private func json(_ report: ProblemReport) -> String {
    var writer = JSONWriter(layout: .compact)
    writer.append(report.node)
    return String(decoding: writer.finished(), as: UTF8.self)
  }

  @Test func `names place, row and reason, a line each`() throws {
    #expect(
      try report("a: many\nxyz: 1\n").text == """
        a.yaml:2:1: error: xyz: is no row of the form
        a.yaml:1:4: error: a: "many" is not a whole number; accepted: a whole number such as 42 or -7
        form: error: b: is required
        form: error: never

        """)
    #expect(
      try report("b: x", options: [(0, "1.5")]).text == """
        -s a: error: a: "1.5" has a decimal point and is not a whole number; accepted: a whole number such as 42 or -7
        form: error: never

        """)
  }

  @Test func `is JSON for a program`() throws {
    #expect(
      try json(report("a: many", options: [(1, "")])) == """
        [{"tag":"a","rule":"type","message":"\\"many\\" is not a whole number; accepted: a whole number such as \
        42 or -7","source":"a.yaml","line":1,"column":4,"value":"many"},{"tag":"b","rule":"required",\
        "message":"is required","source":"-s","line":null,"column":null},{"tag":"","rule":"predicate",\
        "message":"never","source":null,"line":null,"column":null}]

        """)
  }

  @Test func `suggests in JSON as in text`() throws {
    let unknown = try report("bb: 1\nb: x")
    #expect(unknown.text.hasPrefix("a.yaml:1:1: error: bb: is no row of the form"))
    #expect(json(unknown).contains("\"rule\":\"unknown\""))
  }

  @Test func `tells lines of standard input`() throws {
    let problem = Problem(
      row: 0, tag: "a", rule: .type, message: "no", source: .line(7), given: "x")
    let report = ProblemReport([problem], of: try Walk.form(Self.form))
    #expect(report.text == "standard input:7: error: a: no\n")
    #expect(
      json(report)
        == #"[{"tag":"a","rule":"type","message":"no","source":"standard input","line":7,"column":null,"value":"x"}]"#
        + "\n")
    #expect(report.line(for: problem, severity: .note) == "standard input:7: note: a: no")
  }

  @Test(arguments: ["p: hunter2\nq: hunter2\nb: x", "p: [hunter2]\nq: [hunter2]\nb: x"])
  func `never shows a secret`(answers: String) throws {
    let given = try report(answers)
    #expect(given.text.contains(" p: ") && given.text.contains(" q: "))
    #expect(!given.text.contains("hunter2") && !json(given).contains("hunter2"))
    let options = try report("b: x", options: [(2, "hunter2"), (3, "hunter2")])
    #expect(options.text.contains(" p: ") && options.text.contains(" q: "))
    #expect(!options.text.contains("hunter2") && !json(options).contains("hunter2"))
  }

  @Test func `lets nothing through that a terminal would obey`() throws {
    let text = try report("\"a\\e[1m\": 1\nb: x\na: \"\\e[2J\"").text
    #expect(!text.contains("\u{1B}"))
  }
}
