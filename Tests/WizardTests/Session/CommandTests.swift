import Testing

@testable import Wizard

@Suite struct `Commands of a form` {
  private static let choice = """
    rows:
    - {tag: host, type: text, default: a}
    - {tag: user, type: text}
    - tag: disk
      type: select
      options: {command: [disks], reads: [host]}
      default: sda
    """

  /// Writes the disks of a host: `sda`, and one that is called as the host.
  private static var disks: ScriptedCommands {
    ScriptedCommands { _, answers in
      let host = answers["host"]?.outputText ?? "none"
      return .ended(status: 0, output: Array("sda\n\n \(host)1 \n".utf8))
    }
  }

  @Test func `write the options of a row when it is asked, once for the same values`() throws {
    let commands = Self.disks
    var walk = try Walk(Self.choice, running: commands)
    #expect(commands.taken == [])
    try walk.answer("host", "b")
    try walk.answer("user", "me")
    #expect(commands.taken == [#"disks host="b" user="me""#])
    #expect(try walk.reply("c1", to: "disk") == #"options: "c1" is not one of the options"#)
    try walk.answer("disk", "2")
    #expect(try walk["disk"] == #""b1""#)
    _ = try walk.reply("you", to: "user")
    #expect(commands.taken == [])
    _ = try walk.reply("c", to: "host")
    #expect(commands.taken == [#"disks host="c" user="you""#])
    #expect(walk.problems == ["disk options"])
    #expect(try walk["disk"] == "nothing")
    _ = try walk.reply("b", to: "host")
    #expect(try walk["disk"] == #""b1""#)
    #expect(commands.taken == [])
  }

