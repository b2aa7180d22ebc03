/// Finds the rows and sections of a form that are never shown, whatever is answered.
///
/// Where values of hidden rows are dropped, what follows from a row that is never shown is found too.
struct FormReach {
  private let form: CompiledForm
  /// The rows that are never shown.
  private(set) var hiddenRows: Set<Int> = []
  /// The sections that are never shown.
  private(set) var hiddenSections: Set<Int> = []

  /// Looks at a form.
  init(_ form: CompiledForm) {
    self.form = form
    var isGrowing = true
    while isGrowing {
      let before = hiddenRows.count + hiddenSections.count
      for (index, section) in form.sections.enumerated() where isAlwaysHidden(section.hidden) {
        hiddenSections.insert(index)
        hiddenRows.formUnion(section.rows)
      }
      for (index, row) in form.rows.enumerated() where isAlwaysHidden(row.hidden) {
        hiddenRows.insert(index)
      }
      for (index, row) in form.itemRows.enumerated()
      where isAlwaysHidden(row.hidden) || row.listRow.map(hiddenRows.contains) == true {
        hiddenRows.insert(form.rows.count + index)
      }
      isGrowing = hiddenRows.count + hiddenSections.count > before
    }
  }

  /// Whether a row or section is hidden by its own condition, whatever is answered.
  private func isAlwaysHidden(_ condition: Condition) -> Bool {
    switch condition {
    case .constant(let isHidden): isHidden
    case .predicate(let expression): outcome(of: expression) == true
    case .unless(let expression): outcome(of: expression) == false
    }
  }

  /// What decides that something is never shown, for a message.
  func reason(for condition: Condition) -> String {
    switch condition {
    case .constant: ""
    case .predicate: ": \"hidden\" always holds"
    case .unless: ": \"when\" never holds"
    }
  }

  /// Whether a state predicate that comes out one way makes its row or section always shown.
  func isAlwaysShown(_ owned: OwnedExpression) -> Bool {
    if let row = owned.row { return !hiddenRows.contains(row) }
    return owned.section.map { !hiddenSections.contains($0) } ?? true
  }

  /// The one outcome a predicate has whatever is answered; nothing where it has both, or it cannot be told.
  func outcome(of owned: OwnedExpression) -> Bool? { outcome(of: owned.expression) }

  private func outcome(of expression: FormExpression) -> Bool? {
    if let constant = constantOutcome(of: expression) { return constant }
    var domains: [Int: [Value]] = [:]
    var count = 1
    for reference in expression.tree.references {
      guard let row = reference.row else { return nil }
      switch reference.property {
      case .isHidden where hiddenRows.contains(row): continue
      case .value:
        guard let values = domain(of: row) else { return nil }
        if domains.updateValue(values, forKey: row) == nil { count *= values.count }
        if count > 2_000 { return nil }
      default: return nil
      }
    }
    return FiniteOutcomes(domains, hidden: hiddenRows).outcome(of: expression)
  }

  private func constantOutcome(of expression: FormExpression) -> Bool? {
    let owned = OwnedExpression(row: nil, section: nil, property: "", expression: expression)
    for finding in owned.findings(rows: form.allRows, clock: form.clock) {
      if case .constant(let holds) = finding.reason { return holds }
    }
    return nil
  }

  /// Every value a row can have, null among them; nothing where they are many.
  private func domain(of row: Int) -> [Value]? {
    let type = form.row(at: row).type
    if hiddenRows.contains(row), !form.keepsHiddenValues {
      return [type.isList ? .list([]) : .null]
    }
    if form.row(at: row).isComputed { return nil }
    return type.domain.map { [.null] + $0 }
  }
}
