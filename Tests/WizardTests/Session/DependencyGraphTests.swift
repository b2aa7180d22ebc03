import Testing

@testable import Wizard

@Suite struct `Lists by number` {
  @Test func `keep the order in which their pairs came`() {
    let list = AdjacencyList(count: 4, pairs: [(2, 9), (0, 1), (2, 7), (0, 3)])
    #expect((0..<4).map { Array(list[$0]) } == [[1, 3], [], [9, 7], []])
  }

  @Test func `can be none`() {
    #expect(Array(AdjacencyList(count: 1, pairs: [])[0]).isEmpty)
  }
}

@Suite struct `Sorting nodes` {
  private func sorted(_ pairs: [(from: Int32, to: Int32)], count: Int) -> (
    order: [Int32], cycle: [Int32]?
  ) {
    var sorter = TopologicalSorter(reads: AdjacencyList(count: count, pairs: pairs), count: count)
    sorter.sort()
    return (sorter.order, sorter.cycles.first)
  }

  @Test func `keeps their own order where nothing decides`() {
    #expect(sorted([], count: 4).order == [0, 1, 2, 3])
  }

  @Test func `puts each behind what it reads`() {
    let (order, cycle) = sorted([(0, 3), (3, 2), (1, 0)], count: 4)
    #expect(order == [2, 3, 0, 1])
    #expect(cycle == nil)
  }

  @Test func `finds a node that reads itself`() {
    #expect(sorted([(1, 1)], count: 3).cycle == [1])
  }

  @Test func `finds a circle without the way that leads to it, each node reading the next`() {
    #expect(sorted([(0, 1), (1, 2), (2, 3), (3, 1)], count: 4).cycle == [1, 2, 3])
  }

  @Test func `sorts any graph that goes down, and finds what goes round in any other`() {
    var numbers = SeededNumbers(seed: 21)
    for _ in 0..<200 {
      let order = (0..<20).map { Int32($0) }.shuffled(using: &numbers)
      let pairs = (0..<40).map { _ -> (from: Int32, to: Int32) in
        let (left, right) = (
          Int.random(in: 0..<20, using: &numbers), Int.random(in: 0..<20, using: &numbers)
        )
        return (order[max(left, right)], order[min(left, right)])
      }
      let down = pairs.filter { $0.from != $0.to }
      let result = sorted(down, count: 20)
      #expect(result.cycle == nil)
      #expect(result.order.sorted() == (0..<20).map { Int32($0) })
      #expect(down.allSatisfy { isBefore($0.to, $0.from, in: result.order) })
      guard let pair = down.first,
        let cycle = sorted(down + [(pair.to, pair.from)], count: 20).cycle
      else {
        Issue.record("no circle was found")
        continue
      }
      let all = down.map { [$0.from, $0.to] } + [[pair.to, pair.from]]
      #expect(zip(cycle, cycle.dropFirst() + [cycle[0]]).allSatisfy { all.contains([$0, $1]) })
    }
  }

  private func isBefore(_ first: Int32, _ second: Int32, in order: [Int32]) -> Bool {
    guard let left = order.firstIndex(of: first), let right = order.firstIndex(of: second) else {
      return false
    }
    return left < right
  }

  @Test func `finds cycles that have no node in common`() {
    var sorter = TopologicalSorter(
      reads: AdjacencyList(
        count: 6, pairs: [(0, 1), (1, 0), (1, 2), (2, 3), (3, 2), (3, 1), (3, 4), (5, 5)]),
      count: 6)
    sorter.sort()
    #expect(sorter.cycles == [[0, 1], [2, 3], [5]])
  }

  @Test func `is not slowed by many ways round`() {
    let count: Int32 = 100_000
    let pairs = (0..<count - 1).flatMap { node -> [(from: Int32, to: Int32)] in
      node <= count / 2
        ? [(node, node + 1)] : [(node, count - node), (node, node - 1), (node, node + 1)]
    }
    var sorter = TopologicalSorter(
      reads: AdjacencyList(count: Int(count), pairs: pairs), count: Int(count))
    let time = ContinuousClock().measure { sorter.sort() }
    #expect(!sorter.cycles.isEmpty)
    #expect(time < .seconds(20))
  }

  @Test func `takes a chain of a million nodes`() {
    let pairs = (0..<999_999).map { (from: Int32($0), to: Int32($0 + 1)) }
    let (order, cycle) = sorted(pairs, count: 1_000_000)
    #expect(cycle == nil)
    #expect(order.first == 999_999 && order.last == 0)
  }
}

@Suite struct `Node numbers` {
  @Test func `lead back to their nodes`() {
    for number in 0..<GraphNode.count(sections: 3, rows: 4) {
      #expect(GraphNode(number: number, sections: 3).number(sections: 3) == number)
    }
  }
}

