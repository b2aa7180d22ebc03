import Foundation
import TestSupport
import Testing

/// Answers are kept as they come, and a later run goes on with them.
@Suite(.timeLimit(.minutes(2))) struct JournalTests {
  let folder: TemporaryFolder
  private static let result = "{\n  \"a\": \"x\",\n  \"b\": \"y\"\n}\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("pair.json", SmallForm.pair)
  }

  private func start(
    _ arguments: [String] = ["pair.json"], _ environment: [String: String?] = [:]
  ) throws -> TerminalSession {
    try TerminalSession("askform", arguments, environment: environment, in: folder, columns: 400)
  }

  /// Answers the prompts one after the other.
  private func answer(_ session: TerminalSession, _ replies: [(String, String)]) throws {
    for (prompt, reply) in replies {
      try session.expect(prompt)
      try session.send(reply)
    }
  }

  /// A run that was killed behind its first answer.
  private func stop(_ form: String = "pair.json", by signal: Int32 = SIGKILL) throws {
    let session = try start([form])
    try answer(session, [("A: ", "x\n")])
    try session.expect("B: ")
    session.signal(signal)
    #expect(try session.finish().outcome == .signalled(signal))
  }

  private var journals: [String] { folder.journals }

  @Test(arguments: [SIGKILL, SIGTERM, SIGHUP, SIGQUIT, SIGINT])
  func `what was answered outlives the run`(signal: Int32) throws {
    try stop(by: signal)
    #expect(journals.count == 1)
    #expect(folder.mode(of: folder.journalFolder) == 0o700)
    #expect(folder.mode(of: folder.journalFolder + "/" + journals[0]) == 0o600)
    let session = try start(["pair.json", "--resume"])
    try session.expect("Going on with 1 answer of an earlier run.")
    try answer(session, [("B: ", "y\n"), ("change it: ", "\n")])
    let result = try session.finish()
    #expect(result.output == Self.result)
    #expect(!result.screen.text.contains("A: x"))
    #expect(journals == [])
  }

  @Test func `a signal says where the answers are and how to go on`() throws {
    let session = try start()
    try answer(session, [("A: ", "x\n")])
    try session.expect("B: ")
    session.signal(SIGTERM)
    let result = try session.finish()
    let last = result.screen.text.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("Interrupted; nothing was written. The answers so far are kept in /"))
    #expect(last.hasSuffix("/\(journals[0]); askform --resume pair.json goes on with them."))
    #expect(result.isModeRestored)
  }

  @Test func `nothing answered is nothing kept`() throws {
    let session = try start()
    try session.expect("A: ")
    session.signal(SIGTERM)
    #expect(try session.finish().screen.text.hasSuffix("Interrupted; nothing was written."))
    #expect(journals == [])
  }

  @Test(arguments: [(":quit\n", 5 as Int32), ("\u{4}", 6)])
  func `leaving keeps the answers, and finishing drops them`(keys: String, code: Int32) throws {
    let session = try start()
    try answer(session, [("A: ", "x\n"), ("B: ", keys)])
    let result = try session.finish()
    #expect(result.outcome == .exited(code))
    #expect(result.screen.text.contains("askform --resume pair.json goes on"))
    #expect(journals.count == 1)
    let again = try start(["pair.json", "--resume"])
    try answer(again, [("B: ", ":quit\n")])
    #expect(try again.finish().screen.text.contains("askform --resume pair.json goes on"))
    #expect(journals.count == 1)
  }

  @Test func `a run that was left is told of, and not touched`() throws {
    try stop()
    let session = try start()
    try session.expect("was left unfinished: --resume goes on with it. It is kept in /")
    try answer(session, [("A: ", "1\n"), ("B: ", "2\n"), ("change it: ", "\n")])
    #expect(try session.finish().output == "{\n  \"a\": \"1\",\n  \"b\": \"2\"\n}\n")
    #expect(journals.count == 1)
    let quiet = try start(["pair.json", "-q"])
    try quiet.expect("A: ")
    #expect(!quiet.screen.text.contains("unfinished"))
  }

  @Test func `a run that goes on is left alone by others`() throws {
    let first = try start()
    try answer(first, [("A: ", "x\n")])
    try first.expect("B: ")
    let second = try start(["pair.json", "--resume"])
    try second.expect("No unfinished run of this form was left; it begins anew.")
    try answer(second, [("A: ", "1\n")])
    try second.expect("B: ")
    #expect(journals.count == 2)
    try first.send("y\n")
    try answer(first, [("change it: ", "\n")])
    #expect(try first.finish().output == Self.result)
    #expect(journals.count == 1)
    try second.send("2\n")
    try answer(second, [("change it: ", "\n")])
    #expect(try second.finish().output == "{\n  \"a\": \"1\",\n  \"b\": \"2\"\n}\n")
    #expect(journals == [])
  }

  @Test func `the newest of several is gone on with, and the next one then`() throws {
    try stop()
    let other = try start()
    try answer(other, [("A: ", "newer\n")])
    try other.expect("B: ")
    other.signal(SIGKILL)
    _ = try other.finish()
    #expect(journals.count == 2)
    let both = try (start(["pair.json", "--resume"]), start(["pair.json", "--resume"]))
    for session in [both.0, both.1] {
      try answer(session, [("B: ", "\n"), ("change it: ", "\n")])
    }
    let outputs = try [both.0.finish().output, both.1.finish().output].sorted()
    #expect(outputs == ["{\n  \"a\": \"newer\"\n}\n", "{\n  \"a\": \"x\"\n}\n"])
    #expect(journals == [])
  }

  @Test func `options and answer files rank above`() throws {
    try stop()
    try folder.write("a.yaml", "a: file\n")
    for (arguments, value) in [(["-s", "a=option"], "option"), (["-a", "a.yaml"], "file")] {
      let session = try start(["pair.json", "--resume"] + arguments)
      try answer(session, [("B: ", ":quit\n")])
      #expect(try session.finish().outcome == .exited(5))
      let done = try ProgramRunner(in: folder).run(["pair.json", "-n", "--no-journal"] + arguments)
      #expect(done.output.contains(value))
    }
    let session = try start(["pair.json", "--resume", "-s", "a=option"])
    try answer(session, [("B: ", "\n"), ("change it: ", "\n")])
    #expect(try session.finish().output == "{\n  \"a\": \"option\"\n}\n")
  }

  @Test func `the answers are held against the form of today`() throws {
    let before = """
      rows:
      - {tag: a, type: text, title: A}
      - {tag: gone, type: text, title: Gone}
      - {tag: n, type: text, title: N}
      - {tag: long, type: text, title: Long}
      - {tag: last, type: text, title: Last}
      """
    let after = """
      rows:
      - {tag: a, type: text, title: A}
      - {tag: new, type: text, title: New}
      - {tag: n, type: integer, title: N}
      - {tag: long, type: text, title: Long, maxLength: 3}
      - {tag: last, type: text, title: Last}
      """
    try folder.write("f.yaml", before)
    let session = try start(["f.yaml"])
    try answer(
      session,
      [("A: ", "x\n"), ("Gone: ", "lost\n"), ("N: ", "42\n"), ("Long: ", "abcdef\n")])
    try session.expect("Last: ")
    session.signal(SIGKILL)
    _ = try session.finish()
    try folder.write("f.yaml", after)
    let again = try start(["f.yaml", "--resume"])
    try again.expect("Going on with 3 answers of an earlier run.")
    try again.expect("No longer in the form, so left out: gone.")
    try again.expect("New in the form: new.")
    try again.expect("Of another type than before: n.")
    try again.expect("Not accepted any more, so asked again: long.")
    try answer(again, [("New: ", "1\n")])
    try again.expect("Long: is 6 characters long, at most 3 are allowed.")
    try answer(again, [("Long: ", "abc\n"), ("Last: ", "z\n"), ("change it: ", "\n")])
    let output = try again.finish().output
    #expect(
      output == """
        {
          "a": "x",
          "new": "1",
          "n": 42,
          "long": "abc",
          "last": "z"
        }

        """)
  }

  @Test func `defaults that were taken, rows passed and answers that are hidden come back`() throws
  {
    try folder.write(
      "f.yaml",
      """
      rows:
      - {tag: kind, type: text, title: Kind, default: x}
      - {tag: more, type: text, title: More, when: $kind == 'y'}
      - {tag: nick, type: text, title: Nick}
      - {tag: last, type: text, title: Last}
      """)
    let session = try start(["f.yaml"])
    try answer(
      session,
      [
        ("Kind [x]: ", "y\n"), ("More: ", "kept\n"), ("Nick: ", ":back 2\n"), ("Kind [y]: ", "z\n"),
        ("Nick: ", "\n"),
      ])
    try session.expect("Last: ")
    session.signal(SIGKILL)
    _ = try session.finish()
    let again = try start(["f.yaml", "--resume"])
    try answer(
      again,
      [("Last: ", ":back 2\n"), ("Kind [z]: ", "y\n"), ("Last: ", "\n"), ("change it: ", "\n")])
    #expect(try again.finish().output == "{\n  \"kind\": \"y\",\n  \"more\": \"kept\"\n}\n")
  }

  @Test func `a run that was answered to the end is reviewed all the same`() throws {
    let session = try start()
    try answer(session, [("A: ", "x\n"), ("B: ", "y\n")])
    try session.expect("change it: ")
    session.signal(SIGKILL)
    _ = try session.finish()
    let again = try start(["pair.json", "--resume"])
    try answer(again, [("change it: ", "\n")])
    #expect(try again.finish().output == Self.result)
    #expect(journals == [])
  }

  @Test func `a default of another day is told of`() throws {
    try folder.write(
      "f.yaml",
      """
      rows:
      - {tag: day, type: date, title: Day, default: today}
      - {tag: last, type: text, title: Last}
      """)
    let session = try start(["f.yaml", "--clock", "2026-11-30T10:00:00Z"])
    try answer(session, [("Day [2026-11-30]: ", "\n")])
    try session.expect("Last: ")
    session.signal(SIGKILL)
    _ = try session.finish()
    let again = try start(["f.yaml", "--resume", "--clock", "2026-12-01T10:00:00Z"])
    try answer(again, [("Last: ", "\n")])
    try again.expect("Day is now Tuesday, 1 December 2026.")
    try answer(again, [("change it: ", "\n")])
    #expect(try again.finish().output == "{\n  \"day\": \"2026-12-01\"\n}\n")
  }

  @Test func `no journal is kept where none is wanted or none can be`() throws {
    let unwanted = try start(["pair.json", "--no-journal"])
    try answer(unwanted, [("A: ", "x\n"), ("B: ", ":quit\n")])
    #expect(try unwanted.finish().screen.text.hasSuffix("Cancelled; nothing was written."))
    let homeless = try start(["pair.json"], ["HOME": nil])
    try answer(homeless, [("A: ", "x\n"), ("B: ", ":quit\n")])
    #expect(try homeless.finish().screen.text.hasSuffix("Cancelled; nothing was written."))
    #expect(folder.names == ["pair.json"])
    let refused = try start(["pair.json"], ["XDG_STATE_HOME": folder.path + "/pair.json"])
    try session(refused, tells: "Answers cannot be kept as they come: ")
    let both = try ProgramRunner(in: folder).run(["pair.json", "--resume", "--no-journal"])
    #expect(both.outcome == .exited(2))
  }

  private func session(_ session: TerminalSession, tells text: String) throws {
    try answer(session, [("A: ", "x\n")])
    try session.expect(text)
    try answer(session, [("B: ", "y\n"), ("change it: ", "\n")])
    #expect(try session.finish().output == Self.result)
  }

  @Test func `answers are saved where the person says, and nothing else is replaced`() throws {
    try folder.write("other.json", "{}")
    let session = try start(["pair.json", "--no-journal"])
    try answer(session, [("A: ", "x\n")])
    for (keys, told) in [
      (":save", ":save wants a file, such as :save answers.json."),
      (":save pair.json", "The answers are not saved: \"pair.json\" is the form itself."),
      (
        ":save other.json", "The answers are not saved: \"other.json\" is there and holds something"
      ),
      (
        ":save none/s.json",
        "The answers are not saved: cannot write \"none/s.json\": there is no folder"
      ),
      (":save ~/s.json", "The answers so far are saved in \(folder.path)/s.json."),
      (":save s.json", "The answers so far are saved in s.json."),
      (":sa", "The answers so far are saved in s.json."),
    ] {
      try answer(session, [("B: ", keys + "\n")])
      try session.expect(told)
    }
    try answer(session, [("B: ", ":quit\n")])
    _ = try session.finish()
    #expect(try folder.read("other.json") == "{}")
    #expect(try folder.read("pair.json") == SmallForm.pair)
    let result = try ProgramRunner(in: folder).run(["pair.json", "-a", "s.json"], input: "y\n")
    #expect(result.output == Self.result)
  }

  @Test func `what is left of a line that was cut off does no harm`() throws {
    try stop()
    let path = folder.journalFolder + "/" + journals[0]
    let whole = try folder.read(path)
    try folder.write(path, whole + "{\"tag\":\"b\",\"val")
    let session = try start(["pair.json", "--resume"])
    try answer(session, [("B: ", "y\n")])
    try session.expect("change it: ")
    session.signal(SIGKILL)
    _ = try session.finish()
    let again = try start(["pair.json", "--resume"])
    try answer(again, [("change it: ", "\n")])
    #expect(try again.finish().output == Self.result)
  }

  @Test func `lines go on with a run of a terminal too`() throws {
    try stop()
    let result = try ProgramRunner(in: folder).run(["pair.json", "--resume"], input: "y\n")
    #expect(result.output == Self.result)
    #expect(result.errors.contains("note: Going on with 1 answer of an earlier run."))
    #expect(journals == [])
    let none = try ProgramRunner(in: folder).run(["pair.json"], input: "x\n")
    #expect(none.outcome == .exited(6))
    #expect(journals == [])
  }

  @Test func `a form on standard input is known by its text`() throws {
    let script = "\"$ASKFORM\" - < pair.json"
    let environment = ["ASKFORM": PackageFolder.program("askform")]
    for (resumes, replies) in [
      ("", [("A: ", "x\n"), ("B: ", "\u{3}")]),
      (" --resume", [("B: ", "y\n"), ("change it: ", "\n")]),
    ] {
      let session = try TerminalSession(
        "/bin/sh", ["-c", script + resumes], environment: environment, in: folder)
      try answer(session, replies)
      let result = try session.finish()
      if !resumes.isEmpty { #expect(result.output == Self.result) }
    }
    #expect(journals == [])
  }
}

extension TemporaryFolder {
  /// Where the journals are.
  var journalFolder: String { ".local/state/askform" }

  /// The names of the journals, sorted.
  var journals: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + journalFolder)) ?? [])
      .filter { $0.hasSuffix(".journal") }.sorted()
  }
}
