/// Searches texts for parts that start and end where characters do; an empty part is never found.
enum TextSearch {
  /// Whether a text has a part in it.
  static func contains(_ text: String, _ part: String) -> Bool {
    guard !part.isEmpty else { return false }
    return withPlainBytes(text, part) { containsElements($0, $1) }
      ?? containsElements(Array(text), Array(part))
  }

  /// Whether a text begins with a part.
  static func begins(_ text: String, with part: String) -> Bool {
    !part.isEmpty && text.starts(with: part)
  }

  /// Whether a text ends with a part.
  static func ends(_ text: String, with part: String) -> Bool {
    !part.isEmpty && text.reversed().starts(with: part.reversed())
  }

  /// Looks at the bytes of two texts where every byte is a character of its own.
  private static func withPlainBytes(
    _ text: String, _ part: String,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool? {
    let result = text.utf8.withContiguousStorageIfAvailable { bytes in
      part.utf8.withContiguousStorageIfAvailable { partBytes -> Bool? in
        guard isPlain(bytes), isPlain(partBytes) else { return nil }
        return body(bytes, partBytes)
      }
    }
    return result.flatMap { $0 }.flatMap { $0 }
  }

  /// Whether bytes are ASCII without a carriage return, which joins with a line feed.
  private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D }
  }

  /// Searches by the method of Knuth, Morris and Pratt, which never goes back in the text.
  private static func containsElements<Elements: RandomAccessCollection>(
    _ text: Elements, _ part: Elements
  ) -> Bool where Elements.Element: Equatable, Elements.Index == Int {
    guard part.count <= text.count else { return false }
    var fallback = [Int](repeating: 0, count: part.count)
    var matched = 0
    for index in part.indices.dropFirst() {
      while matched > 0, part[index] != part[matched] { matched = fallback[matched - 1] }
      if part[index] == part[matched] { matched += 1 }
      fallback[index] = matched
    }
    matched = 0
    for element in text {
      while matched > 0, element != part[matched] { matched = fallback[matched - 1] }
      if element == part[matched] { matched += 1 }
      if matched == part.count { return true }
    }
    return false
  }
}
