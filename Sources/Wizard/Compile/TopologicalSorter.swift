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
  /// By open node: its place on the path.
  private var places: [Int32]
  /// The stretches of the path that are cycles, from the first to the last place of each.
  private var stretches: [(first: Int, last: Int)] = []
  private static let mostCycles = 20

  init(reads: AdjacencyList, count: Int) {
    self.reads = reads
    marks = [Mark](repeating: .new, count: count)
    places = [Int32](repeating: 0, count: count)
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
    places[Int(root)] = 0
    while let top = path.last {
      guard let next = top.rest.first else {
        marks[Int(top.node)] = .done
        order.append(top.node)
        path.removeLast()
        shortenStretches(to: path.count)
        continue
      }
      path[path.count - 1].rest.removeFirst()
      switch marks[Int(next)] {
      case .done: continue
      case .open:
        let start = Int(places[Int(next)])
        guard cycles.count < Self.mostCycles, (stretches.last?.last ?? -1) < start else { continue }
        cycles.append(path[start...].map(\.node))
        stretches.append((start, path.count - 1))
      case .new:
        marks[Int(next)] = .open
        places[Int(next)] = Int32(path.count)
        path.append((next, reads[Int(next)]))
      }
    }
  }

  /// Forgets what of the stretches lies behind the path's end.
  private mutating func shortenStretches(to count: Int) {
    guard let stretch = stretches.last, stretch.last >= count else { return }
    if stretch.first >= count {
      stretches.removeLast()
    } else {
      stretches[stretches.count - 1].last = count - 1
    }
  }
}
