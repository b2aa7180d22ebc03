/// What became different in a walk, for those who watch it.
public enum SessionChange: Equatable, Sendable {
  /// A row has another value; items of lists are named as in messages, such as `guests[1].name`.
  case value(tag: String, from: Value, to: Value)
  /// A row is hidden now, or shown.
  case hidden(tag: String, Bool)
  /// A row is read-only now, or can be answered.
  case disabled(tag: String, Bool)
  /// The form has another row.
  case added(tag: String)
  /// A row of the form is gone.
  case removed(tag: String)
}

/// Those who watch a walk, and what they saw last.
struct Observation: Sendable {
  /// Who is told.
  var observers: [@Sendable (SessionChange) -> Void] = []
  /// By row: its value when it was looked at last.
  var values: [Int: Value] = [:]
  /// The rows that were hidden then.
  var hidden: Set<Int> = []
  /// The rows that were read-only then.
  var disabled: Set<Int> = []
  /// The changes that nobody has taken yet; nothing where nobody will.
  var kept: [SessionChange]?

  /// The same for a walk in which rows have other places; what was seen of the others is forgotten.
  func moved(_ rows: [(row: Int, former: Int)]) -> Observation {
    var moved = Observation(observers: observers, kept: kept)
    for (row, former) in rows {
      moved.values[row] = values[former]
      if hidden.contains(former) { moved.hidden.insert(row) }
      if disabled.contains(former) { moved.disabled.insert(row) }
    }
    return moved
  }

  /// Tells the observers.
  mutating func tell(_ changes: [SessionChange]) {
    kept?.append(contentsOf: changes)
    for change in changes { for observer in observers { observer(change) } }
  }
}

extension Session {
  /// Tells of every change from now on: of values, also computed ones, and of which rows are shown and read-only.
  ///
  /// A copy of the walk has the same observers.
  ///
  /// - Parameter observer: is called behind each change, in the order in which they were computed.
  public mutating func observe(_ observer: @escaping @Sendable (SessionChange) -> Void) {
    watch()
    observation?.observers.append(observer)
  }

  private mutating func watch() {
    guard observation == nil else { return }
    observation = Observation()
    look(at: orderedRows)
  }

  /// Keeps the changes from now on, for `takeChanges()`.
  mutating func keepChanges() {
    watch()
    if observation?.kept == nil { observation?.kept = [] }
  }

  /// The changes since the last time.
  mutating func takeChanges() -> [SessionChange] {
    guard let changes = observation?.kept, !changes.isEmpty else { return [] }
    observation?.kept = []
    return changes
  }

  /// Keeps what rows are like, and tells nobody.
  mutating func look(at rows: [Int]) {
    guard var seen = observation else { return }
    for row in rows { _ = changes(of: row, since: &seen) }
    observation = seen
  }

  /// Tells the observers what has become different.
  ///
  /// - Parameter nodes: what was computed anew.
  mutating func tell(_ nodes: [GraphNode]) {
    guard var seen = observation else { return }
    var found: [SessionChange] = []
    for node in nodes {
      let rows =
        switch node {
        case .sectionHidden(let section), .sectionDisabled(let section):
          Array(form.sections[section].rows)
        case .rowHidden(let row), .rowDisabled(let row), .rowValue(let row): [row]
        }
      for row in rows { found += changes(of: row, since: &seen) }
    }
    seen.tell(found)
    observation = seen
  }

  /// What has become different for a row since it was looked at last.
  func changes(of row: Int, since seen: inout Observation) -> [SessionChange] {
    var found: [SessionChange] = []
    let value = value(of: row)
    let before = seen.values.updateValue(value, forKey: row) ?? .null
    if before != value { found.append(.value(tag: tag(of: row), from: before, to: value)) }
    if seen.hidden.contains(row) != isHidden(row) {
      seen.hidden.formSymmetricDifference([row])
      found.append(.hidden(tag: tag(of: row), isHidden(row)))
    }
    if seen.disabled.contains(row) != isDisabled(row) {
      seen.disabled.formSymmetricDifference([row])
      found.append(.disabled(tag: tag(of: row), isDisabled(row)))
    }
    return found
  }
}
