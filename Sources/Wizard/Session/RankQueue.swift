/// A queue of ranks that gives the least one first and holds each once (a binary heap).
struct RankQueue {
  private var heap: [Int] = []
  private var members: Set<Int> = []

  /// Puts a rank into the queue, if it is not there.
  mutating func insert(_ rank: Int) {
    guard members.insert(rank).inserted else { return }
    heap.append(rank)
    var child = heap.count - 1
    while child > 0, heap[child] < heap[(child - 1) / 2] {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes the least rank out.
  mutating func removeLeast() -> Int? {
    guard let least = heap.first else { return nil }
    members.remove(least)
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child] < heap[least] {
        least = child
      }
      if least == parent { break }
      heap.swapAt(parent, least)
      parent = least
    }
    return least
  }
}
