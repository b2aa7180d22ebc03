/// Puts nodes behind what they read, keeping to their own order where nothing else decides.
///
/// It keeps its own stack, so a chain of any length is sorted.
struct TopologicalSorter {
  private enum Mark: UInt8 { case new, open, done }

  private let reads: AdjacencyList
  private var marks: [Mark]
  private(set) var order: [Int32] = []

  init(reads: AdjacencyList, count: Int) {
    self.reads = reads
    marks = [Mark](repeating: .new, count: count)
    order.reserveCapacity(count)
  }

  /// Sorts all nodes.
  ///
  /// - Returns: the nodes of the first cycle, each reading the next; nothing where there is none.
  mutating func sort() -> [Int32]? {
    for node in marks.indices where marks[node] == .new {
      if let cycle = visit(Int32(node)) { return cycle }
    }
    return nil
  }

  private mutating func visit(_ root: Int32) -> [Int32]? {
    if reads[Int(root)].isEmpty {
      marks[Int(root)] = .done
      order.append(root)
      return nil
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
      case .open:
        let start = path.firstIndex { $0.node == next } ?? 0
        return path[start...].map(\.node)
      case .new:
        marks[Int(next)] = .open
        path.append((next, reads[Int(next)]))
      }
    }
    return nil
  }
}
