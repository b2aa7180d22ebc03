import Foundation
import Testing

@testable import Terminal

/// What may wait for the next text, and reaches the terminal in one piece with it.
@Suite struct TerminalOutputTests {
  /// What was written so far; nothing is waited for.
  private final class Written {
    let output: TerminalOutput
    private var ends: [Int32] = [-1, -1]

    init() throws {
      try #require(pipe(&ends) == 0)
      _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
      output = TerminalOutput(descriptor: ends[1])
    }

    deinit {
      close(ends[0])
      close(ends[1])
    }

    /// Takes what came by one read.
    func take() -> String {
      var bytes = [UInt8](repeating: 0, count: 100)
      let count = read(ends[0], &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
  }

  @Test func `gathered text waits for what is written, as text or as bytes`() throws {
    let written = try Written()
    written.output.gather("ti")
    written.output.gather("tle ")
    #expect(written.take() == "")
    written.output.write("text")
    #expect(written.take() == "title text")
    written.output.gather("more ")
    Array("bytes".utf8).withUnsafeBytes { written.output.write($0) }
    #expect(written.take() == "more bytes")
    written.output.write("alone")
    #expect(written.take() == "alone")
  }

  @Test func `gathered text is written alone where nothing comes behind it`() throws {
    let written = try Written()
    written.output.flush()
    #expect(written.take() == "")
    written.output.gather("last words")
    written.output.flush()
    #expect(written.take() == "last words")
    written.output.flush()
    #expect(written.take() == "")
  }
}
