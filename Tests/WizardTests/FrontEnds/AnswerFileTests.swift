import Testing

@testable import Wizard

@Suite struct `An answer file` {
  private static let form = """
    rows:
    - {tag: name, type: text}
    - {tag: port, type: integer, key: server.port}
    - {tag: host, type: text, key: server.host}
    - {tag: tls, type: switch, key: server.tls.on}
    - {tag: many, type: multiselect, options: [a, b, c, 1]}
    - {tag: one, type: select, options: [yes, "no", 1, "1", 2.5, true]}
    - {tag: born, type: date}
    """

  /// The results, or what is wrong as `PLACE: NAME RULE: MESSAGE; ACCEPTED`.
  private func outcome(_ answers: String, name: String = "a.yaml", form: String = form) throws
    -> [String]
  {
    var session = Session(try Walk.form(form), asking: .never)
    var file = AnswerFile(try Document.read(Array(answers.utf8), name: name, dialect: .strict))
    let problems = file.give(to: &session)
    session.start()
    let all = problems + session.allProblems
    if all.isEmpty { return [Walk.line(session)] }
    return all.map { problem in
      let position = problem.source?.position
      return
        "\(position?.line ?? 0):\(position?.column ?? 0): \(problem.tag) \(problem.rule.rawValue): "
        + problem.message + ((problem.accepted ?? problem.suggestion).map { "; " + $0 } ?? "")
    }
  }

