import Glibc
import Testing
import Wizard

@Suite struct OutputSetTests {
  private func content(_ text: String, secret: Bool = false) -> OutputContent {
    OutputContent(bytes: Array(text.utf8), holdsSecret: secret)
  }

  @Test func `new files appear whole and nothing else is left`() throws {
    let folder = try TemporaryFolder()
    let outputs = try OutputSet(paths: [folder["a"], folder["b"]])
    let report = try outputs.write([content("one"), content("two")])
    #expect(folder.text(of: "a") == "one")
    #expect(folder.text(of: "b") == "two")
    #expect(folder.names == ["a", "b"])
    #expect(report == OutputReport())
  }

  @Test func `a new file with a secret is for its owner alone`() throws {
    let folder = try TemporaryFolder()
    let outputs = try OutputSet(paths: [folder["open"], folder["secret"]])
    try outputs.write([content("a"), content("b", secret: true)])
    let control = open(folder["control"], O_CREAT | O_WRONLY, 0o666)
    close(control)
    #expect(folder.mode(of: "secret") == 0o600)
    #expect(folder.mode(of: "open") == folder.mode(of: "control"))
  }

  @Test func `an existing file keeps its mode, and others who may read a secret are named`() throws
  {
    let folder = try TemporaryFolder()
    try folder.put("old", in: "a", mode: 0o754)
    try folder.put("old", in: "b", mode: 0o600)
    let outputs = try OutputSet(paths: [folder["a"], folder["b"]])
    let report = try outputs.write([content("n", secret: true), content("m", secret: true)])
    #expect(folder.mode(of: "a") == 0o754)
    #expect(folder.mode(of: "b") == 0o600)
    #expect(folder.text(of: "a") == "n")
    #expect(report.exposed == [folder["a"]])
    #expect(report.separated == [])
    #expect(folder.names == ["a", "b"])
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give files away"))
  func `an existing file keeps its owner`() throws {
    let folder = try TemporaryFolder()
    try folder.put("old", in: "a")
    chown(folder["a"], 12, 34)
    try OutputSet(paths: [folder["a"]]).write([content("new")])
    var status = stat()
    stat(folder["a"], &status)
    #expect([status.st_uid, status.st_gid] == [12, 34])
    #expect(folder.text(of: "a") == "new")
  }

  @Test func `links are followed, also those that point to nothing yet`() throws {
    let folder = try TemporaryFolder()
    try folder.put("old", in: "real")
    symlink("real", folder["link"])
    symlink("later", folder["dangling"])
    symlink(folder["dangling"], folder["far"])
    let outputs = try OutputSet(paths: [folder["link"], folder["far"]])
    try outputs.write([content("new"), content("made")])
    #expect(folder.text(of: "real") == "new")
    #expect(folder.text(of: "later") == "made")
    #expect(folder.names == ["dangling", "far", "later", "link", "real"])
    var status = stat()
    #expect(lstat(folder["link"], &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }

  @Test func `another name of a file keeps the old content, which is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.put("old", in: "a")
    link(folder["a"], folder["twin"])
    let report = try OutputSet(paths: [folder["a"]]).write([content("new")])
    #expect(report.separated == [folder["a"]])
    #expect(folder.text(of: "a") == "new")
    #expect(folder.text(of: "twin") == "old")
  }

  @Test func `what would change is found out without writing`() throws {
    let folder = try TemporaryFolder()
    for name in ["same", "other", "closed"] { try folder.put("old", in: name) }
    let paths = [folder["same"], folder["other"], folder["new"], "/dev/null"]
    let outputs = try OutputSet(paths: paths)
    let contents = [content("old"), content("new"), content("x"), content("y")]
    let changes = try outputs.changes(contents)
    #expect(changes.map(\.kind) == [.kept, .replaced, .made, .written])
    #expect(changes.map(\.path) == paths)
    #expect(changes[1].before == Array("old".utf8))
    #expect(changes[2].before == nil)
    #expect(folder.names == ["closed", "other", "same"])
    try folder.put("newer", in: "other")
    #expect(throws: OutputError.changed(path: folder["other"])) { try outputs.changes(contents) }
    #expect(try outputs.changes(contents, force: true).map(\.kind)[1] == .replaced)
  }

  @Test func `a file that changed since the start is kept unless forced`() throws {
    let folder = try TemporaryFolder()
    try folder.put("old", in: "b")
    let outputs = try OutputSet(paths: [folder["a"], folder["b"]])
    try folder.put("other", in: "b")
    #expect(throws: OutputError.changed(path: folder["b"])) {
      try outputs.write([content("x"), content("y")])
    }
    #expect(folder.names == ["b"])
    #expect(folder.text(of: "b") == "other")
    try outputs.write([content("x"), content("y")], force: true)
    #expect(folder.text(of: "b") == "y")
  }

  @Test func `a file that appeared since the start is kept`() throws {
    let folder = try TemporaryFolder()
    let outputs = try OutputSet(paths: [folder["a"]])
    try folder.put("other", in: "a")
    #expect(throws: OutputError.changed(path: folder["a"])) { try outputs.write([content("x")]) }
    #expect(folder.text(of: "a") == "other")
  }

  @Test func `a file that went away since the start is written anew`() throws {
    let folder = try TemporaryFolder()
    try folder.put("old", in: "a")
    let outputs = try OutputSet(paths: [folder["a"]])
    unlink(folder["a"])
    try outputs.write([content("x")])
    #expect(folder.text(of: "a") == "x")
  }

  @Test func `large contents arrive whole`() throws {
    let folder = try TemporaryFolder()
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 5_000_000)
    try OutputSet(paths: [folder["a"]]).write([OutputContent(bytes: bytes)])
    #expect(folder.text(of: "a")?.utf8.count == bytes.count)
  }

  @Test func `devices are written in place`() throws {
    try OutputSet(paths: ["/dev/null", "/dev/null"]).write([content("x"), content("y")])
    var status = stat()
    #expect(stat("/dev/null", &status) == 0 && status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(.timeLimit(.minutes(10)))
  func `pipes are written in place`() throws {
    let folder = try TemporaryFolder()
    mkfifo(folder["pipe"], 0o600)
    let reader = open(folder["pipe"], O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try OutputSet(paths: [folder["pipe"]]).write([content("through")])
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = read(reader, &buffer, buffer.count)
    #expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) == "through")
    #expect(folder.names == ["pipe"])
  }

  @Test func `an open file is named by its number`() throws {
    let folder = try TemporaryFolder()
    let log = open(try folder.put("before ", in: "log"), O_WRONLY | O_APPEND)
    defer { close(log) }
    try OutputSet(paths: ["/dev/fd/\(log)"]).write([content("behind")])
    #expect(folder.text(of: "log") == "before behind")
  }
}
