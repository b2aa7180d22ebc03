/// Gathers the edges of a form's dependency graph and puts its nodes in order.
struct GraphBuilder {
  private let sectionCount: Int
  private let nodeCount: Int
  private(set) var edges: [(from: Int32, to: Int32)] = []
  private var rechecks: [(from: Int32, to: Int32)] = []
  /// By section: whether its rows may be hidden, or disabled, by it or the form.
  private var holds: [(hidden: Bool, disabled: Bool)] = []
  /// The nodes that can ever be another than at first, in their own order.
  private var changing: [Int32]

  init(sections: Int, rows: Int) {
    sectionCount = sections
    nodeCount = GraphNode.count(sections: sections, rows: rows)
    changing = Array(0..<Int32(2 * sections))
    changing.reserveCapacity(nodeCount)
  }

  /// Adds what the next section's states read; the form's `disabled` counts as every section's.
  mutating func add(_ section: CompiledSection, formDisabled: Condition) {
    let index = holds.count
    addReads(of: section.hidden.expression, by: .sectionHidden(index))
    addReads(of: section.disabled.expression, by: .sectionDisabled(index))
    addReads(of: formDisabled.expression, by: .sectionDisabled(index))
    holds.append((section.hidden.mayHold, section.disabled.mayHold || formDisabled.mayHold))
  }

  /// Adds what a row's states and value read, once all sections are added.
  mutating func add(_ row: CompiledRow, index: Int, keeps: Bool) {
    if row.standsAlone { return addPlace(of: row, index: index, keeps: keeps) }
    addReads(of: row.hidden.expression, by: .rowHidden(index))
    addReads(of: row.disabled.expression, by: .rowDisabled(index))
    addPlace(of: row, index: index, keeps: keeps)
    if !row.keepsToItself { addValue(of: row, index: index) }
    addRecheck(of: index, by: row.required.expression)
    addRecheck(of: index, by: row.ask.expression)
  }

  /// Adds what a row's value, its checks and its options read.
  private mutating func addValue(of row: CompiledRow, index: Int) {
    addReads(of: row.computation, by: index)
    addReads(of: row.defaultValue, by: index)
    for reaction in row.reactions { addReads(of: reaction, by: index) }
    addReads(of: row.offeringReference, by: .rowValue(index))
    for read in row.optionCommand?.reads ?? [] {
      addEdge(from: .rowValue(read), to: .rowValue(index))
    }
    addRecheck(of: index, by: row.offeringReference)
    for check in row.checks {
      for expression in check.expressions { addRecheck(of: index, by: expression) }
    }
    for check in row.type.checks where !check.isConstant {
      for expression in check.expressions { addRecheck(of: index, by: expression) }
    }
    for check in row.commandChecks {
      for expression in check.expressions { addRecheck(of: index, by: expression) }
      for read in check.command.reads { addRecheck(of: index, by: .rowValue(read)) }
    }
  }

  /// Adds how the nodes of a row follow each other, and those of its list or section.
  private mutating func addPlace(of row: CompiledRow, index: Int, keeps: Bool) {
    let (section, isInList) = (row.section, row.listRow != nil)
    let mayHide = isInList || row.hidden.mayHold || holds[section].hidden
    let mayDisable = isInList || row.disabled.mayHold || holds[section].disabled
    if mayHide { changing.append(number(.rowHidden(index))) }
    if mayDisable { changing.append(number(.rowDisabled(index))) }
    changing.append(number(.rowValue(index)))
    if !mayHide, !mayDisable { return }
    if let list = row.listRow {
      addEdge(from: .rowHidden(list), to: .rowHidden(index))
      addEdge(from: .rowDisabled(list), to: .rowDisabled(index))
      addEdge(from: .rowHidden(index), to: .rowValue(index))
      addEdge(from: .rowValue(index), to: .rowValue(list))
      return
    }
    if holds[section].hidden { addEdge(from: .sectionHidden(section), to: .rowHidden(index)) }
    if holds[section].disabled { addEdge(from: .sectionDisabled(section), to: .rowDisabled(index)) }
    if !keeps, mayHide { addEdge(from: .rowHidden(index), to: .rowValue(index)) }
  }

