import TestSupport
import Testing

/// Stopping and going on, under a shell with job control.
@Suite(.timeLimit(.minutes(10))) struct `Job control` {
  @Test(arguments: ["xterm", "dumb"])
  func `the prompt and what is typed stand there once after each fg`(type: String) throws {
    let folder = try TemporaryFolder()
    let probe = PackageFolder.program("ConsoleProbe")
    let session = try TerminalSession(
      "/bin/bash", ["--norc", "-i"],
      environment: ["PS1": "sh> ", "TERM": type, "LC_ALL": "C"], in: folder, columns: 200)
    try session.expect("sh> ")
    try session.send("\(probe) line:Name\n")
    try session.expect("Name: ")
    try session.send("ab")
    try session.expectScreen("what is typed") { $0.cursorLine == "Name: ab" }
    for goesThroughBackground in [false, true, false] {
      try session.send("\u{1A}")
      try session.expect("sh> ")
      if goesThroughBackground {
        try session.send("bg\n")
        try session.expect("sh> ")
      }
      try session.send("fg\n")
      try session.expectScreen("the line once") { $0.cursorLine == "Name: ab" }
    }
    try session.send("c\n")
    try session.expect("sh> ")
    try session.send("exit\n")
    #expect(try session.finish().output.contains("line(\"abc\")"))
  }
}
