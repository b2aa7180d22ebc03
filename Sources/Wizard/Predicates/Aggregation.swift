/// What the elements of a list come to.
enum Aggregation {
  /// An element that does not fit the others.
  struct Fault: Error {
    let expected: String
    let found: String
  }

  /// The sum of numbers.
  ///
  /// - Throws: `Fault` where an element is none, or `ArithmeticError`.
  static func total(of elements: [Value]) throws -> ExactDecimal {
    var total = ExactDecimal.zero
    for element in elements {
      guard case .number(let number) = element else {
        throw Fault(expected: "a list of numbers", found: "a list with \(element.typeWords)")
      }
      total = try total.adding(number)
    }
    return total
  }

  /// The least or greatest of numbers, texts or dates; null of none.
  ///
  /// - Throws: `Fault` where the elements have no common order.
  static func extreme(of elements: [Value], _ wanted: Ordering) throws(Fault) -> Value {
    guard var best = elements.first else { return .null }
    _ = try order(best, best)
    for element in elements.dropFirst() where try order(element, best) == wanted {
      best = element
    }
    return best
  }

  private static func order(_ first: Value, _ second: Value) throws(Fault) -> Ordering {
    switch (first, second) {
    case (.number(let first), .number(let second)): return first.compare(to: second)
    case (.string(let first), .string(let second)): return Ordering(of: first, to: second)
    case (.date(let first), .date(let second)): return first.compare(to: second)
    case (.time(let first), .time(let second)): return first.compare(to: second)
    case (.datetime(let first), .datetime(let second)): return first.compare(to: second)
    case (.duration(let first), .duration(let second)): return first.compare(to: second)
    default:
      throw Fault(
        expected: "a list of numbers or of texts", found: "a list with \(first.typeWords)")
    }
  }
}
