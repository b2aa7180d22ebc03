import Glibc
import Testing

@testable import Wizard

/// Whatever call fails while outputs are written: every file is as it was, or as it should be.
@Suite struct OutputFaultTests {
  /// What can be seen of a file.
  private struct Look: Equatable {
    let text: String?
    let mode: mode_t
    let owner: uid_t
    let number: ino_t
    let names: nlink_t
  }

  private static let contents = ["a", "b", "c", "d", "e"].map {
    OutputContent(
      bytes: Array("new \($0)\n".utf8), holdsSecret: $0 == "d", isDurable: $0 == "e")
  }

  /// Three files that are there, one with two names and one of another owner, and a folder for three
  /// that are not.
  private func prepared() throws -> (folder: TemporaryFolder, outputs: OutputSet) {
    let folder = try TemporaryFolder()
    try folder.put("old a\n", in: "a", mode: 0o640)
    try folder.put("old b\n", in: "b", mode: 0o600)
    link(folder["b"], folder["b too"])
    if geteuid() == 0 { chown(folder["a"], 12, 34) }
    mkdir(folder["sub"], 0o755)
    let paths = ["a", "b", "sub/c", "d", "e"].map { folder[$0] }
    return (folder, try OutputSet(paths: paths))
  }

  private func looks(_ folder: TemporaryFolder) -> [String: Look] {
    var looks: [String: Look] = [:]
    for name in folder.names + ["sub/c"] {
      var status = stat()
      guard stat(folder[name], &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      looks[name] = Look(
        text: folder.text(of: name), mode: status.st_mode & 0o7777, owner: status.st_uid,
        number: status.st_ino, names: status.st_nlink)
    }
    return looks
  }

  private func expectAllNew(_ looks: [String: Look], _ before: [String: Look], _ step: Int) {
    for name in ["a", "b", "c", "d", "e"] {
      let look = looks[name == "c" ? "sub/c" : name]
      #expect(look?.text == "new \(name)\n", "step \(step)")
      guard let old = before[name] else { continue }
      #expect(look?.mode == old.mode && look?.owner == old.owner, "step \(step)")
    }
    #expect(looks["d"]?.mode == 0o600)
    #expect(looks["b too"]?.text == "old b\n")
  }

  @Test(arguments: [EIO, ENOSPC, EPERM])
  func `one call that fails leaves every file as it was`(code: Int32) throws {
    var step = 0
    var failed: Set<String> = []
    while true {
      let (folder, outputs) = try prepared()
      let before = looks(folder)
      let failing = step
      let calls = FailingCalls(code) { number, _ in number == failing }
      do throws(OutputError) {
        let report = try outputs.write(Self.contents, calls: calls)
        let after = looks(folder)
        expectAllNew(after, before, step)
        #expect(report.separated == [folder["b"]])
        let spare = folder.names.filter { $0.hasPrefix(".askform-") }.map { folder[$0] }
        #expect(spare == report.leftOver, "step \(step)")
        if calls.made.count <= step {
          #expect(spare == [])
          break
        }
      } catch {
        #expect(looks(folder) == before, "step \(step), \(calls.made)")
        #expect(error.message.hasPrefix("cannot write \""))
        failed.insert(calls.made[step])
      }
      step += 1
    }
    // A second name and the last steps are not needed for the outputs to be right.
    var expected: Set<String> = [
      "create", "write", "status", "setMode", "flush", "close", "rename", "renameToFree",
      "flushFolder",
    ]
    if geteuid() == 0 { expected.insert("setOwner") }
    #expect(failed == expected)
    #expect(step > 30)
  }

  @Test(arguments: 0...4)
  func `without second names, a rename that fails leaves every file as it was`(failing: Int) throws
  {
    let (folder, outputs) = try prepared()
    let before = looks(folder)
    var renames = -1
    let calls = FailingCalls(EPERM) { _, name in
      if name == "rename" { renames += 1 }
      return name == "link" || name == "rename" && renames == failing
    }
    do throws(OutputError) {
      _ = try outputs.write(Self.contents, calls: calls)
      #expect(failing == 4)
      expectAllNew(looks(folder), before, failing)
    } catch {
      #expect(looks(folder) == before)
    }
    #expect(!folder.names.contains { $0.hasPrefix(".askform-") })
  }

  @Test func `when everything fails from some call on, no file is partly written and none is lost`()
    throws
  {
    var step = 0
    while true {
      let (folder, outputs) = try prepared()
      let before = looks(folder)
      let failing = step
      let calls = FailingCalls(EIO) { number, _ in number >= failing }
      var message = ""
      var leftOver: [String] = []
      do throws(OutputError) {
        leftOver = try outputs.write(Self.contents, calls: calls).leftOver
      } catch {
        message = error.message
      }
      let after = looks(folder)
      let held = Set(after.values.compactMap(\.text))
      for (name, look) in before where !message.isEmpty {
        #expect(held.contains(look.text ?? ""), "\(name), step \(step)")
      }
      for (name, look) in after where !name.hasPrefix(".askform-") {
        let new = "new \(name.split(separator: "/").last ?? "")\n"
        #expect(look.text == new || look.text == before[name]?.text, "\(name), step \(step)")
      }
      // What is left behind is told of.
      for name in after.keys where before[name] == nil {
        let path = folder[name]
        if message.isEmpty, !name.hasPrefix(".askform-") { continue }
        #expect(message.contains(path) || leftOver.contains(path), "step \(step): \(message)")
      }
      if calls.made.count <= step { break }
      step += 1
    }
    #expect(step > 30)
  }
}
