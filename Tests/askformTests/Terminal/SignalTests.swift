import Foundation
import TestSupport
import Testing

/// Signals during a prompt: the terminal comes back as it was, and the process dies of the signal.
@Suite(.timeLimit(.minutes(10))) struct SignalTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: ["xterm", "dumb"], ["line", "secret"])
  func `Ctrl-C ends the program by SIGINT`(type: String, kind: String) throws {
    let session = try TerminalSession(
      "ConsoleProbe", ["\(kind):A", "line:B"], environment: ["TERM": type], in: folder)
    try session.expect("A: ")
    try session.send("half")
    try session.send("\u{3}")
    let result = try session.finish()
    #expect(result.outcome == .signalled(SIGINT))
    #expect(result.output == "interrupted(signal: \(SIGINT))\n")
    #expect(result.screen.text.hasSuffix("\ninterrupted"))
    #expect(result.isModeRestored)
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGQUIT], ["line", "secret"])
  func `a signal that ends restores the terminal`(signal: Int32, kind: String) throws {
    let session = try TerminalSession("ConsoleProbe", ["\(kind):A"], in: folder)
    try session.expect("A: ")
    session.signal(signal)
    let result = try session.finish()
    #expect(result.outcome == .signalled(signal))
    #expect(result.isModeRestored)
  }

  /// A shell with job control stands between, since the kernel stops no process group without one.
  @Test(arguments: ["xterm", "dumb"], ["line", "secret"])
  func `Ctrl-Z gives the terminal back and takes it again`(type: String, kind: String) throws {
    let shell = """
      set -m; "$@"; stty -a | grep -oE ' -?(icanon|echo) '; echo STOPPED >&2; fg > /dev/null
      """
    let session = try TerminalSession(
      "/bin/bash",
      ["-c", shell, "x", PackageFolder.program("ConsoleProbe"), "\(kind):A", "line:B"],
      environment: ["TERM": type], in: folder)
    try session.expect("A: ")
    try session.send("ab")
    if kind == "line" { try session.expect("ab") }
    try session.send("\u{1A}")
    try session.expect("STOPPED")
    try session.expect(kind == "line" ? "A: ab" : "A: ")
    #expect(!session.echoes)
    try session.send("c\n")
    try session.expect("B: ")
    try session.send("d\n")
    let result = try session.finish()
    #expect(result.output.hasPrefix(" icanon \n echo \n"))
    #expect(result.output.hasSuffix("c\")\nline(\"d\")\n"))
    #expect(result.isModeRestored)
  }

  @Test func `the line follows a terminal that changes its size`() throws {
    let session = try TerminalSession("ConsoleProbe", ["line:A", "width"], in: folder)
    try session.expect("A: ")
    try session.send("abc")
    session.resize(rows: 24, columns: 40)
    try session.send("def\n")
    #expect(try session.finish().output == "line(\"abcdef\")\nwidth 40\n")
  }
}
