import Testing

@testable import Wizard

@Suite struct `The bytes of an address` {
  @Test(arguments: [
    ("192.0.2.7", [192, 0, 2, 7]), ("::", [UInt8](repeating: 0, count: 16)),
    ("::1", [UInt8](repeating: 0, count: 15) + [1]),
    ("1::", [0, 1] + [UInt8](repeating: 0, count: 14)),
    ("2001:db8::a0b:c", [0x20, 1, 0xD, 0xB8, 0, 0, 0, 0, 0, 0, 0, 0, 0xA, 0xB, 0, 0xC]),
    ("1:2:3:4:5:6:7:8", [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 0, 7, 0, 8]),
    ("::ffff:192.0.2.7", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 192, 0, 2, 7]),
    ("::192.0.2.7", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 192, 0, 2, 7]),
    ("1:2:3:4:5:6:192.0.2.7", [0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6, 192, 0, 2, 7]),
  ])
  func `are those of its numbers`(text: String, bytes: [UInt8]) throws {
    #expect(try #require(NetworkAddress(text[...])).bytes == bytes)
  }

  @Test(arguments: ["", "x", "1.2.3", "1:2", "fe80::1%eth0"])
  func `are there only for an address`(text: String) {
    #expect(NetworkAddress(text[...]) == nil)
  }
}
