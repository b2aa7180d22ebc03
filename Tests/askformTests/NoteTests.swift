import Foundation
import TestSupport
import Testing

/// Notes are left out where they are not wanted, and beside a report for programs.
@Suite struct NoteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("form.json", #"{"rows": [{"tag": "p", "type": "password"}]}"#)
  }

  /// Writes a secret to a file that others can read.
  private func errors(_ options: [String]) throws -> String {
    let path = try folder.write("out.json", "{}\n")
    chmod(path, 0o644)
    let run = try ProgramRunner(in: folder)
      .run(["form.json", "-n", "-s", "p=x", "-o", "out.json"] + options)
    #expect(run.outcome == .exited(0))
    #expect(try folder.read("out.json") == "{\n  \"p\": \"x\"\n}\n")
    return run.errors
  }

  @Test func `a file with a secret that others can read is noted`() throws {
    #expect(
      try errors([]) == "askform: note: \"out.json\" holds a secret, and others can read it\n")
  }

  @Test(arguments: [["-q"], ["--errors", "json"]])
  func `nothing is noted`(options: [String]) throws {
    #expect(try errors(options) == "")
  }

  @Test(arguments: [["-q"], ["--errors", "json"], []])
  func `that nobody is asked in CI is a note`(options: [String]) throws {
    let session = try TerminalSession(
      "askform", ["form.json"] + options, environment: ["CI": "1"], in: folder)
    let result = try session.finish()
    let note = "askform: note: CI is set, so nothing is asked; --tty or --ask asks all the same\n"
    let shown = String(decoding: result.transcript, as: UTF8.self)
      .replacingOccurrences(of: "\r\n", with: "\n")
    #expect(shown == (options.isEmpty ? note : ""))
    #expect(result.output == "{}\n")
  }
}
