/// Finds what is probably not meant in a form that compiles: warnings for `askform check`.
public struct FormAnalysis {
  private let form: CompiledForm
  private var positions: SourcePositions
  private var reach: FormReach
  private var found: [Diagnostic] = []

  /// Looks at a form.
  ///
  /// - Parameter form: the form.
  public init(_ form: CompiledForm) {
    self.form = form
    positions = SourcePositions(form.source)
    reach = FormReach(form)
    let expressions = FormExpressions(
      disabled: form.disabled, sections: form.sections, rows: form.allRows, checks: form.checks,
      commandChecks: form.commandChecks)
    for owned in expressions.all { look(at: owned) }
    for read in form.reads { look(at: read) }
    for (index, section) in form.sections.enumerated() { look(at: section, index: index) }
    for (index, row) in form.allRows.enumerated() { look(at: row, index: index) }
    found += MissingTranslations(in: form).warnings
  }

  /// The warnings, in the order in which they were found.
  public var warnings: [Diagnostic] {
    if let wording = form.written.wording { return wording.worded(found) }
    return form.hasTypes ? found.withoutRepeats : found
  }

  /// Warns of comparisons that can never agree, options that there are not, and constant predicates.
  private mutating func look(at owned: OwnedExpression) {
    var findings = owned.findings(rows: form.allRows, clock: form.clock)
    let hasMismatch = findings.contains { if case .neverEqual = $0.reason { true } else { false } }
    // That a row is never shown is said at the row, with what decides.
    let isState = owned.property == "hidden" || owned.property == "when"
    findings.removeAll { finding in
      switch finding.reason {
      case .noSuchOption: hasMismatch
      case .constant: isState
      case .fault: true
      case .neverEqual: false
      }
    }
    for finding in findings {
      let place = finding.place(in: owned.expression, of: form.source)
      found.append(finding.diagnostic(at: positions.position(from: place.start, to: place.end)))
    }
    guard owned.expression.tree.kind == .predicate, findings.isEmpty,
      let holds = reach.outcome(of: owned), isState == false || reach.isAlwaysShown(owned)
    else { return }
    warn(
      "W011", "\"\(owned.property)\" \(holds ? "always" : "never") holds", at: owned.expression.node
    )
  }

  /// Warns of expressions that read the value of a row that is asked later: it is null until then.
  private mutating func look(at read: FormRead) {
    let start = read.section.map { form.sections[$0].rows.lowerBound } ?? read.row
    guard let start, read.isValue, read.property != "onChange", let expression = read.expression,
      form.isAsked(read.read, after: start, orAt: read.section != nil),
      !form.row(at: read.read).isComputed
    else { return }
    let offset = form.source.offset(ofUTF8: read.offset, in: expression.node)
    let tag = form.row(at: read.read).tag
    warn(
      "W001",
      "\"\(read.property)\" reads \"\(tag)\", which is asked later and has no answer until then",
      from: offset, to: offset + 1 + tag.utf8.count)
  }

  /// Warns of sections without rows, and of those that are always hidden.
  private mutating func look(at section: CompiledSection, index: Int) {
    let node = section.hidden.expression?.node ?? section.title?.node
    guard let node else { return }
    if section.rows.isEmpty { warn("W002", "the section has no rows", at: node) }
    if reach.hiddenSections.contains(index) {
      warn("W003", "the section is never shown\(reach.reason(for: section.hidden))", at: node)
    }
  }

  /// Warns of rows that are always hidden, and of patterns that other engines read otherwise.
  private mutating func look(at row: CompiledRow, index: Int) {
    if reach.hiddenRows.contains(index), !reach.hiddenSections.contains(row.section),
      !row.isFiller
    {
      warn(
        "W003", "row \"\(row.tag)\" is never shown\(reach.reason(for: row.hidden))",
        from: Int(row.tagPlace.offset), to: Int(row.tagPlace.end))
    }
    lookAtGeneratedNames(of: row)
    guard let node = row.attributes.value(of: "pattern"),
      let text = node.text
    else { return }
    for foreign in Pattern.foreignSyntax(in: text) {
      let start = form.source.offset(ofUTF8: foreign.offset, in: node)
      warn(
        "W004",
        "\"\(foreign.text)\" is plain text in a pattern here, but means something to ICU",
        from: start, to: start + foreign.text.utf8.count)
    }
  }

  /// Warns of tags that take the place of names that a template file makes of other tags.
  private mutating func lookAtGeneratedNames(of row: CompiledRow) {
    for suffix in row.type.generatedNames {
      guard let other = form.tags.index(of: row.tag + suffix) else { continue }
      let tag = form.rows[other].tagPlace
      warn(
        "W012",
        "a template file reads this row as \"\(tag.content)\", which else would tell of \"\(row.tag)\"",
        from: Int(tag.offset), to: Int(tag.end))
    }
  }

  private mutating func warn(_ code: String, _ message: String, at node: Node) {
    warn(code, message, from: Int(node.offset), to: Int(node.end))
  }

  private mutating func warn(_ code: String, _ message: String, from: Int, to: Int) {
    let warning = Diagnostic(
      .warning, code: code, message: message, position: positions.position(from: from, to: to))
    // What is made of one value of a form of the library Form reads the same row more than once.
    if found.last != warning { found.append(warning) }
  }
}

extension CompiledForm {
  /// Whether a row is asked later than another one.
  fileprivate func isAsked(_ row: Int, after other: Int, orAt isAt: Bool) -> Bool {
    let (one, two) = (outermost(row), outermost(other))
    if one != two { return one > two }
    // A list is complete when its last item is.
    if row < rows.count, row != other { return false }
    return isAt ? row >= other : row > other
  }
}

extension CompiledRow {
  /// Whether the row is hidden for good and says nothing: it only makes the items of a list maps.
  package var isFiller: Bool {
    type is InfoRowType && hidden.expression == nil
      && attributes.allSatisfy { ["tag", "type", "hidden"].contains($0.key) }
  }
}
