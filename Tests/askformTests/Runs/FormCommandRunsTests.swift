import Foundation
import TestSupport
import Testing

/// Commands of a form by the real program: what they are told, and what becomes of those that misbehave.
@Suite(.timeLimit(.minutes(10))) struct FormCommandRunsTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    (folder, runner) = try ProgramRunner.inNewFolder([
      "deploy.yaml":
        """
      rows:
      - {tag: host-name, type: text, default: web}
      - {tag: key, type: password}
      - tag: branch
        type: select
        options: {command: [sh, -c, "echo main; echo $ASKFORM_ROW_HOST_NAME"], reads: [host-name]}
        default: main
      - tag: port
        type: port
        default: {command: [echo, "8080"]}
        checks: [{command: [sh, -c, 'test "$ASKFORM_ROW_PORT" != 81 || { echo taken; exit 1; }']}]

      """
    ])
  }

  /// Runs a form whose one row has a default that a command writes.
  private func written(by command: String, _ arguments: [String] = []) throws -> ProgramResult {
    try folder.write(
      "f.yaml", "rows: [{tag: a, type: textarea, default: {command: \(command), timeout: 2}}]\n")
    return try runner.run(["f.yaml", "-n", "--allow-commands"] + arguments)
  }

  @Test func `a form with commands is refused, each named with its line`() throws {
    for arguments in [["-n"], [], ["-a", "/dev/null"]] {
      let result = try runner.run(["deploy.yaml"] + arguments)
      #expect(result.outcome == .exited(3))
      #expect(result.output == "")
      let lines = result.errors.split(separator: "\n").filter { $0.hasPrefix("deploy.yaml:") }
      #expect(
        lines == [
          #"deploy.yaml:6:22: error: "options" of row "branch" runs the command sh -c 'echo main; echo $ASKFORM_ROW_HOST_NAME'"#,
          #"deploy.yaml:10:22: error: the default of row "port" runs the command echo 8080"#,
          #"deploy.yaml:11:22: error: a check of row "port" runs the command sh -c 'test "$ASKFORM_ROW_PORT" != 81 || { echo taken; exit 1; }'"#,
        ])
      #expect(
        result.errors.hasSuffix("askform: the form runs commands; --allow-commands allows that\n"))
    }
    let json = try runner.run(["deploy.yaml", "-n", "--errors", "json"])
    #expect(json.outcome == .exited(3))
    #expect(json.errors.hasPrefix("[{") && json.errors.contains("\"line\":6"))
  }

  @Test func `commands have their say, the same by options, files and lines`() throws {
    let result = "{\n  \"host-name\": \"db\",\n  \"branch\": \"db\",\n  \"port\": 8080\n}\n"
    let options = try runner.run(
      ["deploy.yaml", "-n", "--allow-commands", "-s", "host-name=db", "-s", "branch=2"])
    #expect(options.outcome == .exited(0), "\(options.errors)")
    #expect(options.output == result)
    let lines = try runner.run(["deploy.yaml", "--allow-commands"], input: "db\n\ndb\n\n")
    #expect(lines.output == result, "\(lines.errors)")
    try folder.write("again.json", options.output)
    let again = try runner.run(["deploy.yaml", "-n", "--allow-commands", "-a", "again.json"])
    #expect(again.output == result)
    let wrong = try runner.run(
      ["deploy.yaml", "-n", "--allow-commands", "-s", "branch=db", "-s", "port=81"])
    #expect(wrong.outcome == .exited(1))
    #expect(
      wrong.errors == """
        -s branch: error: branch: "db" is not one of the options; accepted: main, web
        -s port: error: port: taken

        """)
    let piped = try runner.run(
      ["deploy.yaml", "--allow-commands", "-q"], input: "db\n\n1\n81\n")
    #expect(piped.outcome == .exited(1))
    #expect(piped.errors == "standard input:4: error: port: taken\n")
  }

  @Test func `a dry run runs none and names each`() throws {
    try folder.write(
      "touch.yaml", "rows: [{tag: a, type: text, default: {command: [touch, made]}}]\n")
    for arguments in [[], ["--allow-commands"]] {
      let result = try runner.run(["touch.yaml", "-n", "--dry-run"] + arguments)
      #expect(result.outcome == .exited(0))
      #expect(
        result.errors.hasPrefix(
          "askform: note: would run touch made (the default of row \"a\", line 1)\n"))
    }
    for command in ["check", "explain", "graph", "example"] {
      #expect(try runner.run([command, "touch.yaml"]).outcome == .exited(0))
    }
    #expect(!folder.names.contains("made"))
  }

  @Test func `what a command is told, and nothing else`() throws {
    try folder.write(
      "told.yaml",
      """
      rows:
      - {tag: a-b, type: text}
      - {tag: key, type: password}
      - {tag: n, type: integer, list: true}
      - {tag: out, type: textarea, default: {command: [sh, -c, "cat | tr '\\\\n' ' '; env | grep ^ASKFORM | sort | tr '\\\\n' ' '; env | grep -c ^APP_; true"]}}
      - {tag: later, type: text}

      """)
    var runner = runner
    runner.environment = [
      "APP_KEY": "geheim", "APP_LATER": "x", "ASKFORM_ROW_KEY": "old", "ASKFORM_ROW_N": "old",
    ]
    let result = try runner.run(
      [
        "told.yaml", "-n", "--allow-commands", "--env", "APP_", "-s", "a-b=x y", "-s", "n=1,2",
        "-f", "lines",
      ])
    #expect(result.outcome == .exited(0), "\(result.errors)")
    let told = result.output.split(separator: "\n").first { $0.hasPrefix("out=") }
    #expect(
      told
        == "out={   \"a-b\": \"x y\",   \"n\": [     1,     2   ] } ASKFORM_ROW_A_B=x y ASKFORM_ROW_N=[1,2] 0"
    )
  }

  @Test func `a command has no descriptors but its three, no terminal, and a session of its own`()
    throws
  {
    let result = try written(
      by:
        #"[sh, -c, 'echo $(ls /proc/$$/fd | sort -n | head -9); (: < /dev/tty) 2>/dev/null && echo tty; true']"#,
      ["-f", "lines"])
    #expect(result.output.hasPrefix("a=0 1 2"), "\(result.output)")
    #expect(!result.output.contains("tty"))
    let session = try written(by: #"[sh, -c, 'cut -d" " -f1,5,6 /proc/$$/stat']"#, ["-f", "lines"])
    let numbers = Set(session.output.dropFirst(2).split(whereSeparator: \.isWhitespace))
    #expect(numbers.count == 1, "\(session.output)")
  }

  @Test(arguments: [
    ("[sleep, '60']", "was ended, as it took more than 0.2 seconds"),
    ("[sh, -c, 'sleep 60 & sleep 60']", "was ended, as it took more than 0.2 seconds"),
    ("['yes']", "was ended, as it wrote more than 1048576 bytes"),
    ("[sh, -c, 'yes >&2']", "was ended, as it wrote more than 1048576 bytes"),
    ("[sh, -c, 'kill -SEGV $$']", "was ended by signal 11"),
    ("[no-such-program]", "cannot be run: there is no such file"),
    ("[/]", "cannot be run: permission denied"),
  ])
  func `one that misbehaves ends in a clear error`(command: String, reason: String) throws {
    let limit = command.contains("yes") ? "20" : "0.2"
    let named = "{command: \(command), timeout: \(limit)}"
    try folder.write(
      "f.yaml", "rows: [{tag: a, type: text, default: x, checks: [\(named)]}]\n")
    let check = try runner.run(["f.yaml", "-n", "--allow-commands"])
    #expect(check.outcome == .exited(7))
    #expect(check.output == "")
    #expect(check.errors.contains("error: a check of row \"a\": the command "))
    #expect(check.errors.contains(reason))
    try folder.write("f.yaml", "rows: [{tag: a, type: select, options: \(named)}]\n")
    let options = try runner.run(["f.yaml", "--allow-commands", "--errors", "json"], input: "x\n")
    #expect(options.outcome == .exited(7))
    #expect(options.output == "")
    #expect(options.errors.contains(#""rule":"command""#) && options.errors.contains(reason))
  }

  @Test func `what is started in the background does not hold the run up`() throws {
    let result = try written(by: "[sh, -c, 'sleep 30 & echo $!']", ["-f", "lines"])
    #expect(result.outcome == .exited(0))
    let process = Int32(result.output.dropFirst(2).prefix { $0.isNumber }) ?? 0
    #expect(process > 0)
    if process > 0 { kill(process, SIGKILL) }
  }

  @Test func `a default that fails is none, and its errors are shown without control characters`()
    throws
  {
    let result = try written(by: #"[sh, -c, 'printf "\033[31mbad\nend" >&2; exit 1']"#)
    #expect(result.outcome == .exited(0))
    #expect(result.output == "{}\n")
    #expect(
      result.errors.hasPrefix(
        "^[[31mbad\nend\naskform: note: the default of row \"a\": the command sh -c "))
    #expect(result.errors.hasSuffix("ended with status 1; so there is no default\n"))
    #expect(try written(by: "[cat, missing]", ["--errors", "json"]).errors == "")
  }

  @Test func `a signal ends the command before the program`() throws {
    try folder.write(
      "f.yaml",
      "rows: [{tag: a, type: text, default: {command: [sh, -c, 'echo $$ > pid; exec sleep 60']}}]\n"
    )
    let script =
      "\"$ASKFORM\" f.yaml -n --allow-commands & until [ -s pid ]; do :; done; kill $!; wait $!"
    var runner = runner
    runner.path = "/bin/sh"
    runner.environment = ["ASKFORM": PackageFolder.program("askform")]
    let result = try runner.run(["-c", script])
    #expect(result.outcome == .exited(128 + SIGTERM))
    let process = Int32(try folder.read("pid").trimmingCharacters(in: .whitespacesAndNewlines))
    #expect(kill(try #require(process), 0) == -1)
  }

  @Test func `a button shows and keeps what its command writes`() throws {
    try folder.write(
      "button.yaml",
      """
      rows:
      - {tag: a, type: text, title: A}
      - {tag: go, type: button, title: Go, command: [sh, -c, 'echo "<$ASKFORM_ROW_A>"']}

      """)
    let session = try TerminalSession(
      PackageFolder.program("askform"), ["button.yaml", "--allow-commands", "-o", "out.json"],
      in: folder)
    try session.answer([("A: ", "x\n"), ("Go (Enter): ", "\n"), ("change it: ", "\n")])
    #expect(try session.finish().screen.text.contains("  = <x>"))
    #expect(try folder.read("out.json") == "{\n  \"a\": \"x\",\n  \"go\": \"<x>\"\n}\n")
    let again = try runner.run(["button.yaml", "-n", "--allow-commands", "-a", "out.json"])
    #expect(again.output == "{\n  \"a\": \"x\",\n  \"go\": \"<x>\"\n}\n")
    #expect(again.errors == "")
  }
}
