import TestSupport
import Testing

/// Answers as lines of standard input, without a person.
@Suite(.timeLimit(.minutes(10))) struct LineRunsTests {
  let folder: TemporaryFolder
  let runner: ProgramRunner

  init() throws {
    (folder, runner) = try ProgramRunner.inNewFolder([
      "pair.json": SmallForm.pair,
      "number.yaml": SmallForm.number,
    ])
  }

  private var shell: ProgramRunner {
    var shell = runner
    shell.path = "/bin/sh"
    shell.environment["ASKFORM"] = runner.path
    return shell
  }

  private static func pair(_ a: String?, _ b: String?) -> String {
    let members = [("a", a), ("b", b)].compactMap { name, text in
      text.map { "  \"\(name)\": \"\($0)\"" }
    }
    return members.isEmpty ? "{}\n" : "{\n" + members.joined(separator: ",\n") + "\n}\n"
  }

  @Test func `lines without an end do not keep it from ending`() throws {
    let result = try shell.run(["-c", "yes | \"$ASKFORM\" pair.json -q"])
    #expect(result.outcome == .exited(0))
    #expect(result.output == Self.pair("y", "y"))
  }

  @Test(arguments: [
    ("x\ny\n", pair("x", "y")), ("x\ny", pair("x", "y")), ("x\r\ny\r\n", pair("x", "y")),
    ("x\r\ny\r", pair("x", "y")), ("\u{FEFF}x\ny\n", pair("x", "y")), ("\n\n", pair(nil, nil)),
    ("\r\n\r\n", pair(nil, nil)), ("\ny\n", pair(nil, "y")), ("  x  \n\ty\n", pair("x", "y")),
    (":none\n\\:quit\n", pair(nil, ":quit")), ("::1\n\\?\n", pair("::1", "?")),
    (":8080\n:\n", pair(":8080", ":")), ("n\nno\n", pair("n", "no")),
    ("x'; \"$(reboot)\\n\ny\n", pair(#"x'; \"$(reboot)\\n"#, "y")),
  ])
  func `a line is an answer`(input: String, output: String) throws {
    let result = try runner.run(["pair.json"], input: input)
    #expect(result.output == output)
    #expect(result.outcome == .exited(0), "\(result.errors)")
  }

  @Test(arguments: [
    (
      ":quit\n",
      "standard input:1: error: a: \":quit\" is a command, and only :none is one on "
        + "standard input; \\ before it makes it text\n"
    ),
    (
      "x\n:frob\n",
      "A: x\nstandard input:2: error: b: \":frob\" is a command, and only :none is one on "
        + "standard input; \\ before it makes it text\n"
    ),
    ("x\ty\n", "standard input:1: error: a: takes no control characters, found ^I\n"),
  ])
  func `a line that is no answer stops the run`(input: String, errors: String) throws {
    let result = try runner.run(["pair.json"], input: input)
    #expect(result.outcome == .exited(1))
    #expect(result.output == "")
    #expect(result.errors == errors)
  }

  @Test func `a refused line names its row and number, and no guess follows`() throws {
    let result = try runner.run(["number.yaml"], input: "hundred\n5\n")
    #expect(result.outcome == .exited(1))
    #expect(
      result.errors == """
        standard input:1: error: n: "hundred" is not a whole number; \
        accepted: a whole number such as 42 or -7

        """)
    let missing = try runner.run(["number.yaml"], input: "\n5\n")
    #expect(missing.outcome == .exited(1))
    #expect(missing.errors == "standard input:1: error: n: is required\n")
  }

  @Test(arguments: [
    ([0x61, 0x0A, 0xFF, 0x0A], "not valid UTF-8"), ([0x61, 0x0A, 0x00, 0x0A], "NUL"),
  ])
  func `bytes that are no text are refused with their line`(input: [UInt8], reason: String) throws {
    let result = try runner.run(["pair.json"], input: input)
    #expect(result.outcome == .exited(1))
    #expect(result.output == "")
    #expect(result.errors.contains("line 2 of standard input"))
    #expect(result.errors.contains(reason))
  }

  @Test func `a row that appears takes the next line`() throws {
    let result = try runner.run(["number.yaml"], input: "10\nmany\n")
    #expect(result.output == "{\n  \"n\": 10,\n  \"why\": \"many\"\n}\n")
    let ended = try runner.run(["number.yaml"], input: "10\n")
    #expect(ended.outcome == .exited(6))
    #expect(ended.output == "")
  }

  @Test(arguments: ["", "x\n", "x"])
  func `the end of input is no answer, also where none is required`(input: String) throws {
    let result = try runner.run(["pair.json", "-o", "out.json"], input: input)
    #expect(result.outcome == .exited(6))
    let tag = input.isEmpty ? "a" : "b"
    #expect(
      result.errors.hasSuffix(
        "askform: standard input ended before \"\(tag)\" was answered; give it as a line, with "
          + "-s \(tag)=VALUE, in an answer file with -a, or ask on the terminal with --tty\n"))
    #expect(folder.names == ["number.yaml", "pair.json"])
  }

  @Test func `nothing is read where nothing is asked`() throws {
    let script = "printf 'x\\ny\\n' | { \"$ASKFORM\" pair.json -n -s a=1; cat; }"
    let result = try shell.run(["-c", script])
    #expect(result.output == Self.pair("1", nil) + "x\ny\n")
    let answered = "printf 'x\\ny\\n' | { \"$ASKFORM\" pair.json -s a=1 -s b=2 -q; cat; }"
    #expect(try shell.run(["-c", answered]).output == Self.pair("1", "2") + "x\ny\n")
    let dashed = try runner.run(["pair.json", "-a", "-"], input: "{\"a\": \"x\"}")
    #expect(dashed.outcome == .exited(6))
    #expect(dashed.output == "")
  }

  @Test(arguments: ["printf 'x\\ny\\nrest\\n' | { %; cat; }", "{ %; cat; } < lines"])
  func `no byte beyond the last answer is taken`(script: String) throws {
    try folder.write("lines", "x\ny\nrest\n")
    let command = script.replacing("%", with: "\"$ASKFORM\" pair.json")
    let result = try shell.run(["-c", command])
    #expect(result.output == Self.pair("x", "y") + "rest\n")
    #expect(
      result.errors.hasSuffix("standard input:3: note: lines are left over on standard input\n"))
    let failing = script.replacing("%", with: "\"$ASKFORM\" number.yaml")
    #expect(try shell.run(["-c", failing]).output == "y\nrest\n")
  }

  @Test func `one loop feeds many runs`() throws {
    let script =
      "printf '1\\n2\\n3\\n' | while \"$ASKFORM\" number.yaml -q 2>err; do :; done; cat err"
    let result = try shell.run(["-c", script])
    #expect(result.output.hasPrefix("{\n  \"n\": 1\n}\n{\n  \"n\": 2\n}\n{\n  \"n\": 3\n}\n"))
    #expect(result.output.contains("ended before \"n\""))
  }

  @Test func `lines left over are errors when strict`() throws {
    let strict = try runner.run(["pair.json", "--strict", "-q"], input: "x\ny\nz\n")
    #expect(strict.outcome == .exited(1))
    #expect(strict.output == "")
    #expect(
      strict.errors == "standard input:3: error: lines are left over on standard input\n")
    let exact = try runner.run(["pair.json", "--strict", "-q"], input: "x\ny\n")
    #expect(exact.output == Self.pair("x", "y"))
  }

  @Test func `strict waits for the end of the lines`() throws {
    let script = "{ printf 'x\\ny\\n'; sleep 0.3; echo z; } | \"$ASKFORM\" pair.json --strict -q"
    let result = try shell.run(["-c", script])
    #expect(result.outcome == .exited(1))
    #expect(result.output == "")
  }

  @Test func `a line of a mebibyte is an answer`() throws {
    let long = String(repeating: "ab", count: 1 << 19)
    let result = try runner.run(["pair.json", "-q"], input: long + "\ny\n")
    #expect(result.output == Self.pair(long, "y"))
  }

  @Test func `CI changes nothing where there is no terminal`() throws {
    var runner = runner
    runner.environment["CI"] = "1"
    #expect(try runner.run(["pair.json"]).outcome == .exited(6))
    #expect(try runner.run(["pair.json"], input: "x\ny\n").output == Self.pair("x", "y"))
  }

  @Test func `a byte order mark and CRLF do not matter in files`() throws {
    let windows = { (text: String) in "\u{FEFF}" + text.replacing("\n", with: "\r\n") }
    try folder.write("w.json", windows(SmallForm.pair))
    try folder.write("w.yaml", windows(SmallForm.number))
    try folder.write("a.json", windows("{\n\"a\": \"x\"\n}\n"))
    try folder.write("a.yaml", windows("n: 12\nwhy: y\n"))
    #expect(try runner.run(["w.json", "-n", "-a", "a.json"]).output == Self.pair("x", nil))
    #expect(
      try runner.run(["w.yaml", "-n", "-a", "a.yaml"]).output
        == "{\n  \"n\": 12,\n  \"why\": \"y\"\n}\n")
  }

  @Test(arguments: [
    ([0x7B, 0xFF], "error: \"form.json\" is not UTF-8 at offset 1"),
    ([0x7B, 0x0A, 0x00], "error: \"form.json\" has a NUL byte at offset 2"),
    ([], "form.json:1:1: error: found the end of the text"),
  ])
  func `a form that is no text is refused with its place`(bytes: [UInt8], start: String) throws {
    _ = try folder.write("form.json", bytes: bytes)
    let result = try runner.run(["form.json", "-n"])
    #expect(result.outcome == .exited(3))
    #expect(result.errors.hasPrefix(start), "\(result.errors)")
    #expect(result.output == "")
  }
}
