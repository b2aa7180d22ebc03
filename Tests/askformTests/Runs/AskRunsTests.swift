import TestSupport
import Testing

/// Which rows are asked, by option.
@Suite(.timeLimit(.minutes(10))) struct AskRunsTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    (folder, runner) = try ProgramRunner.inNewFolder(["f.yaml": Self.form])
  }

  private static let form = """
    askform: 1
    rows:
      - { tag: a, type: text, title: A }
      - { tag: b, type: integer, title: B, default: 2 }
      - { tag: c, type: integer, title: C, required: true, maximum: 9 }

    """

  /// What was asked, by the transcript.
  private func asked(_ arguments: [String], input: String, code: Int32 = 0) throws -> [String] {
    let result = try runner.run(["f.yaml"] + arguments, input: input)
    #expect(result.outcome == .exited(code), "\(result.errors)")
    return result.errors.split(separator: "\n").map(String.init)
  }

  @Test(
    arguments: [
      (["--ask", "missing"], "x\n\n", ["A: x", "B: 2"]), ([], "x\n\n", ["A: x", "B: 2"]),
      (["-y"], "x\n", ["A: x"]), (["--ask", "all"], "x\n5\n\n", ["A: x", "B: 5", "C: 3"]),
      (["--ask", "never"], "", []), (["-n"], "", []),
    ] as [([String], String, [String])])
  func `rows are asked as the option says`(arguments: [String], input: String, told: [String])
    throws
  {
    #expect(try asked(arguments + ["-s", "c=3"], input: input) == told)
  }

  @Test func `a terminal of a machine is asked only where it was said`() throws {
    let form = folder.path + "/f.yaml"
    for (arguments, isAsked) in [([], false), (["--ask", "missing"], true), (["--tty"], true)] {
      let terminal = try TerminalSession(
        "askform", [form, "-s", "c=3"] + arguments, environment: ["CI": "true"], in: folder)
      if isAsked {
        for (prompt, reply) in [("A: ", "x\n"), ("B [2]: ", "\n"), ("change it: ", "\n")] {
          try terminal.expect(prompt)
          try terminal.send(reply)
        }
      }
      let result = try terminal.finish()
      #expect(result.outcome == .exited(0))
      #expect(result.screen.text.contains("CI is set") != isAsked)
    }
  }

  @Test func `a program may answer anew what was refused`() throws {
    #expect(
      try asked(["--on-invalid", "reask"], input: "x\nmany\n5\n99\n9\n") == [
        "A: x",
        "standard input:2: error: b: \"many\" is not a whole number; "
          + "accepted: a whole number such as 42 or -7",
        "B: 5", "standard input:4: error: c: 99 is more than 9", "C: 9",
      ])
    let stopped = try runner.run(["f.yaml", "--on-invalid", "stop"], input: "x\nmany\n5\n")
    #expect(stopped.outcome == .exited(1))
    let ended = try runner.run(["f.yaml", "--on-invalid", "reask"], input: "x\nmany\n")
    #expect(ended.outcome == .exited(6))
    #expect(ended.output == "")
    let json = try runner.run(
      ["f.yaml", "--on-invalid", "reask", "--errors", "json"], input: "x\nq\n5\n99\n9\n")
    #expect(json.outcome == .exited(0))
    let lines = json.errors.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("[{\"tag\":\"") && $0.hasSuffix("}]") })
  }
}

/// Three versions of one form, each answered with what the one before left.
@Suite(.timeLimit(.minutes(10))) struct ChangedFormTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    folder = try TemporaryFolder()
    runner = ProgramRunner(in: folder)
    for (index, form) in [Self.first, Self.second, Self.third].enumerated() {
      try folder.write("\(index + 1).yaml", form)
    }
  }

  private static let first = """
    rows:
      - { tag: name, type: text, title: Name }
      - { tag: host, type: host, title: Host }
      - { tag: workers, type: integer, title: Workers, default: 4 }
      - { tag: colour, type: select, title: Colour, options: [red, green] }

    """
  private static let second = """
    rows:
      - { tag: name, type: text, title: Name }
      - { tag: server, type: host, title: Server, was: host }
      - { tag: workers, type: integer, title: Workers, maximum: 8 }
      - { tag: colour, type: select, title: Colour, options: [red, blue] }
      - { tag: tls, type: switch, title: TLS, default: true }

    """
  private static let third = """
    rows:
      - { tag: name, type: text, title: Name }
      - { tag: server, type: host, title: Server, was: host }
      - { tag: workers, type: text, title: Workers, maxLength: 5 }
      - { tag: tls, type: switch, title: TLS, default: true }
      - { tag: level, type: integer, title: Level, when: $tls == YES, default: 3 }

    """

  @Test func `only what is new, changed or no longer valid is asked, and all is said`() throws {
    let one = try runner.run(["1.yaml", "-o", "1.json"], input: "app\nexample.org\n16\ngreen\n")
    #expect(one.outcome == .exited(0))
    let two = try runner.run(
      ["2.yaml", "-d", "1.json", "--ask", "new", "-o", "2.json"], input: "7\nblue\nyes\n")
    #expect(
      two.errors == """
        1.json:3:3: note: host: is taken for "server", as the row is called now
        1.json:4:14: note: workers: the earlier answer is no longer valid: 16 is more than 8
        1.json:5:13: note: colour: the earlier answer is no longer valid: "green" is not one of the options; \
        accepted: red, blue
        2.yaml: note: tls: is new
        Workers: 7
        Colour: blue
        TLS: yes

        """)
    #expect(two.outcome == .exited(0))
    let three = try runner.run(
      ["3.yaml", "-d", "2.json", "--ask", "new"], input: "\n\n")
    #expect(
      three.errors == """
        2.json:4:14: note: workers: takes another kind of answer than a number, which it was
        3.yaml: note: level: is new
        2.json:5:3: note: colour: is no row of the form any more
        Workers: 7
        Level: 3

        """)
    #expect(
      three.output == """
        {
          "name": "app",
          "server": "example.org",
          "workers": "7",
          "tls": true,
          "level": 3
        }

        """)
  }

  @Test func `nothing is asked and nothing is said where nothing has changed`() throws {
    _ = try runner.run(["2.yaml", "-o", "2.json"], input: "app\nexample.org\n5\nred\nno\n")
    let again = try runner.run(["2.yaml", "-d", "2.json", "--ask", "new"])
    #expect(again.errors == "")
    #expect(try again.output == folder.read("2.json"))
  }

  @Test func `without a person what is no longer valid is an error`() throws {
    try folder.write("1.json", #"{"name": "app", "workers": 16, "colour": "green"}"#)
    let result = try runner.run(["2.yaml", "-n", "-d", "1.json"])
    #expect(result.outcome == .exited(1))
    #expect(
      result.errors == """
        1.json:1:28: error: workers: 16 is more than 8
        1.json:1:42: error: colour: "green" is not one of the options; accepted: red, blue

        """)
  }
}
