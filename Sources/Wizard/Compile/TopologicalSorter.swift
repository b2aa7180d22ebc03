/// Puts nodes behind what they read, keeping to their own order where nothing else decides.
///
/// It keeps its own stack, so a chain of any length is sorted.
struct TopologicalSorter {
  private enum Mark: UInt8 { case new, open, done }

  private let reads: AdjacencyList
  private var marks: [Mark]
  private(set) var order: [Int32] = []
  /// The nodes that are open, each with the places of what it reads that are still to be visited.
  private var path: [(node: Int32, rest: Range<Int32>)] = []
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
    for node in marks.indices where marks[node] == .new {
      if reads.places(of: node).isEmpty { close(Int32(node)) } else { visit(Int32(node)) }
    }
  }

  private mutating func visit(_ root: Int32) {
    open(root)
    while let top = path.last {
      guard let place = top.rest.first else {
        close(top.node)
        path.removeLast()
        shortenStretches(to: path.count)
        continue
      }
      path[path.count - 1].rest = (place + 1)..<top.rest.upperBound
      let next = reads.target(at: place)
      switch marks[Int(next)] {
      case .done: continue
      case .open:
        let start = Int(places[Int(next)])
        guard cycles.count < Self.mostCycles, (stretches.last?.last ?? -1) < start else { continue }
        cycles.append(path[start...].map(\.node))
        stretches.append((start, path.count - 1))
      case .new: open(next)
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

  private mutating func open(_ node: Int32) {
    marks[Int(node)] = .open
    places[Int(node)] = Int32(path.count)
    path.append((node, reads.places(of: Int(node))))
  }

  private mutating func close(_ node: Int32) {
    marks[Int(node)] = .done
    order.append(node)
  }
}
