/// One item of a list of several rows: a value for each of its rows.
public struct Item: Equatable, Sendable {
  /// The names of its values.
  public let names: ItemNames
  /// The values, in the order of the names; null where a row has none.
  public let values: [Value]

  /// Describes an item.
  ///
  /// - Parameters:
  ///   - names: the names of its values.
  ///   - values: as many values.
  public init(names: ItemNames, values: [Value]) {
    self.names = names
    self.values = values
  }

  /// Whether two items have the same values under the same names.
  public static func == (first: Item, second: Item) -> Bool {
    (first.names === second.names || first.names.all == second.names.all)
      && first.values == second.values
  }

  /// The value of a name; nothing where the item has no such name.
  public subscript(name: String) -> Value? {
    names.all.firstIndex(of: name).map { values[$0] }
  }
}

/// The names of the values of an item; a class, for all items of a list share them.
public final class ItemNames: Sendable {
  /// The names, with points between their parts.
  public let all: [String]
  /// The parts of each name, outermost first.
  public let paths: [[String]]

  /// Gathers names.
  ///
  /// - Parameter paths: the parts of each name, outermost first.
  public init(_ paths: [[String]]) {
    self.paths = paths
    all = paths.map { $0.count == 1 ? $0[0] : $0.joined(separator: ".") }
  }
}
