import TestSupport
import Testing

/// A secret is in the result where it was asked for, and nowhere else.
@Suite(.timeLimit(.minutes(10))) struct SecretLeakTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    (folder, runner) = try ProgramRunner.inNewFolder([
      "f.yaml": SmallForm.secret,
      "right.json": "{\"pass\": \"hunter2hunter2\"}",
      "short.json": "{\"pass\": \"hunter2\"}",
      "list.json": "{\"pass\": [\"hunter2\"]}",
      "twice.json": "{\"pass\": \"hunter2\", \"pass\": \"hunter2hunter2\"}",
      "hidden.json": "{\"guest\": true, \"pass\": \"hunter2hunter2\"}",
      "broken.json": "{\"pass\": \"hunter2hunter2\" \"guest\": true}",
      "unknown.json": "{\"password\": \"hunter2hunter2\"}",
    ])
  }

  @Test(
    arguments: ["text", "json"],
    [
      "short.json", "list.json", "twice.json", "hidden.json", "broken.json", "unknown.json",
    ])
  func `a refused or unused secret of a file is not told`(format: String, file: String) throws {
    for arguments in [
      ["f.yaml", "-n", "--strict"], ["f.yaml", "--strict"], ["explain", "f.yaml"],
    ] {
      let result = try runner.run(arguments + ["-a", file, "--errors", format])
      if arguments[0] != "explain" {
        #expect(result.outcome == .exited(1))
        #expect(result.output == "")
      }
      #expect(!(result.errors + result.output).contains("hunter2"), "\(result.errors)")
    }
  }

  @Test(arguments: [
    "pass: *hunter2", "pass: !hunter2 x", "pass: {hunter2", "pass: \"hunter2", "pass: 'hunter2",
    "pass: @hunter2", "pass: %hunter2", "pass: |hunter2", "pass: hunter2: hunter2",
    "pass: [hunter2]", "pass: {hunter2: 1}", "pass=hunter2", "pass: hunter2\u{1}",
    "{\"pass\": hunter2}", "{\"pass\": 12hunter2}", "{\"pass\": truehunter2}",
    "{\"pass\": 'hunter2'}", "{\"pass\": \"\\hunter2\"}", "{\"pass\": hunter2 hunter2}",
  ])
  func `a malformed file does not tell what is in it`(text: String) throws {
    for name in ["a.json", "a.yaml"] {
      try folder.write(name, text)
      let result = try runner.run(["f.yaml", "-n", "-a", name])
      #expect(!result.errors.contains("hunter2"), "\(result.errors)")
      if name == "a.json" {
        #expect(result.outcome == .exited(1))
        #expect(result.errors.hasPrefix("a.json:1:"))
      }
    }
  }

  @Test(arguments: ["text", "json"], ["hunter2", "hunter2\u{7}hunter2", "hunter2\nhunter2"])
  func `a refused secret of an option is not told`(format: String, secret: String) throws {
    for arguments in [["f.yaml", "-n"], ["explain", "f.yaml", "pass"], ["explain", "f.yaml"]] {
      let result = try runner.run(arguments + ["-s", "pass=" + secret, "--errors", format])
      #expect(!(result.errors + result.output).contains("hunter2"), "\(result.errors)")
    }
  }

  @Test(arguments: ["text", "json"], ["hunter2", "hunter2\u{7}hunter2"])
  func `a refused secret of a line is not told`(format: String, secret: String) throws {
    let result = try runner.run(["f.yaml", "--errors", format], input: "n\n\(secret)\n")
    #expect(result.outcome == .exited(1))
    #expect(!(result.errors + result.output).contains("hunter2"), "\(result.errors)")
  }

  /// Rows of every kind of reason that could repeat a part of the answer.
  static let partsOfAnswers: [(row: String, answer: String)] = [
    ("type: url, schemes: [https]", "hunter2://host/"), ("type: date", "2027-02-31"),
    ("type: date", "2027-31-02"), ("type: time", "31:15"),
    ("type: time, minuteInterval: 15", "12:31"), ("type: datetime", "2027-01-01 31:00"),
    ("type: integer, step: 10", "31"), ("type: number, minimum: 40", "31"),
    ("type: number, maximum: 4", "31"), ("type: decimal, places: 0", "1.31"),
    ("type: duration", "31x"), ("type: cidr", "10.0.0.31/8"), ("type: port", "313131"),
    ("type: size", "31Q"), ("type: switch", "31"), ("type: email", "31@"), ("type: ip", "1.31"),
    ("type: select, options: [a, b, c]", "31"), ("type: text, pattern: 'a+'", "31"),
  ]

  @Test(arguments: partsOfAnswers)
  func `no part of a refused secret is told`(row: String, answer: String) throws {
    for (index, own) in [
      "", ", messages: {type: 'no {{value}} for {{title}}'}",
    ]
    .enumerated() {
      let name = "part\(index).yaml"
      try folder.write(name, "askform: 1\nrows:\n  - {tag: p, secret: true, \(row)\(own)}\n")
      let checked = try runner.run(["check", name])
      #expect(checked.outcome == .exited(0), "\(checked.errors)")
      for arguments in [["-n", "-s", "p=" + answer], []] {
        let result = try runner.run([name] + arguments, input: answer + "\n")
        #expect(result.outcome == .exited(1), "\(result.errors)")
        #expect(!result.errors.contains("31"), "\(result.errors)")
        #expect(!result.errors.contains("hunter2"), "\(result.errors)")
      }
    }
  }

  @Test(arguments: ["minimum: {compute: $p}", "maximum: {compute: $p}", "step: {compute: $p}"])
  func `a limit that follows a secret does not tell it`(limit: String) throws {
    let number = limit.hasPrefix("minimum") ? 3 : 5000
    for own in [
      "", ", messages: {minimum: 'at least {{minimum}}', maximum: 'at most {{maximum}}'}",
    ] {
      try folder.write(
        "limit.yaml",
        "askform: 1\nrows:\n  - {tag: p, type: integer, secret: true}\n"
          + "  - {tag: w, type: integer, \(limit)\(own)}\n")
      let result = try runner.run(["limit.yaml", "-n", "-s", "p=4711", "-s", "w=\(number)"])
      #expect(result.outcome == .exited(1), "\(result.errors)")
      #expect(result.errors.contains("secret"), "\(result.errors)")
      #expect(!result.errors.contains("4711"), "\(result.errors)")
      #expect(!result.errors.contains("9422"), "\(result.errors)")
    }
  }

  @Test func `a secret that is right is in the result alone`() throws {
    let lines = try runner.run(["f.yaml"], input: "n\nhunter2hunter2\n")
    #expect(lines.output.contains("\"pass\": \"hunter2hunter2\""))
    #expect(lines.errors == "Guest: no\nPassword: (secret)\n")
    for arguments in [["explain", "f.yaml"], ["explain", "f.yaml", "pass"]] {
      let explained = try runner.run(arguments + ["-a", "right.json"])
      #expect(explained.outcome == .exited(0))
      #expect(explained.output.contains("(secret)"))
      #expect(!(explained.errors + explained.output).contains("hunter2"))
    }
    let file = try runner.run(["f.yaml", "-n", "-a", "right.json", "-o", "out.json"])
    #expect(file.errors + file.output == "")
    #expect(try folder.read("out.json").contains("hunter2hunter2"))
    #expect(folder.mode(of: "out.json") == 0o600)
  }

  @Test func `a secret is not trimmed and no command but exact ones`() throws {
    let result = try runner.run(["f.yaml", "-q"], input: "n\n  \\:hunter2? \n")
    #expect(result.output.contains(#""pass": "  \\:hunter2? ""#))
  }

  @Test func `a file that others can read is warned of`() throws {
    try folder.write("out.json", "{}")
    let readable = try #require(folder.mode(of: "out.json"))
    try #require(readable & 0o044 != 0)
    let result = try runner.run(["f.yaml", "-n", "-a", "right.json", "-o", "out.json"])
    #expect(result.errors == "askform: note: \"out.json\" holds a secret, and others can read it\n")
    #expect(folder.mode(of: "out.json") == readable)
    let JSON = try runner.run(
      ["f.yaml", "-n", "-a", "right.json", "-o", "out.json", "--errors", "json"])
    #expect(JSON.errors == "")
  }

  @Test(arguments: ["xterm", "dumb"]) func `a terminal never shows it`(type: String) throws {
    let session = try TerminalSession(
      "/bin/sh", ["-c", "\"$ASKFORM\" f.yaml > /dev/tty"],
      environment: ["ASKFORM": PackageFolder.program("askform"), "TERM": type], in: folder)
    try session.expect("Guest (y/n) [n]: ")
    try session.send("\n")
    try session.expect("Password: ")
    try session.send("hunter2\n")
    try session.expect("at least 10 characters are needed")
    // What is typed before the prompt is dropped.
    try session.expect("Password: ")
    try session.send("hunter2hunter2\n")
    try session.expect("change it: ")
    try session.send("\n")
    let result = try session.finish()
    #expect(result.outcome == .exited(0))
    #expect(result.screen.text.contains("{\n  \"guest\": false\n}"))
    #expect(result.screen.text.contains("askform: note: secrets are left out on a terminal: pass;"))
    #expect(!String(decoding: result.transcript, as: UTF8.self).contains("hunter2"))
  }

  @Test func `a terminal shows it on demand`() throws {
    let session = try TerminalSession(
      "/bin/sh", ["-c", "\"$ASKFORM\" f.yaml -n -a right.json --show-secrets > /dev/tty"],
      environment: ["ASKFORM": PackageFolder.program("askform")], in: folder)
    let result = try session.finish()
    #expect(result.screen.text == "{\n  \"guest\": false,\n  \"pass\": \"hunter2hunter2\"\n}")
  }
}
