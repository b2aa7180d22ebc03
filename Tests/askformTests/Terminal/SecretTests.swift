import TestSupport
import Testing

/// Secrets on a pseudo-terminal: they are typed, and no byte of them comes back.
@Suite(.timeLimit(.minutes(10))) struct SecretTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["dumb", nil, "vt100", "xterm"] as [String?])
  func `a secret is never written to the terminal`(type: String?) throws {
    let session = try TerminalSession(
      "ConsoleProbe", ["line:Name", "secret:Pass", "line:More"],
      environment: ["TERM": type], in: folder)
    try session.expect("Name: ")
    try session.send("x\n")
    try session.expect("Pass: ")
    #expect(!session.echoes)
    try session.send("hunterr\u{7F}2é\n")
    try session.expect("More: ")
    try session.send("y\n")
    let result = try session.finish()
    #expect(result.output == "line(\"x\")\nline(\"hunter2é\")\nline(\"y\")\n")
    #expect(result.screen.text == "Name: x\nPass:\nMore: y")
    let shown = String(decoding: result.transcript, as: UTF8.self)
    #expect(!shown.contains("hunt"))
    #expect(result.isModeRestored)
  }

  @Test(arguments: ["dumb", "xterm"]) func `type-ahead is dropped before a secret`(type: String)
    throws
  {
    let session = try TerminalSession(
      "ConsoleProbe", ["line:Name", "secret:Pass"], environment: ["TERM": type],
      in: folder)
    try session.expect("Name: ")
    try session.send("x\nearly\n")
    try session.expect("Pass: ")
    try session.send("late\n")
    #expect(try session.finish().output == "line(\"x\")\nline(\"late\")\n")
  }

  @Test func `a secret of 5000 bytes is not cut`() throws {
    let session = try TerminalSession("ConsoleProbe", ["secret:Pass"], in: folder)
    try session.expect("Pass: ")
    try session.send(String(repeating: "ab", count: 2500) + "\n")
    #expect(try session.finish().output == "line of 5000 bytes, 2 different characters\n")
  }

  @Test func `end of input in a secret is no secret`() throws {
    let session = try TerminalSession("ConsoleProbe", ["secret:Pass"], in: folder)
    try session.expect("Pass: ")
    try session.send("\u{4}")
    #expect(try session.finish().output == "endOfInput\n")
  }
}
