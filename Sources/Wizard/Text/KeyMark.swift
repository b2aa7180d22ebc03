/// A number below 64 that few keys share, so that most keys need not be compared to be told apart.
struct KeyMark: Equatable, Sendable {
  private let number: UInt8

  /// Makes the mark of a key; of one that is written out the compiler knows it.
  @inline(__always)
  init(_ key: String) {
    let bytes = key.utf8
    self.init(first: bytes.isEmpty ? 0 : bytes[bytes.startIndex], length: bytes.count)
  }

  /// Makes the mark of a key that is known by its first byte and its length.
  @inline(__always)
  init(first: UInt8, length: Int) {
    number = (11 &* first &+ 3 &* UInt8(truncatingIfNeeded: length)) & 63
  }

  /// A bit of its own among 64.
  @inline(__always)
  var bit: UInt64 { 1 &<< UInt64(number) }

  /// The mark as a byte, which never has the highest bit.
  @inline(__always)
  var byte: UInt64 { UInt64(number) }
}
