import Testing

@testable import Wizard

@Suite struct `Sets of rows` {
  @Test(arguments: [0, 1, 63, 64, 65, 200])
  func `are empty at first, whatever their size`(count: Int) {
    #expect(RowSet(count: count).first == nil)
  }

  @Test func `give the least member, also when a lesser one comes back`() {
    var set = RowSet(count: 300)
    set.set(250, to: true)
    #expect(set.first == 250)
    set.set(64, to: true)
    #expect(set.first == 64)
    set.set(64, to: false)
    #expect(set.first == 250)
    set.set(63, to: true)
    #expect(set.first == 63)
    set.set(63, to: false)
    set.set(250, to: false)
    #expect(set.first == nil)
    set.set(0, to: true)
    #expect(set.first == 0)
  }

  @Test func `agree with a plain set in any order of changes`() {
    var numbers = SeededNumbers(seed: 3)
    var set = RowSet(count: 200)
    var plain: Set<Int> = []
    for _ in 0..<5000 {
      let row = Int.random(in: 0..<200, using: &numbers)
      let isMember = Int.random(in: 0..<3, using: &numbers) == 0
      set.set(row, to: isMember)
      if isMember { plain.insert(row) } else { plain.remove(row) }
      #expect(set.first == plain.min())
    }
  }
}