  private mutating func addReads(of source: DefaultValue?, by row: Int) {
    switch source {
    case .computed(let expression)?: addReads(of: expression, by: .rowValue(row))
    case .template(let template)?:
      for read in template.rows { addEdge(from: .rowValue(read), to: .rowValue(row)) }
    case .command(let command)?:
      for read in command.reads { addEdge(from: .rowValue(read), to: .rowValue(row)) }
    case .constant?, .generated?, .written?, nil: break
    }
  }

  /// Adds what an entry of `onChange` reads; where it reads the row it acts on, it finds the value it replaces.
  private mutating func addReads(of reaction: Reaction, by row: Int) {
    addEdge(from: .rowValue(reaction.owner), to: .rowValue(row))
    for expression in reaction.expressions {
      for reference in expression.tree.references {
        guard let node = GraphNode(read: reference), node != .rowValue(row) else { continue }
        addEdge(from: node, to: .rowValue(row))
      }
    }
  }

  private mutating func addRecheck(of row: Int, by expression: FormExpression?) {
    guard let expression else { return }
    for reference in expression.tree.references {
      if let node = GraphNode(read: reference) { addRecheck(of: row, by: node) }
    }
  }

  private mutating func addRecheck(of row: Int, by node: GraphNode) {
    rechecks.append((number(node), Int32(row)))
  }

  private mutating func addReads(of expression: FormExpression?, by reader: GraphNode) {
    guard let expression else { return }
    for reference in expression.tree.references {
      if let node = GraphNode(read: reference) { addEdge(from: node, to: reader) }
    }
  }

  private mutating func addEdge(from read: GraphNode, to reader: GraphNode) {
    edges.append((number(read), number(reader)))
  }

  private func number(_ node: GraphNode) -> Int32 { Int32(node.number(sections: sectionCount)) }

  /// Puts the nodes in order.
  ///
  /// - Returns: the graph, or the cycles that keep its nodes from having an order.
  mutating func build() -> Result<DependencyGraph, DependencyCycles> {
    let dependants = AdjacencyList(count: nodeCount, pairs: edges)
    let rechecked = AdjacencyList(count: nodeCount, pairs: rechecks)
    // Where each node only reads nodes before it, as in most forms, the nodes are in order as they are.
    if edges.allSatisfy({ $0.from < $0.to }) {
      let order = Array(0..<Int32(nodeCount))
      return .success(
        DependencyGraph(
          sectionCount: sectionCount, order: order, changing: changing, rank: order,
          dependants: dependants, rechecked: rechecked))
    }
    for index in edges.indices { edges[index] = (edges[index].to, edges[index].from) }
    let reads = AdjacencyList(count: nodeCount, pairs: edges)
    var sorter = TopologicalSorter(reads: reads, count: nodeCount)
    sorter.sort()
    if !sorter.cycles.isEmpty {
      let cycles = sorter.cycles.map { cycle in
        cycle.map { GraphNode(number: Int($0), sections: sectionCount) }
      }
      return .failure(DependencyCycles(cycles: cycles))
    }
    var rank = [Int32](repeating: 0, count: nodeCount)
    for (place, node) in sorter.order.enumerated() { rank[Int(node)] = Int32(place) }
    changing.sort { rank[Int($0)] < rank[Int($1)] }
    return .success(
      DependencyGraph(
        sectionCount: sectionCount, order: sorter.order, changing: changing, rank: rank,
        dependants: dependants, rechecked: rechecked))
  }
}

/// Rows that depend on each other in a circle.
struct DependencyCycles: Error, Equatable, Sendable {
  /// The nodes of each circle, each reading the next and the last reading the first.
  let cycles: [[GraphNode]]
}

extension GraphNode {
  /// What a reference of an expression reads; nothing for one that was not resolved.
  init?(read reference: ExpressionTree.Reference) {
    guard let row = reference.row else { return nil }
    switch reference.property {
    case .isHidden: self = .rowHidden(row)
    case .isDisabled: self = .rowDisabled(row)
    default: self = .rowValue(row)
    }
  }
}
