import Foundation
import TestSupport
import Testing

/// The program in a shell on a terminal: the conversation is on the terminal, the result is not.
@Suite(.timeLimit(.minutes(10))) struct TerminalRunsTests {
  let folder: TemporaryFolder
  private static let result = "{\n  \"a\": \"x\",\n  \"b\": \"y\"\n}\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("pair.json", SmallForm.pair)
    try folder.write("number.yaml", SmallForm.number)
    try folder.write("script", "rest of the script\n")
  }

  private func start(_ script: String, _ environment: [String: String?] = [:]) throws
    -> TerminalSession
  {
    var environment = environment
    environment["ASKFORM"] = PackageFolder.program("askform")
    return try TerminalSession("/bin/sh", ["-c", script], environment: environment, in: folder)
  }

  private func answer(_ session: TerminalSession) throws -> TerminalResult {
    for (prompt, reply) in [("A: ", "x\n"), ("B: ", "y\n"), ("change it: ", "\n")] {
      try session.expect(prompt)
      try session.send(reply)
    }
    let result = try session.finish()
    #expect(result.isModeRestored)
    return result
  }

  @Test(arguments: [
    "x=$(\"$ASKFORM\" pair.json) && printf '%s\\n' \"$x\" > out",
    "\"$ASKFORM\" pair.json | cat > out",
    "\"$ASKFORM\" pair.json > out", "\"$ASKFORM\" pair.json -o out -f json",
    "\"$ASKFORM\" pair.json > out 2>errors", "\"$ASKFORM\" pair.json 2>&1 >out | cat > errors",
    "\"$ASKFORM\" --tty pair.json < script > out 2>errors", "\"$ASKFORM\" - < pair.json > out",
    "cat pair.json | \"$ASKFORM\" - > out 2>errors", "echo x | \"$ASKFORM\" --tty pair.json > out",
  ])
  func `a result goes where it is sent, the prompts to the terminal`(script: String) throws {
    let result = try answer(start(script))
    #expect(result.outcome == .exited(0))
    #expect(try folder.read("out") == Self.result)
    #expect(result.output == "")
    #expect(result.screen.text.hasPrefix("Pair\n"))
    #expect(result.screen.text.hasSuffix("change it:"))
    #expect(((try? folder.read("errors")) ?? "") == "")
  }

  @Test func `a script that the shell reads is left to the shell`() throws {
    let script = "\"$ASKFORM\" --tty pair.json > out\necho \"then $?\" > after\n"
    try folder.write("script", script)
    let result = try answer(start("cat script | sh"))
    #expect(result.outcome == .exited(0))
    #expect(try folder.read("out") == Self.result)
    #expect(try folder.read("after") == "then 0\n")
  }

  @Test func `a loop over lines keeps its lines`() throws {
    let session = try start(
      "printf '1\\n20\\n' | while read n; do \"$ASKFORM\" --tty number.yaml -s n=$n >> out; done")
    try session.expect("Why: ")
    try session.send("many\n")
    try session.expect("change it: ")
    try session.send("\n")
    #expect(try session.finish().outcome == .exited(0))
    #expect(
      try folder.read("out") == "{\n  \"n\": 1\n}\n{\n  \"n\": 20,\n  \"why\": \"many\"\n}\n")
  }

  @Test(arguments: [
    ("a=$(\"$ASKFORM\" pair.json); echo \"$? [$a]\" > out", "5 []\n", ":quit\n"),
    ("a=$(\"$ASKFORM\" pair.json); echo \"$? [$a]\" > out", "6 []\n", "\u{4}"),
    ("\"$ASKFORM\" pair.json > got; echo \"$? [$(cat got)]\" > out", "5 []\n", ":q\n"),
  ])
  func `giving up leaves standard output empty`(script: String, written: String, keys: String)
    throws
  {
    let session = try start(script)
    try session.expect("A: ")
    try session.send("x\n")
    try session.expect("B: ")
    try session.send(keys)
    let result = try session.finish()
    #expect(try folder.read("out") == written)
    #expect(result.isModeRestored)
  }

  @Test func `one Ctrl-C ends the script too`() throws {
    let session = try start("\"$ASKFORM\" pair.json > out; echo went on > after")
    try session.expect("A: ")
    try session.send("\u{3}")
    let result = try session.finish()
    #expect(result.outcome == .signalled(SIGINT))
    #expect(folder.names.contains("after") == false)
    #expect(try folder.read("out") == "")
    #expect(result.isModeRestored)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT], ["pair.json", "secret.yaml"])
  func `a signal ends the program, and the terminal is as before`(signal: Int32, form: String)
    throws
  {
    try folder.write("secret.yaml", SmallForm.secret)
    let given = form == "pair.json" ? [] : ["-s", "guest=n"]
    let session = try TerminalSession("askform", [form, "-o", "out"] + given, in: folder)
    try session.expect(given.isEmpty ? "A: " : "Password: ")
    try session.send("typed")
    session.signal(signal)
    let result = try session.finish()
    #expect(result.outcome == .signalled(signal))
    #expect(result.isModeRestored)
    #expect(result.output == "")
    #expect(!folder.names.contains("out"))
  }

  @Test func `with CI set a terminal is not waited on`() throws {
    let asked = try start("\"$ASKFORM\" pair.json -s a=1 > out", ["CI": "1"]).finish()
    #expect(asked.outcome == .exited(0))
    #expect(try folder.read("out") == "{\n  \"a\": \"1\"\n}\n")
    #expect(
      asked.screen.text
        == "askform: note: CI is set, so nothing is asked; --tty or --ask asks all the same")
    let missing = try start("\"$ASKFORM\" number.yaml -q > out", ["CI": "true"]).finish()
    #expect(missing.outcome == .exited(1))
    #expect(missing.screen.text == "number.yaml: error: n: is required")
    let JSON = try start("\"$ASKFORM\" number.yaml --errors json > out", ["CI": "true"]).finish()
    #expect(JSON.screen.text.hasPrefix("[{"))
    let forced = try answer(start("\"$ASKFORM\" --tty pair.json > out", ["CI": "1"]))
    #expect(forced.outcome == .exited(0))
    #expect(try answer(start("\"$ASKFORM\" pair.json > out", ["CI": ""])).outcome == .exited(0))
  }

  @Test func `no terminal is touched where nobody is asked`() throws {
    let result = try start("\"$ASKFORM\" pair.json -n < script > out").finish()
    #expect(result.outcome == .exited(0))
    #expect(result.transcript == [])
    let piped = try start("printf 'x\\ny\\n' | \"$ASKFORM\" pair.json -q > out").finish()
    #expect(piped.transcript == [])
    #expect(try folder.read("out") == Self.result)
  }

  @Test func `nothing to ask is nothing to review`() throws {
    let result = try start("\"$ASKFORM\" pair.json -s a=x -s b=y > out").finish()
    #expect(result.outcome == .exited(0))
    #expect(try folder.read("out") == Self.result)
    #expect(result.screen.text == "Pair")
  }
}
