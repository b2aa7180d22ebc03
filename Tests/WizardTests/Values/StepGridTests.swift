import Testing

@testable import Wizard

@Suite struct StepGridTests {
  private func number(_ text: String) throws -> ExactDecimal { try ExactDecimal(text) }

  @Test(arguments: [
    ("30", "10", "32.5"), ("32.49", "10", "32.5"), ("99", "77.5", "100"), ("10.01", "10", "32.5"),
  ])
  func `a number between two parts has neighbours`(text: String, below: String, above: String)
    throws
  {
    let grid = try #require(StepGrid(from: number("10"), to: number("100"), steps: 4))
    let pair = try #require(grid.neighbours(of: number(text)))
    #expect(pair.below.description == below)
    #expect(pair.above.description == above)
  }

  @Test(arguments: ["10", "32.5", "32.50", "55", "77.5", "100"])
  func `a part has none`(text: String) throws {
    let grid = try #require(StepGrid(from: number("10"), to: number("100"), steps: 4))
    #expect(grid.neighbours(of: try number(text)) == nil)
  }

  @Test func `a quotient that rounds to a whole number is not one`() throws {
    let grid = StepGrid(from: .zero, size: try number("3"))
    let above = try #require(
      grid.neighbours(of: number("3.000000000000000000000000000000000001")))
    #expect(above.below.description == "3" && above.above.description == "6")
    let below = try #require(
      grid.neighbours(of: number("2.999999999999999999999999999999999999")))
    #expect(below.below.description == "0" && below.above.description == "3")
  }

  @Test(arguments: [
    ("30", "32.5"), ("43", "32.5"), ("44", "55"), ("43.75", "55"), ("21.25", "32.5"), ("99", "100"),
  ])
  func `the nearest part is taken, of two the upper one`(text: String, nearest: String) throws {
    let grid = try #require(StepGrid(from: number("10"), to: number("100"), steps: 4))
    #expect(
      grid.nearest(to: try number(text), upTo: try number("100"))?.description == nearest)
  }

  @Test func `no step behind the end is taken`() throws {
    let grid = StepGrid(from: .zero, size: try number("3"))
    #expect(grid.nearest(to: try number("10"), upTo: try number("10"))?.description == "9")
    #expect(grid.nearest(to: try number("10.9"), upTo: try number("11"))?.description == "9")
    #expect(grid.last(upTo: try number("10"))?.description == "9")
    #expect(grid.last(upTo: try number("12"))?.description == "12")
  }
}
