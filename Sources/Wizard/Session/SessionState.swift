/// The answers of a walk, and all states and values that follow from them.
struct SessionState: Sendable {
  let form: CompiledForm
  /// How the program speaks to the person.
  var voice: Voice
  /// What was given for each row, by whatever source.
  var given: [Given?]
  /// What expressions read of each row.
  var values: [Value]
  /// By node: whether the row or section is hidden or disabled.
  var flags: [Bool]
  /// By node: whether it was computed from an answer that reads as null because it was refused.
  private(set) var tainted: [Bool]
  /// Whether some node ever was.
  private var hasTaint = false
  /// By node: expressions that failed.
  var failures: [Int: ExpressionFailure] = [:]
  /// By row: why a default or a computed value is refused by the row.
  var derivedRefusals: [Int: Refusal] = [:]
  /// By row: why its answer or default is not among the options that another row offers.
  var withdrawals: [Int: Refusal] = [:]
  /// The rows whose value is another than the one they have untouched, of those whose changes act on others.
  var changedRows: Set<Int> = []
  /// By row: the change of another row that decides about its value.
  var decided: [Int: Reaction] = [:]
  /// By row: the secrets that were made.
  var generated: [Int: Value] = [:]
  /// By row: answers whose reading depends on the states of options, until these are known.
  var pending: [Int: PendingAnswer] = [:]
  /// By list: its items.
  var lists: [Int: ItemList] = [:]
  /// The rows of all items, whose indices follow on those of the form.
  var itemRows: [ItemRow] = []
  /// The first row of the item whose expressions are evaluated; -1 for those of the form's rows.
  var scope = -1
  /// Has commands run; nothing where nobody does.
  let desk: CommandDesk?
  /// The rows whose commands may run, as their turn has come.
  var openRows: Set<Int> = []
  /// By row: the row with the options that its command wrote.
  var filled: [Int: CompiledRow] = [:]
  /// By row: what decided about these options.
  var fills: [Int: String] = [:]
  /// Rows beside the changed ones that are to be looked at again.
  var touched: [Int] = []
  /// How many nodes were computed.
  var evaluationCount = 0

  init(_ form: CompiledForm, desk: CommandDesk? = nil) {
    self.form = form
    self.desk = desk
    voice = form.voice
    let nodes = GraphNode.count(sections: form.sections.count, rows: form.rowCount)
    given = [Given?](repeating: nil, count: form.rowCount)
    values = [Value](repeating: .null, count: form.rowCount)
    flags = [Bool](repeating: false, count: nodes)
    tainted = flags
  }

  /// The number of a node.
  @inline(__always)
  func number(_ node: GraphNode) -> Int { node.number(sections: form.sections.count) }

  /// Notes whether a node was computed from an answer that was refused.
  mutating func taint(_ number: Int, if isTainted: Bool) {
    tainted[number] = isTainted
    if isTainted { hasTaint = true }
  }

  /// Makes room for the nodes of another row.
  mutating func addNodes() {
    for _ in 0..<3 {
      flags.append(false)
      tainted.append(false)
    }
  }

  /// Computes every node that can be another than at first, each behind what it reads.
  mutating func evaluateAll() {
    guard !form.templates.isEmpty else {
      for number in form.graph.changing { _ = evaluate(Int(number)) }
      return
    }
    for row in lists.keys { lists[row]?.isStale = true }
    for number in form.graph.changing { evaluateInstances(of: Int(number)) }
    scope = -1
  }

  /// Computes what depends on a node, and nothing else.
  ///
  /// - Parameter node: the node whose answer changed.
  /// - Returns: the nodes that changed, in the order in which they were computed.
  mutating func propagate(from node: GraphNode) -> [GraphNode] {
    var queue = RankQueue()
    var changes: [GraphNode] = []
    insert(number(node), into: &queue)
    while let key = queue.removeLeast() {
      let number = key & 0xFFFF_FFFF
      guard evaluate(number) else { continue }
      changes.append(GraphNode(number: number, sections: form.sections.count))
      for dependant in form.graph.dependants[written(number)] {
        if form.templates.isEmpty {
          insert(Int(dependant), into: &queue)
        } else {
          insertInstances(of: Int(dependant), readBy: number, into: &queue)
        }
      }
    }
    scope = -1
    return changes
  }

  /// Puts a node into the queue, by the rank of what it is written as.
  func insert(_ number: Int, into queue: inout RankQueue) {
    queue.insert(Int(form.graph.rank[written(number)]) << 32 | number)
  }