  @Test(arguments: [
    "name: x\nserver:\n  port: 80\n  host: h\n  tls: {on: yes}\n",
    "name: x\nserver.port: 80\nserver.host: h\nserver.tls.on: on\n",
    "name: x\nport: 80\nhost: h\ntls: true\n",
    "name: x\nserver:\n  port: '80'\n  tls.on: 1\nhost: h\n",
  ])
  func `names rows by tag and by key, nested and flat`(answers: String) throws {
    #expect(
      try outcome(answers) == [#"{"name":"x","server":{"port":80,"host":"h","tls":{"on":true}}}"#])
  }

  @Test func `can be empty, also in a group`() throws {
    #expect(try outcome("") == ["{}"])
    #expect(try outcome("{}", name: "a.json") == ["{}"])
    #expect(try outcome("server: {}") == ["{}"])
    #expect(try outcome("server:\n  tls:\n") == ["{}"])
  }

  @Test(arguments: [
    ("nam: x", "1:1: nam unknown: is no row of the form; did you mean \"name\"?"),
    ("zzzzzz: x", "1:1: zzzzzz unknown: is no row of the form"),
    (
      "server:\n  prt: 1",
      "2:3: server.prt unknown: is no row of the form; did you mean \"server.port\"?"
    ),
    ("server: 5", "1:9: server type: cannot be a number; a map of answers"),
    ("server: [port]", "1:9: server type: cannot be a list; a map of answers"),
    ("nome: {a: 1}", "1:1: nome unknown: is no row of the form; did you mean \"name\"?"),
    ("port: 1\nserver.port: 2", "2:1: server.port duplicate: is given twice, first in line 1"),
    ("- name", "1:1:  syntax: expected a map of answers, found a list"),
    ("just text", "1:1:  syntax: expected a map of answers, found text"),
  ])
  func `says what is no answer, and where`(answers: String, problem: String) throws {
    #expect(try outcome(answers) == [problem])
  }

  @Test(arguments: [
    ("{\"name\": \"x\", \"name\": \"y\"}", "a.json"), ("name: x\nname: y\n", "a.yaml"),
  ])
  func `may not give a name twice`(answers: String, name: String) throws {
    let found = try outcome(answers, name: name)
    #expect(found.count == 1)
    #expect(found.first?.contains("duplicate: ") == true)
  }

  @Test(arguments: [
    ("NO", "NO"), ("no", "no"), ("3.10", "3.10"), ("010000", "010000"), ("12:30:45", "12:30:45"),
    ("1e3", "1e3"), ("0x10", "0x10"), ("2026-12-24", "2026-12-24"), ("true", "true"), ("'~'", "~"),
    ("'null'", "null"), ("\" x \"", "x"), ("+1", "+1"), (".5", ".5"),
  ])
  func `leaves text as it is written`(written: String, text: String) throws {
    #expect(try outcome("name: \(written)") == ["{\"name\":\"\(text)\"}"])
  }

  @Test(arguments: [
    ("one: yes", #"{"one":"yes"}"#), ("one: no", #"{"one":"no"}"#), ("one: 1", #"{"one":1}"#),
    ("one: '1'", #"{"one":"1"}"#), ("one: 1.0", #"{"one":1}"#), ("one: 2.50", #"{"one":2.5}"#),
    ("one: true", #"{"one":true}"#), ("many: [c, a]", #"{"many":["a","c"]}"#),
    ("many: a, c", #"{"many":["a","c"]}"#),
    ("many: [1]", #"{"many":[1]}"#), ("many: []", #"{"many":[]}"#),
    ("tls: NO", #"{"server":{"tls":{"on":false}}}"#),
    ("born: 2026-12-24", #"{"born":"2026-12-24"}"#),
  ])
  func `reads plain values as the row's type does`(answers: String, results: String) throws {
    #expect(try outcome(answers) == [results])
  }

  @Test(arguments: [
    ("port: 080", "1:7: port type"), ("port: 0x10", "1:7: port type"),
    ("port: true", "1:7: port type"),
    ("port: [1]", "1:7: port type"), ("name: {a: 1}", "1:7: name type"),
    ("tls: maybe", "1:6: tls type"),
    ("many: 2", "1:7: many options"), ("one: 3", "1:6: one options"),
    ("server:\n  host: [a]", "2:9: host type"),
  ])
  func `is refused where a row does not take a value, with its place`(
    answers: String, start: String
  ) throws {
    let found = try outcome(answers)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix(start + ": ") == true, "\(found)")
  }

  @Test func `reports all that is wrong at once`() throws {
    let found = try outcome("port: x\nnam: y\ntls: maybe\nborn: never\n")
    #expect(found.count == 4)
  }

  @Test func `gives false, which is an answer`() throws {
    let form = "rows: [{tag: a, type: switch, default: true}]"
    var walk = try Walk(form, answers: "a: false")
    #expect(walk.askedByEnter().isEmpty)
    #expect(walk.results == #"{"a":false}"#)
  }

  @Test func `of later rank replaces what an earlier one gave`() throws {
    var session = Session(try Walk.form(Self.form), asking: .never)
    for answers in ["name: x\nport: many", "port: 5"] {
      var file = AnswerFile(try Document.read(Array(answers.utf8), name: "a.yaml"))
      #expect(file.give(to: &session).isEmpty)
    }
    session.give("6", to: 1, from: .option("-s"))
    session.start()
    #expect(Walk.line(session) == #"{"name":"x","server":{"port":6}}"#)
  }

  @Test func `with many unknown names suggests for the first ones only`() throws {
    let names = "bcdfghijklmnopqrstuvwxyz".flatMap { ["name\($0): 1", "nam\($0): 1"] }
    let found = try outcome(names.joined(separator: "\n"))
    #expect(found.count == names.count)
    #expect(found.filter { $0.contains("did you mean") }.count == 20)
  }

  @Test func `with many groups is read in time that grows with the file`() throws {
    let rows = (0..<5000).map { "- {tag: r\($0), type: text, key: g\($0).x}" }.joined(
      separator: "\n")
    let answers = (0..<5000).map { "g\($0): {x: v}" }.joined(separator: "\n")
    let form = try Walk.form("rows:\n" + rows)
    var session = Session(form)
    var file = AnswerFile(try Document.read(Array(answers.utf8), name: "a.yaml"))
    let clock = ContinuousClock()
    let time = clock.measure { _ = file.give(to: &session) }
    #expect(time < .seconds(5))
    #expect(session.state.given.allSatisfy { $0 != nil })
  }
}

@Suite struct `An answer to a shared key` {
  private static let form = """
    rows:
    - {tag: all_day, type: switch, default: false}
    - {tag: day, type: date, key: starts, when: $all_day == YES}
    - {tag: moment, type: text, key: starts, pattern: ".*T.*", hidden: $all_day == YES}
    """

  @Test(arguments: [
    ("{\"all_day\": true, \"starts\": \"2026-12-24\"}", #"{"all_day":true,"starts":"2026-12-24"}"#),
    ("{\"starts\": \"2026-12-24T10\"}", #"{"all_day":false,"starts":"2026-12-24T10"}"#),
  ])
  func `goes to the visible row, without a note for the hidden one`(
    answers: String, results: String
  ) throws {
    let walk = try Walk(Self.form, answers: answers, asking: .never)
    #expect(walk.problems.isEmpty)
    #expect(walk.results == results)
    #expect(walk.session.unusedAnswers.isEmpty)
  }

  @Test func `is refused once, by the visible row`() throws {
    #expect(
      try Walk(Self.form, answers: "starts: soon", asking: .never).problems == ["moment pattern"])
    #expect(
      try Walk(Self.form, answers: "starts: soon\nall_day: true", asking: .never).problems == [
        "day type"
      ])
  }

  @Test func `is no problem while a refused answer decides which row is shown, where one takes it`()
    throws
  {
    for starts in ["2026-12-24", "2026-12-24T10"] {
      let walk = try Walk(Self.form, answers: "all_day: maybe\nstarts: \(starts)", asking: .never)
      #expect(walk.problems == ["all_day type"])
    }
    let neither = try Walk(Self.form, answers: "all_day: maybe\nstarts: soon", asking: .never)
    #expect(neither.problems == ["all_day type", "day type", "moment pattern"])
  }

  @Test func `given by tag is noted where that row is hidden`() throws {
    let walk = try Walk(Self.form, answers: "day: 2026-12-24", asking: .never)
    #expect(walk.session.unusedAnswers.map(\.tag) == ["day"])
  }

  @Test func `is noted once where all rows of the key are hidden`() throws {
    let form =
      "sections:\n- hidden: true\n  rows:\n"
      + Self.form.split(separator: "\n").dropFirst().map { "  " + $0 }.joined(separator: "\n")
    let walk = try Walk(form, answers: "starts: 2026-12-24", asking: .never)
    #expect(walk.session.unusedAnswers.map(\.tag) == ["day"])
  }
}
