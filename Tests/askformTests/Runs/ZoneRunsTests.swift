import Foundation
import TestSupport
import Testing

/// Runs in zones of the machine, as `TZ` names them.
@Suite(.timeLimit(.minutes(10))) struct ZoneRunsTests {
  static let hasZones = FileManager.default.fileExists(atPath: "/usr/share/zoneinfo/Europe/Berlin")

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("form.yaml", "rows:\n  - { tag: at, type: datetime, title: At }\n")
  }

  private func run(_ zone: String?, _ arguments: [String]) throws -> ProgramResult {
    var runner = ProgramRunner(in: folder)
    runner.environment = ["TZ": zone]
    return try runner.run(
      ["form.yaml", "-n", "--clock", "2026-03-01T10:00:00Z"] + arguments)
  }

  @Test(
    .enabled(if: hasZones),
    arguments: [
      ("2026-03-28 12:00", "2026-03-28T12:00:00+01:00"),
      ("2026-03-29 01:59", "2026-03-29T01:59:00+01:00"),
      ("2026-03-29 03:00", "2026-03-29T03:00:00+02:00"),
      ("2026-10-25 02:30 first", "2026-10-25T02:30:00+02:00"),
      ("2026-10-25 02:30 second", "2026-10-25T02:30:00+01:00"),
      ("2026-10-25T02:30+01:00", "2026-10-25T02:30:00+01:00"),
      ("now", "2026-03-01T11:00:00+01:00"), ("12:00", "2026-03-01T12:00:00+01:00"),
    ])
  func `a moment gets the offset of Berlin`(text: String, value: String) throws {
    let result = try run("Europe/Berlin", ["-s", "at=\(text)"])
    #expect(result.output == "{\n  \"at\": \"\(value)\"\n}\n")
  }

  @Test(.enabled(if: hasZones))
  func `a gap and an overlap of Berlin are refused without a person`() throws {
    let gap = try run("Europe/Berlin", ["-s", "at=2026-03-29 02:30"])
    #expect(gap.outcome == .exited(1))
    #expect(gap.errors.contains("does not exist here: the clocks are put forward over it"))
    let overlap = try run("Europe/Berlin", ["-s", "at=2026-10-25 02:30"])
    #expect(overlap.outcome == .exited(1))
    #expect(overlap.errors.contains("2026-10-25T02:30:00+02:00"))
    #expect(overlap.errors.contains("2026-10-25T02:30:00+01:00"))
  }

  @Test(.enabled(if: hasZones))
  func `a person is asked which of two equal times is meant`() throws {
    let session = try TerminalSession(
      "askform", ["form.yaml", "-y", "--clock", "2026-03-01T10:00:00Z"],
      environment: ["TZ": "Europe/Berlin"], in: folder)
    try session.expect("At: ")
    try session.send("2026-10-25 02:30\n")
    try session.expect("first/second: ")
    try session.send("second\n")
    let result = try session.finish()
    #expect(result.output == "{\n  \"at\": \"2026-10-25T02:30:00+01:00\"\n}\n")
  }

  @Test(arguments: ["Europe/Nowhere", "Nowhere", "/dev/null", ":x"])
  func `a zone that is not known is an error where a row needs it`(zone: String) throws {
    let result = try run(zone, ["-s", "at=12:00"])
    #expect(result.outcome == .exited(2))
    #expect(
      result.errors
        == "askform: TZ is \"\(zone)\", which is no time zone that this machine knows\n")
    try folder.write("form.yaml", "rows:\n  - { tag: at, type: text }\n")
    #expect(try run(zone, ["-s", "at=12:00"]).outcome == .exited(0))
  }

  @Test(arguments: ["", "UTC", "TEST-2", "CET-1CEST,M3.5.0,M10.5.0/3", nil] as [String?])
  func `rules and nothing are zones`(zone: String?) throws {
    #expect(try run(zone, ["-s", "at=12:00"]).outcome == .exited(0))
  }
}
