import Glibc
import Testing
import Wizard

@Suite struct OutputSetErrorTests {
  private func content(_ text: String) -> OutputContent {
    OutputContent(bytes: Array(text.utf8))
  }

  private func refusal(of paths: [String]) -> OutputError? {
    do throws(OutputError) {
      _ = try OutputSet(paths: paths)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a missing folder is refused at the start`() throws {
    let folder = try TemporaryFolder()
    let error = refusal(of: [folder["a"], folder["no/where/x.json"]])
    #expect(
      error?.message
        == "cannot write \"\(folder["no/where/x.json"])\": "
        + "there is no folder \"\(folder["no/where"])\"")
  }

  @Test func `a folder is refused at the start`() throws {
    let folder = try TemporaryFolder()
    #expect(
      refusal(of: [folder.path])?.message == "cannot write \"\(folder.path)\": it is a folder")
    #expect(refusal(of: [folder["new/"]]) != nil)
  }

  @Test func `a path through a file is refused at the start`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.put("", in: "a") + "/b"
    #expect(
      refusal(of: [path])?.message
        == "cannot write \"\(path)\": a part of the path is not a folder")
  }

  @Test func `links in a circle are refused at the start`() throws {
    let folder = try TemporaryFolder()
    symlink("b", folder["a"])
    symlink("a", folder["b"])
    #expect(refusal(of: [folder["a"]]) == .refused(path: folder["a"], code: ELOOP))
  }

  @Test func `one file under two names is refused at the start`() throws {
    let folder = try TemporaryFolder()
    let file = try folder.put("old", in: "a")
    symlink("a", folder["b"])
    #expect(refusal(of: [file, folder["b"]]) == .namedTwice(path: file, other: folder["b"]))
    #expect(
      refusal(of: [folder["n"], folder["n"]])?.message == "cannot write \"\(folder["n"])\" twice")
    #expect(
      refusal(of: ["-", "/dev/stdout"])?.message
        == "cannot write both \"-\" and \"/dev/stdout\": they are the same file")
  }

  @Test func `a failing output leaves the others as they were`() throws {
    let folder = try TemporaryFolder()
    try folder.put("old", in: "a", mode: 0o640)
    mkdir(folder["sub"], 0o700)
    let paths = [folder["a"], folder["new"], folder["sub/b"]]
    let outputs = try OutputSet(paths: paths)
    rmdir(folder["sub"])
    #expect(throws: OutputError.missingFolder(path: folder["sub/b"], folder: folder["sub"])) {
      try outputs.write(paths.map { _ in content("x") })
    }
    #expect(folder.text(of: "a") == "old")
    #expect(folder.names == ["a"])
  }

  @Test func `a full device puts replaced files back`() throws {
    let folder = try TemporaryFolder()
    let old = try folder.put("old", in: "a", mode: 0o640)
    var before = stat()
    stat(old, &before)
    let outputs = try OutputSet(paths: [old, folder["new"], "/dev/full"])
    let error = #expect(throws: OutputError.self) {
      try outputs.write([content("x"), content("y"), content("z")])
    }
    #expect(error?.message == "cannot write \"/dev/full\": no space is left")
    var after = stat()
    stat(old, &after)
    #expect(folder.text(of: "a") == "old")
    #expect(after.st_ino == before.st_ino)
    #expect(folder.names == ["a"])
  }

  @Test func `a pipe without a reader is reported and puts files back`() throws {
    let folder = try TemporaryFolder()
    try folder.put("old", in: "a")
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    close(ends[0])
    defer { close(ends[1]) }
    let outputs = try OutputSet(paths: [folder["a"], "/dev/fd/\(ends[1])"])
    let error = #expect(throws: OutputError.self) {
      try outputs.write([content("x"), content("y")])
    }
    #expect(error == .refused(path: "/dev/fd/\(ends[1])", code: EPIPE))
    #expect(error?.message.hasSuffix("its reader has gone") == true)
    #expect(folder.text(of: "a") == "old")
    #expect(folder.names == ["a"])
  }

  @Test func `a file that may not grow is reported and nothing is left`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try folder.put("old", in: "b")
      let outputs = try OutputSet(paths: [folder["a"], folder["b"]])
      var limit = rlimit(rlim_cur: 10_000, rlim_max: 10_000)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let large = OutputContent(bytes: [UInt8](repeating: 120, count: 20_000))
      #expect(throws: OutputError.refused(path: folder["b"], code: EFBIG)) {
        try outputs.write([OutputContent(bytes: [120]), large])
      }
      #expect(folder.text(of: "b") == "old")
      #expect(folder.names == ["b"])
    }
  }

  @Test func `a folder and a file that may not be written are reported`() async {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try folder.put("old", in: "fixed", mode: 0o444)
      mkdir(folder["closed"], 0o755)
      chmod(folder.path, 0o755)
      chmod(folder["closed"], 0o555)
      if geteuid() == 0 {
        // Root may write everywhere: go on as somebody else.
        try #require(seteuid(65534) == 0)
      }
      defer { seteuid(0) }
      #expect(throws: OutputError.refused(path: folder["fixed"], code: EACCES)) {
        try OutputSet(paths: [folder["fixed"]])
      }
      let outputs = try OutputSet(paths: [folder["closed/x"]])
      let error = #expect(throws: OutputError.self) {
        try outputs.write([OutputContent(bytes: [120])])
      }
      #expect(error?.message == "cannot write \"\(folder["closed/x"])\": permission denied")
    }
  }

  @Test func `a file that has no room is reported`() {
    #expect(
      OutputError.refused(path: "x", code: ENOSPC).message == "cannot write \"x\": no space is left"
    )
    #expect(
      OutputError.ownerNotKept(path: "x").message == "cannot write \"x\": its owner cannot be kept")
    #expect(
      OutputError.changed(path: "x").message
        == "cannot write \"x\": it has changed since the start; --force replaces it all the same")
    let gone = OutputError.leftBehind(
      path: "x", spare: "y", cause: .refused(path: "x", code: EBUSY))
    #expect(
      gone.message
        == "cannot write \"x\": it is a mount point, or in use; \"y\" could not be removed")
    #expect(
      OutputError.notPutBack(path: "x", old: "y", cause: .interrupted(path: "z")).message
        == "cannot write \"z\": a signal came; what \"x\" held is in \"y\" and could not be put back"
    )
    #expect(
      OutputError.refused(path: "x", code: EIO).message == "cannot write \"x\": input/output error")
  }
}
