import Testing

@testable import Wizard

@Suite struct `Answers of the environment` {
  private static let form = """
    rows:
    - {tag: name, type: text}
    - {tag: db-port, type: integer, key: database.port, maximum: 9999}
    - {tag: many, type: multiselect, options: [a, b, c]}
    - {tag: one, type: select, options: [x, y]}
    - {tag: token, type: password}
    """

  /// The results, or what is wrong, and what was said.
  private func outcome(_ variables: [(String, String)], form: String = form) throws -> [String] {
    var session = Session(try Walk.form(form), asking: .never)
    var answers = EnvironmentAnswers(prefix: "P_", variables: variables)
    let findings = answers.give(to: &session)
    session.start()
    let problems = findings.errors + session.allProblems
    let report = ProblemReport(problems, of: session.form).lines(as: .error)
    let unused = ProblemReport(findings.unused, of: session.form).lines(as: .warning)
    let notes = ProblemReport(findings.notes, of: session.form).lines(as: .note)
    return report + unused + notes + (problems.isEmpty ? [Walk.line(session)] : [])
  }

  @Test func `are named as the output names them, whatever signs a key has`() throws {
    let form = """
      rows:
      - {tag: first, type: text, key: "p[0].n"}
      - {tag: second, type: text, key: "größe in cm"}
      """
    #expect(
      try outcome([("P_P_0__N", "x"), ("P_GR__E_IN_CM", "y")], form: form)
        == [#"{"p[0]":{"n":"x"},"größe in cm":"y"}"#])
  }

  @Test(arguments: [
    ("P_NAME", "x", #"{"name":"x"}"#), ("P_DB_PORT", "80", #"{"database":{"port":80}}"#),
    ("P_DATABASE_PORT", "80", #"{"database":{"port":80}}"#),
    ("P_MANY", #"["a", "c"]"#, #"{"many":["a","c"]}"#), ("P_MANY", "c,a", #"{"many":["a","c"]}"#),
    ("P_ONE", "y", #"{"one":"y"}"#), ("P_TOKEN", " x ", #"{"token":" x "}"#),
    ("P_NAME", "null", #"{"name":"null"}"#), ("P_NAME", ":none", #"{"name":":none"}"#),
    ("P_NAME", "\\$HOME", #"{"name":"\\$HOME"}"#),
  ])
  func `are named by tag or key in upper case`(name: String, value: String, results: String) throws
  {
    #expect(try outcome([(name, value)]) == [results])
  }

  @Test(arguments: [
    ("P_ONE", "1", "$P_ONE: error: one: \"1\" is not one of the options; accepted: x, y"),
    ("P_DB_PORT", "10000", "$P_DB_PORT: error: db-port: 10000 is more than 9999"),
  ])
  func `are refused with their name`(name: String, value: String, problem: String) throws {
    #expect(try outcome([(name, value)]) == [problem])
  }

  private static let lists = """
    sections:
    - multivalued: {tag: my-guests, minItems: 1}
      rows:
      - {tag: name, type: text, required: true}
      - {tag: pets, type: text, list: true, key: all.pets}
    - rows:
      - {tag: ports, type: port, list: true}
      - {tag: name_0_x, type: text}
    """

  @Test(arguments: [
    (
      [
        ("P_MY_GUESTS_1_NAME", "B"), ("P_MY_GUESTS_0_NAME", "[A]"), ("P_MY_GUESTS_0_PETS_0", "cat"),
      ],
      #"{"my-guests":[{"name":"[A]","all":{"pets":["cat"]}},{"name":"B"}]}"#
    ),
    (
      (0...10).reversed().map { ("P_MY_GUESTS_\($0)_NAME", "\($0)") }
        + [("P_MY_GUESTS_10_ALL_PETS_0", "dog")],
      #"{"my-guests":["# + (0...9).map { #"{"name":"\#($0)"},"# }.joined()
        + #"{"name":"10","all":{"pets":["dog"]}}]}"#
    ),
    (
      [("P_MY_GUESTS", #"[{"name": "A"}, {"name": "B"}]"#), ("P_MY_GUESTS_1_NAME", "C")],
      #"{"my-guests":[{"name":"A"},{"name":"C"}]}"#
    ),
    (
      [
        ("P_MY_GUESTS_0", #"{"name": "A"}"#), ("P_PORTS_0", "80"), ("P_PORTS_1", "22"),
        ("P_NAME_0_X", "y"),
      ],
      #"{"my-guests":[{"name":"A"}],"ports":[80,22],"name_0_x":"y"}"#
    ),
  ])
  func `name items by their place`(variables: [(String, String)], results: String) throws {
    #expect(try outcome(variables, form: Self.lists) == [results])
  }

  @Test(arguments: [
    (
      "P_MY_GUESTS_2_NAME", "x",
      "$P_MY_GUESTS_2_NAME: error: my-guests[2].name: there is no my-guests[1]"
    ),
    ("P_MY_GUESTS_01_NAME", "x", "$P_MY_GUESTS_01_NAME: warning: is the name of no row"),
    ("P_MY_GUESTS_1_NMAE", "x", "$P_MY_GUESTS_1_NMAE: warning: is the name of no row"),
    ("P_MY_GUESTS_1_NAME", "", "$P_MY_GUESTS_1_NAME: note: my-guests: is set and empty"),
    ("P_PORTS_0", "x", "$P_PORTS_0: error: ports[0]: "),
    ("P_MY_GUESTS_1", "x", "$P_MY_GUESTS_1: error: my-guests[1]: "),
    (
      "P_MY_GUESTS_1", #"{"name": "B", "name": "C"}"#,
      "$P_MY_GUESTS_1: error: my-guests[1].name: is given twice"
    ),
  ])
  func `of items are refused with their name`(name: String, value: String, message: String) throws {
    let told = try outcome([("P_MY_GUESTS_0_NAME", "A"), (name, value)], form: Self.lists)
    #expect(told.joined(separator: "\n").contains(message), "\(told)")
  }

  @Test func `that are empty are none, which is noted`() throws {
    #expect(
      try outcome([("P_NAME", "")], form: "rows: [{tag: name, type: text, default: d}]") == [
        "$P_NAME: note: name: is set and empty, which gives no answer", #"{"name":"d"}"#,
      ])
  }

  @Test func `that no row has are told with the nearest one`() throws {
    #expect(
      try outcome([("P_NMAE", "x"), ("P_ZZZZZZ", "x")]) == [
        "$P_NMAE: warning: is the name of no row; did you mean \"P_NAME\"?",
        "$P_ZZZZZZ: warning: is the name of no row", "{}",
      ])
  }

  @Test func `may not answer a row by tag and by key`() throws {
    #expect(
      try outcome([("P_DB_PORT", "80"), ("P_DATABASE_PORT", "81")]) == [
        "$P_DB_PORT: error: db-port: is answered by $P_DATABASE_PORT too"
      ])
  }

  @Test func `cannot be told apart where two rows have one name there`() throws {
    let form = "rows: [{tag: a-b, type: text}, {tag: a_b, type: text}]"
    #expect(
      try outcome([], form: form) == [
        "form: error: a_b: \"a-b\" and \"a_b\" are both P_A_B in the environment"
      ])
  }

  @Test func `go to all rows of a shared key`() throws {
    let form = """
      rows:
      - {tag: all, type: switch, default: false}
      - {tag: day, type: date, key: starts, when: $all == YES}
      - {tag: word, type: text, key: starts, hidden: $all == YES}
      """
    #expect(
      try outcome([("P_STARTS", "2026-12-24"), ("P_ALL", "yes")], form: form)
        == [#"{"all":true,"starts":"2026-12-24"}"#])
    #expect(try outcome([("P_STARTS", "x")], form: form) == [#"{"all":false,"starts":"x"}"#])
  }

  @Test func `may name rows in files of lines too, where no tag is written so`() throws {
    var session = Session(try Walk.form(Self.form), asking: .never)
    let source = SourceText(
      name: "a.env", text: "NAME=x\ndatabase.port=7\nMANY='[\"b\"]'\nNMAE=1\n")
    var file = AnswerFile(try Document.readAnswers(source))
    let problems = file.give(to: &session)
    session.start()
    #expect(problems.map(\.tag) == ["NMAE"])
    #expect(Walk.line(session) == #"{"name":"x","database":{"port":7},"many":["b"]}"#)
  }
}
