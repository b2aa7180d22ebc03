/// Rows of the items of one list that want an answer, the one that comes first in the form's order first.
struct ItemQueue: Sendable {
  /// Where a row stands: its item's place in the list and its own in the item; of a list in an item both again.
  struct Place: Comparable, Sendable {
    let outer: UInt64
    let inner: UInt64

    static func < (first: Place, second: Place) -> Bool {
      first.outer == second.outer ? first.inner < second.inner : first.outer < second.outer
    }
  }

  private var heap: [(place: Place, row: Int)] = []
  private var members: Set<Int> = []

  /// Whether no row wants an answer.
  var isEmpty: Bool { members.isEmpty }

  /// The row that comes first.
  var first: Int? { heap.first?.row }

  /// Puts a row into the queue.
  mutating func insert(_ row: Int, at place: Place) {
    guard members.insert(row).inserted else { return }
    heap.append((place, row))
    var child = heap.count - 1
    while child > 0, heap[child].place < heap[(child - 1) / 2].place {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  /// Takes a row out of the queue.
  mutating func remove(_ row: Int) {
    guard members.remove(row) != nil else { return }
    while let first = heap.first, !members.contains(first.row) { removeFirst() }
  }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < heap.count && heap[child].place < heap[least].place {
        least = child
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
