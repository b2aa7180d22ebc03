import Testing

@testable import Wizard

/// A walk over lines of standard input, with what was told of it.
private struct PipedRun {
  let outcome: PipedOutcome
  let told: [String]
  let left: Int
  let session: Session

  init(
    _ form: String, _ lines: [String], answers: String? = nil, asking mode: AskMode = .missing,
    reasks: Bool = false
  ) throws {
    var told: [String] = []
    var rest = lines[...]
    let session = try Walk(form, answers: answers, asking: mode).session
    var conversation = PipedConversation(
      session, refusing: reasks ? { told.append("! \($0.tag) \($0.message)") } : nil
    ) { told.append($0) }
    outcome = conversation.run { () throws(Never) -> String? in rest.popFirst() }
    self.told = told
    left = rest.count
    self.session = conversation.session
  }

  /// The problem that stopped it, as `TAG RULE LINE: MESSAGE`.
  var problem: String? {
    guard case .invalid(let problems) = outcome, problems.count == 1 else { return nil }
    let line = if case .line(let number)? = problems[0].source { number } else { 0 }
    return "\(problems[0].tag) \(problems[0].rule.rawValue) \(line): \(problems[0].message)"
  }
}

@Suite struct `Lines on standard input` {
  private static let form = """
    rows:
    - {tag: a, type: text, title: First}
    - {tag: note, type: info, text: no line}
    - {tag: b, type: integer, title: Second, default: 5}
    - {tag: total, type: integer, compute: $b + 1}
    - {tag: p, type: password, title: Token, confirm: true}
    - {tag: c, type: switch, title: Third}
    """

  @Test func `are one a row, and none beyond the last is taken`() throws {
    let run = try PipedRun(Self.form, ["x", "", "hush", "y", "more", "and more"])
    #expect(run.outcome == .finished)
    #expect(run.left == 2)
    #expect(Walk.line(run.session) == #"{"a":"x","b":5,"total":6,"p":"hush","c":true}"#)
    #expect(run.told == ["First: x", "Second: 5", "Token: (secret)", "Third: yes"])
  }

