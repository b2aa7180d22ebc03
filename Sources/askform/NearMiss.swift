/// Finds the name that was perhaps meant by a misspelt one.
enum NearMiss {
  /// Picks the name with the fewest wrong letters.
  ///
  /// - Parameters:
  ///   - given: the name as given.
  ///   - names: the names there are.
  /// - Returns: the nearest name, unless every third letter of it is wrong.
  static func nearest(to given: String, among names: [String]) -> String? {
    var best: (name: String, distance: Int)?
    for name in names {
      let distance = distance(Array(given.utf8), Array(name.utf8))
      guard 3 * distance <= max(given.utf8.count, name.utf8.count) else { continue }
      if distance < best?.distance ?? .max { best = (name, distance) }
    }
    return best?.name
  }

  /// Counts letters added, dropped, changed, and neighbours swapped.
  private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...other.count)
    for i in one.indices {
      var row = [i + 1]
      for j in other.indices {
        let change = last[j] + (one[i] == other[j] ? 0 : 1)
        var cost = min(change, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[other.count]
  }
}
