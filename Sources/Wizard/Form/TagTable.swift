/// The names of a form's rows, and which row each one means.
public struct TagTable: Sendable {
  private var indices: [String: Int] = [:]
  /// The tags in form order.
  public private(set) var tags: [String] = []

  /// A table without rows.
  public init() {}

  /// Makes room for a number of rows.
  mutating func reserve(_ count: Int) {
    indices.reserveCapacity(count)
    tags.reserveCapacity(count)
  }

  /// Adds the next row.
  ///
  /// - Parameter tag: its tag.
  /// - Returns: the index of an earlier row of the same tag, which keeps the name; nothing where the tag is new.
  mutating func add(_ tag: String) -> Int? {
    let index = tags.count
    tags.append(tag)
    guard let earlier = indices.updateValue(index, forKey: tag) else { return nil }
    indices[tag] = earlier
    return earlier
  }

  /// The row of a tag.
  public func index(of tag: String) -> Int? { indices[tag] }
}
