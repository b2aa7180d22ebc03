import Foundation
import TestSupport
import Testing

/// What a run that goes on makes of a journal, and where none is kept.
@Suite(.timeLimit(.minutes(10))) struct ResumingTests {
  let folder: TemporaryFolder

  init() throws {
    (folder, _) = try ProgramRunner.inNewFolder(["pair.json": SmallForm.pair])
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
    let session = try folder.startOnTerminal(["f.yaml"])
    try session.answer(
      [("A: ", "x\n"), ("Gone: ", "lost\n"), ("N: ", "42\n"), ("Long: ", "abcdef\n")])
    try session.expect("Last: ")
    session.signal(SIGKILL)
    _ = try session.finish()
    try folder.write("f.yaml", after)
    let again = try folder.startOnTerminal(["f.yaml", "--resume"])
    try again.expect("Going on with 3 answers of an earlier run.")
    try again.expect("No longer in the form, so left out: gone.")
    try again.expect("New in the form: new.")
    try again.expect("Of another type than before: n.")
    try again.expect("Not accepted any more, so asked again: long.")
    try again.answer([("New: ", "1\n")])
    try again.expect("Long: is 6 characters long, at most 3 are allowed.")
    try again.answer([("Long: ", "abc\n"), ("Last: ", "z\n"), ("change it: ", "\n")])
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
    let session = try folder.startOnTerminal(["f.yaml"])
    try session.answer(
      [
        ("Kind [x]: ", "y\n"), ("More: ", "kept\n"), ("Nick: ", ":back 2\n"), ("Kind [y]: ", "z\n"),
        ("Nick: ", "\n"),
      ])
    try session.expect("Last: ")
    session.signal(SIGKILL)
    _ = try session.finish()
    let again = try folder.startOnTerminal(["f.yaml", "--resume"])
    try again.answer([
      ("Last: ", ":back 2\n"), ("Kind [z]: ", "y\n"), ("Last: ", "\n"), ("change it: ", "\n"),
    ])
    #expect(try again.finish().output == "{\n  \"kind\": \"y\",\n  \"more\": \"kept\"\n}\n")
  }

  @Test func `a run that was answered to the end is reviewed all the same`() throws {
    let session = try folder.startOnTerminal()
    try session.answer([("A: ", "x\n"), ("B: ", "y\n")])
    try session.expect("change it: ")
    session.signal(SIGKILL)
    _ = try session.finish()
    let again = try folder.startOnTerminal(["pair.json", "--resume"])
    try again.answer([("change it: ", "\n")])
    #expect(try again.finish().output == SmallForm.pairResult)
    #expect(folder.journals == [])
  }

  @Test func `a default of another day is told of`() throws {
    try folder.write(
      "f.yaml",
      """
      rows:
      - {tag: day, type: date, title: Day, default: today}
      - {tag: last, type: text, title: Last}
      """)
    let session = try folder.startOnTerminal(["f.yaml", "--clock", "2026-11-30T10:00:00Z"])
    try session.answer([("Day [2026-11-30]: ", "\n")])
    try session.expect("Last: ")
    session.signal(SIGKILL)
    _ = try session.finish()
    let again = try folder.startOnTerminal([
      "f.yaml", "--resume", "--clock", "2026-12-01T10:00:00Z",
    ])
    try again.answer([("Last: ", "\n")])
    try again.expect("Day is now Tuesday, 1 December 2026.")
    try again.answer([("change it: ", "\n")])
    #expect(try again.finish().output == "{\n  \"day\": \"2026-12-01\"\n}\n")
  }

  @Test func `no journal is kept where none is wanted or none can be`() throws {
    let unwanted = try folder.startOnTerminal(["pair.json", "--no-journal"])
    try unwanted.answer([("A: ", "x\n"), ("B: ", ":quit\n")])
    #expect(try unwanted.finish().screen.text.hasSuffix("Cancelled; nothing was written."))
    let homeless = try folder.startOnTerminal(["pair.json"], ["HOME": nil])
    try homeless.answer([("A: ", "x\n"), ("B: ", ":quit\n")])
    #expect(try homeless.finish().screen.text.hasSuffix("Cancelled; nothing was written."))
    #expect(folder.names == ["pair.json"])
    let refused = try folder.startOnTerminal(
      ["pair.json"], ["XDG_STATE_HOME": folder.path + "/pair.json"])
    try session(refused, tells: "Answers cannot be kept as they come: ")
    let both = try ProgramRunner(in: folder).run(["pair.json", "--resume", "--no-journal"])
    #expect(both.outcome == .exited(2))
  }

  private func session(_ session: TerminalSession, tells text: String) throws {
    try session.answer([("A: ", "x\n")])
    try session.expect(text)
    try session.answer([("B: ", "y\n"), ("change it: ", "\n")])
    #expect(try session.finish().output == SmallForm.pairResult)
  }

  @Test func `answers are saved where the person says, and nothing else is replaced`() throws {
    try folder.write("other.json", "{}")
    // Whoever looked into it would wait for good.
    try #require(mkfifo(folder.path + "/pipe", 0o600) == 0)
    let session = try folder.startOnTerminal(["pair.json", "--no-journal"])
    try session.answer([("A: ", "x\n")])
    for (keys, told) in [
      (":save", ":save wants a file, such as :save answers.json."),
      (":save pair.json", "The answers are not saved: \"pair.json\" is the form itself."),
      (
        ":save other.json", "The answers are not saved: \"other.json\" is there and holds something"
      ),
      (":save pipe", "The answers are not saved: \"pipe\" is there and holds something else."),
      (
        ":save none/s.json",
        "The answers are not saved: cannot write \"none/s.json\": there is no folder"
      ),
      (":save ~/s.json", "The answers so far are saved in \(folder.path)/s.json."),
      (":save s.json", "The answers so far are saved in s.json."),
      (":sa", "The answers so far are saved in s.json."),
    ] {
      try session.answer([("B: ", keys + "\n")])
      try session.expect(told)
    }
    try session.answer([("B: ", ":quit\n")])
    _ = try session.finish()
    #expect(try folder.read("other.json") == "{}")
    #expect(try folder.read("pair.json") == SmallForm.pair)
    let result = try ProgramRunner(in: folder).run(["pair.json", "-a", "s.json"], input: "y\n")
    #expect(result.output == SmallForm.pairResult)
  }

  @Test func `what is left of a line that was cut off does no harm`() throws {
    try folder.stopPair()
    let path = folder.journalFolder + "/" + folder.journals[0]
    let whole = try folder.read(path)
    try folder.write(path, whole + "{\"tag\":\"b\",\"val")
    let session = try folder.startOnTerminal(["pair.json", "--resume"])
    try session.answer([("B: ", "y\n")])
    try session.expect("change it: ")
    session.signal(SIGKILL)
    _ = try session.finish()
    let again = try folder.startOnTerminal(["pair.json", "--resume"])
    try again.answer([("change it: ", "\n")])
    #expect(try again.finish().output == SmallForm.pairResult)
  }

  @Test func `lines go on with a run of a terminal too`() throws {
    try folder.stopPair()
    let result = try ProgramRunner(in: folder).run(["pair.json", "--resume"], input: "y\n")
    #expect(result.output == SmallForm.pairResult)
    #expect(result.errors.contains("note: Going on with 1 answer of an earlier run."))
    #expect(folder.journals == [])
    let none = try ProgramRunner(in: folder).run(["pair.json"], input: "x\n")
    #expect(none.outcome == .exited(6))
    #expect(folder.journals == [])
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
      try session.answer(replies)
      let result = try session.finish()
      if !resumes.isEmpty { #expect(result.output == SmallForm.pairResult) }
    }
    #expect(folder.journals == [])
  }
}
