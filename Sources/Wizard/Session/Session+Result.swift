extension Session {
  /// Everything that keeps the form from being finished: rows in form order, then the form's checks.
  ///
  /// A default or a computed value that is refused is not told where a row that it reads has a problem too.
  public var allProblems: [Problem] {
    let rows = rowsWithProblems.filter { !followsAnotherProblem($0) }
    let broken = rows.compactMap { problems[$0] } + brokenFormChecks
    return broken.isEmpty ? objectionsToForm : broken
  }

  /// The rows that have a problem, in the form's order.
  private var rowsWithProblems: [Int] {
    if problems.isEmpty { return [] }
    if itemsWanting.isEmpty, state.itemRows.isEmpty { return problems.keys.sorted() }
    return orderedRows.filter { problems[$0] != nil }
  }

  private func followsAnotherProblem(_ row: Int) -> Bool {
    if state.withdrawals[row] != nil, let deciding = state.deciding(for: row) {
      return problems[deciding] != nil
    }
    return state.derivedRefusals[row] != nil
      && readsOfValue(of: row).contains { problems[$0] != nil }
  }

  /// The form's checks that do not hold; those that read a refused answer are not run.
  public var brokenFormChecks: [Problem] {
    form.checks.compactMap { written in
      if written.check.expressions.contains(where: { state.readsTainted($0) }) { return nil }
      switch written.check.verdict(on: .boolean(true), in: state) {
      case .passes: return nil
      case .refused: return state.problem(broken: written.check, row: written.row)
      case .failed(let failure):
        let arguments = [
          "expression": failure.expression.text, "reason": form.reason(for: failure),
        ]
        return Problem(
          row: written.row, tag: written.row.map { form.rows[$0].tag } ?? "", rule: .expression,
          message: Message(.expressionFailed, arguments).text(in: form.language))
      }
    }
  }

  /// Expressions of states and values that fail as things stand, in the order of the form's text, without
  /// those that read a row that has a problem of its own.
  public var failures: [ExpressionFailure] {
    (failuresOfNodes + failuresOfConditions).sorted {
      $0.expression.node.offset < $1.expression.node.offset
    }
  }

  /// The `ask` and `required` of visible rows that fail; such rows are asked, and need no answer.
  private var failuresOfConditions: [ExpressionFailure] {
    var failures: [ExpressionFailure] = []
    for row in orderedRows {
      let compiled = state.compiled(row)
      guard compiled.ask.isExpression || compiled.required.isExpression, !isHidden(row),
        !compiled.isComputed
      else { continue }
      failures += [compiled.ask, compiled.required].compactMap { failure(of: $0, at: row) }
    }
    return failures
  }

  private func failure(of condition: Condition, at row: Int) -> ExpressionFailure? {
    guard condition.isExpression else { return nil }
    do throws(ExpressionFailure) {
      _ = try condition.holds(in: state.inItem(of: row))
      return nil
    } catch {
      return isExplained(error, at: row) ? nil : error
    }
  }

  /// Whether some expression of a state or a value fails as things stand.
  var hasFailures: Bool { !state.failures.isEmpty }

  /// Whether a failure reads a row that has a problem of its own, or a refused answer.
  private func isExplained(_ failure: ExpressionFailure, at row: Int?) -> Bool {
    let state = row.map { self.state.inItem(of: $0) } ?? self.state
    return state.readsTainted(failure.expression)
      || failure.expression.tree.references.contains { reference in
        reference.row.map { problems[state.placed($0)] != nil } ?? false
      }
  }

  private var failuresOfNodes: [ExpressionFailure] {
    guard !state.failures.isEmpty else { return [] }
    var seen: Set<UInt32> = []
    var found: [ExpressionFailure] = []
    for number in state.failures.keys.sorted() {
      guard let failure = state.failures[number] else { continue }
      let node = GraphNode(number: number, sections: form.sections.count)
      if case .rowValue(let row) = node, isHidden(row), !form.keepsHiddenValues { continue }
      if isExplained(failure, at: node.row) { continue }
      if seen.insert(failure.expression.node.offset).inserted { found.append(failure) }
    }
    return found
  }

  /// The values to write, in form order: of visible rows with a name in the output and a value, and null
  /// where none was given in place of a default (DESIGN §3.3).
  ///
  /// - Parameter withSecrets: whether secrets are among them.
  /// - Returns: each value with the names it stands under, outermost first.
  public func results(withSecrets: Bool = true) -> [(path: [String], value: Value)] {
    var results: [(path: [String], value: Value)] = []
    results.reserveCapacity(form.rows.count)
    forEachResult(withSecrets: withSecrets) { path, value in results.append((path, value)) }
    return results
  }

  /// Hands on the values to write one by one, as `results(withSecrets:)` lists them.
  ///
  /// - Parameters:
  ///   - withSecrets: whether secrets are among them.
  ///   - withNulls: whether rows without a value are among them, with null; lists with no items.
  ///   - body: takes the names of a value, outermost first, and the value.
  public func forEachResult(
    withSecrets: Bool = true, withNulls: Bool = false, _ body: ([String], Value) -> Void
  ) {
    for index in form.rows.indices {
      let row = form.rows[index]
      guard !row.key.isEmpty,
        let value = result(of: index, row, withSecrets: withSecrets, withNulls: withNulls)
      else { continue }
      body(row.key, value)
    }
  }

  /// The value to write of a row; nothing for one that is left out.
  func result(of index: Int, withSecrets: Bool, withNulls: Bool = false) -> Value? {
    result(of: index, state.compiled(index), withSecrets: withSecrets, withNulls: withNulls)
  }

  private func result(
    of index: Int, _ row: CompiledRow, withSecrets: Bool, withNulls: Bool
  ) -> Value? {
    if state.isHidden(index) || row.isSecret && !withSecrets { return nil }
    let value = state.values[index]
    switch value {
    case .null:
      let isNone = state.given[index].map { $0.value.isNull && $0.refusal == nil } ?? false
      return isNone && row.hasDefault || withNulls && row.canHaveValue ? .null : nil
    case .list(let items) where items.isEmpty:
      let isGiven = state.given[index] != nil || row.defaultValue != nil || row.computation != nil
      return isGiven || withNulls || row.list?.isSection == true ? value : nil
    default:
      guard row.computation == nil, let list = row.list, let made = state.lists[index],
        !made.items.isEmpty,
        !form.templates[list.template].isSingle
      else { return value }
      let template = form.templates[list.template]
      return .list(
        made.items.map {
          result(ofItem: $0, template, withSecrets: withSecrets, withNulls: withNulls)
        })
    }
  }

  /// The value to write of an item of several rows.
  private func result(
    ofItem first: Int, _ template: ItemTemplate, withSecrets: Bool, withNulls: Bool
  ) -> Value {
    var paths: [[String]] = []
    var values: [Value] = []
    for (path, row) in zip(template.resultPaths, first...) where !path.isEmpty {
      guard let value = result(of: row, withSecrets: withSecrets, withNulls: withNulls) else {
        continue
      }
      paths.append(path)
      values.append(value)
    }
    let isWhole = paths.count == template.resultPaths.count
    return .item(
      Item(names: isWhole ? template.resultNames : ItemNames(paths), values: values))
  }

  /// The tags of the secrets among the results.
  public var secretsInResults: [String] {
    let rows = form.allRows.contains(where: \.isSecret) ? orderedRows : []
    return rows.filter { row in
      let isPart = state.list(of: row).map { state.compiled($0).isSecret } ?? false
      return state.compiled(row).isSecret && !isPart && isInResults(row)
    }.map { state.tag(of: $0) }
  }

  /// Whether a row has a value that is written.
  private func isInResults(_ row: Int) -> Bool {
    var owner: Int? = row
    while let part = owner {
      if state.compiled(part).key.isEmpty || isHidden(part) { return false }
      owner = state.list(of: part)
    }
    return !state.values[row].isNull && state.values[row] != .list([])
  }

  /// The problems of answers that sources gave, in form order.
  public var refusedAnswers: [Problem] {
    guard !problems.isEmpty else { return [] }
    return rowsWithProblems.compactMap { problems[$0] }.filter { problem in
      problem.row.map { row in
        isAnswered(row) && !offers.rows.contains(row) && !waitsForOffer(row)
      } ?? false
    }
  }

  /// Whether a choice is not offered, but the row that decides about it is still to be asked.
  private func waitsForOffer(_ row: Int) -> Bool {
    guard state.withdrawals[row] != nil, let deciding = state.deciding(for: row) else {
      return false
    }
    return mode != .never && !settled[deciding] && isAskable(deciding)
  }
}

extension Session {
  /// That a row is answered twice in a file, in the author's words where there are some.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - line: the line of the first answer.
  /// - Returns: the reason.
  func duplicateReason(of row: Int, line: Int?) -> String {
    let arguments = line.map { ["line": String($0)] } ?? [:]
    return state.compiled(row).messages[.duplicate].map {
      state.rendered($0, row: row, arguments: arguments)
    }
      ?? Message(line == nil ? .duplicateAnswer : .duplicateAnswerSince, arguments)
      .text(in: form.language)
  }
}
