/// Finds what is probably not meant in a form that compiles: warnings for `askform check`.
public struct FormAnalysis {
  private let form: CompiledForm
  private var found: [Diagnostic] = []

  /// Looks at a form.
  ///
  /// - Parameter form: the form.
  public init(_ form: CompiledForm) {
    self.form = form
    let expressions = FormExpressions(
      disabled: form.disabled, sections: form.sections, rows: form.rows, checks: form.checks)
    for owned in expressions.all { look(at: owned) }
    for read in form.reads { look(at: read) }
    for (index, section) in form.sections.enumerated() { look(at: section, index: index) }
    for row in form.rows { look(at: row) }
    found += MissingTranslations(in: form).warnings
  }

  /// The warnings, in the order in which they were found.
  public var warnings: [Diagnostic] { form.hasTypes ? found.withoutRepeats : found }

  /// Warns of comparisons that can never agree, options that there are not, and constant predicates.
  private mutating func look(at owned: OwnedExpression) {
    let findings = owned.findings(rows: form.rows, clock: form.clock)
    let hasMismatch = findings.contains { if case .neverEqual = $0.reason { true } else { false } }
    found += findings.filter { finding in
      if case .noSuchOption = finding.reason, hasMismatch { return false }
      return finding.severity != .error
    }.map { $0.diagnostic(in: owned.expression, of: form.source) }
    guard findings.isEmpty, owned.expression.tree.kind == .predicate,
      let outcome = FiniteOutcomes(form).outcome(of: owned.expression)
    else { return }
    let message = "\"\(owned.property)\" is \(outcome ? "true" : "false") whatever is answered"
    warn("W011", message, at: owned.expression.node)
  }

  /// Warns of expressions that read the value of a row that is asked later: it is null until then.
  private mutating func look(at read: FormRead) {
    let start = read.section.map { form.sections[$0].rows.lowerBound } ?? read.row
    guard let start, read.isValue, let expression = read.expression,
      read.section == nil ? read.read > start : read.read >= start,
      !form.rows[read.read].isComputed
    else { return }
    let offset = form.source.offset(ofUTF8: read.offset, in: expression.node)
    let tag = form.rows[read.read].tag
    found.append(
      Diagnostic(
        .warning, code: "W001",
        message:
          "\"\(read.property)\" reads \"\(tag)\", which is asked later and has no answer until then",
        position: form.source.position(from: offset, to: offset + 1 + tag.utf8.count)))
  }

  /// Warns of sections without rows, and of those that are always hidden.
  private mutating func look(at section: CompiledSection, index: Int) {
    guard let node = section.title?.node else { return }
    if section.rows.isEmpty { warn("W002", "the section has no rows", at: node) }
    if case .constant(true) = section.hidden {
      warn("W003", "the section is never shown", at: node)
    }
  }

  /// Warns of rows that are always hidden, and of patterns that other engines read otherwise.
  private mutating func look(at row: CompiledRow) {
    if case .constant(true) = row.hidden {
      found.append(
        Diagnostic(
          .warning, code: "W003", message: "row \"\(row.tag)\" is never shown",
          position: form.source.position(from: Int(row.tagPlace.offset), to: Int(row.tagPlace.end)))
      )
    }
    guard let node = row.attributes.first(where: { $0.key == "pattern" })?.value,
      let text = node.text
    else { return }
    for foreign in Pattern.foreignSyntax(in: text) {
      let start = form.source.offset(ofUTF8: foreign.offset, in: node)
      found.append(
        Diagnostic(
          .warning, code: "W004",
          message:
            "\"\(foreign.text)\" is plain text in a pattern here, but means something to ICU",
          position: form.source.position(from: start, to: start + foreign.text.utf8.count)))
    }
  }

  private mutating func warn(_ code: String, _ message: String, at node: Node) {
    found.append(
      Diagnostic(
        .warning, code: code, message: message,
        position: form.source.position(from: Int(node.offset), to: Int(node.end))))
  }
}

/// Tries a predicate with every combination of answers, where the rows it reads have few.
struct FiniteOutcomes {
  private static let limit = 2_000
  private let form: CompiledForm

  init(_ form: CompiledForm) {
    self.form = form
  }

  /// The one outcome a predicate has; nothing where it has both, fails, or reads rows with many values.
  func outcome(of expression: FormExpression) -> Bool? {
    var domains: [Int: [Value]] = [:]
    var count = 1
    for reference in expression.tree.references {
      guard let row = reference.row, case .value = reference.property, let values = domain(of: row)
      else { return nil }
      if domains.updateValue(values, forKey: row) == nil { count *= values.count }
      if count > FiniteOutcomes.limit { return nil }
    }
    return domains.isEmpty ? nil : outcome(of: expression, over: domains)
  }

  private func outcome(of expression: FormExpression, over domains: [Int: [Value]]) -> Bool? {
    let rows = domains.keys.sorted()
    var places = [Int](repeating: 0, count: rows.count)
    var outcome: Bool?
    while true {
      let values = zip(rows, places).map { row, place in (row, domains[row, default: []][place]) }
      guard
        let holds = try? expression.holds(
          in: TriedAnswers(Dictionary(uniqueKeysWithValues: values)))
      else { return nil }
      if outcome == nil { outcome = holds }
      if outcome != holds { return nil }
      guard
        let next = places.indices.last(where: {
          places[$0] + 1 < domains[rows[$0], default: []].count
        })
      else { return outcome }
      places[next] += 1
      for later in places.indices where later > next { places[later] = 0 }
    }
  }

  /// Every value a row can have, null among them; nothing where they are many.
  private func domain(of row: Int) -> [Value]? {
    let type = form.rows[row].type
    if type is SwitchRow { return [.null, .boolean(true), .boolean(false)] }
    guard let select = type as? SelectRow, !select.allowsOther else { return nil }
    return [.null] + select.list.options.map(\.value)
  }
}

/// Answers that are tried.
struct TriedAnswers: EvaluationContext {
  private let values: [Int: Value]

  init(_ values: [Int: Value]) {
    self.values = values
  }

  func value(ofRow row: Int) -> Value { values[row] ?? .null }
  func isHidden(_ row: Int) -> Bool { false }
  func isDisabled(_ row: Int) -> Bool { false }
  func optionTitle(ofRow row: Int) -> Value { .null }
  var selfValue: Value { .null }
  var now: DateTime { NoOtherRows().now }
  var today: CivilDate { now.date }
}
