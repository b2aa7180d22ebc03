import Foundation
import TestSupport
import Testing

/// `--timeout`: a run that waits too long ends with 124, and its answers are kept.
@Suite(.timeLimit(.minutes(10))) struct TimeoutTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("pair.json", SmallForm.pair)
    try folder.write("secret.yaml", SmallForm.secret)
  }

  @Test(arguments: ["xterm", "dumb"]) func `at a terminal`(type: String) throws {
    let session = try TerminalSession(
      "askform", ["pair.json", "--timeout", "1", "--save", "s.json"],
      environment: ["TERM": type], in: folder, columns: 400)
    try session.expect("A: ")
    try session.send("x\n")
    try session.expect("B: ")
    let result = try session.finish()
    #expect(result.outcome == .exited(124))
    #expect(result.output == "")
    #expect(result.isModeRestored)
    let last = result.screen.text.split(separator: "\n").last ?? ""
    #expect(
      last.hasPrefix("Timed out; nothing was written. The answers so far are saved in s.json."))
    #expect(last.hasSuffix("askform --resume pair.json goes on with them."))
    #expect(try folder.read("s.json").contains("\"a\": \"x\""))
    #expect(folder.journals.count == 1)
  }

  @Test func `in a secret`() throws {
    let session = try TerminalSession(
      "askform", ["secret.yaml", "--timeout", "1"], in: folder)
    try session.expect("Guest (y/n) [n]: ")
    try session.send("\n")
    try session.expect("Password: ")
    try session.send("hunter2hunter2")
    let result = try session.finish()
    #expect(result.outcome == .exited(124))
    #expect(result.isModeRestored)
    #expect(!String(decoding: result.transcript, as: UTF8.self).contains("hunter2"))
  }

  @Test(arguments: [["-a", "-"], ["--set-file", "a=-"]])
  func `on an answer that does not end`(arguments: [String]) throws {
    var runner = ProgramRunner(in: folder)
    runner.path = "/bin/sh"
    runner.environment["ASKFORM"] = PackageFolder.program("askform")
    let script = """
      mkfifo pipe; exec 3<> pipe; echo '{' >&3
      "$ASKFORM" pair.json -n --timeout 0.3 "$@" <&3
      """
    let result = try runner.run(["-c", script, "sh"] + arguments)
    #expect(result.outcome == .exited(124))
    #expect(result.errors.contains("standard input did not end in time"))
  }

  @Test func `on standard input that stays open and silent`() throws {
    let session = try TerminalSession(
      "/bin/sh",
      [
        "-c",
        """
        (echo x; sleep 30) | { "$ASKFORM" pair.json --timeout 0.5 --save s.json > out 2> err
        echo $? > code; }
        """,
      ], environment: ["ASKFORM": PackageFolder.program("askform")], in: folder)
    let deadline = Date(timeIntervalSinceNow: 8)
    while (try? folder.read("code"))?.isEmpty ?? true, deadline.timeIntervalSinceNow > 0 {
      usleep(20_000)
    }
    withExtendedLifetime(session) {}
    #expect(try folder.read("code") == "124\n")
    #expect(try folder.read("out") == "")
    #expect(
      try folder.read("err") == """
        A: x
        askform: note: The answers so far are saved in s.json.
        askform: no answer to "b" came within 0.5 seconds

        """)
    #expect(try folder.read("s.json").contains("\"a\": \"x\""))
  }

  @Test func `is not waited for where the answers come in time`() throws {
    let runner = ProgramRunner(in: folder)
    let result = try runner.run(["pair.json", "-q", "--timeout", "30"], input: "x\ny\n")
    #expect(result.outcome == .exited(0))
    #expect(result.errors == "")
    let early = try runner.run(["pair.json", "--timeout", "30", "--save", "s"], input: "x\n")
    #expect(early.outcome == .exited(6))
    #expect(try folder.read("s").contains("\"a\": \"x\""))
  }

  @Test func `a file that is there already is left as it was`() throws {
    try folder.write("s.json", "mine")
    let result = try ProgramRunner(in: folder).run(["pair.json", "--save", "s.json"], input: "x\n")
    #expect(result.outcome == .exited(6))
    #expect(try folder.read("s.json") == "mine")
  }

  @Test(arguments: ["0", "-1", "soon", "", "1e3", "nan", "1.2.3", "0.0"])
  func `wants seconds above 0`(text: String) throws {
    let result = try ProgramRunner(in: folder).run(["pair.json", "--timeout", text])
    #expect(result.outcome == .exited(2))
    #expect(result.errors.contains("\"--timeout\" wants a number of seconds above 0"))
  }
}
