internal import Glibc

/// C copies of texts, with a null pointer behind the last, freed when the owner goes.
struct CStrings: ~Copyable {
  /// The copies, in order.
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int
  /// All copies, one behind the other.
  private let bytes: UnsafeMutablePointer<CChar>

  /// Copies texts; one that holds a NUL is cut there.
  ///
  /// - Parameter texts: the texts.
  init(_ texts: [String]) {
    count = texts.count
    var length = 1
    for text in texts { length += text.utf8.count + 1 }
    bytes = .allocate(capacity: length)
    pointers = .allocate(capacity: count + 1)
    var place = bytes
    for (index, text) in texts.enumerated() {
      (pointers + index).initialize(to: place)
      for byte in text.utf8 {
        place.initialize(to: CChar(bitPattern: byte))
        place += 1
      }
      place.initialize(to: 0)
      place += 1
    }
    (pointers + count).initialize(to: nil)
  }

  deinit {
    pointers.deallocate()
    bytes.deallocate()
  }

  /// The text at a place now, empty where there is none.
  subscript(index: Int) -> String {
    guard (0..<count).contains(index), let pointer = pointers[index] else { return "" }
    return String(cString: pointer)
  }
}
