import Testing

@testable import Terminal

@Suite struct UTF8DecoderTests {
  /// Decodes as the readers do: a byte that begins anew is taken again.
  private func decode(_ bytes: [UInt8]) -> [Unicode.Scalar?] {
    var decoder = UTF8Decoder()
    var scalars: [Unicode.Scalar?] = []
    var index = 0
    while index < bytes.count {
      switch decoder.take(bytes[index]) {
      case .more: break
      case .scalar(let scalar): scalars.append(scalar)
      case .malformed(let again):
        scalars.append(nil)
        if again { index -= 1 }
      }
      index += 1
    }
    return scalars
  }

  @Test(arguments: ["plain", "é", "日本", "👩🏽", "\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}", "\0"])
  func `text is decoded whole`(text: String) {
    #expect(decode(Array(text.utf8)) == text.unicodeScalars.map(Optional.some))
  }

  @Test(
    arguments: [
      ([0xFF], [nil]), ([0x80], [nil]), ([0xC0, 0x80], [nil, nil]), ([0xE0, 0x80], [nil, nil]),
      ([0xED, 0xA0, 0x80], [nil, nil, nil]), ([0xF4, 0x90], [nil, nil]), ([0xF5], [nil]),
      ([0xC3, 0x61], [nil, "a"]), ([0xE6, 0x97, 0xC3, 0xA9], [nil, "é"]),
    ] as [([UInt8], [Unicode.Scalar?])])
  func `what is no character is found and the next is kept`(
    bytes: [UInt8], scalars: [Unicode.Scalar?]
  ) {
    #expect(decode(bytes) == scalars)
  }
}
