/// How an earlier run left a row, as that run kept it.
public enum EarlierAnswer: Sendable {
  /// It was given this answer.
  case given(Node)
  /// It was left to its default, which was this value; null where that was a secret or nothing.
  case byDefault(Node)
  /// It was passed without an answer.
  case skipped
}

extension Session {
  /// Takes up how an earlier run left a row, before the walk starts; whatever source answers it replaces that.
  ///
  /// Such a row counts as asked: it can be gone back to, and is reviewed.
  ///
  /// - Parameters:
  ///   - answer: how it was left.
  ///   - row: the row.
  public mutating func takeUp(_ answer: EarlierAnswer, of row: Int) {
    earlier[row] = answer
    guard case .given(let node) = answer else { return }
    let gone = give(node, to: row, from: .journal).filter { $0.rule == .unknown }.map(\.tag)
    // A name that no item has any more is told of once.
    for tag in gone where !goneNames.contains(where: { $0.isOfSameRow(as: tag) }) {
      goneNames.append(tag)
    }
    formerNames = []
  }

  /// Takes up what an earlier run kept of lists and their items beside the answers, which were taken up before.
  ///
  /// - Parameter parts: the tags, as they are now.
  public mutating func takeUp(_ parts: KeptParts) {
    for row in parts.defaults.compactMap({ row(kept: $0) }) where row >= form.rows.count {
      takenDefaults[row] = state.given[row]?.value
      state.given[row] = nil
      earlier[row] = .byDefault(Node(.null, offset: 0, end: 0))
    }
    for row in parts.skipped.compactMap({ row(kept: $0) }) where state.given[row] == nil {
      earlier[row] = .skipped
    }
    reopened.formUnion(parts.unfinished.compactMap { row(kept: $0) })
  }

  /// Takes note of what saved answers say of rows beside the answers, which were given before.
  ///
  /// - Parameter parts: the tags.
  mutating func give(_ parts: KeptParts) {
    for row in parts.skipped.compactMap({ row(kept: $0) }) {
      if isList(row) { state.clear(row) }
      state.given[row] = nil
      passed.insert(row)
    }
    reopened.formUnion(parts.unfinished.compactMap { row(kept: $0) })
  }

  /// Whether a row needs no question as the walk starts: it has an answer, or was passed without one before.
  @inline(__always)
  func isSettledAtStart(_ row: Int) -> Bool {
    if state.given[row] != nil {
      return state.compiled(row).action == nil && !reopened.contains(row)
    }
    return wasLeft(row) || passed.contains(row) && !state.compiled(row).hasDefault
  }

  /// Whether an earlier run left a row without an answer of its own, and that still means the same.
  func wasLeft(_ row: Int) -> Bool {
    guard !earlier.isEmpty, state.given[row] == nil else { return false }
    let hasDefault = state.compiled(row).hasDefault
    return switch earlier[row] {
    case .byDefault?: hasDefault
    case .skipped?: !hasDefault
    case .given?, nil: false
    }
  }

  /// Counts the rows of an earlier run as asked, and finds out which of its defaults are others by now.
  mutating func goOn() {
    for (row, answer) in earlier where state.given[row]?.source == .journal || wasLeft(row) {
      asked[row] = true
      if takenDefaults[row] != nil { changedDefaults.insert(row) }
      guard case .byDefault(let node) = answer, !node.isNull else { continue }
      let context = ReadingContext(origin: .data, clock: form.clock, rows: nil)
      takenDefaults[row] = try? state.compiled(row).type.value(of: node, in: context)
      changedDefaults.insert(row)
    }
    for row in state.itemRows.indices.map({ form.rowCount + $0 })
    where state.given[row]?.source == .journal {
      asked[row] = true
    }
  }

  /// The rows that an earlier run gave an answer that is not accepted now, in form order.
  public var refusedEarlierAnswers: [Int] {
    if earlier.isEmpty { return [] }
    return orderedRows.filter { state.given[$0]?.source == .journal && problems[$0] != nil }
  }

  /// The rows whose answer changed since the last call, each once, in the order of the changes.
  mutating func takeTouchedRows() -> [Int] {
    guard !touchedRows.isEmpty else { return [] }
    defer { touchedRows = [] }
    var seen: Set<Int> = []
    // A list is kept as a whole.
    return touchedRows.map { state.outermost($0) }.filter { seen.insert($0).inserted }
  }
}

extension String {
  /// Whether two tags name the same row of two items.
  fileprivate func isOfSameRow(as other: String) -> Bool {
    guard let name = ItemName(self), let other = ItemName(other) else { return self == other }
    return name.list == other.list && name.steps.map(\.part) == other.steps.map(\.part)
  }
}

extension Node {
  /// Whether the value is none.
  fileprivate var isNull: Bool {
    if case .null = content { return true }
    return false
  }
}
