import Foundation
import TestSupport
import Testing

extension TerminalSession {
  /// Answers the prompts one after the other.
  func answer(_ replies: [(String, String)]) throws {
    for (prompt, reply) in replies {
      try expect(prompt)
      try send(reply)
    }
  }
}

extension TemporaryFolder {
  /// Starts the program on a terminal that is wide enough for every line.
  func startOnTerminal(
    _ arguments: [String] = ["pair.json"], _ environment: [String: String?] = [:]
  ) throws -> TerminalSession {
    try TerminalSession("askform", arguments, environment: environment, in: self, columns: 400)
  }

  /// Starts a run of `pair.json` and ends it by a signal behind its first answer.
  func stopPair(by signal: Int32 = SIGKILL) throws {
    let session = try startOnTerminal(["pair.json"])
    try session.answer([("A: ", "x\n")])
    try session.expect("B: ")
    session.signal(signal)
    #expect(try session.finish().outcome == .signalled(signal))
  }

  /// Where the journals are.
  var journalFolder: String { ".local/state/askform" }

  /// The names of the journals, sorted.
  var journals: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path + "/" + journalFolder)) ?? [])
      .filter { $0.hasSuffix(".journal") }.sorted()
  }
}
