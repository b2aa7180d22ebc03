import Foundation
import TestSupport
import Testing

/// Answers are kept as they come, and a later run goes on with them.
@Suite(.timeLimit(.minutes(10))) struct JournalTests {
  let folder: TemporaryFolder

  init() throws {
    (folder, _) = try ProgramRunner.inNewFolder(["pair.json": SmallForm.pair])
  }

  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP, SIGQUIT, SIGINT])
  func `what was answered outlives the run`(signal: Int32) throws {
    try folder.stopPair(by: signal)
    #expect(folder.journals.count == 1)
    #expect(folder.mode(of: folder.journalFolder) == 0o700)
    #expect(folder.mode(of: folder.journalFolder + "/" + folder.journals[0]) == 0o600)
    let session = try folder.startOnTerminal(["pair.json", "--resume"])
    try session.expect("Going on with 1 answer of an earlier run.")
    try session.answer([("B: ", "y\n"), ("change it: ", "\n")])
    let result = try session.finish()
    #expect(result.output == SmallForm.pairResult)
    #expect(!result.screen.text.contains("A: x"))
    #expect(folder.journals == [])
  }

  @Test func `a signal says where the answers are and how to go on`() throws {
    let session = try folder.startOnTerminal()
    try session.answer([("A: ", "x\n")])
    try session.expect("B: ")
    session.signal(SIGTERM)
    let result = try session.finish()
    let last = result.screen.text.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("Interrupted; nothing was written. The answers so far are kept in /"))
    #expect(last.hasSuffix("/\(folder.journals[0]); askform --resume pair.json goes on with them."))
    #expect(result.isModeRestored)
  }

  @Test func `nothing answered is nothing kept`() throws {
    let session = try folder.startOnTerminal()
    try session.expect("A: ")
    session.signal(SIGTERM)
    #expect(try session.finish().screen.text.hasSuffix("Interrupted; nothing was written."))
    #expect(folder.journals == [])
  }

  @Test(arguments: [(":quit\n", 5 as Int32), ("\u{4}", 6)])
  func `leaving keeps the answers, and finishing drops them`(keys: String, code: Int32) throws {
    let session = try folder.startOnTerminal()
    try session.answer([("A: ", "x\n"), ("B: ", keys)])
    let result = try session.finish()
    #expect(result.outcome == .exited(code))
    #expect(result.screen.text.contains("askform --resume pair.json goes on"))
    #expect(folder.journals.count == 1)
    let again = try folder.startOnTerminal(["pair.json", "--resume"])
    try again.answer([("B: ", ":quit\n")])
    #expect(try again.finish().screen.text.contains("askform --resume pair.json goes on"))
    #expect(folder.journals.count == 1)
  }

  @Test func `a run that was left is told of, and not touched`() throws {
    try folder.stopPair()
    let session = try folder.startOnTerminal()
    try session.expect("was left unfinished: --resume goes on with it. It is kept in /")
    try session.answer([("A: ", "1\n"), ("B: ", "2\n"), ("change it: ", "\n")])
    #expect(try session.finish().output == "{\n  \"a\": \"1\",\n  \"b\": \"2\"\n}\n")
    #expect(folder.journals.count == 1)
    let quiet = try folder.startOnTerminal(["pair.json", "-q"])
    try quiet.expect("A: ")
    #expect(!quiet.screen.text.contains("unfinished"))
  }

  @Test func `a run that goes on is left alone by others`() throws {
    let first = try folder.startOnTerminal()
    try first.answer([("A: ", "x\n")])
    try first.expect("B: ")
    let second = try folder.startOnTerminal(["pair.json", "--resume"])
    try second.expect("No unfinished run of this form was left; it begins anew.")
    try second.answer([("A: ", "1\n")])
    try second.expect("B: ")
    #expect(folder.journals.count == 2)
    try first.send("y\n")
    try first.answer([("change it: ", "\n")])
    #expect(try first.finish().output == SmallForm.pairResult)
    #expect(folder.journals.count == 1)
    try second.send("2\n")
    try second.answer([("change it: ", "\n")])
    #expect(try second.finish().output == "{\n  \"a\": \"1\",\n  \"b\": \"2\"\n}\n")
    #expect(folder.journals == [])
  }

  @Test func `the newest of several is gone on with, and the next one then`() throws {
    try folder.stopPair()
    let other = try folder.startOnTerminal()
    try other.answer([("A: ", "newer\n")])
    try other.expect("B: ")
    other.signal(SIGKILL)
    _ = try other.finish()
    #expect(folder.journals.count == 2)
    let arguments = ["pair.json", "--resume"]
    let both = try (folder.startOnTerminal(arguments), folder.startOnTerminal(arguments))
    for session in [both.0, both.1] {
      try session.answer([("B: ", "\n"), ("change it: ", "\n")])
    }
    let outputs = try [both.0.finish().output, both.1.finish().output].sorted()
    #expect(outputs == ["{\n  \"a\": \"newer\"\n}\n", "{\n  \"a\": \"x\"\n}\n"])
    #expect(folder.journals == [])
  }

  @Test func `options and answer files rank above`() throws {
    try folder.stopPair()
    try folder.write("a.yaml", "a: file\n")
    for (arguments, value) in [(["-s", "a=option"], "option"), (["-a", "a.yaml"], "file")] {
      let session = try folder.startOnTerminal(["pair.json", "--resume"] + arguments)
      try session.answer([("B: ", ":quit\n")])
      #expect(try session.finish().outcome == .exited(5))
      let done = try ProgramRunner(in: folder).run(["pair.json", "-n", "--no-journal"] + arguments)
      #expect(done.output.contains(value))
    }
    let session = try folder.startOnTerminal(["pair.json", "--resume", "-s", "a=option"])
    try session.answer([("B: ", "\n"), ("change it: ", "\n")])
    #expect(try session.finish().output == "{\n  \"a\": \"option\"\n}\n")
  }
}
