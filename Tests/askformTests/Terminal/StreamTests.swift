import Foundation
import TestSupport
import Testing

/// Which terminal the console takes when the standard streams are something else.
@Suite(.timeLimit(.minutes(10))) struct StreamTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `without a terminal there is no console`() throws {
    let runner = ProgramRunner("ConsoleProbe", in: folder)
    let piped = try runner.run(["line:A"], input: "one\n")
    #expect(piped.outcome == .exited(4))
    #expect(piped.output == "inputIsNoTerminal\n")
    #expect(piped.errors == "")
    let asked = try runner.run(["--tty", "line:A"], input: "one\n")
    #expect(asked.outcome == .exited(4))
    #expect(asked.output == "noTerminal(errno: \(ENXIO))\n")
  }

  @Test func `the controlling terminal serves where input is a file`() throws {
    try folder.write("input", "not an answer\n")
    let descriptor = open(folder.path + "/input", O_RDONLY | O_CLOEXEC)
    defer { close(descriptor) }
    let session = try TerminalSession(
      "ConsoleProbe", ["--tty", "line:A", "secret:B"], in: folder, input: descriptor)
    try session.expect("A: ")
    try session.send("typed\n")
    try session.expect("B: ")
    try session.send("hidden\n")
    let result = try session.finish()
    #expect(result.output == "line(\"typed\")\nline(\"hidden\")\n")
    #expect(lseek(descriptor, 0, SEEK_CUR) == 0)
    #expect(result.isModeRestored)
  }

  @Test func `prompts go to the terminal where standard error is a file`() throws {
    let session = try TerminalSession(
      "/bin/sh", ["-c", "\"$0\" line:A 2> errors", PackageFolder.program("ConsoleProbe")],
      in: folder)
    try session.expect("A: ")
    try session.send("typed\n")
    #expect(try session.finish().output == "line(\"typed\")\n")
    #expect(try folder.read("errors") == "")
  }
}
