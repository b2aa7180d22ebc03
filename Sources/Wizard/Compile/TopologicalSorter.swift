/// Puts nodes behind what they read, keeping to their own order where nothing else decides.
///
/// It keeps its own stack, so a chain of any length is sorted.
struct TopologicalSorter {
  private enum Mark: UInt8 { case new, open, done }

  private let reads: AdjacencyList
  private var marks: [Mark]
  private(set) var order: [Int32] = []
  /// Cycles without a node in common, each node reading the next; the first ones where there are many.
  private(set) var cycles: [[Int32]] = []
  private var nodesOfCycles: Set<Int32> = []
  private static let mostCycles = 20

  init(reads: AdjacencyList, count: Int) {
    self.reads = reads
    marks = [Mark](repeating: .new, count: count)
    order.reserveCapacity(count)
  }

  /// Sorts all nodes, and finds cycles.
  mutating func sort() {
    for node in marks.indices where marks[node] == .new { visit(Int32(node)) }
  }

  private mutating func visit(_ root: Int32) {
    if reads[Int(root)].isEmpty {
      marks[Int(root)] = .done
      order.append(root)
      return
    }
    var path: [(node: Int32, rest: ArraySlice<Int32>)] = [(root, reads[Int(root)])]
    marks[Int(root)] = .open
    while let top = path.last {
      guard let next = top.rest.first else {
        marks[Int(top.node)] = .done
        order.append(top.node)
        path.removeLast()
        continue
      }
      path[path.count - 1].rest.removeFirst()
      switch marks[Int(next)] {
      case .done: continue
      case .open where cycles.count == Self.mostCycles: continue
      case .open:
        let start = path.lastIndex { $0.node == next } ?? 0
        note(cycle: path[start...].map(\.node))
      case .new:
        marks[Int(next)] = .open
        path.append((next, reads[Int(next)]))
      }
    }
  }

  private mutating func note(cycle: [Int32]) {
    guard cycles.count < Self.mostCycles, nodesOfCycles.isDisjoint(with: cycle) else { return }
    nodesOfCycles.formUnion(cycle)
    cycles.append(cycle)
  }
}
