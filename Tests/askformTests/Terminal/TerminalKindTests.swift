import Foundation
import TestSupport
import Testing

/// The real program on terminals of every kind.
@Suite(.timeLimit(.minutes(10))) struct TerminalKindTests {
  let folder: TemporaryFolder
  private static let hostile = """
    askform: 1
    title: "Ti\\e[31mtle\\a"
    intro: "In\\x9btro"
    rows:
      - {tag: a, type: text, title: "A\\e[2J", description: "d\\e[31m", placeholder: "p\\e[1m"}
      - {tag: s, type: select, title: S, options: [{value: "v\\e[3m", title: "t\\e[31m"}, b]}
      - {tag: n, type: integer, title: N, messages: {type: "bad \\e[31m {{value}}"}}
    footer: "Foot\\e]0;x\\aer"
    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("e\u{1B}[31mv.yaml", Self.hostile)
    try folder.write("pair.json", SmallForm.pair)
  }

  private func play(_ arguments: [String], _ environment: [String: String?]) throws
    -> TerminalResult
  {
    let session = try TerminalSession(
      "askform", ["e\u{1B}[31mv.yaml", "-s", "zz\u{1B}[31m=1", "--save", "s\u{1B}[1m.json"],
      in: folder)
    #expect(try !session.finish().transcript.contains(0x1B))
    let started = try TerminalSession(
      "askform", ["e\u{1B}[31mv.yaml"] + arguments, environment: environment, in: folder)
    for (prompt, keys) in [
      ("(p^[[1m): ", "?\n"), ("(p^[[1m): ", "q\n"), ("S: ", "v\n"), ("N: ", "z\u{16}\u{7}\n"),
      ("N: ", "5\n"), ("change it: ", ":save s\u{16}\u{1B}[1m.json\n"), ("change it: ", ":quit\n"),
    ] {
      try started.expect(prompt)
      try started.send(keys)
    }
    return try started.finish()
  }

  @Test(
    arguments: [
      ["TERM": "dumb"], ["TERM": nil], ["TERM": ""], ["TERM": "nonsense"],
      ["TERM": "xterm-256color", "NO_COLOR": "1"], ["TERM": "vt100", "NO_COLOR": "yes"],
    ] as [[String: String?]])
  func `no escape byte is written to a plain one`(environment: [String: String?]) throws {
    let result = try play([], environment)
    #expect(!result.transcript.contains(0x1B))
    #expect(!result.transcript.contains(0x07))
    #expect(result.screen.text.contains("Ti^[[31mtle^G"))
    #expect(result.isModeRestored)
    #expect(result.outcome == .exited(5))
  }

  @Test func `no escape byte is written where none is wanted`() throws {
    let result = try play(["--plain"], ["TERM": "xterm"])
    #expect(!result.transcript.contains(0x1B))
    #expect(result.outcome == .exited(5))
  }

  @Test(arguments: ["xterm-256color", "vt100"])
  func `none of the form's is written to any`(type: String) throws {
    // The program's own colours are among those that the form has.
    let result = try play(["--color", "never"], ["TERM": type])
    let text = String(decoding: result.transcript, as: UTF8.self)
    for sequence in ["\u{1B}[31m", "\u{1B}[2J", "\u{1B}]", "\u{9B}", "\u{1B}[3m", "\u{1B}[1m"] {
      #expect(!text.contains(sequence))
    }
    #expect(result.outcome == .exited(5))
  }

  @Test(arguments: [(24, 20), (0, 0), (1, 1), (5, 1000)], ["xterm", "dumb"])
  func `a size does not matter`(size: (rows: Int, columns: Int), type: String) throws {
    let session = try TerminalSession(
      "askform", ["pair.json"], environment: ["TERM": type], in: folder, rows: size.rows,
      columns: size.columns)
    for (prompt, keys) in [
      ("A: ", "x\n"), ("B: ", "a longer answer than 20 cells\n"), ("change", "\n"),
    ] {
      try session.expect(prompt)
      try session.send(keys)
    }
    #expect(
      try session.finish().output
        == "{\n  \"a\": \"x\",\n  \"b\": \"a longer answer than 20 cells\"\n}\n")
  }

  @Test(arguments: ["xterm", "dumb"]) func `a terminal that hangs up ends the run by SIGHUP`(
    type: String
  ) throws {
    let session = try TerminalSession(
      "askform", ["pair.json"], environment: ["TERM": type], in: folder)
    try session.expect("A: ")
    try session.send("x\n")
    try session.expect("B: ")
    session.hangUp()
    #expect(try session.finish().outcome == .signalled(SIGHUP))
    let journal = try #require(folder.journals.first)
    #expect(try folder.read(folder.journalFolder + "/" + journal).contains("\"value\":\"x\""))
  }

  /// The shell starts it in the background, where it stops before it touches the terminal.
  @Test func `a start in the background waits for the foreground`() throws {
    let script = """
      set -m; "$ASKFORM" pair.json > out & sleep 0.3; stty -a | grep -oE ' -?(icanon|echo) ';
      jobs | grep -o Stopped; fg > /dev/null; stty -a | grep -oE ' -?(icanon|echo) '
      """
    let session = try TerminalSession(
      "/bin/bash", ["-c", script], environment: ["ASKFORM": PackageFolder.program("askform")],
      in: folder)
    for (prompt, keys) in [("A: ", "x\n"), ("B: ", "y\n"), ("change", "\n")] {
      try session.expect(prompt)
      try session.send(keys)
    }
    let result = try session.finish()
    #expect(result.output == " icanon \n echo \nStopped\n icanon \n echo \n")
    #expect(try folder.read("out") == "{\n  \"a\": \"x\",\n  \"b\": \"y\"\n}\n")
    #expect(result.isModeRestored)
  }
}
