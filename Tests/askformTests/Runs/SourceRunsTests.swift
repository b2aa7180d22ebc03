import Foundation
import TestSupport
import Testing

/// Every source of answers, with what can be wrong with it.
@Suite(.timeLimit(.minutes(10))) struct SourceRunsTests {
  let folder: TemporaryFolder
  var runner: ProgramRunner

  init() throws {
    (folder, runner) = try ProgramRunner.inNewFolder(["f.yaml": Self.form])
  }

  private static let form = """
    askform: 1
    rows:
      - { tag: name, type: text, title: Name, required: true }
      - { tag: port, type: integer, title: Port, default: 80, maximum: 9999, was: tcp }
      - { tag: tls, type: switch, title: TLS, default: false }
      - { tag: cert, type: textarea, title: Certificate, when: $tls == YES }
      - { tag: token, type: password, title: Token }

    """

  private func errors(_ arguments: [String], code: Int32 = 1, input: String = "") throws -> String {
    let result = try runner.run(["f.yaml"] + arguments, input: input)
    #expect(result.outcome == .exited(code), "\(result.errors)")
    #expect(result.output.isEmpty == (code != 0))
    return result.errors
  }

  @Test(arguments: [
    ("name=a", "a.env", true), ("NAME='a'\n", "a.env", true), ("\u{FEFF}name=a\r\n", "a.env", true),
    ("\u{FEFF}{\"name\": \"a\"}\r\n", "a.json", true), ("\u{FEFF}name: a\r\n", "a.yaml", true),
    ("# c\nexport NAME=a", "answers", true), ("{\"name\":\"a\"}", "answers", true),
    ("name: a", "answers", true), ("name: a", "a.env", false), ("name=a", "a.yaml", false),
  ])
  func `a file is read by its name, else by its content`(text: String, name: String, isRead: Bool)
    throws
  {
    try folder.write(name, text)
    let result = try runner.run(["f.yaml", "-n", "-a", name])
    #expect((result.outcome == .exited(0)) == isRead, "\(result.errors)")
    #expect(result.output.contains("\"name\": \"a\"") == isRead)
  }

  @Test(arguments: ["json", "yaml", "env"]) func `the option wins over the name`(format: String)
    throws
  {
    let text = ["json": "{\"name\": \"a\"}", "yaml": "name: a", "env": "name=a"][format] ?? ""
    for name in ["a.json", "a.yaml", "a.env", "a"] {
      try folder.write(name, text)
      let result = try runner.run(["f.yaml", "-n", "-a", name, "--answers-format", format])
      #expect(result.outcome == .exited(0), "\(name): \(result.errors)")
    }
  }

  @Test(arguments: ["a.json", "a.yaml", "a.env", "a"])
  func `a file of blanks gives no answer, which is noted`(name: String) throws {
    for text in ["", "\n", " \r\n\n"] {
      try folder.write(name, text)
      let result = try runner.run(["f.yaml", "-n", "-a", name, "-s", "name=x"])
      #expect(result.outcome == .exited(0))
      #expect(result.errors == "\(name):1:1: note: the file is empty and gives no answer\n")
    }
  }

  @Test func `what is no text is told with its place`() throws {
    try Data(Array("name: ä\ntoken: \u{E4}".utf8) + [0xFF]).write(
      to: URL(fileURLWithPath: folder.path + "/bad.yaml"))
    #expect(try errors(["-n", "-a", "bad.yaml"]).hasPrefix("bad.yaml:2:9: error: is not UTF-8"))
  }

  @Test func `each kind of file that cannot be read has its own error`() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path + "/folder", withIntermediateDirectories: false)
    #expect(
      try errors(["-n", "-a", "none.env"], code: 4)
        == "askform: cannot read \"none.env\": there is no such file\n")
    #expect(
      try errors(["-n", "-a", "folder"], code: 4)
        == "askform: cannot read \"folder\": it is a folder\n")
    #expect(
      try errors(["-n", "--set-file", "token=none"], code: 4)
        == "askform: cannot read \"none\": there is no such file\n")
    #expect(
      try errors(["-n", "-d", "none"], code: 4)
        == "askform: cannot read \"none\": there is no such file\n")
    try Data([0x61, 0x3D, 0x00]).write(to: URL(fileURLWithPath: folder.path + "/nul.env"))
    #expect(
      try errors(["-n", "-a", "nul.env"])
        == "nul.env:1:3: error: has a NUL byte at offset 2; expected text in UTF-8\n")
    try Data([0x61, 0x3D, 0xFF]).write(to: URL(fileURLWithPath: folder.path + "/latin.yaml"))
    #expect(
      try errors(["-n", "-a", "latin.yaml"])
        == "latin.yaml:1:3: error: is not UTF-8 at offset 2; expected text in UTF-8\n")
    #expect(
      try errors(["-n", "-s", "name=a", "--set-file", "token=nul.env"])
        == "--set-file token: error: token: has a NUL byte at offset 2; expected text in UTF-8\n")
  }

  @Test(arguments: [("a.json", ""), ("a.env", "\n\n"), ("a.yaml", "  \r\n"), ("/dev/null", "")])
  func `a file without anything in it gives no answer, which is noted`(name: String, text: String)
    throws
  {
    if name != "/dev/null" { try folder.write(name, text) }
    let told = try errors(
      ["-n", "-a", name, "-s", "name=a", "--answers-format", "yaml"], code: 0)
    #expect(told == "\(name):1:1: note: the file is empty and gives no answer\n")
  }

  @Test func `a file may be a pipe`() throws {
    var shell = runner
    shell.path = "/bin/sh"
    shell.environment["ASKFORM"] = runner.path
    let result = try shell.run([
      "-c", "mkfifo p && { printf 'name=x\\n' > p & } && \"$ASKFORM\" f.yaml -n -a p",
    ])
    #expect(result.output.contains("\"name\": \"x\""), "\(result.errors)")
    #expect(result.outcome == .exited(0))
  }

  @Test func `all that is wrong with lines is told at once, and no value with it`() throws {
    try folder.write("a.env", "name\n1=hush\nname='hush' hush\nport=`hush`\ntoken='hush\n")
    #expect(
      try errors(["-n", "-a", "a.env"]) == """
        a.env:1:1: error: expected NAME=VALUE; a line that begins with # is a comment
        a.env:2:1: error: what stands before = is no name; \
        accepted: a letter or _, then letters, digits, _, -, . and [N]
        a.env:3:13: error: found text behind the closing quote; \
        put all of the value into one pair of quotes, or in front of a comment a #
        a.env:4:6: error: readers differ on a value in back quotes; use ' or " in their place
        a.env:5:7: error: the value does not end; expected the closing quote

        """)
  }

  @Test(arguments: [
    ("line", "line"), ("line\n", "line"), ("line\r\n", "line"), ("line\n\n", "line\n"),
    (" x ", " x "), ("\u{FEFF}x", "x"), ("[1]", "[1]"),
  ])
  func `a file that is one answer loses one line break at its end`(text: String, token: String)
    throws
  {
    try folder.write("secret", text)
    let result = try runner.run(["f.yaml", "-n", "-s", "name=a", "--set-file", "token=secret"])
    let isLine = !token.contains("\n")
    #expect(result.outcome == .exited(isLine ? 0 : 1))
    guard isLine else { return }
    let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(object?["token"] as? String == token)
  }

  @Test func `a file that is one answer may be standard input, and hold lines`() throws {
    let result = try runner.run(
      ["f.yaml", "-n", "-s", "name=a", "-s", "tls=yes", "--set-file", "cert=-"],
      input: "-----BEGIN-----\nabc=\n-----END-----\n")
    #expect(result.output.contains(#""cert": "-----BEGIN-----\nabc=\n-----END-----""#))
  }

  @Test func `sources win over each other in their order`() throws {
    var runner = self.runner
    runner.environment = ["T_PORT": "4", "T_NAME": "env"]
    try folder.write("one.env", "name=one\nport=1")
    try folder.write("two.yaml", "port: 2")
    try folder.write("old.json", "{\"port\": 9, \"name\": \"old\"}")
    try folder.write("five", "5\n")
    let steps: [([String], String)] = [
      (["-d", "old.json"], "9"), (["-a", "one.env"], "1"), (["-a", "two.yaml"], "2"),
      (["--env", "T_"], "4"), (["--set-file", "port=five"], "5"), (["-s", "port=6"], "6"),
    ]
    for count in 1...steps.count {
      // What ranks by its order on the command line stands in order; the rest the other way round.
      let used = steps[..<count].map(\.0)
      let ordered = used.filter { ["-a", "--set-file", "-s"].contains($0[0]) }
      let others = used.filter { ["-d", "--env"].contains($0[0]) }
      let arguments = (ordered + others.reversed()).flatMap { $0 }
      let told = try runner.run(["explain", "f.yaml", "port"] + arguments)
      #expect(told.output.hasPrefix("port: \(steps[count - 1].1)\n"), "\(arguments)")
    }
    let places = [
      ("-d", "old.json:1:10"), ("-a", "one.env:2:6"), ("--env", "$T_PORT"), ("-s", "-s"),
    ]
    for (option, place) in places {
      let arguments = steps.map(\.0).first { $0[0] == option } ?? []
      let told = try runner.run(["explain", "f.yaml", "port"] + arguments)
      #expect(told.output.contains("given by " + place), "\(told.output)")
    }
  }

  @Test func `variables without a row are noted, and errors of a strict run`() throws {
    var runner = self.runner
    runner.environment = ["T_NAME": "x", "T_PROT": "1", "T_TOKEN": "", "OTHER": "y"]
    let loose = try runner.run(["f.yaml", "-n", "--env", "T_"])
    #expect(loose.outcome == .exited(0))
    #expect(
      loose.errors == """
        $T_TOKEN: note: token: is set and empty, which gives no answer
        $T_PROT: note: is the name of no row; did you mean "T_PORT"?

        """)
    #expect(try runner.run(["f.yaml", "-n", "-q", "--env", "T_"]).errors == "")
    let strict = try runner.run(["f.yaml", "-n", "-q", "--strict", "--env", "T_"])
    #expect(strict.outcome == .exited(1))
    #expect(strict.errors == "$T_PROT: error: is the name of no row; did you mean \"T_PORT\"?\n")
    let json = try runner.run(["f.yaml", "-n", "--strict", "--env", "T_", "--errors", "json"])
    #expect(
      json.errors == #"""
        [{"tag":"","rule":"unknown","message":"is the name of no row; did you mean \"T_PORT\"?","source":"$T_PROT","line":null,"column":null}]

        """#)
  }

  @Test func `a secret of the environment is told to nobody`() throws {
    var runner = self.runner
    runner.environment = ["T_TOKEN": "hu\u{7}sh"]
    let result = try runner.run(["f.yaml", "-n", "--env", "T_", "--errors", "json"])
    #expect(result.outcome == .exited(1))
    #expect(!result.errors.contains("hu"))
  }

  @Test func `unknown and doubled names are errors, and warnings where that is wanted`() throws {
    try folder.write("a.yaml", "nmae: a\nname: b\nname: c\n")
    let strict = try errors(["-n", "-a", "a.yaml", "-s", "prot=1"])
    #expect(
      strict.contains("a.yaml:1:1: error: nmae: is no row of the form; did you mean \"name\"?"))
    #expect(strict.contains("a.yaml:3:1: error: "))
    #expect(strict.contains("-s prot: error: prot: is no row of the form; did you mean \"port\"?"))
    let lax = try runner.run(["f.yaml", "-n", "--lax", "-q", "-a", "a.yaml", "-s", "prot=1"])
    #expect(lax.outcome == .exited(0))
    #expect(lax.output.contains("\"name\": \"c\""))
    #expect(lax.errors == strict.replacing("error:", with: "warning:"))
  }

  @Test func `an answer of a hidden row is noted with what hides it, and an error of a strict run`()
    throws
  {
    let arguments = ["-n", "-s", "name=a", "-s", "cert=x"]
    let note =
      "-s cert: note: cert: the answer is not used: the row is only shown when $tls == YES "
      + "($tls is false)\n"
    #expect(try errors(arguments, code: 0) == note)
    #expect(try errors(arguments + ["--strict"]) == note.replacing("note:", with: "error:"))
  }

  @Test func `a former name is taken for the present one, with a note`() throws {
    try folder.write("a.json", "{\"name\": \"a\", \"tcp\": 7}")
    let result = try runner.run(["f.yaml", "-n", "-a", "a.json"])
    #expect(result.output.contains("\"port\": 7"))
    #expect(
      result.errors == "a.json:1:15: note: tcp: is taken for \"port\", as the row is called now\n")
    #expect(
      try errors(["-n", "-s", "name=a", "-s", "tcp=7"])
        == "-s tcp: error: tcp: is no row of the form; did you mean \"port\"?\n")
  }
}
