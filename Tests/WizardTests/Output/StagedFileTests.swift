import Glibc
import Testing

@testable import Wizard

@Suite struct StagedFileTests {
  private let cause = OutputError.refused(path: "x", code: EIO)

  private func staged(_ path: String, replacing existing: stat? = nil) throws -> StagedFile {
    try StagedFile(
      OutputContent(bytes: Array("new".utf8)), name: path, path: path, existing: existing)
  }

  private func status(of path: String) throws -> stat {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return status
  }

  @Test func `a name that was taken in the meantime is left alone and the rest is taken back`()
    throws
  {
    let folder = try TemporaryFolder()
    let old = try status(of: folder.put("old", in: "a"))
    var first = try staged(folder["a"], replacing: old)
    var second = try staged(folder["b"])
    try folder.put("other", in: "b")
    try first.install()
    #expect(folder.text(of: "a") == "new")
    #expect(throws: OutputError.changed(path: folder["b"])) { try second.install() }
    #expect(second.takeBack(for: cause) == cause)
    #expect(first.takeBack(for: cause) == cause)
    #expect(folder.names == ["a", "b"])
    #expect(folder.text(of: "a") == "old")
    #expect(folder.text(of: "b") == "other")
    #expect(try status(of: folder["a"]).st_ino == old.st_ino)
  }

  @Test func `a rename that fails leaves the old file and takes back what came before`() throws {
    let folder = try TemporaryFolder()
    let old = try status(of: folder.put("old", in: "a"))
    var first = try staged(folder["new"])
    var second = try staged(folder["a"], replacing: old)
    let spare = try #require(folder.names.first { folder.text(of: $0) == "new" && $0 != "new" })
    try first.install()
    // What was written beside the target is gone: the rename has nothing to rename.
    for name in folder.names where name.hasPrefix(".askform-") { unlink(folder[name]) }
    let error = #expect(throws: OutputError.self) { try second.install() }
    #expect(error == .refused(path: folder["a"], code: ENOENT))
    #expect(second.takeBack(for: cause) == cause)
    #expect(first.takeBack(for: cause) == cause)
    #expect(spare.hasPrefix(".askform-"))
    #expect(folder.names == ["a"])
    #expect(folder.text(of: "a") == "old")
    #expect(try status(of: folder["a"]).st_ino == old.st_ino)
  }

  @Test func `a file that became another one since it was looked at is left alone`() throws {
    let folder = try TemporaryFolder()
    let old = try status(of: folder.put("old", in: "a"))
    var file = try staged(folder["a"], replacing: old)
    try folder.put("from elsewhere", in: "a")
    #expect(throws: OutputError.changed(path: folder["a"])) { try file.install() }
    #expect(file.takeBack(for: cause) == cause)
    #expect(folder.names == ["a"])
    #expect(folder.text(of: "a") == "from elsewhere")
  }

  @Test func `settling leaves the new file alone`() throws {
    let folder = try TemporaryFolder()
    let old = try status(of: folder.put("old", in: "a"))
    var file = try staged(folder["a"], replacing: old)
    try file.install()
    #expect(folder.names.count == 2)
    #expect(file.settle() == nil)
    #expect(folder.names == ["a"])
    #expect(folder.text(of: "a") == "new")
  }
}