  @Test func `that are refused are told, and their row takes the next one, where that is wanted`()
    throws
  {
    let run = try PipedRun(
      Self.form, ["x", "many", ":quit", "7", "hush", "maybe", "y"], reasks: true)
    #expect(run.outcome == .finished)
    #expect(
      run.told == [
        "First: x", "! b \"many\" is not a whole number",
        "! b \":quit\" is a command, and only :none is one on standard input; "
          + "\\ before it makes it text",
        "Second: 7", "Token: (secret)", "! c \"maybe\" is neither yes nor no", "Third: yes",
      ])
    #expect(
      try PipedRun(Self.form, ["x", "many"], reasks: true).outcome == .endOfInput(row: 2))
  }

  @Test func `that are to mend a refused answer of a file, or a check of the form, are taken too`()
    throws
  {
    let form = """
      rows: [{tag: a, type: integer}, {tag: b, type: integer}]
      checks: [{predicate: $a < $b, row: b, message: too small}]
      """
    let run = try PipedRun(form, ["5", "3", "4", "9"], answers: "a: x", reasks: true)
    #expect(run.outcome == .finished)
    #expect(
      run.told == [
        "! a \"x\" is not a whole number", "a: 5", "b: 3", "! b too small", "b: 4", "! b too small",
        "b: 9",
      ])
    #expect(try PipedRun(form, ["5", "3"], reasks: true).outcome == .endOfInput(row: 1))
  }

  @Test func `are not read where all is answered`() throws {
    let run = try PipedRun("rows: [{tag: a, type: text}]", ["x"], answers: "a: y")
    #expect(run.outcome == .finished && run.left == 1)
  }

  @Test func `that end early are no consent, whether the row is required or not`() throws {
    #expect(try PipedRun(Self.form, []).outcome == .endOfInput(row: 0))
    #expect(try PipedRun(Self.form, ["x", "1", "s"]).outcome == .endOfInput(row: 5))
  }

  @Test func `are not needed for defaults that are taken unasked`() throws {
    let run = try PipedRun(Self.form, ["x", "s", "n"], asking: .withoutDefault)
    #expect(run.outcome == .finished)
    #expect(Walk.line(run.session) == #"{"a":"x","b":5,"total":6,"p":"s","c":false}"#)
  }

  @Test func `take none, and text that looks like a command behind a backslash`() throws {
    let run = try PipedRun(Self.form, ["\\:back", ":none", ":none", "n"])
    #expect(run.outcome == .finished)
    #expect(Walk.line(run.session) == #"{"a":":back","b":null,"c":false}"#)
  }

  @Test(arguments: ["?", "\\?"])
  func `take a question mark as text, as there is nobody to help`(line: String) throws {
    let run = try PipedRun(Self.form, [line, ":none", "?", "n"])
    #expect(run.outcome == .finished)
    #expect(Walk.line(run.session) == #"{"a":"?","b":null,"p":"?","c":false}"#)
  }

  @Test(arguments: [":back", ":quit", ":help", ":frob", ":none x", ":back 2"])
  func `take no other command`(line: String) throws {
    let run = try PipedRun(Self.form, [line, "x"])
    #expect(
      run.problem
        == "a syntax 1: \"\(line)\" is a command, and only :none is one on standard input; \\ before it makes it text"
    )
    #expect(run.left == 1)
  }

  @Test func `that are no answer stop the walk, naming row and line, without a guess`() throws {
    let run = try PipedRun(Self.form, ["x", "many", "5"])
    #expect(run.problem == "b type 2: \"many\" is not a whole number")
    #expect(run.left == 1)
    #expect(
      try PipedRun("rows: [{tag: a, type: text, required: true}]", [""]).problem
        == "a required 1: is required")
  }

  @Test func `go to a row that becomes visible, also an earlier one`() throws {
    let form = """
      rows:
      - {tag: early, type: text, hidden: $late == nil}
      - {tag: late, type: text}
      - {tag: last, type: text}
      """
    let run = try PipedRun(form, ["x", "y", "z"])
    #expect(Walk.line(run.session) == #"{"early":"y","late":"x","last":"z"}"#)
  }

  @Test func `that make an earlier answer fail stop the walk`() throws {
    let form = """
      rows:
      - {tag: n, type: integer, maximum: {compute: $max}}
      - {tag: max, type: integer}
      - {tag: last, type: text}
      """
    #expect(try PipedRun(form, ["8", "5", "x"]).problem == "n maximum 1: 8 is more than 5")
  }

  @Test func `are held against the form's checks in the end`() throws {
    let form = "rows: [{tag: a, type: integer}]\nchecks: [{predicate: $a > 3, message: too little}]"
    #expect(try PipedRun(form, ["2"]).problem == " predicate 0: too little")
    #expect(try PipedRun(form, ["4"]).outcome == .finished)
  }

  @Test func `show no secret in what is told or wrong`() throws {
    let run = try PipedRun("rows: [{tag: p, type: password, minLength: 9}]", ["hunter2"])
    guard case .invalid(let problems) = run.outcome else {
      Issue.record("not refused")
      return
    }
    #expect(problems.map(\.given) == [nil])
    #expect(!problems[0].message.contains("hunter2"))
    let command = try PipedRun("rows: [{tag: p, type: password}]", [":quit"])
    guard case .invalid(let refused) = command.outcome else {
      Issue.record("not refused")
      return
    }
    #expect(refused.map(\.given) == [nil])
  }

  @Test func `with escape sequences are told visibly`() throws {
    let run = try PipedRun(
      "rows:\n- {tag: a, type: select, title: \"T\\e[1m\", options: [{value: x, title: \"\\e[2J\"}]}",
      ["x"])
    #expect(run.outcome == .finished)
    #expect(!run.told.joined().contains("\u{1B}"))
  }
}
