/// What follows what in a form, and in which order to compute it (DESIGN §3.3).
///
/// Nodes are numbers (`GraphNode.number`); edges go from what is read to what reads it.
public struct DependencyGraph: Sendable {
  /// How many sections the form has; node numbers depend on it.
  let sectionCount: Int
  /// The nodes in an order in which everything comes behind what it reads.
  let order: [Int32]
  /// The same nodes without the states that nothing can make hold, so that they need not be computed.
  let changing: [Int32]
  /// Each node's place in `order`.
  let rank: [Int32]
  /// The nodes that read each node.
  let dependants: AdjacencyList
  /// The rows whose checks, required state, bounds or options read each node.
  let rechecked: AdjacencyList

  /// The nodes of some rows, in an order in which everything comes behind what it reads.
  func nodes(ofRows rows: Range<Int>) -> [Int32] {
    let first = GraphNode.rowHidden(rows.lowerBound).number(sections: sectionCount)
    let end = GraphNode.rowHidden(rows.upperBound).number(sections: sectionCount)
    return (first..<end).map { Int32($0) }.sorted { rank[Int($0)] < rank[Int($1)] }
  }
}

/// For each of a run of numbers, a list of numbers; kept flat.
struct AdjacencyList: Sendable {
  /// By number: where its list begins; nothing where all lists are empty.
  private let starts: [Int32]
  private let targets: [Int32]

  /// Gathers pairs.
  ///
  /// - Parameters:
  ///   - count: how many numbers have a list.
  ///   - pairs: from which number to which; equal pairs are kept once if they follow each other.
  init(count: Int, pairs: [(from: Int32, to: Int32)]) {
    guard !pairs.isEmpty else {
      (starts, targets) = ([], [])
      return
    }
    var starts = [Int32](repeating: 0, count: count + 1)
    for pair in pairs { starts[Int(pair.from) + 1] += 1 }
    for index in 0..<count { starts[index + 1] += starts[index] }
    var next = starts
    var targets = [Int32](repeating: 0, count: pairs.count)
    for pair in pairs {
      targets[Int(next[Int(pair.from)])] = pair.to
      next[Int(pair.from)] += 1
    }
    self.starts = starts
    self.targets = targets
  }

  /// The places of a number's list among all targets.
  func places(of number: Int) -> Range<Int32> {
    starts.isEmpty ? 0..<0 : starts[number]..<starts[number + 1]
  }

  /// What stands at a place.
  func target(at place: Int32) -> Int32 { targets[Int(place)] }

  /// The list of a number.
  subscript(number: Int) -> ArraySlice<Int32> {
    starts.isEmpty ? [] : targets[Int(starts[number])..<Int(starts[number + 1])]
  }
}
