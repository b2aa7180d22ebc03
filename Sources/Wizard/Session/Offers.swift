/// What an earlier run answered, and what is said of it in this one.
struct Offers: Sendable {
  /// The rows whose present answer is an earlier one.
  var rows: Set<Int> = []
  /// By row that was left to its default: what the default was then, if that was kept.
  var defaults: [Int: Node?] = [:]
  /// By row: what kind of value the earlier answer is in its file, where that tells of the row's type.
  var kinds: [Int: String] = [:]
  /// By row: why the earlier answer is no answer any more, so that it was dropped.
  var dropped: [Int: Problem] = [:]

  /// Whether there is no earlier answer at all.
  var isEmpty: Bool { rows.isEmpty && defaults.isEmpty && dropped.isEmpty }

  /// Whether an earlier run knew a row.
  func knows(_ row: Int) -> Bool {
    rows.contains(row) || defaults[row] != nil || dropped[row] != nil
  }
}
