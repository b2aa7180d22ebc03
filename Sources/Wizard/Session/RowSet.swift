/// A set of rows whose least member is found quickly.
struct RowSet: Sendable {
  private var words: [UInt64]
  /// No member is in a word before this one.
  private var lowest = 0

  /// An empty set of rows below a count.
  init(count: Int) {
    words = [UInt64](repeating: 0, count: (count + 63) / 64)
  }

  /// The least member.
  var first: Int? {
    for index in lowest..<max(lowest, words.count) where words[index] != 0 {
      return index * 64 + words[index].trailingZeroBitCount
    }
    return nil
  }

  /// Puts a row into the set or takes it out.
  mutating func set(_ row: Int, to isMember: Bool) {
    let (word, bit) = (row / 64, UInt64(1) << UInt64(row % 64))
    if isMember {
      words[word] |= bit
      lowest = min(lowest, word)
    } else if words[word] & bit != 0 {
      words[word] &= ~bit
      while lowest < words.count, words[lowest] == 0 { lowest += 1 }
    }
  }
}
