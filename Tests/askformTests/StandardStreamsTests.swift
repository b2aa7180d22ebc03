import Foundation
import Glibc
import Testing

@testable import askform

@Suite struct StandardStreamsTests {
  private func refusal(_ path: String, limit: Int = InputFile.limit) -> String? {
    do throws(StreamError) {
      _ = try InputFile.bytes(of: path, limit: limit)
      return nil
    } catch {
      #expect(error.exitCode == .inputOutput)
      return error.message
    }
  }

  private func withFile(_ bytes: [UInt8], _ test: (String) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "askform-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try test(url.path)
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 3_000_000])
  func `files of any size are read whole`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    try withFile(bytes) { path in
      let read = try InputFile.bytes(of: path)
      #expect(read == bytes)
    }
  }

  @Test func `files without a size are read whole`() throws {
    #expect(try !InputFile.bytes(of: "/proc/self/status").isEmpty)
    #expect(try InputFile.bytes(of: "/dev/null").isEmpty)
  }

  @Test(.timeLimit(.minutes(10)))
  func `pipes are read to their end`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    try #require(write(ends[1], "through", 7) == 7)
    close(ends[1])
    #expect(try InputFile.bytes(from: ends[0], name: "a pipe") == Array("through".utf8))
  }

  @Test func `what cannot be read is named`() {
    #expect(refusal("/no/such.json") == "cannot read \"/no/such.json\": there is no such file")
    #expect(refusal("/tmp") == "cannot read \"/tmp\": it is a folder")
    #expect(
      refusal("/dev/null/x") == "cannot read \"/dev/null/x\": a part of the path is not a folder")
    #expect(refusal("") == "cannot read \"\": there is no such file")
  }

  @Test func `a file beyond the limit is refused`() throws {
    try withFile([UInt8](repeating: 32, count: 3 << 20)) { path in
      #expect(refusal(path, limit: 3 << 20) == nil)
      #expect(refusal(path, limit: 2 << 20) == "cannot read \"\(path)\": it is larger than 2 MiB")
    }
    #expect(
      refusal("/dev/zero", limit: 1 << 20) == "cannot read \"/dev/zero\": it is larger than 1 MiB")
  }

  @Test func `a file that may not be read is named`() async {
    await #expect(processExitsWith: .success) {
      let path = FileManager.default.temporaryDirectory.appending(path: "askform-\(UUID())").path
      close(open(path, O_CREAT | O_WRONLY, 0))
      if geteuid() == 0 {
        // Root may read everything: go on as somebody else.
        try #require(seteuid(65534) == 0)
      }
      #expect(throws: StreamError.unreadable(name: "\"\(path)\"", code: EACCES)) {
        try InputFile.bytes(of: path)
      }
      seteuid(0)
      unlink(path)
    }
  }

  @Test func `an output whose reader has gone is an error and not the end`() async {
    await #expect(processExitsWith: .exitCode(4)) {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      close(ends[0])
      dup2(ends[1], 1)
      do throws(StreamError) {
        try StandardStreams.write("x", to: .output)
      } catch {
        guard error.message == "cannot write standard output: its reader has gone" else { exit(9) }
        exit(error.exitCode.rawValue)
      }
    }
  }

  @Test func `a full device is an error`() async {
    await #expect(processExitsWith: .exitCode(4)) {
      dup2(open("/dev/full", O_WRONLY), 2)
      do throws(StreamError) {
        try StandardStreams.write("x", to: .error)
      } catch {
        exit(error == .unwritable(name: "standard error", code: ENOSPC) ? 4 : 9)
      }
    }
  }

  @Test func `a large text goes through a small pipe whole`() async {
    await #expect(processExitsWith: .success) {
      var ends: [Int32] = [0, 0]
      pipe(&ends)
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      let reader = ends[0]
      let count = 1_000_000
      let thread = Thread {
        let seen = try? InputFile.bytes(from: reader, name: "a pipe").count
        exit(seen == count ? 0 : 9)
      }
      dup2(ends[1], 1)
      close(ends[1])
      thread.start()
      try StandardStreams.write(String(repeating: "y", count: count), to: .output)
      close(1)
      while true { pause() }
    }
  }
}
