import Testing
import Wizard

@Suite struct OutputTreeTests {
  private func written(_ tree: OutputTree) -> String {
    var writer = JSONWriter(layout: .compact)
    writer.append(tree.root)
    return String(decoding: writer.finished(), as: UTF8.self)
  }

  @Test func `an empty tree is an empty object`() {
    #expect(written(OutputTree()) == "{}\n")
  }

  @Test func `keys keep the order in which they came`() {
    var tree = OutputTree()
    tree.add(.string("z"), at: ["z"])
    tree.add(.null, at: ["a"])
    tree.add(.boolean(true), at: ["m"])
    #expect(written(tree) == "{\"z\":\"z\",\"a\":null,\"m\":true}\n")
  }

  @Test func `keys of several parts share one object where its first stood`() {
    var tree = OutputTree()
    tree.add(.string("h"), at: ["db", "host"])
    tree.add(.string("x"), at: ["name"])
    tree.add(.number(ExactDecimal(significand: 1)), at: ["db", "pool", "size"])
    tree.add(.number(ExactDecimal(significand: 2)), at: ["db", "pool", "wait"])
    tree.add(.string("p"), at: ["web", "pool", "size"])
    #expect(
      written(tree)
        == "{\"db\":{\"host\":\"h\",\"pool\":{\"size\":1,\"wait\":2}},\"name\":\"x\","
        + "\"web\":{\"pool\":{\"size\":\"p\"}}}\n")
  }

  @Test(arguments: [
    (1050, 2, "10.50"), (-5, 1, "-0.5"), (0, 0, "0"), (0, 3, "0.000"), (-1, 3, "-0.001"),
    (1000, 0, "1000"), (-12345, 2, "-123.45"),
  ])
  func `numbers are written with all their digits`(significand: Int, scale: Int, digits: String) {
    let number = ExactDecimal(significand: Int128(significand), scale: scale)
    #expect(OutputNode(.number(number)) == .number(digits: digits))
    #expect(OutputNode(.duration(number)) == .number(digits: digits))
  }

  @Test func `lists are written item by item`() {
    #expect(
      OutputNode(.list([.null, .string("a"), .list([])]))
        == .array([.null, .string("a"), .array([])]))
  }

  @Test(.timeLimit(.minutes(10)))
  func `a hundred thousand rows are gathered in time that grows with the rows`() {
    var flat = OutputTree()
    var nested = OutputTree()
    for row in 0..<100_000 {
      flat.add(.boolean(true), at: ["q\(row)"])
      nested.add(.boolean(true), at: ["g\(row / 2)", "q\(row)"])
    }
    guard case .object(let rows) = flat.root, case .object(let groups) = nested.root else {
      Issue.record("the root is not an object")
      return
    }
    #expect(rows.count == 100_000)
    #expect(groups.count == 50_000)
    #expect(groups.last?.key == "g49999")
  }
}
