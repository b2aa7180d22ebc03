import Foundation
import TestSupport
import Testing

/// A terminal that hangs up, and signals that come where no line is read: the run ends by the signal.
@Suite(.timeLimit(.minutes(10))) struct `A run that has to end` {
  /// Who leads the session of the terminal: the kernel tells nobody else that it hung up.
  enum Leader: String, CaseIterable, CustomTestStringConvertible {
    case program, shell

    var testDescription: String { rawValue }
  }

  let folder: TemporaryFolder
  private static let waiting = "command: [sh, -c, 'echo started >&2; exec sleep 60']"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("pair.json", SmallForm.pair)
    try folder.write("secret.yaml", SmallForm.secret)
    for (name, rest) in [
      ("check", "{ tag: b, type: text, title: B, checks: [{ \(Self.waiting) }] }"),
      ("default", "{ tag: b, type: text, when: $a != nil, default: { \(Self.waiting) } }"),
      ("button", "{ tag: b, type: button, title: B, \(Self.waiting) }"),
    ] {
      try folder.write("\(name).yaml", "rows:\n- { tag: a, type: text, title: A }\n- \(rest)\n")
    }
    try folder.write(
      "form.yaml",
      "rows:\n- { tag: a, type: text, title: A }\nchecks: [{ \(Self.waiting), message: No }]\n")
  }

  private func start(_ arguments: [String], _ leader: Leader = .program, type: String = "xterm")
    throws -> TerminalSession
  {
    if leader == .program {
      return try TerminalSession("askform", arguments, environment: ["TERM": type], in: folder)
    }
    // The shell lives on, so that no signal reaches the program at all.
    return try TerminalSession(
      "/bin/sh",
      ["-c", "trap : HUP; \"$@\"; echo $? > code", "sh", PackageFolder.program("askform")]
        + arguments, environment: ["TERM": type], in: folder)
  }

  /// Takes the terminal away, and looks at what the program died of and what it left.
  private func hangUp(_ session: TerminalSession, _ leader: Leader) throws {
    session.hangUp()
    let outcome = try session.finish().outcome
    switch leader {
    case .program: #expect(outcome == .signalled(SIGHUP))
    case .shell: #expect(try folder.read("code") == "\(128 + SIGHUP)\n")
    }
    let journal = try #require(folder.journals.first)
    #expect(try folder.read(folder.journalFolder + "/" + journal).contains("\"tag\":\"a\""))
  }

  @Test(arguments: Leader.allCases, ["xterm", "dumb"])
  func `does so where the terminal hangs up at a prompt, also in time`(leader: Leader, type: String)
    throws
  {
    let session = try start(["pair.json", "--timeout", "60"], leader, type: type)
    try session.answer([("A: ", "x\n")])
    try session.expect("B: ")
    try hangUp(session, leader)
  }

  @Test(arguments: Leader.allCases) func `does so in the review`(leader: Leader) throws {
    let session = try start(["pair.json"], leader)
    try session.answer([("A: ", "x\n"), ("B: ", "y\n")])
    try session.expect("change it: ")
    try hangUp(session, leader)
  }

  @Test(arguments: Leader.allCases, ["xterm", "dumb"])
  func `does so where it writes to a terminal that hangs up`(leader: Leader, type: String) throws {
    let session = try start(["pair.json"], leader, type: type)
    try session.answer([("A: ", "x\n"), ("B: ", "\u{13}?\n?\n?\n")])
    try hangUp(session, leader)
  }

  @Test(arguments: Leader.allCases, ["check.yaml", "default.yaml", "button.yaml", "form.yaml"])
  func `does so where the terminal hangs up while a command runs`(leader: Leader, form: String)
    throws
  {
    let session = try start([form, "--allow-commands"], leader)
    try startCommand(of: form, in: session)
    try hangUp(session, leader)
  }

  private func startCommand(of form: String, in session: TerminalSession) throws {
    try session.answer([("A: ", "x\n")])
    if form == "check.yaml" { try session.answer([("B: ", "y\n")]) }
    if form == "button.yaml" { try session.answer([("B ", "\n")]) }
    try session.expect("started")
  }

  @Test(arguments: ["check.yaml", "default.yaml", "button.yaml", "form.yaml"])
  func `does so by keys and signals while a command runs`(form: String) throws {
    for signal in [SIGINT, SIGTERM] {
      let session = try start([form, "--allow-commands"])
      try startCommand(of: form, in: session)
      if signal == SIGINT { try session.send("\u{3}") } else { session.signal(signal) }
      let result = try session.finish()
      #expect(result.outcome == .signalled(signal))
      #expect(result.isModeRestored)
      #expect(result.output == "")
      let text = result.screen.text
      #expect(text.contains("Interrupted; nothing was written."))
      // What became of the command is the person's own doing.
      #expect(!text.contains("ended by signal"))
      #expect(text.split(separator: "A: ").count == 2)
    }
  }

  /// What is typed is there before the start, so that the time alone decides how far the run comes.
  @Test(arguments: [
    ("check.yaml", "x\ny\n"), ("default.yaml", "x\n"), ("button.yaml", "x\n\n"),
    ("form.yaml", "x\n"),
  ])
  func `does so by the end of its time while a command runs`(form: String, keys: String) throws {
    let session = try TerminalSession(
      "askform", [form, "--allow-commands", "--timeout", "0.5"], in: folder, typedBefore: keys)
    #expect(try session.finish().outcome == .exited(124))
  }

  @Test(arguments: Leader.allCases) func `keeps nothing of a secret that was half typed`(
    leader: Leader
  ) throws {
    let session = try start(["secret.yaml"], leader)
    try session.answer([("Guest", "n\n"), ("Password: ", "hunter2")])
    session.hangUp()
    #expect(try session.finish().outcome == (leader == .program ? .signalled(SIGHUP) : .exited(0)))
    let journal = try #require(folder.journals.first)
    #expect(try !folder.read(folder.journalFolder + "/" + journal).contains("hunter2"))
  }

  @Test(arguments: [SIGTERM, SIGINT])
  func `does not wait for a terminal whose output was stopped`(signal: Int32) throws {
    let session = try start(["pair.json"], type: "dumb")
    try session.answer([("A: ", "x\n"), ("B: ", "\u{13}?\n")])
    session.signal(signal)
    #expect(try session.finish().outcome == .signalled(signal))
  }

  /// As under `nohup`: the end of the input is all that there is to see.
  @Test func `has no more input where the signal is ignored`() throws {
    let session = try TerminalSession(
      "/bin/sh",
      ["-c", "trap '' HUP; \"$@\"; echo $? > code", "sh"]
        + [PackageFolder.program("askform"), "pair.json"], in: folder)
    try session.answer([("A: ", "x\n")])
    try session.expect("B: ")
    session.hangUp()
    _ = try session.finish()
    #expect(try folder.read("code") == "6\n")
  }
}
