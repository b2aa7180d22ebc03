extension Session {
  /// The rows to look at again because a node changed: the row itself, or that of every item it is meant in.
  ///
  /// A check such as `$guests.@count < 9` in the rows of items is the same for all of them. While it holds, the items
  /// that were there need no further look whenever one is added: of a long list that would be each of them each time.
  ///
  /// - Parameters:
  ///   - row: the row as it is written.
  ///   - node: what changed.
  /// - Returns: the rows.
  mutating func rowsToCheck(_ row: Int, after node: GraphNode) -> [Int] {
    guard row >= form.rows.count, case .rowValue(let list) = node, list < form.rows.count,
      form.rows[list].list != nil, doSharedChecksHold(of: row, reading: list)
    else { return state.instances(of: row, seenFrom: node.row) }
    // Who finds a problem in one of them takes the row out again.
    return passingRows.insert(row).inserted ? state.instances(of: row, seenFrom: list) : []
  }

  /// Whether only checks that are the same for all items read a list, and they hold.
  private func doSharedChecksHold(of row: Int, reading list: Int) -> Bool {
    let compiled = form.allRows[row]
    guard !compiled.readsOutsideChecks(list) else { return false }
    return compiled.checks.allSatisfy { check in
      guard check.expressions.contains(where: { $0.reads(list) }) else { return true }
      guard
        check.expressions.allSatisfy({ $0.isShared(byItemsOf: form) && !state.readsTainted($0) })
      else { return false }
      if case .passes = check.verdict(on: .null, in: state) { return true }
      return false
    }
  }
}

extension CompiledRow {
  /// Whether anything but the author's predicates reads a row when this one is looked at.
  fileprivate func readsOutsideChecks(_ row: Int) -> Bool {
    var expressions = [required.expression, ask.expression, offeringReference].compactMap(\.self)
    for check in type.checks { expressions += check.expressions }
    for check in commandChecks {
      if check.command.reads.contains(row) { return true }
      expressions += check.expressions
    }
    return expressions.contains { $0.reads(row) }
  }
}

extension FormExpression {
  fileprivate func reads(_ row: Int) -> Bool { tree.references.contains { $0.row == row } }

  /// Whether the expression reads nothing of the item that it is evaluated for.
  fileprivate func isShared(byItemsOf form: CompiledForm) -> Bool {
    !tree.readsSelf && tree.references.allSatisfy { ($0.row ?? .max) < form.rows.count }
  }
}
