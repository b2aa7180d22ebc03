/// What the items of a list are made of: the rows that each of them has, and their names.
final class ItemTemplate: Sendable {
  /// The rows, as indices of the form.
  let rows: Range<Int>
  /// The names that mean a row inside of an item: those of the item's own rows before those of the form.
  let tags: TagTable
  /// Which of the rows have a key that is not their tag, by key.
  let keys: [String: [Int]]
  /// The tags that the rows had before, each with its row.
  let formerTags: [String: Int]
  /// Whether an item is the value of its one row.
  let isSingle: Bool
  /// The names of an item's values in expressions: the tags.
  let names: ItemNames
  /// The names of an item's values in the output; empty for rows that are not in it.
  let resultPaths: [[String]]
  /// Whether all rows are in the output under these names.
  let resultNames: ItemNames

  /// Gathers what the items of a list are made of.
  init(
    rows: Range<Int>, of all: [CompiledRow], tags: TagTable, keys: [String: [Int]],
    formerTags: [String: Int], isSingle: Bool
  ) {
    self.rows = rows
    self.tags = tags
    self.keys = keys
    self.formerTags = formerTags
    self.isSingle = isSingle
    names = ItemNames(all[rows].map { [$0.tag] })
    resultPaths = all[rows].map(\.key)
    resultNames = ItemNames(resultPaths)
  }

  /// The row of a tag, or of one that it was called by before.
  func row(named tag: String) -> Int? { tags.localIndex(of: tag) ?? formerTags[tag] }

  /// The rows that a name of an answer can mean inside of an item: one by tag, or all that share a key.
  func rows(named name: String) -> [Int] {
    if let index = tags.localIndex(of: name) { return [index] }
    return keys[name] ?? []
  }
}
