import Glibc
import Testing
import Wizard

/// Outputs on a disk that is full or read-only.
@Suite(.enabled(if: SmallDisk.isPossible, "no file system can be mounted here"))
struct SmallDiskTests {
  private func content(_ count: Int) -> OutputContent {
    OutputContent(bytes: [UInt8](repeating: UInt8(ascii: "x"), count: count), isDurable: true)
  }

  @Test func `a full disk leaves everything as it was`() throws {
    let disk = try SmallDisk(kilobytes: 32)
    let folder = disk.folder
    try folder.put("old", in: "a", mode: 0o640)
    let outputs = try OutputSet(paths: [folder["a"], folder["b"], folder["c"]])
    let error = #expect(throws: OutputError.self) {
      try outputs.write([content(100), content(100), content(100_000)])
    }
    #expect(error == .refused(path: folder["c"], code: ENOSPC))
    #expect(error?.message == "cannot write \"\(folder["c"])\": no space is left")
    #expect(folder.names == ["a"])
    #expect(folder.text(of: "a") == "old")
    #expect(folder.mode(of: "a") == 0o640)
    // What was written in vain takes no room any more.
    try outputs.write([content(8_000), content(100), content(100)])
    #expect(folder.text(of: "a")?.utf8.count == 8_000)
    #expect(folder.names == ["a", "b", "c"])
  }

  @Test func `a disk that is read-only leaves everything as it was`() throws {
    let disk = try SmallDisk()
    let folder = disk.folder
    let other = try TemporaryFolder()
    try folder.put("old", in: "a")
    try other.put("old", in: "o")
    let outputs = try OutputSet(paths: [other["o"], other["n"], folder["b"]])
    try disk.close()
    let error = #expect(throws: OutputError.self) {
      try outputs.write([content(1), content(1), content(1)])
    }
    #expect(error?.message == "cannot write \"\(folder["b"])\": the file system is read-only")
    #expect(other.names == ["o"])
    #expect(other.text(of: "o") == "old")
    #expect(throws: OutputError.refused(path: folder["a"], code: EROFS)) {
      try OutputSet(paths: [folder["a"]])
    }
  }
}