  @Test func `are told the same by every front end`() throws {
    let commands = Self.disks
    let answers = #"{"host": "b", "user": "me", "disk": "b1"}"#
    let walk = try Walk(Self.choice, running: commands, answers: answers, asking: .never)
    #expect(commands.taken == [#"disks host="b" user="me""#])
    #expect(walk.results == #"{"host":"b","user":"me","disk":"b1"}"#)
    let wrong = try Walk(
      Self.choice, running: commands, answers: #"{"disk": "b1"}"#, asking: .never)
    #expect(wrong.problems == ["disk options"])
    #expect(try Walk(Self.choice, running: commands, asking: .never)["disk"] == #""sda""#)
  }

  @Test func `may write options as a file has them, and options of any kind of selector`() throws {
    let text = #"[{"value": 1, "title": "One"}, {"value": 2, "disabled": true}, "x"]"#
    for (type, given, result) in [
      ("select", "One", "1"), ("segment", "1", "1"), ("multiselect", "[1, x]", #"[1,"x"]"#),
    ] {
      let walk = try Walk(
        "rows: [{tag: a, type: \(type), options: {command: [x]}}]",
        running: ScriptedCommands(writing: text), answers: "a: \(given)", asking: .never)
      #expect(walk.results == "{\"a\":\(result)}")
    }
    let refused = try Walk(
      "rows: [{tag: a, type: select, options: {command: [x]}}]",
      running: ScriptedCommands(writing: text), answers: "a: 2", asking: .never)
    #expect(refused.problems == ["a options"])
  }

  @Test(
    arguments: [
      (.ended(status: 3, output: []), "ended with status 3"),
      (.signalled(11), "was ended by signal 11"),
      (.timedOut, "was ended, as it took more than 10 seconds"),
      (.wroteTooMuch, "was ended, as it wrote more than 1048576 bytes"),
      (.notStarted(reason: "there is no such file"), "cannot be run: there is no such file"),
      (.ended(status: 0, output: [0xFF]), "wrote no UTF-8 text"),
      (.ended(status: 0, output: Array(" \n".utf8)), "wrote no options"),
      (
        .ended(status: 0, output: Array("a\na".utf8)),
        "wrote no list of options: the option \"a\" is there twice"
      ),
    ] as [(CommandOutcome, String)])
  func `of options that fail end the run`(outcome: CommandOutcome, reason: String) throws {
    let form = "rows: [{tag: a, type: select, options: {command: [x, y z]}}]"
    let walk = try Walk(form, running: ScriptedCommands { _, _ in outcome })
    let messages = walk.session.commandFailures.map(\.message.english)
    #expect(messages.count == 1)
    let start = "\"options\" of row \"a\": the command x 'y z' "
    if outcome != .ended(status: 0, output: Array("a\na".utf8)) {
      #expect(messages == [start + reason])
    } else {
      #expect(messages.first?.hasPrefix(start + "wrote no list of options: ") == true)
    }
    #expect(walk.session.form.diagnostic(for: walk.session.commandFailures[0]).position?.line == 1)
  }

  @Test func `write a default on their first line, or there is none`() throws {
    let form = """
      rows:
      - {tag: a, type: integer, default: {command: [x]}}
      - {tag: b, type: integer, default: {compute: $a + 1}}
      """
    var walk = try Walk(form, running: ScriptedCommands(writing: " 5 \nmore"))
    #expect(walk.askedByEnter() == ["a", "b"])
    #expect(walk.results == #"{"a":5,"b":6}"#)
    let failing = try Walk(form, running: ScriptedCommands(writing: "5", status: 1), asking: .never)
    #expect(failing.results == "{}")
    #expect(failing.session.commandFailures.isEmpty)
    #expect(
      failing.session.takeMissedDefaults().map(\.asMissedDefault.english) == [
        #"the default of row "a": the command x ended with status 1; so there is no default"#
      ])
    let wrong = try Walk(form, running: ScriptedCommands(writing: "five"), asking: .never)
    #expect(wrong.problems == ["a type"])
    var given = try Walk(form, running: ScriptedCommands(writing: "5"), answers: #"{"a": 1}"#)
    #expect(given.askedByEnter() == ["b"])
    #expect(given.results == #"{"a":1,"b":2}"#)
  }

  @Test func `check an answer, where the predicates hold`() throws {
    let form = """
      rows:
      - {tag: low, type: integer, default: 1}
      - tag: port
        type: port
        checks: [{predicate: $port > 10}, {command: [free], when: $port < 100}]
      """
    let commands = ScriptedCommands { _, answers in
      answers["port"] == .number(ExactDecimal(80))
        ? .ended(status: 0, output: []) : .ended(status: 1, output: Array("taken!\nx".utf8))
    }
    var walk = try Walk(form, running: commands)
    try walk.answer("low", "")
    #expect(try walk.reply("5", to: "port").hasPrefix("predicate: "))
    #expect(commands.taken == [])
    #expect(try walk.reply("81", to: "port") == "command: taken!")
    #expect(try walk.reply("200", to: "port") == "taken")
    #expect(try walk.reply("80", to: "port") == "taken")
    #expect(commands.taken == ["free low=1 port=81", "free low=1 port=80"])
    // A check that names no rows depends on all that it is told.
    _ = try walk.reply("2", to: "low")
    #expect(walk.problems == [])
    #expect(commands.taken == [])
    walk = try Walk(form, running: commands, answers: #"{"port": 81}"#, asking: .never)
    #expect(walk.problems == ["port command"])
    let crash = try Walk(
      form, running: ScriptedCommands { _, _ in .signalled(9) }, answers: #"{"port": 81}"#)
    #expect(crash.session.commandFailures.map(\.reason.english) == ["was ended by signal 9"])
  }

  @Test func `say what their author says`() throws {
    let form = """
      rows:
      - tag: a
        type: text
        messages: {command: "{{title}} was refused"}
        checks: [{command: [x], message: "no {{value}}"}]
      - {tag: b, type: text, checks: [{command: [x]}], messages: {command: "{{title}} was refused"}}
      - {tag: c, type: text, checks: [{command: [x]}]}
      - {tag: p, type: password, checks: [{command: [x], secrets: true}]}
      """
    let answers = #"{"a": "1", "b": "2", "c": "3", "p": "4"}"#
    func messages(_ text: String) throws -> [String] {
      let commands = ScriptedCommands(writing: text, status: 1)
      let walk = try Walk(form, running: commands, answers: answers, asking: .never)
      return walk.session.allProblems.map(\.message)
    }
    #expect(
      try messages("") == ["no 1", "b was refused", "is not accepted by x", "is not accepted by x"])
    #expect(try messages("why") == ["no 1", "why", "why", "is not accepted by x"])
  }

  @Test func `check the whole form once nothing else is wrong`() throws {
    let form = """
      rows: [{tag: a, type: integer, required: true}, {tag: b, type: integer}]
      checks: [{command: [sum], row: b}]
      """
    let commands = ScriptedCommands(writing: "too much", status: 2)
    #expect(try Walk(form, running: commands, asking: .never).problems == ["a required"])
    #expect(commands.taken == [])
    let walk = try Walk(form, running: commands, answers: #"{"a": 1}"#, asking: .never)
    #expect(walk.session.allProblems.map(\.message) == ["too much"])
    #expect(walk.problems == ["b command"])
    #expect(commands.taken == ["sum a=1"])
  }

  @Test func `are told secrets only where the form says so`() throws {
    func form(_ secrets: String) -> String {
      """
      rows:
      - {tag: p, type: password}
      - {tag: h, type: text, default: {command: [x]\(secrets)}}
      """
    }
    let answers = #"{"p": "geheim"}"#
    let commands = ScriptedCommands { _, answers in
      .ended(status: 0, output: Array((answers["p"]?.outputText ?? "none").utf8))
    }
    var walk = try Walk(form(""), running: commands, answers: answers, asking: .never)
    #expect(try walk["h"] == #""none""#)
    #expect(!walk.session.row(1).isSecret)
    walk = try Walk(form(", secrets: true"), running: commands, answers: answers, asking: .never)
    #expect(try walk["h"] == #""geheim""#)
    #expect(walk.session.row(1).isSecret)
  }

  @Test func `are not run where nobody runs them`() throws {
    let walk = try Walk(Self.choice, answers: #"{"disk": "any"}"#, asking: .never)
    #expect(walk.results == #"{"host":"a","disk":"any"}"#)
    let form = try Walk.form(Self.choice)
    #expect(form.commands.map(\.line) == ["disks"])
    #expect(GraphWriter(form).text.contains(#""disk" -> "host" [label="command"];"#))
  }

  @Test func `of an item are told its rows`() throws {
    let form = """
      sections:
      - rows: [{tag: name, type: text}]
      - multivalued: {tag: l}
        rows:
        - {tag: name, type: text}
        - {tag: n, type: text, default: {command: [len], reads: [name]}}
      """
    let commands = ScriptedCommands { _, answers in
      .ended(status: 0, output: Array("<\(answers["name"]?.outputText ?? "")>".utf8))
    }
    let walk = try Walk(
      form, running: commands, answers: #"{"name": "x", "l": [{"name": "a"}, {"name": "b"}]}"#,
      asking: .never)
    #expect(
      walk.results == #"{"name":"x","l":[{"name":"a","n":"<a>"},{"name":"b","n":"<b>"}]}"#)
  }

  @Test func `are told by variables as much as a system takes, and all on their input`() throws {
    let form = try Walk.form(#"rows: [{tag: a, type: text, default: {command: ["./x\n", "b c"]}}]"#)
    let command = try #require(form.commands.first)
    #expect(command.line == "'./x^J' 'b c'")
    let long = String(repeating: "x", count: 60_000)
    let answers = (0..<40).map { (tag: "a\($0)", value: Value.string(long)) }
    let request = CommandRequest(command, answers: answers + [("b", .string("short"))])
    #expect(request.variables.count == 9)
    #expect(request.variables.last?.name == "ASKFORM_ROW_B")
    #expect(request.input.count > 40 * 60_000)
  }

  @Test func `are named by their beginning where they fail, however long they are`() throws {
    let long = String(repeating: "x", count: 5000)
    let commands = ScriptedCommands(writing: "", status: 3)
    let walk = try Walk(
      "rows: [{tag: a, type: text, checks: [{command: [look, \(long)]}]}]", running: commands,
      answers: #"{"a": "b"}"#, asking: .never)
    let message = try #require(walk.session.allProblems.first).message
    #expect(message.contains("look xxx"))
    #expect(message.contains("xxx…"))
    #expect(message.count < 500)
  }
}
