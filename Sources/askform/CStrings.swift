internal import Glibc

/// C copies of texts, with a null pointer behind the last, freed when the owner goes.
struct CStrings: ~Copyable {
  /// The copies, in order.
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  /// Copies texts; one that holds a NUL is cut there.
  ///
  /// - Parameter texts: the texts.
  init(_ texts: [String]) {
    count = texts.count
    pointers = .allocate(capacity: count + 1)
    for (index, text) in texts.enumerated() {
      (pointers + index).initialize(to: strdup(text))
    }
    (pointers + count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }

  /// The text at a place now, empty where there is none.
  subscript(index: Int) -> String {
    guard (0..<count).contains(index), let pointer = pointers[index] else { return "" }
    return String(cString: pointer)
  }
}
