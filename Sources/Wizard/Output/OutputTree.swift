/// Gathers values under their keys, in form order, and nests the keys that have several parts.
///
/// The compiler has seen to it that the keys are distinct and none is the parent of another; so a key
/// of one part is never searched for, and a flat form costs one append a row.
public struct OutputTree: Sendable {
  /// An object under construction.
  private struct Group {
    /// What stands in it; null in place of a group, which still grows.
    var members: [OutputNode.Member] = []
    /// The members that are groups, by key.
    var groups: [String: Int] = [:]
    /// The places of the members that are groups.
    var places: [(member: Int, group: Int)] = []
  }

  /// The root first; a group stands behind the one that holds it.
  private var groups = [Group()]

  /// Starts without any value.
  public init() {}

  /// Adds a value behind the ones added so far; a group stands where its first value was added.
  ///
  /// - Parameters:
  ///   - node: what is written.
  ///   - path: the parts of its key, outermost first; an empty path adds nothing.
  public mutating func add(node: OutputNode, at path: [String]) {
    guard let key = path.last else { return }
    var group = 0
    for depth in 1..<path.count { group = index(of: path[depth - 1], in: group) }
    groups[group].members.append(OutputNode.Member(key: key, value: node))
  }

  /// Adds the value of a row behind the ones added so far.
  ///
  /// - Parameters:
  ///   - value: the row's value.
  ///   - path: the parts of its key, outermost first; an empty path adds nothing.
  public mutating func add(_ value: Value, at path: [String]) {
    add(node: OutputNode(value), at: path)
  }

  /// The tree of all that was added.
  public var root: OutputNode {
    var nodes = [OutputNode](repeating: .null, count: groups.count)
    for index in groups.indices.reversed() {
      var members = groups[index].members
      for (member, group) in groups[index].places {
        members[member] = OutputNode.Member(key: members[member].key, value: nodes[group])
      }
      nodes[index] = .object(members)
    }
    return nodes[0]
  }

  /// The place of the group of a name within another, made where there is none.
  private mutating func index(of name: String, in parent: Int) -> Int {
    if let known = groups[parent].groups[name] { return known }
    let index = groups.count
    groups.append(Group())
    groups[parent].groups[name] = index
    groups[parent].places.append((groups[parent].members.count, index))
    groups[parent].members.append(OutputNode.Member(key: name, value: .null))
    return index
  }
}
