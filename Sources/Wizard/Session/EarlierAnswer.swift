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
    if case .given(let node) = answer { give(node, to: row, from: .journal) }
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
      guard case .byDefault(let node) = answer, !node.isNull else { continue }
      let context = ReadingContext(origin: .data, clock: form.clock, rows: nil)
      takenDefaults[row] = try? state.compiled(row).type.value(of: node, in: context)
      changedDefaults.insert(row)
    }
  }

  /// The rows that an earlier run gave an answer that is not accepted now, in form order.
  public var refusedEarlierAnswers: [Int] {
    earlier.keys.sorted().filter { state.given[$0]?.source == .journal && problems[$0] != nil }
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

extension Node {
  /// Whether the value is none.
  fileprivate var isNull: Bool {
    if case .null = content { return true }
    return false
  }
}
