extension Session {
  /// Goes on with a form that has more or fewer rows; what is answered stays answered, by tag.
  ///
  /// - Parameter form: the form as it is to be from now on.
  mutating func goOn(with form: CompiledForm) {
    var next = Session(
      form, asking: mode, asksChangesOnly: asksChangesOnly, running: state.desk?.runner)
    let old = self
    next.locale = locale
    next.keepsTouchedRows = keepsTouchedRows
    next.touchedRows = []
    for (row, former) in next.formerRows(of: old) { next.take(over: former, of: old, as: row) }
    next.start()
    for (row, former) in next.formerRows(of: old) {
      next.settled[row] = next.settled[row] || old.settled[former]
      next.asked[row] = old.asked[former]
      next.takenDefaults[row] = old.takenDefaults[former]
      if focus == former { next.focus = row }
    }
    next.isSubmitted = isSubmitted
    for row in next.orderedRows { next.refresh(row) }
    // What is new was not seen before; the other rows are as they were.
    let kept = next.formerRows(of: old)
    next.observation = observation?.moved(kept)
    let rows = Set(kept.map(\.row))
    next.look(at: next.orderedRows.filter { !rows.contains($0) })
    self = next
    tell(since: old)
  }

  /// The rows that another walk has too, by their index there.
  private func formerRows(of old: Session) -> [(row: Int, former: Int)] {
    form.rows.indices.compactMap { row in
      guard let former = old.form.tags.index(of: form.rows[row].tag),
        former < old.form.rows.count, isList(row) == old.isList(former)
      else { return nil }
      return (row, former)
    }
  }

  /// Takes an answer of another walk as it is there.
  private mutating func take(over former: Int, of old: Session, as row: Int) {
    state.generated[row] = old.state.generated[former]
    guard let given = old.state.given[former] else { return }
    guard isList(row), given.refusal == nil else {
      state.given[row] = given
      return
    }
    _ = give(Node(old.value(of: former)), toList: row, from: given.source)
  }

  /// Tells which rows came and went, and what that changed for the others.
  private mutating func tell(since old: Session) {
    guard var seen = observation else { return }
    let rows = Set(form.rows.map(\.tag))
    let formerRows = Set(old.form.rows.map(\.tag))
    var found = form.rows.map(\.tag).filter { !formerRows.contains($0) }
      .map { SessionChange.added(tag: $0) }
    found += old.form.rows.map(\.tag).filter { !rows.contains($0) }.map { .removed(tag: $0) }
    for (row, _) in self.formerRows(of: old) { found += changes(of: row, since: &seen) }
    seen.tell(found)
    observation = seen
  }
}

extension Node {
  /// A value as a file would have it.
  init(_ value: Value) {
    let content: Content =
      switch value {
      case .null: .null
      case .boolean(let boolean): .boolean(boolean)
      case .number: .number(value.outputText)
      case .list(let items): .array(items.map { Node($0) })
      case .item(let item):
        .object(
          zip(item.names.all, item.values).map { name, value in
            Member(key: name, offset: 0, value: Node(value))
          })
      case .string, .date, .time, .datetime, .duration: .string(value.outputText)
      }
    self.init(content, offset: 0, end: 0)
  }
}
