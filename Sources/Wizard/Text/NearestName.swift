/// Finds the name that was meant where another was written.
public enum NearestName {
  /// The name most like a written one.
  ///
  /// Upper and lower case do not count. About a third of the letters may differ; a pair of
  /// letters that changed places is one difference. Failing that, a name that the written one
  /// begins or contains, or the other way round, is near enough when it has three letters.
  ///
  /// - Parameters:
  ///   - name: what was written.
  ///   - candidates: the names that could have been meant; the first of several as near wins.
  /// - Returns: the nearest; nil when nothing is near.
  public static func suggestion(
    for name: String, among candidates: some Sequence<String>
  ) -> String? {
    let written = scalars(of: name)
    guard !written.isEmpty else { return nil }
    var best: (name: String, rank: Int)?
    for candidate in candidates {
      let bound = best?.rank ?? Int.max
      guard let rank = rank(of: scalars(of: candidate), for: written), rank < bound else {
        continue
      }
      best = (candidate, rank)
    }
    return best?.name
  }

  private static func scalars(of name: String) -> [UInt32] {
    TextFolding.fold(name, ignoringCase: true, ignoringMarks: false).unicodeScalars.map(\.value)
  }

  /// How far a candidate is from what was written; nil where it is too far.
  private static func rank(of candidate: [UInt32], for written: [UInt32]) -> Int? {
    let longer = max(candidate.count, written.count)
    let shorter = min(candidate.count, written.count)
    let limit = longer / 3
    if longer - shorter <= limit {
      let distance = distance(candidate, written)
      // At equal distance the one that begins alike is the likelier.
      if distance <= limit { return distance * 2 + (candidate.first == written.first ? 0 : 1) }
    }
    guard shorter >= 3 else { return nil }
    let (inner, outer) =
      candidate.count < written.count ? (candidate, written) : (written, candidate)
    let beyondDistances = 1_000
    if outer.starts(with: inner) { return beyondDistances + longer - shorter }
    return contains(outer, inner) ? 2 * beyondDistances + longer - shorter : nil
  }

  private static func contains(_ outer: [UInt32], _ inner: [UInt32]) -> Bool {
    outer.indices.contains { outer[$0...].starts(with: inner) }
  }

  /// The number of letters to add, leave out, replace or swap with their neighbour.
  private static func distance(_ left: [UInt32], _ right: [UInt32]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1]
      for column in right.indices {
        let cost = left[row] == right[column] ? 0 : 1
        var least = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current.append(least)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