@Suite struct `Nodes to compute` {
  private func changing(_ rows: String) throws -> [GraphNode] {
    let form = try Walk.form("rows:\n" + rows)
    return form.graph.changing.map { GraphNode(number: Int($0), sections: form.sections.count) }
  }

  private let section: [GraphNode] = [.sectionHidden(0), .sectionDisabled(0)]

  @Test func `are no states that nothing makes hold`() throws {
    let nodes = try changing(
      """
      - {tag: a, type: text}
      - {tag: b, type: text, when: $a == 'x'}
      - {tag: c, type: text, disabled: true}
      """)
    #expect(
      nodes
        == section + [
          .rowValue(0), .rowHidden(1), .rowValue(1), .rowDisabled(2), .rowValue(2),
        ])
  }

  @Test func `come behind what they read`() throws {
    let nodes = try changing(
      """
      - {tag: a, type: text, when: $b == 'x'}
      - {tag: b, type: text}
      """)
    #expect(nodes == section + [.rowValue(1), .rowHidden(0), .rowValue(0)])
  }

  @Test func `are all states of the rows of items`() throws {
    let form = try Walk.form(
      """
      sections:
      - multivalued: {tag: l}
        rows: [{tag: a, type: text}]
      """)
    #expect(form.graph.changing.count == GraphNode.count(sections: 1, rows: 2) - 2)
  }
}

@Suite struct Circles {
  @Test func `of hidden states are told with each row's line`() throws {
    let faults = try Walk.faults(
      of: """
        rows:
        - {tag: a, type: text, hidden: $b.isHidden == 0}
        - {tag: b, type: text, hidden: $a.isHidden == 0}
        """)
    #expect(
      faults == [
        "2: rows depend on each other in a circle: whether \"a\" (line 2) is hidden reads whether "
          + "\"b\" (line 3) is hidden reads whether \"a\" (line 2) is hidden"
      ])
  }

  private static let valueCircle = """
    rows:
    - {tag: a, type: text, hidden: $b == nil}
    - {tag: b, type: text, hidden: $a == nil}
    """

  @Test func `through values hidden rows drop are circles, and none where they are kept`() throws {
    let faults = try Walk.faults(of: Self.valueCircle)
    #expect(
      faults.count == 1 && faults[0].contains("whether \"a\" (line 2) is hidden reads the value of")
    )
    #expect(try Walk.faults(of: "hiddenValues: keep\n" + Self.valueCircle).isEmpty)
  }

  @Test(arguments: [
    (
      "rows:\n- {tag: a, type: integer, compute: $b + 1}\n- {tag: b, type: integer, compute: $a + 1}",
      2
    ),
    ("rows:\n- {tag: a, type: integer, default: {compute: $a + 1}}", 2),
    (
      "rows:\n- {tag: a, type: text, template: '{{b}}'}\n- {tag: b, type: text, default: {template: '{{a}}'}}",
      2
    ),
    (
      "rows:\n- {tag: a, type: text, disabled: $b.isDisabled == 1}\n- {tag: b, type: text, disabled: $a.isDisabled == 1}",
      2
    ),
    ("sections:\n- hidden: $a != nil\n  rows:\n  - {tag: a, type: text}", 4),
    ("disabled: $a.isDisabled == 1\nrows:\n- {tag: a, type: text}", 3),
  ])
  func `go through computed values, templates, defaults, states, sections and the form`(
    form: String, line: Int
  ) throws {
    let faults = try Walk.faults(of: form)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("\(line): rows depend on each other in a circle: ") == true)
  }

  @Test func `are not made by checks, required, ask, bounds or options`() throws {
    let faults = try Walk.faults(
      of: """
        rows:
        - tag: a
          type: integer
          required: $b != nil
          ask: $b != 5
          maximum: {compute: $b + 1}
          checks: [{predicate: $a != $b}]
        - tag: b
          type: integer
          maximum: {compute: $a + 9}
        - tag: c
          type: select
          options: [x, {value: y, hidden: $d == 'x'}]
        - tag: d
          type: select
          options: [x, {value: y, disabled: $c == 'x'}]
        """)
    #expect(faults.isEmpty)
  }

  @Test func `of many rows are named in full`() throws {
    let rows = (0..<50).map { "- {tag: r\($0), type: integer, compute: $r\(($0 + 1) % 50) + 1}" }
    let faults = try Walk.faults(of: "rows:\n" + rows.joined(separator: "\n"))
    for row in 0..<50 {
      #expect(faults.first?.contains("the value of \"r\(row)\" (line \(row + 2))") == true)
    }
  }
}
