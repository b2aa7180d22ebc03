import TestSupport
import Testing

/// Ordinary lines on every kind of terminal, by the real console on a pseudo-terminal.
@Suite(.timeLimit(.minutes(10))) struct LineTests {
  /// Each is a value of `TERM`; nil leaves it unset.
  static let types: [String?] = ["xterm", "vt100", "dumb", "", nil, "no-such-type"]

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(
    _ arguments: [String], type: String? = "xterm", columns: Int = 80, typedBefore: String = "",
    locale: String = "C", timeLimit: Double = 10
  ) throws -> TerminalSession {
    try TerminalSession(
      "ConsoleProbe", arguments, environment: ["TERM": type, "LC_ALL": locale],
      in: folder, columns: columns, typedBefore: typedBefore, timeLimit: timeLimit)
  }

  @Test(arguments: types) func `a prompt is shown and a line is edited`(type: String?) throws {
    let session = try start(["line:Name"], type: type)
    try session.expect("Name: ")
    try session.send("é日本\u{7F}x\n")
    let result = try session.finish()
    #expect(result.output == "line(\"é日x\")\n")
    #expect(result.screen.text == "Name: é日x")
    #expect(result.screen.unknown == [])
    #expect(result.outcome == .exited(0))
    #expect(result.isModeRestored)
  }

  @Test(arguments: types) func `backspace takes a whole accented letter`(type: String?) throws {
    let session = try start(["line:Name"], type: type)
    try session.expect("Name: ")
    try session.send("caé\u{7F}f\u{8}fé\n")
    let result = try session.finish()
    #expect(result.output == "line(\"café\")\n")
    #expect(result.screen.text == "Name: café")
  }

  @Test(arguments: ["dumb", "", nil, "no-such-type"] as [String?])
  func `no escape byte where the terminal cannot edit`(type: String?) throws {
    let session = try start(["line:Name", "secret:Pass", "line:More"], type: type)
    try session.expect("Name: ")
    try session.send("a\u{1B}[Db\u{7F}\n")
    try session.expect("Pass: ")
    try session.send("x\u{1B}\n")
    try session.expect("More: ")
    try session.send("\u{9B}1m\n")
    let result = try session.finish()
    #expect(!result.transcript.contains(0x1B))
    #expect(result.screen.text == "Name: a^[[D\nPass:\nMore: \\x9B1m")
  }

  @Test func `plain on a capable terminal writes no escape byte`() throws {
    let session = try start(["--plain", "line:Name"])
    try session.expect("Name: ")
    try session.send("ab\u{7F}\n")
    let result = try session.finish()
    #expect(result.transcript.contains(0x1B) == false)
    #expect(result.output == "line(\"a\")\n")
  }

  @Test(arguments: ["xterm", "dumb"]) func `lines sent at once are all kept`(type: String) throws {
    let session = try start(["line:A", "line:B", "line:C"], type: type)
    try session.expect("A: ")
    try session.send("one\ntwo\nthree\n")
    let result = try session.finish()
    #expect(result.output == "line(\"one\")\nline(\"two\")\nline(\"three\")\n")
    #expect(result.screen.text == "A: one\nB: two\nC: three")
  }

  @Test(arguments: ["xterm", "dumb"])
  func `what is typed before the start answers the first prompt`(type: String) throws {
    let session = try start(["line:A", "line:B"], type: type, typedBefore: "early\nla")
    try session.expect("B: ")
    try session.send("te\n")
    #expect(try session.finish().output == "line(\"early\")\nline(\"late\")\n")
  }

  @Test(arguments: ["xterm", "dumb"])
  func `type-ahead is dropped where the request says so`(type: String) throws {
    let session = try start(["line:A", "fresh:B"], type: type)
    try session.expect("A: ")
    try session.send("one\nyes\n")
    try session.expect("B: ")
    try session.send("no\n")
    #expect(try session.finish().output == "line(\"one\")\nline(\"no\")\n")
  }

  @Test(arguments: ["xterm", "dumb"]) func `a line of 1 MiB arrives whole`(type: String) throws {
    let session = try start(["line:A", "line:B"], type: type, timeLimit: 60)
    try session.expect("A: ")
    try session.send(String(repeating: "0123456789abcdeé", count: 65536) + "\nnext\n")
    let result = try session.finish()
    let bytes = 65536 * 17
    #expect(
      result.output == "line of \(bytes) bytes, 16 different characters\nline(\"next\")\n")
  }

  @Test(arguments: ["xterm", "dumb"])
  func `a line longer than the screen is wide is shown whole`(type: String) throws {
    let session = try start(["line:A"], type: type, columns: 20)
    try session.expect("A: ")
    try session.send("0123456789012345678901234567890123456789\n")
    let result = try session.finish()
    #expect(result.output == "line(\"0123456789012345678901234567890123456789\")\n")
    let shown = result.screen.text.filter { $0 != "\n" }
    #expect(shown == "A: 0123456789012345678901234567890123456789")
  }

  @Test(arguments: ["xterm", "dumb"]) func `malformed bytes are refused`(type: String) throws {
    let session = try start(["line:A", "line:B", "line:C"], type: type)
    try session.expect("A: ")
    try session.send(Array("é".utf8) + [0xFF] + Array("b\n".utf8))
    try session.expect("B: ")
    try session.send([0xC3, 0x0A])
    try session.expect("C: ")
    try session.send("fine\n")
    let result = try session.finish()
    #expect(
      result.output == """
        refused(Wizard.LineFault.malformed(offset: 2))
        refused(Wizard.LineFault.malformed(offset: 0))
        line("fine")

        """)
    #expect(result.screen.text == "A: é\u{FFFD}b\nB: \u{FFFD}\nC: fine")
  }

  @Test func `a zero byte is refused`() throws {
    let session = try start(["line:A"], type: "dumb")
    try session.expect("A: ")
    try session.send("ab\0c\n")
    let result = try session.finish()
    #expect(result.output == "refused(Wizard.LineFault.zeroByte(offset: 2))\n")
  }

  @Test(arguments: types) func `a text to edit stands in the line`(type: String?) throws {
    let session = try start(["edit:Name=héllo"], type: type)
    try session.expect("héllo")
    try session.send("\u{7F}!\n")
    let result = try session.finish()
    #expect(result.output == "line(\"héll!\")\n")
    #expect(result.screen.text == "Name: héll!")
  }

  @Test(arguments: ["xterm", "dumb"])
  func `Ctrl-D ends the input only on an empty line`(type: String) throws {
    let session = try start(["line:A", "line:B"], type: type)
    try session.expect("A: ")
    try session.send("x\u{4}y\n")
    try session.expect("B: ")
    try session.send("\u{4}")
    #expect(try session.finish().output == "line(\"xy\")\nendOfInput\n")
  }

  @Test func `plain lines know the keys that take words and lines away`() throws {
    let session = try start(["line:A", "line:B"], type: "dumb")
    try session.expect("A: ")
    try session.send("wrong\u{15}one two  \u{17}three\n")
    try session.expect("B: ")
    try session.send("e\u{301}\u{7F}👨‍👩‍👧\u{7F}ok\n")
    let result = try session.finish()
    #expect(result.output == "line(\"one three\")\nline(\"ok\")\n")
    #expect(result.screen.text.hasPrefix("A: one three\n"))
  }

  @Test(arguments: ["bind -e\n", "bind -v\n"])
  func `backspace takes a whole cluster when lines are edited`(settings: String) throws {
    try folder.write(".editrc", settings)
    let session = try start(["line:A"])
    try session.expect("A: ")
    try session.send("ae\u{301}\u{7F}👨‍👩‍👧\u{8}ok\n")
    let result = try session.finish()
    #expect(result.output == "line(\"aok\")\n")
    #expect(result.screen.text == "A: aok")
  }

  @Test func `Tab completes, then lists`() throws {
    let session = try start(["list:Fruit=apple,apricot,banana"])
    try session.expect("Fruit: ")
    try session.send("a\t")
    try session.expectScreen("Fruit: ap") { $0.cursorLine == "Fruit: ap" }
    try session.send("\t")
    try session.expectScreen("list") { $0.text == "Fruit: ap\n  apple\n  apricot\nFruit: ap" }
    try session.send("r\t\n")
    let result = try session.finish()
    #expect(result.output == "line(\"apricot\")\n")
    #expect(result.screen.unknown == [])
  }

  @Test func `Up shows earlier lines`() throws {
    let session = try start(["line:A", "secret:B", "line:C", "line:D"])
    for (prompt, keys) in [
      ("A", "first"), ("B", "hidden"), ("C", "\u{1B}[A"), ("D", "\u{10}\u{10}"),
    ] {
      try session.expect("\(prompt): ")
      try session.send(keys + "\n")
    }
    let result = try session.finish()
    #expect(
      result.output == "line(\"first\")\nline(\"hidden\")\nline(\"first\")\nline(\"first\")\n")
    #expect(!result.screen.text.contains("hidden"))
  }

  @Test(arguments: ["bind -e\n", "bind -v\n"])
  func `Page Up is handed on as a key`(settings: String) throws {
    try folder.write(".editrc", settings)
    let session = try start(["line:A"])
    try session.expect("A: ")
    try session.send((settings == "bind -v\n" ? "abc\u{1B}" : "abc") + "\u{1B}[5~")
    let result = try session.finish()
    #expect(result.output == "key(Wizard.LineKey.pageUp)\n")
  }

  @Test func `vi keys are taken from editrc`() throws {
    try folder.write(".editrc", "bind -v\n")
    let session = try start(["list:A=apple"])
    try session.expect("A: ")
    try session.send("xa\u{1B}0x")
    try session.expectScreen("A: a") { $0.text == "A: a" }
    try session.send("A\t\n")
    #expect(try session.finish().output == "line(\"apple\")\n")
  }

  @Test(arguments: [(0, 80), (5, 20), (132, 132)])
  func `the width is at least 20 and 80 where it is not known`(columns: Int, width: Int) throws {
    let session = try start(["width"], columns: columns)
    #expect(try session.finish().output == "width \(width)\n")
  }

  @Test func `a paste of several lines stays in one answer`() throws {
    let session = try start(["line:A", "line:B"])
    try session.expect("A: ")
    #expect(session.transcript.starts(with: "\u{1B}[?2004h".utf8))
    try session.send("<\u{1B}[200~one\ttwo\nthré\u{1B}[A\n\u{1B}[201~>\n")
    try session.expect("B: ")
    try session.send("\u{1B}[200~x\u{0}\u{1B}[201~\n")
    let result = try session.finish()
    #expect(
      result.output == """
        line("<one\\ttwo\\nthré\\u{1B}[A>")
        refused(Wizard.LineFault.malformed(offset: 1))

        """)
    #expect(result.transcript.suffix(8).elementsEqual("\u{1B}[?2004l".utf8))
  }

  @Test func `a long paste arrives whole`() throws {
    let session = try start(["line:A"])
    try session.expect("A: ")
    let text = String(repeating: "0123456789abcdeé\n", count: 20000)
    try session.send("\u{1B}[200~" + text + "\u{1B}[201~\n")
    let result = try session.finish()
    #expect(
      result.output == "line of \(text.utf8.count - 1) bytes, 17 different characters\n")
  }

  @Test func `a terminal of two cells is served`() throws {
    let session = try start(["line:A"], columns: 2)
    try session.send("hello\n")
    #expect(try session.finish().output == "line(\"hello\")\n")
  }
}
