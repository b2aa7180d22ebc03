/// The names of a form's rows, and which row each one means.
public struct TagTable: Sendable {
  private var indices = TextIndex()
  /// The tags of the rows of one list, which hide the others; nothing outside of lists.
  private var local: [String: Int]?
  /// The tags in form order.
  public private(set) var tags: [String] = []

  /// A table without rows.
  public init() {}

  /// Makes room for a number of rows.
  mutating func reserve(_ count: Int) {
    indices.reserve(count)
    tags.reserveCapacity(count)
  }

  /// Adds the next row.
  ///
  /// - Parameter tag: its tag.
  /// - Returns: the index of an earlier row of the same tag, which keeps the name; nothing where the tag is new.
  mutating func add(_ tag: String) -> Int? {
    tags.append(tag)
    let tags = tags
    return indices.add(tag, at: tags.count - 1) { tags[$0] }
  }

  /// The row of a tag.
  public func index(of tag: String) -> Int? {
    if let local, let index = local[tag] { return index }
    return indices.place(of: tag) { tags[$0] }
  }

  /// The same table inside of a list.
  ///
  /// - Parameters:
  ///   - tags: the tags of the list's own rows.
  ///   - first: the index of the first of them.
  /// - Returns: a table in which these hide others of the same name.
  func inside(_ tags: [String], from first: Int) -> TagTable {
    var inner = self
    var local: [String: Int] = [:]
    for (place, tag) in tags.enumerated() where local[tag] == nil { local[tag] = first + place }
    inner.local = local
    inner.tags += tags
    return inner
  }

  /// The row of a list's own tag; nothing for tags of other rows.
  func localIndex(of tag: String) -> Int? { local?[tag] }
}
