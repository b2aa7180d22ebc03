import Testing
import Wizard

@Suite struct SourceTextTests {
  @Test func `a byte-order mark is dropped and CRLF stays`() throws {
    let source = try SourceText(name: "f", validating: [0xEF, 0xBB, 0xBF, 0x61, 0x0D, 0x0A])
    #expect(source.bytes == [0x61, 0x0D, 0x0A])
  }

  @Test(
    arguments: [
      ([0x61, 0x00], .nul(offset: 1)),
      ([0xC0, 0x80], .invalidUTF8(offset: 0)),
      ([0x61, 0xE0, 0x80, 0x80], .invalidUTF8(offset: 1)),
      ([0xED, 0xA0, 0x80], .invalidUTF8(offset: 0)),
      ([0xF4, 0x90, 0x80, 0x80], .invalidUTF8(offset: 0)),
      ([0xF0, 0x80, 0x80, 0x80], .invalidUTF8(offset: 0)),
      ([0x61, 0x62, 0xE2, 0x82], .invalidUTF8(offset: 2)),
      ([0x80], .invalidUTF8(offset: 0)),
      ([0xC3], .invalidUTF8(offset: 0)),
      ([0xE2, 0x82, 0x41], .invalidUTF8(offset: 0)),
      ([0xFF], .invalidUTF8(offset: 0)),
    ] as [([UInt8], SourceTextError)])
  func `what is not text is refused with its offset`(
    bytes: [UInt8], error: SourceTextError
  ) {
    #expect(throws: error) { try SourceText(name: "f", validating: bytes) }
  }

  @Test func `all lengths of well-formed sequences are text`() throws {
    let text = "a\u{7FF}\u{800}\u{D7FF}\u{E000}\u{FFFF}\u{10000}\u{10FFFF}"
    let source = try SourceText(name: "f", validating: Array(text.utf8))
    #expect(source == SourceText(name: "f", text: text))
  }

  @Test func `the refusals in words`() {
    #expect(
      SourceTextError.nul(offset: 7).diagnostic(in: "a.json").rendered
        == "error: \"a.json\" has a NUL byte at offset 7; expected text in UTF-8")
    #expect(
      SourceTextError.invalidUTF8(offset: 0).diagnostic(in: "a.json").rendered
        == "error: \"a.json\" is not UTF-8 at offset 0; expected text in UTF-8")
    #expect(
      SourceTextError.tooLong(limit: 9).diagnostic(in: "a.json").rendered
        == "error: \"a.json\" has more than 9 bytes")
  }

  @Test(arguments: [
    (0, 1, 1, 1, "äb"), (2, 1, 2, 1, "äb"), (3, 1, 3, 1, "äb"), (5, 2, 1, 1, "c"),
    (7, 3, 1, 1, "d"), (8, 3, 2, 1, "d"), (9, 4, 1, 1, ""), (10, 5, 1, 1, "e"),
    (99, 5, 2, 1, "e"),
  ])
  func `lines end with CRLF, LF or CR`(
    offset: Int, line: Int, column: Int, length: Int, excerpt: String
  ) {

    let lone = SourceText(name: "f", text: "äb\r\nc\rd\n\re")
    let expected = SourcePosition(
      source: "f", line: line, column: column, length: length, excerpt: excerpt)
    #expect(lone.position(from: offset, to: offset) == expected)

  }

  @Test func `a length is in scalars and ends with the line`() {
    let source = SourceText(name: "f", text: "aäöb\nc")
    #expect(source.position(from: 1, to: 5).length == 2)
    #expect(source.position(from: 1, to: 99).length == 3)
  }

  @Test func `many positions are the same as single ones in any order`() {
    let source = SourceText(name: "f", text: "ab\ncäd\r\n\nxyz")
    var positions = SourcePositions(source)
    for offset in [5, 3, 4, 0, 12, 11, 2, 9, 8, 7, 6, 1] {
      let found = positions.position(from: offset, to: offset + 1)
      #expect(found == source.position(from: offset, to: offset + 1))
    }
  }
}
