import Foundation
import TestSupport
import Testing

/// Answers that are kept from run to run.
@Suite(.timeLimit(.minutes(10))) struct `The history of a form` {
  private static let up = "\u{1B}[A"
  private static let form = """
    rows:
    - {tag: name, type: text}
    - {tag: place, type: text}
    - {tag: pass, type: password}
    - {tag: count, type: integer}
    """

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("form.yaml", Self.form)
  }

  /// Types a line at each prompt and gives the standard output.
  @discardableResult
  private func run(
    _ lines: [String], _ arguments: [String] = ["--history"],
    environment: [String: String?] = [:], form: String = "form.yaml"
  ) throws -> TerminalResult {
    let session = try TerminalSession(
      "askform", [form, "--show-secrets"] + arguments, environment: environment, in: folder)
    for (prompt, line) in zip(["name", "place", "pass", "count", "change it"], lines + [""]) {
      try session.expect(prompt)
      try session.expect(": ")
      try session.send(line + "\n")
    }
    let result = try session.finish()
    #expect(result.outcome == .exited(0))
    #expect(result.isModeRestored)
    return result
  }

  private func files() throws -> [String] {
    let state = folder.path + "/.local/state/askform"
    guard FileManager.default.fileExists(atPath: state) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: state)
      .filter { $0.hasSuffix("history") }.map { state + "/" + $0 }
  }

  @Test func `offers what the row was answered in earlier runs, then the lines of this one`() throws
  {
    try run(["Ada", "Rome", "first secret", "3"])
    try run(["Eve", "Oslo", "second secret", "4"])
    // Behind the two answers of the place come the lines of this run.
    let result = try run(
      [Self.up, Self.up + Self.up + Self.up, "third secret", Self.up + Self.up])
    #expect(
      result.output == """
        {
          "name": "Eve",
          "place": "Eve",
          "pass": "third secret",
          "count": 3
        }

        """)
  }

  @Test func `is kept in a file of its owner, without secrets and what was refused`() throws {
    let session = try TerminalSession("askform", ["form.yaml", "--history"], in: folder)
    for (prompt, line) in [
      ("name", "Ada"), ("place", "\\:back"), ("pass", "hush-hush"), ("count", "x"), ("or -7.", "7"),
      ("change it", ""),
    ] {
      try session.expect(prompt)
      if prompt != "or -7." { try session.expect(": ") }
      try session.send(line + "\n")
    }
    #expect(try session.finish().outcome == .exited(0))
    let path = try #require(try files().first)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text == "name\tAda\nplace\t\\\\:back\ncount\t7\n")
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test func `is not kept where nobody asked for it`() throws {
    try run(["Ada", "Rome", "secret", "3"], [])
    #expect(try files() == [])
  }

  @Test func `belongs to one form`() throws {
    try run(["Ada", "Rome", "secret", "3"])
    try folder.write("other.yaml", Self.form)
    let result = try run(
      [Self.up + "x", "Oslo", "secret", "4"], form: "other.yaml")
    #expect(result.output.contains("\"name\": \"x\""))
    #expect(try files().count == 2)
  }

  @Test func `says why it cannot be kept, and asks all the same`() throws {
    try folder.write("blocked", "")
    let result = try run(
      ["Ada", "Rome", "secret", "3"],
      environment: ["XDG_STATE_HOME": folder.path + "/blocked/state"])
    #expect(result.screen.text.contains("note: no history is kept: "))
  }
}
