import Foundation
import TestSupport
import Testing

/// Writing by the real program: what would change, what stays, and what a signal leaves.
@Suite(.timeLimit(.minutes(10))) struct WritingRunsTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    folder = try TemporaryFolder()
    runner = ProgramRunner(in: folder)
    try folder.write("form.json", #"{"rows": [{"tag": "name", "type": "text"}]}"#)
    try folder.write(
      "secret.json",
      #"{"rows": [{"tag": "name", "type": "text"}, {"tag": "key", "type": "password"}]}"#)
  }

  private func run(_ arguments: [String], form: String = "form.json") throws -> ProgramResult {
    try runner.run([form, "-n", "-s", "name=new"] + arguments)
  }

  @Test func `a dry run writes nothing and tells what it would do`() throws {
    try folder.write("old.json", "{}\n")
    try folder.write("same.json", "{\n  \"name\": \"new\"\n}\n")
    let result = try run(
      ["--dry-run", "-o", "old.json", "-o", "same.json", "-o", "new.json", "-o", "-"])
    #expect(result.outcome == .exited(0))
    #expect(result.output == "")
    #expect(
      result.errors == """
        askform: note: "old.json" would be replaced
        askform: note: "same.json" would stay as it is
        askform: note: "new.json" would be made
        askform: note: "standard output" would be written to

        """)
    #expect(folder.names == ["form.json", "old.json", "same.json", "secret.json"])
    #expect(try folder.read("old.json") == "{}\n")
    #expect(try run(["--dry-run", "-o", "none/x.json"]).outcome == .exited(4))
    #expect(try run(["--dry-run"]).output == "")
  }

  @Test func `changes are shown, then made`() throws {
    try folder.write("a.json", "{\n  \"name\": \"\u{1B}[31mold\"\n}\n")
    let result = try run(["--diff", "-o", "a.json", "-o", "b.lines", "-f", "json"])
    #expect(
      result.errors == """
        --- a.json
        +++ a.json
        @@ -1,3 +1,3 @@
         {
        -  "name": "^[[31mold"
        +  "name": "new"
         }
        --- /dev/null
        +++ b.lines
        @@ -0,0 +1,3 @@
        +{
        +  "name": "new"
        +}

        """)
    #expect(try folder.read("a.json") == folder.read("b.lines"))
    #expect(try run(["--diff", "-o", "a.json"]).errors == "")
  }

  @Test func `changes of a file with secrets are shown only where they may be`() throws {
    try folder.write("a.env", "KEY=earlier\n")
    let given = ["-s", "key=hunter2", "--diff", "--dry-run", "-o", "a.env"]
    let hidden = try run(given, form: "secret.json")
    #expect(
      hidden.errors == """
        askform: note: "a.env" may hold secrets, so its changes are not shown; --show-secrets shows \
        them
        askform: note: "a.env" would be replaced

        """)
    let shown = try run(given + ["--show-secrets"], form: "secret.json")
    #expect(shown.errors.contains("-KEY=earlier\n+NAME=new\n+KEY=hunter2\n"))
  }

  @Test func `hard links and readers of secrets are told of`() throws {
    try folder.write("a.json", "old")
    try FileManager.default.linkItem(
      atPath: folder.path + "/a.json", toPath: folder.path + "/twin")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o644], ofItemAtPath: folder.path + "/a.json")
    let result = try run(["-s", "key=x", "-o", "a.json", "-o", "b.json"], form: "secret.json")
    #expect(
      result.errors == """
        askform: note: "a.json" holds a secret, and others can read it
        askform: note: "a.json" had another name, a hard link, under which the old content stays

        """)
    #expect(try folder.read("twin") == "old")
    #expect(folder.mode(of: "b.json") == 0o600)
  }

  /// Runs a script of the shell in the folder.
  private func script(_ text: String) throws -> ProgramResult {
    var shell = runner
    shell.path = "/bin/sh"
    shell.environment["ASKFORM"] = PackageFolder.program("askform")
    return try shell.run(["-c", text])
  }

  @Test func `a file that changed since the start is kept unless forced`() throws {
    try folder.write(
      "pair.json", #"{"rows": [{"tag": "a", "type": "text"}, {"tag": "b", "type": "text"}]}"#)
    // The file changes while the second line is waited for.
    let ask = #"""
      echo old > out.json; rm -f pipe; mkfifo pipe
      "$ASKFORM" pair.json -o out.json $OPTIONS < pipe 2> log & asker=$!
      exec 3> pipe; echo first >&3
      until grep -q first log; do sleep 0.01; done
      echo changed > out.json; echo second >&3; exec 3>&-
      wait $asker
      """#
    let kept = try script(ask.replacing("$OPTIONS", with: ""))
    #expect(kept.outcome == .exited(4))
    #expect(
      try folder.read("log").hasSuffix(
        "askform: cannot write \"out.json\": it has changed since the start; "
          + "--force replaces it all the same\n"))
    #expect(try folder.read("out.json") == "changed\n")
    let forced = try script(ask.replacing("$OPTIONS", with: "--force"))
    #expect(forced.outcome == .exited(0))
    #expect(try folder.read("out.json").contains("second"))
  }

  @Test(arguments: [(15, 143), (1, 129)])
  func `a signal while a pipe is written leaves the files as they were`(
    signal: Int, status: Int32
  ) throws {
    try folder.write("a.json", "old\n")
    try folder.write(
      "big.json", "{\"name\": \"" + String(repeating: "x", count: 300_000) + "\"}")
    // The reader of the pipe opens it and takes nothing.
    let result = try script(
      #"""
      mkfifo pipe; sleep 15 < pipe & reader=$!
      "$ASKFORM" form.json -n -a big.json -o a.json -o pipe & writer=$!
      until grep -q xxx a.json; do sleep 0.01; done
      kill -\#(signal) $writer; wait $writer; code=$?; kill $reader; exit $code
      """#)
    #expect(result.outcome == .exited(status), "\(result.errors)")
    #expect(try folder.read("a.json") == "old\n")
    #expect(folder.names == ["a.json", "big.json", "form.json", "pipe", "secret.json"])
  }
}
