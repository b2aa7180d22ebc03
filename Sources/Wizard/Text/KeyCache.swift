/// The short keys that were read last, so that what stands in each row of a form is made into a text once.
struct KeyCache {
  /// A key of 1 to 15 bytes as two numbers: a key has no zero bytes, so what fills them up tells its length.
  struct Words: Equatable {
    private let low: UInt64
    private let high: UInt64

    /// Takes the bytes of a key.
    ///
    /// - Parameters:
    ///   - start: the first byte, with 15 readable ones behind it.
    ///   - count: how many of them are the key's.
    init(_ start: UnsafeRawPointer, count: Int) {
      let low = UInt64(littleEndian: start.loadUnaligned(as: UInt64.self))
      let high = UInt64(littleEndian: start.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      // A shift by all 64 bits or more leaves nothing.
      self.low = low & ~(~0 << UInt64(8 * count))
      self.high = high & ~(~0 << UInt64(8 * max(0, count - 8)))
    }

    /// Whether the key is ASCII.
    var areASCII: Bool { (low | high) & 0x8080_8080_8080_8080 == 0 }

    /// Where in the cache the key may stand.
    var place: Int {
      // Multiplied by 2⁶⁴ over the golden ratio, every bit of both takes part in the highest six.
      let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
      return Int(((low ^ (high &* factor)) &* factor) >> 58)
    }

    fileprivate static let none = Words(low: 0, high: 0)

    private init(low: UInt64, high: UInt64) {
      self.low = low
      self.high = high
    }
  }

  private var words = [Words](repeating: .none, count: 64)
  private var keys = [String](repeating: "", count: 64)

  /// The text of a key, if it is among those read last.
  subscript(key: Words) -> String? {
    get { words[key.place] == key ? keys[key.place] : nil }
    set {
      words[key.place] = newValue == nil ? .none : key
      keys[key.place] = newValue ?? ""
    }
  }
}
