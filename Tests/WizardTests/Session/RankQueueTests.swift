import Testing

@testable import Wizard

@Suite struct `Queues of ranks` {
  @Test func `give nothing when they are empty`() {
    var queue = RankQueue()
    let first = queue.removeLeast()
    #expect(first == nil)
  }

  @Test func `hold each rank once, and again after it was taken`() {
    var queue = RankQueue()
    for rank: Int in [5, 5, 2, 5] { queue.insert(rank) }
    var taken: [Int] = []
    while let rank = queue.removeLeast() {
      taken.append(rank)
      if taken.count == 1 { queue.insert(2) }
    }
    #expect(taken == [2, 2, 5])
  }

  @Test func `give ranks in order, however they came in`() {
    var numbers = SeededNumbers(seed: 8)
    for _ in 0..<50 {
      var queue = RankQueue()
      let ranks = (0..<100).map { _ in Int.random(in: 0..<60, using: &numbers) }
      for rank in ranks { queue.insert(rank) }
      var taken: [Int] = []
      while let rank = queue.removeLeast() { taken.append(rank) }
      #expect(taken == Set(ranks).sorted())
    }
  }
}
