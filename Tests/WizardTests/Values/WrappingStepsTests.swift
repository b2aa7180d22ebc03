import Testing

@testable import Wizard

@Suite struct WrappingStepsTests {
  private func number(_ text: String) throws -> ExactDecimal { try ExactDecimal(text) }

  /// Walks step by step.
  private func walked(
    from start: ExactDecimal, steps: Int, _ least: ExactDecimal, _ greatest: ExactDecimal,
    _ size: ExactDecimal
  ) throws -> ExactDecimal {
    let last = try #require(StepGrid(from: least, size: size).last(upTo: greatest))
    var place = start
    for _ in 0..<abs(steps) {
      let next = try place.adding(steps < 0 ? size.negated : size)
      if next.compare(to: least) == .less {
        place = last
      } else {
        place = next.compare(to: greatest) == .greater ? least : next
      }
    }
    return place
  }

  @Test(arguments: [
    ("0", "10", "3", "0"), ("0", "10", "3", "2"), ("1", "5", "1", "5"), ("-1", "1", "0.5", "0.25"),
    ("0", "1", "2", "0"), ("0.1", "0.7", "0.2", "0.3"), ("0", "10", "0.3", "9.9"),
  ])
  func `many steps come to what single ones come to`(
    least: String, greatest: String, size: String, start: String
  ) throws {
    let (least, greatest) = (try number(least), try number(greatest))
    let (size, start) = (try number(size), try number(start))
    let steps = WrappingSteps(least: least, greatest: greatest, size: size)
    for count in -25...25 where count != 0 {
      let place = try #require(steps.place(from: start, steps: count))
      let expected = try walked(from: start, steps: count, least, greatest, size)
      #expect(place.isNumericallyEqual(to: expected), "\(count)")
    }
  }

  @Test func `a million steps are no work`() throws {
    let steps = WrappingSteps(least: .zero, greatest: try number("2"), size: .one)
    #expect(steps.place(from: .zero, steps: 1_000_000)?.description == "1")
    #expect(steps.place(from: .zero, steps: -1_000_000)?.description == "2")
  }
}
