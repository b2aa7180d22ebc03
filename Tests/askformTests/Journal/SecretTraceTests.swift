import Foundation
import TestSupport
import Testing

/// Where strace is installed.
private let strace = ["/usr/bin/strace", "/bin/strace"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

/// Whole runs with a secret, after which every byte that the program wrote anywhere is looked at.
@Suite(.timeLimit(.minutes(10))) struct SecretTraceTests {
  private static let secret = "hunter2hunter2"
  private static let part = "hunter2"
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "f.yaml",
      """
      askform: 1
      title: Account
      rows:
        - {tag: user, type: text, title: User}
        - {tag: pass, type: password, title: Password, minLength: 10, confirm: true}
        - {tag: pin, type: integer, title: Pin, secret: true, minimum: 10000}
        - {tag: made, type: password, title: Made, default: {generate: 16}}
        - {tag: last, type: text, title: Last}
      """)
  }

  /// The names of all files in the folder that hold a part of the secret.
  private var leaks: [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (files ?? []).filter { name in
      guard let data = FileManager.default.contents(atPath: folder.path + "/" + name) else {
        return false
      }
      return data.range(of: Data(Self.part.utf8)) != nil || data.range(of: Data("4711".utf8)) != nil
    }.sorted()
  }

  private func shows(_ bytes: [UInt8]) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains(Self.part) || text.contains("4711")
  }

  /// Answers up to the last row, with all that can go wrong at a secret.
  private func answer(_ session: TerminalSession) throws {
    let secret = Self.secret
    // A refusal names the row too: its end is waited for, so that nothing is typed before the next prompt.
    let steps: [(shown: String, keys: String?)] = [
      ("User: ", "ada\n"), ("Password: ", "hunter2\n"), ("characters are needed.", nil),
      ("Password: ", secret + "\n"), ("Again, to be sure: ", "hunter2hunter3\n"),
      ("the two entries differ.", nil), ("Password: ", secret + "\nhunter2\n"),
      ("a secret is one line.", nil), ("Password: ", "?\n"), ("Password: ", secret + "\n"),
      ("Again, to be sure: ", secret + "\n"), ("Pin: ", "4711\n"), ("less than 10000.", nil),
      ("Pin: ", "4711x\n"), ("is not a whole number.", nil), ("Pin: ", ":back\n"),
      ("Password [(secret)]: ", "\n"), ("Pin: ", "47110815\n"), ("Made [(generated)]: ", "\n"),
    ]
    for step in steps {
      try session.expect(step.shown)
      if let keys = step.keys { try session.send(keys) }
    }
    try session.expect("Last: ")
  }

  @Test(arguments: ["dumb", nil, "vt100", "xterm-256color", "nonsense"] as [String?])
  func `a run to the end`(type: String?) throws {
    let session = try TerminalSession(
      "askform", ["f.yaml", "--save", "saved.json", "-o", "out.json"],
      environment: ["TERM": type], in: folder)
    try answer(session)
    #expect(folder.journals.count == 1)
    #expect(leaks == [])
    try session.send("z\n")
    try session.expect("change it: ")
    try session.send("2\n")
    try session.expect("Password [(secret)]: ")
    try session.send("\n")
    try session.expect("change it: ")
    try session.send("\n")
    let result = try session.finish()
    #expect(result.outcome == .exited(0))
    #expect(!shows(result.transcript))
    #expect(leaks == ["out.json"])
    #expect(folder.mode(of: "out.json") == 0o600)
    #expect(try folder.read("saved.json").contains("\"user\": \"ada\""))
    #expect(result.isModeRestored)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGKILL])
  func `a run that a signal ends, and one that goes on with it`(signal: Int32) throws {
    let session = try TerminalSession("askform", ["f.yaml", "--save", "saved.json"], in: folder)
    try answer(session)
    session.signal(signal)
    let result = try session.finish()
    #expect(result.outcome == .signalled(signal))
    #expect(!shows(result.transcript))
    #expect(leaks == [])
    // A secret is not kept, so it is asked again.
    let again = try TerminalSession("askform", ["f.yaml", "--resume"], in: folder)
    try again.expect("Going on with 2 answers")
    try again.expect("Password: ")
    try again.send(":quit\n")
    #expect(try again.finish().outcome == .exited(5))
    #expect(leaks == [])
  }

  @Test func `a paste of several lines is no secret, and nothing of it is shown`() throws {
    for (type, keys) in [
      ("xterm", "\u{1B}[200~\(Self.secret)\rhunter2\u{1B}[201~\n"),
      ("dumb", Self.secret + "\nhunter2\n"),
      ("xterm", Self.secret + "\nhunter2\nhunter2\n"),
    ] {
      let session = try TerminalSession(
        "askform", ["f.yaml", "-s", "user=ada"], environment: ["TERM": type], in: folder)
      try session.expect("Password: ")
      try session.send(keys)
      // Refused, whole, and asked again.
      try session.expect("Password: ")
      try session.expect("Password: ")
      try session.send("\u{1B}[200~\(Self.secret)\u{1B}[201~\n")
      if type == "xterm" { try session.expect("Again, to be sure: ") }
      session.signal(SIGTERM)
      let result = try session.finish()
      #expect(!shows(result.transcript), "\(result.screen.text)")
    }
  }

  @Test func `no part of it is in a report of a run without a terminal`() throws {
    let runner = ProgramRunner(in: folder)
    for arguments in [
      ["f.yaml", "--save", "s.json"], ["f.yaml", "--errors", "json"], ["f.yaml", "--strict"],
      ["f.yaml", "--lang", "de"],
    ] {
      for lines in [
        "ada\nhunter2\n", "ada\n\(Self.secret)\n4711\n", "ada\n\(Self.secret)\n4711hunter2\n",
        "ada\n\(Self.secret)\n", "ada\n\(Self.secret)\n47110815\n",
      ] {
        let result = try runner.run(arguments, input: lines)
        #expect(result.outcome != .exited(0))
        #expect(result.output == "")
        #expect(!shows(Array(result.errors.utf8)), "\(result.errors)")
      }
    }
    #expect(leaks == [])
  }

  /// What the program asks the system for: the secret is read, and written to the result alone.
  @Test(.enabled(if: strace != nil, "strace is not installed"), arguments: ["xterm", "dumb"])
  func `no call to the system but a read has it`(type: String) throws {
    let session = try TerminalSession(
      try #require(strace),
      [
        "-f", "-o", "trace", "-s", "100000", PackageFolder.program("askform"), "f.yaml", "--save",
        "saved.json",
      ], environment: ["TERM": type], in: folder, timeLimit: 30)
    try answer(session)
    try session.send("z\n")
    try session.expect("change it: ")
    try session.send("\n")
    let result = try session.finish()
    #expect(result.outcome == .exited(0))
    #expect(result.output.contains(Self.secret))
    let calls = try folder.read("trace").split(separator: "\n").filter {
      $0.contains(Self.part) || $0.contains("4711")
    }
    let others = calls.filter { call in
      let name = call.drop { $0.isNumber || $0 == " " }
      return !name.hasPrefix("read(") && !name.hasPrefix("write(1, \"{\\n")
    }
    #expect(!calls.isEmpty)
    #expect(others == [])
  }
}
