import Foundation
import TestSupport
import Testing

/// The release is built otherwise than what the other tests run: static, optimised, without checks.
@Suite struct `The release, where it is built` {
  static let program = PackageFolder.root + "/.build/askform"
  static let isThere = FileManager.default.isExecutableFile(atPath: program)

  @Test(.enabled(if: isThere, "make has not built the release"), .timeLimit(.minutes(10)))
  func `takes a paste and Page Up on a terminal`() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(
      "form.yaml",
      """
      rows:
      - {tag: a, type: text, title: A}
      - {tag: b, type: text, title: B}
      """)
    let session = try TerminalSession(Self.program, ["form.yaml"], in: folder)
    try session.expect("A: ")
    try session.send("ab")
    try session.send("\u{1B}[200~Lunch\u{1B}[201~")
    try session.send("\n")
    try session.expect("B: ")
    try session.send("\u{1B}[200~one\ntwo\u{1B}[201~")
    try session.send("\n")
    try session.expect("takes one line")
    try session.send("\u{1B}[5~")
    try session.expect("A [abLunch]: ")
    try session.send("\n")
    try session.send("last\n")
    try session.expect("Enter to finish")
    try session.send("\n")
    let result = try session.finish()
    #expect(result.outcome == .exited(0))
    #expect(result.isModeRestored)
    #expect(result.output == "{\n  \"a\": \"abLunch\",\n  \"b\": \"last\"\n}\n")
  }
}
