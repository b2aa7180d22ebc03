extension FormCompiler {
  /// Hands each entry of `onChange` to the row that it acts on, once all rows are compiled.
  mutating func placeReactions() {
    guard !reactions.isEmpty else { return }
    var byTarget: [Int: [Reaction]] = [:]
    var owners: Set<Int> = []
    for written in reactions.sorted(by: { $0.owner < $1.owner }) {
      var reader = AttributeReader([], of: .row(rows[written.owner].tagPlace), in: scope)
      if let fault = fault(of: written) {
        reader.report("C112", "\"onChange\" of \(reader.owner) \(fault)", at: written.place)
      } else if let effect = effect(of: written, reportingTo: &reader) {
        owners.insert(written.owner)
        byTarget[written.target, default: []].append(
          Reaction(owner: written.owner, effect: effect, condition: written.condition))
      }
      diagnostics += reader.diagnostics
    }
    for (row, entries) in byTarget { rows[row] = rows[row].reacting(by: entries) }
    for row in owners { rows[row] = rows[row].watched }
  }

  private func effect(
    of written: WrittenReaction, reportingTo reader: inout AttributeReader
  ) -> Reaction.Effect? {
    let target = rows[written.target]
    switch written.content {
    case .effect(let effect): return effect
    case .literal(let node):
      if case .null = node.content { return .clear }
      return reader.literal(node, for: target.type) { owner in
        "\"value\" for row \"\(target.tag)\" in \"onChange\" of \(owner)"
      }.map { .set($0) }
    }
  }

  /// What is wrong with the rows of an entry; nothing where it can act.
  private func fault(of written: WrittenReaction) -> String? {
    let owner = rows[written.owner]
    let target = rows[written.target]
    let name = "\"\(target.tag)\""
    if !owner.type.isQuestion { return "would never run, as the row is no question" }
    if written.owner == written.target { return "acts on the row itself" }
    if let list = owner.listRow, target.listRow != list {
      return "acts on \(name), which is not in the same item"
    }
    if !target.type.isQuestion { return "acts on \(name), which is no question" }
    if target.computation != nil { return "acts on \(name), which is computed" }
    if target.list?.isSection == true {
      return "acts on \(name), which is a multivalued section; its items are the person's own"
    }
    return nil
  }
}
