/// Tries a predicate with every combination of the few answers that the rows it reads can have.
struct FiniteOutcomes {
  private let rows: [Int]
  private let domains: [[Value]]
  private let hidden: Set<Int>

  /// Describes what is tried.
  ///
  /// - Parameters:
  ///   - domains: by row, the values it can have.
  ///   - hidden: the rows that are hidden all the time.
  init(_ domains: [Int: [Value]], hidden: Set<Int>) {
    rows = domains.keys.sorted()
    self.domains = rows.map { domains[$0, default: []] }
    self.hidden = hidden
  }

  /// The one outcome a predicate has; nothing where it has both, or fails, or reads nothing at all.
  func outcome(of expression: FormExpression) -> Bool? {
    guard !expression.tree.references.isEmpty else { return nil }
    var places = [Int](repeating: 0, count: rows.count)
    var outcome: Bool?
    repeat {
      var values: [Int: Value] = [:]
      for (index, row) in rows.enumerated() { values[row] = domains[index][places[index]] }
      guard let holds = try? expression.holds(in: TriedAnswers(values: values, hidden: hidden))
      else {
        return nil
      }
      if let outcome, outcome != holds { return nil }
      outcome = holds
    } while advance(&places)
    return outcome
  }

  /// Goes on to the next combination.
  ///
  /// - Returns: whether there is one.
  private func advance(_ places: inout [Int]) -> Bool {
    for index in places.indices.reversed() {
      places[index] += 1
      if places[index] < domains[index].count { return true }
      places[index] = 0
    }
    return false
  }
}

/// Answers that are tried.
struct TriedAnswers: EvaluationContext {
  let values: [Int: Value]
  let hidden: Set<Int>

  func value(ofRow row: Int) -> Value { values[row] ?? .null }
  func isHidden(_ row: Int) -> Bool { hidden.contains(row) }
  func isDisabled(_ row: Int) -> Bool { false }
  func optionTitle(ofRow row: Int) -> Value { .null }
  var selfValue: Value { .null }
  var now: DateTime { NoOtherRows().now }
  var today: CivilDate { now.date }
}
