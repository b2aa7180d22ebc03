extension FormCompiler {
  /// Builds the dependency graph; each cycle is reported with its whole path.
  mutating func makeGraph(keeps: Bool, disabled: Condition) -> DependencyGraph? {
    var builder = GraphBuilder(sections: sections.count, rows: rows.count)
    for section in sections { builder.add(section, formDisabled: disabled) }
    for index in rows.indices { builder.add(rows[index], index: index, keeps: keeps) }
    switch builder.build() {
    case .success(let graph): return graph
    case .failure(let found):
      for cycle in found.cycles { report(cycle) }
      return nil
    }
  }

  private mutating func report(_ cycle: [GraphNode]) {
    // A row that reads itself to tell whether it is hidden is reported where it does.
    let isOneRow = Set(cycle.map(\.row)).count == 1 && cycle[0].row != nil
    if isOneRow, diagnostics.contains(where: { $0.code == "C034" }) { return }
    var path = cycle.first.map { spoken($0) } ?? ""
    for (node, next) in zip(cycle, cycle.dropFirst() + cycle.prefix(1)) {
      path += (isSet(node, by: next) ? " is set by " : " reads ") + spoken(next)
    }
    let start = cycle.compactMap(\.row).first
    let position = start.map { row in
      let place = rows[row].tagPlace
      return scope.position(from: Int(place.offset), to: Int(place.end))
    }
    diagnostics.append(
      Diagnostic(
        .error, code: "C080",
        message: "rows depend on each other in a circle: " + path, position: position))
  }

  /// Whether it is by `onChange` that a node follows another.
  private func isSet(_ node: GraphNode, by owner: GraphNode) -> Bool {
    guard case .rowValue(let row) = node, case .rowValue(let owner) = owner else { return false }
    return rows[row].reactions.contains { $0.owner == owner }
  }

  private func spoken(_ node: GraphNode) -> String {
    switch node {
    case .sectionHidden(let section): "whether section \(sectionName(section)) is hidden"
    case .sectionDisabled(let section): "whether section \(sectionName(section)) is disabled"
    case .rowHidden(let row): "whether \(rowName(row)) is hidden"
    case .rowDisabled(let row): "whether \(rowName(row)) is disabled"
    case .rowValue(let row): "the value of \(rowName(row))"
    }
  }

  private func rowName(_ row: Int) -> String {
    "\"\(rows[row].tag)\" (line \(line(of: rows[row].tagPlace.offset)))"
  }

  private func sectionName(_ section: Int) -> String {
    let title = sections[section].name ?? String(section + 1)
    return "\"\(title)\" (line \(line(of: form.sections[section].offset)))"
  }

  private func line(of offset: UInt32) -> Int {
    scope.position(from: Int(offset), to: Int(offset) + 1).line
  }
}
