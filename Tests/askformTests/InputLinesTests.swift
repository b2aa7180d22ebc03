import Foundation
import Glibc
import Testing

@testable import askform

@Suite struct InputLinesTests {
  /// Runs a test with an open input: once a pipe and once a file that hold the same bytes.
  private func withInputs(_ bytes: [UInt8], _ test: (Int32) throws -> Void) throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    try #require(write(ends[1], bytes, bytes.count) == bytes.count)
    close(ends[1])
    defer { close(ends[0]) }
    try test(ends[0])
    try withFile(bytes, test)
  }

  private func withFile(_ bytes: [UInt8], _ test: (Int32) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "askform-\(UUID().uuidString)")
    try Data(bytes).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let file = open(url.path, O_RDONLY)
    defer { close(file) }
    try test(file)
  }

  /// All that the next reader of an open file would see.
  private func rest(of descriptor: Int32) throws -> String {
    String(decoding: try InputFile.bytes(from: descriptor, name: "rest"), as: UTF8.self)
  }

  private func expect(_ expected: String?, from lines: inout InputLines) throws {
    let line = try lines.next()
    #expect(line == expected)
  }

  private func all(_ lines: inout InputLines) throws -> [String] {
    var all: [String] = []
    while let line = try lines.next() { all.append(line) }
    return all
  }

  @Test func `nothing behind a line is taken`() throws {
    try withInputs(Array("one\r\ntwo\nthree\nfour".utf8)) { input in
      var lines = InputLines(descriptor: input)
      try expect("one", from: &lines)
      try expect("two", from: &lines)
      #expect(lines.lineNumber == 2)
      #expect(lines.hasWaiting)
      let rest = try rest(of: input)
      #expect(rest == "three\nfour")
    }
  }

  @Test func `several readers share one input line by line`() throws {
    try withInputs(Array("a\nb\nc\n".utf8)) { input in
      for expected in ["a", "b", "c", nil] {
        var lines = InputLines(descriptor: input)
        try expect(expected, from: &lines)
      }
    }
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]),
    ("a\r\n\r\nb\r", ["a", "", "b"]), ("a\rb\n", ["a\rb"]),
    ("\u{FEFF}a\n\u{FEFF}b", ["a", "\u{FEFF}b"]),
    (" a \t\n", [" a \t"]), ("é日\u{1F600}\n", ["é日\u{1F600}"]),
  ])
  func `lines end with their ends and the last needs none`(text: String, expected: [String]) throws
  {
    try withInputs(Array(text.utf8)) { input in
      var lines = InputLines(descriptor: input)
      let found = try all(&lines)
      #expect(found.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
      #expect(!lines.hasWaiting)
      try expect(nil, from: &lines)
    }
  }

  @Test func `a NUL is refused with its line, and the next line can be read`() throws {
    try withInputs(Array("a\nb\0c\nd".utf8)) { input in
      var lines = InputLines(descriptor: input)
      try expect("a", from: &lines)
      let error = #expect(throws: StreamError.self) { _ = try lines.next() }
      #expect(error?.message == "line 2 of standard input has a NUL character")
      #expect(error?.exitCode == .invalid)
      try expect("d", from: &lines)
    }
  }

  @Test func `bytes that are no text are refused with their line`() throws {
    try withInputs([0x61, 0x0A, 0xC3, 0x28, 0x0A]) { input in
      var lines = InputLines(descriptor: input)
      try expect("a", from: &lines)
      let error = #expect(throws: StreamError.self) { _ = try lines.next() }
      #expect(error?.message == "line 2 of standard input is not valid UTF-8")
    }
  }

  @Test func `lines longer than any buffer arrive whole`() throws {
    let long = String(repeating: "x", count: 1_200_000)
    try withFile(Array("\(long)\n\(long)y\nz".utf8)) { input in
      var lines = InputLines(descriptor: input)
      let first = try lines.next()
      #expect(first?.utf8.count == 1_200_000)
      let second = try lines.next()
      #expect(second?.utf8.count == 1_200_001)
      #expect(lseek(input, 0, SEEK_CUR) == 2_400_003)
      try expect("z", from: &lines)
    }
  }

  @Test func `a file is read from where it stands`() throws {
    try withFile(Array("a\nb\nc\n".utf8)) { input in
      lseek(input, 2, SEEK_SET)
      var lines = InputLines(descriptor: input)
      let found = try all(&lines)
      #expect(found == ["b", "c"])
    }
  }

  @Test(.timeLimit(.minutes(10)))
  func `many lines take time that grows with the lines`() throws {
    let text = String(repeating: "an answer\n", count: 100_000)
    try withFile(Array(text.utf8)) { input in
      var lines = InputLines(descriptor: input)
      let found = try all(&lines)
      #expect(found.count == 100_000)
    }
  }

  @Test func `an input that is a folder is an error and not an end`() throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    var lines = InputLines(descriptor: folder)
    let error = #expect(throws: StreamError.self) { _ = try lines.next() }
    #expect(error?.message == "cannot read standard input: it is a folder")
    #expect(error?.exitCode == .inputOutput)
  }

  @Test func `an open pipe without bytes has nothing waiting`() throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let lines = InputLines(descriptor: ends[0])
    #expect(!lines.hasWaiting)
    try #require(write(ends[1], "x", 1) == 1)
    #expect(lines.hasWaiting)
  }
}
