import TestSupport
import Testing

/// Keys of the conversation that libedit does not know.
@Suite(.timeLimit(.minutes(10))) struct `Keys of the conversation` {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func start(
    _ arguments: [String], type: String = "xterm", settings: String = ""
  ) throws -> TerminalSession {
    try folder.write(".editrc", settings)
    let session = try TerminalSession(
      "ConsoleProbe", arguments, environment: ["TERM": type, "LC_ALL": "C"], in: folder)
    try session.expect("A: ")
    return session
  }

  /// Sends keys to the prompt, and compares what was read and what is on the screen.
  private func check(
    _ arguments: [String], _ type: String, _ settings: String, keys: String, gives output: String,
    screen: String
  ) throws {
    let session = try start(arguments, type: type, settings: settings)
    try session.send(keys)
    let result = try session.finish()
    #expect(result.output == output)
    #expect(result.screen.text == screen)
  }

  @Test(arguments: [("xterm", ""), ("xterm", "bind -v\n"), ("dumb", "")])
  func `Ctrl-O puts the present answer in the line`(type: String, settings: String) throws {
    try check(
      ["present:A=größer"], type, settings, keys: "\u{F}\u{7F}!\n", gives: "line(\"größe!\")\n",
      screen: "A: größe!")
  }

  @Test func `Ctrl-O does nothing where there is no answer`() throws {
    let session = try start(["line:A"])
    try session.send("a\u{F}b\n")
    #expect(try session.finish().output == "line(\"ab\")\n")
  }

  @Test(arguments: [("xterm", ""), ("xterm", "bind -v\n"), ("dumb", "")])
  func `Ctrl-D on an empty line ends the input and is not shown`(
    type: String, settings: String
  ) throws {
    try check(
      ["line:A"], type, settings, keys: "\u{4}", gives: "endOfInput\n", screen: "A:")
  }

  @Test func `Ctrl-D in a line deletes under the cursor`() throws {
    let session = try start(["line:A"])
    try session.send("abc\u{1}\u{4}\u{5}\u{4}d\n")
    #expect(try session.finish().output == "line(\"bcd\")\n")
  }

  @Test func `Page Up and pastes come through while vi keys insert`() throws {
    let session = try start(["line:A", "line:B"], settings: "bind -v\n")
    try session.send("x\u{1B}[200~one\ntwo\u{1B}[201~y\n")
    try session.expect("B: ")
    try session.send("abc\u{1B}[5~")
    #expect(
      try session.finish().output == "line(\"xone\\ntwoy\")\nkey(Wizard.LineKey.pageUp)\n")
  }

  @Test func `colours are the terminal's own, a line each`() throws {
    let session = try TerminalSession("ConsoleProbe", ["--color", "styles"], in: folder)
    let shown = String(decoding: try session.finish().transcript, as: UTF8.self)
    #expect(
      shown == "plain\r\n more\r\n\u{1B}[1;34mtitle\u{1B}[0m\r\n\u{1B}[1;34m more\u{1B}[0m\r\n"
        + "\u{1B}[31merror\u{1B}[0m\r\n\u{1B}[31m more\u{1B}[0m\r\n"
        + "\u{1B}[36mhint\u{1B}[0m\r\n\u{1B}[36m more\u{1B}[0m\r\n")
  }
}