  /// Computes a node.
  ///
  /// - Returns: whether it is another than before.
  mutating func evaluate(_ number: Int) -> Bool {
    evaluationCount += 1
    if !failures.isEmpty { failures[number] = nil }
    switch GraphNode(number: number, sections: form.sections.count) {
    case .sectionHidden(let section):
      return setFlag(number, to: form.sections[section].hidden, or: false, tainted: false)
    case .sectionDisabled(let section):
      let isFormDisabled = holds(form.disabled, for: number)
      return setFlag(
        number, to: form.sections[section].disabled, or: isFormDisabled,
        tainted: readsTainted(form.disabled.expression))
    case .rowHidden(let row):
      let compiled = enter(row)
      let owner = self.number(
        list(of: row).map { .rowHidden($0) } ?? .sectionHidden(compiled.section))
      return setFlag(
        number, to: compiled.hidden, or: flags[owner], tainted: tainted[owner])
    case .rowDisabled(let row):
      let compiled = enter(row)
      let owner = self.number(
        list(of: row).map { .rowDisabled($0) } ?? .sectionDisabled(compiled.section))
      return setFlag(
        number, to: compiled.disabled, or: flags[owner], tainted: tainted[owner])
    case .rowValue(let row):
      return enter(row).list == nil
        ? evaluateValue(of: row, number: number) : evaluateList(row, number: number)
    }
  }

  private mutating func setFlag(
    _ number: Int, to condition: Condition, or inherited: Bool, tainted isTainted: Bool
  ) -> Bool {
    let isOwn = holds(condition, for: number)
    let isSet = inherited || isOwn
    let isTainted = isTainted || readsTainted(condition.expression)
    defer {
      flags[number] = isSet
      taint(number, if: isTainted)
    }
    return flags[number] != isSet || tainted[number] != isTainted
  }

  /// Whether a condition holds; one that fails does not, and is noted for the node.
  private mutating func holds(_ condition: Condition, for number: Int) -> Bool {
    if case .constant(let isSet) = condition { return isSet }
    do throws(ExpressionFailure) {
      return try withUnsafePointer(to: &self) { state throws(ExpressionFailure) in
        try condition.holds(in: LentState(state: state))
      }
    } catch {
      failures[number] = error
      return false
    }
  }

  /// Whether an expression reads, also through computed values, a refused answer.
  func readsTainted(_ expression: FormExpression?) -> Bool {
    guard hasTaint, let expression else { return false }
    return expression.tree.references.contains { reference in
      GraphNode(read: reference).map { tainted[number(placed($0))] } ?? false
    }
  }
}

extension SessionState: EvaluationContext {
  func value(ofRow row: Int) -> Value { values[placed(row)] }

  @inline(__always)
  func isHidden(_ row: Int) -> Bool { flags[2 * form.sections.count + 3 * placed(row)] }

  @inline(__always)
  func isDisabled(_ row: Int) -> Bool { flags[2 * form.sections.count + 3 * placed(row) + 1] }

  func optionTitle(ofRow row: Int) -> Value {
    let row = placed(row)
    let value = values[row]
    guard !value.isNull else { return .null }
    // What an expression reads is the same in all languages.
    return .string(shown(value, of: row, in: .english))
  }

  func localOffset(of civil: DateTime) -> Int? { form.clock.localOffset(of: civil) }

  var isForm: Bool { true }
  var selfValue: Value { .null }
  var now: DateTime { form.clock.now }
  var today: CivilDate { form.clock.today }
}

/// A state for as long as an expression is evaluated: to copy one takes longer than most evaluations.
private struct LentState: EvaluationContext {
  let state: UnsafePointer<SessionState>

  // To call the methods of the state would copy it; to read one field of it does not.
  func value(ofRow row: Int) -> Value { state.pointee.values[placed(row)] }
  func isHidden(_ row: Int) -> Bool { state.pointee.flags[number(of: row)] }
  func isDisabled(_ row: Int) -> Bool { state.pointee.flags[number(of: row) + 1] }
  private func placed(_ row: Int) -> Int {
    state.pointee.scope < 0 ? row : state.pointee.placed(row)
  }
  private func number(of row: Int) -> Int {
    2 * state.pointee.form.sections.count + 3 * placed(row)
  }
  func optionTitle(ofRow row: Int) -> Value { state.pointee.optionTitle(ofRow: row) }
  func localOffset(of civil: DateTime) -> Int? { state.pointee.localOffset(of: civil) }
  var isForm: Bool { true }
  var selfValue: Value { .null }
  var now: DateTime { state.pointee.now }
  var today: CivilDate { state.pointee.today }
}

extension Clock {
  /// The offset of the zone at a civil time, the earlier one where a clock is put back.
  ///
  /// - Parameter civil: a date and time without an offset.
  /// - Returns: seconds east of UTC; nothing where a clock is put forward over it.
  func localOffset(of civil: DateTime) -> Int? {
    switch zone.localOffset(of: civil.date, civil.time) {
    case .unique(let offset): offset
    case .overlap(let first, _): first
    case .gap: nil
    }
  }
}
