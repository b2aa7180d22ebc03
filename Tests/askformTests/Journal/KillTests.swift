import Foundation
import TestSupport
import Testing

/// How often the program is killed.
private let wantedKills = Int(ProcessInfo.processInfo.environment["ASKFORM_STRESS"] ?? "") ?? 0

/// A run that is killed at random moments, and gone on with, as often as `ASKFORM_STRESS` says.
///
/// It takes a minute or two for a thousand, so it is no part of the quick tests: `make stress`.
@Suite(
  .enabled(if: wantedKills > 0, "ASKFORM_STRESS is not set"), .timeLimit(.minutes(60)),
  .serialized)
struct KillTests {
  private static let rows = 24

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let rows = (1...Self.rows).map { "- {tag: r\($0), type: text, title: Row \($0)}\n" }
    try folder.write("f.yaml", "review: false\nrows:\n" + rows.joined())
  }

  @Test func `nothing that was answered is lost`() throws {
    var numbers = SystemRandomNumberGenerator()
    var kills = 0
    var rounds = 0
    while kills < wantedKills {
      rounds += 1
      var answered = 0
      var isFinished = false
      while !isFinished {
        let (shown, output) = try run(
          goingOnBehind: answered, round: rounds,
          killedAfter: Double.random(in: 0...0.03, using: &numbers))
        answered = max(answered, shown)
        if let output {
          #expect(output == result(of: rounds))
          isFinished = true
        } else {
          kills += 1
          #expect(folder.journals.count <= 1)
        }
      }
      #expect(folder.journals == [])
    }
  }

  private func value(_ row: Int, _ round: Int) -> String { "é\(round)-\(row)" }

  private func result(of round: Int) -> String {
    let members = (1...Self.rows).map { "  \"r\($0)\": \"\(value($0, round))\"" }
    return "{\n" + members.joined(separator: ",\n") + "\n}\n"
  }

  /// Types all answers that are missing at once, and kills the program some time later.
  ///
  /// - Returns: how many rows were answered, as the screen shows; and the result, if it was faster.
  private func run(
    goingOnBehind answered: Int, round: Int, killedAfter time: Double
  ) throws -> (answered: Int, output: String?) {
    let session = try TerminalSession(
      "askform", ["f.yaml", "--resume"], environment: ["TERM": "dumb"], in: folder, timeLimit: 30)
    try session.expectScreen("a prompt") { _ in asked(in: session) != nil || session.hasEnded }
    let first = asked(in: session) ?? Self.rows + 1
    #expect(first > answered, "round \(round): row \(first) is asked, \(answered) were answered")
    if first <= Self.rows {
      try session.send((first...Self.rows).map { value($0, round) + "\n" }.joined())
    }
    let end = Date(timeIntervalSinceNow: time)
    try session.expectScreen("the end") { _ in end.timeIntervalSinceNow <= 0 || session.hasEnded }
    session.signal(SIGKILL)
    let done = try session.finish()
    let last = asked(in: session).map { $0 - 1 } ?? answered
    // Killed behind its last act, the run is over all the same.
    let isOver = done.output == result(of: round) && folder.journals.isEmpty
    guard done.outcome == .exited(0) || isOver else { return (max(last, answered), nil) }
    return (Self.rows, done.output)
  }

  /// The row that was asked last.
  private func asked(in session: TerminalSession) -> Int? {
    let text = String(decoding: session.transcript, as: UTF8.self)
    return text.components(separatedBy: "Row ").dropFirst().compactMap { part in
      part.contains(": ") ? Int(part.prefix { $0.isNumber }) : nil
    }.last
  }
}
