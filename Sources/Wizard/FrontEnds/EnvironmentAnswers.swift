// In:  the variables of the environment whose names begin with a prefix.
// Out: the answers, given to a session; and what cannot be given to any row.
// Who: every command that takes `--env`.

/// The answers that the environment has (DESIGN §5).
public struct EnvironmentAnswers {
  private let prefix: String
  private let variables: [(name: String, value: String)]
  private var findings = SourceFindings()
  /// By row: the variable that answered it.
  private var answered: [Int: String] = [:]

  /// Takes the variables of a prefix.
  ///
  /// - Parameters:
  ///   - prefix: what the names of all begin with.
  ///   - variables: the names with the prefix, and the values.
  public init(prefix: String, variables: [(name: String, value: String)]) {
    self.prefix = prefix
    self.variables = variables.sorted { $0.name < $1.name }
  }

  /// Gives the answers to a session that has not started.
  ///
  /// A variable that is set and empty gives none; so come secrets that a machine was not told.
  ///
  /// - Parameter session: the session.
  /// - Returns: tags that cannot be told apart, names of no row, and variables without a value.
  public mutating func give(to session: inout Session) -> SourceFindings {
    let names = VariableNames(of: session.form)
    for collision in names.collisions { report(collision, in: session.form) }
    var items = FlatAnswers()
    for variable in variables {
      let rows = names.rows(of: String(variable.name.dropFirst(prefix.count)))
      if rows.isEmpty, let item = item(of: variable.name, in: session.form) {
        add(variable, of: item, to: &items, in: session.form)
      } else if rows.isEmpty {
        reportUnknown(variable.name, among: names, in: session.form)
      } else if variable.value.isEmpty {
        note(empty: variable.name, of: rows[0], in: session.form)
      } else {
        let length = UInt32(truncatingIfNeeded: variable.value.utf8.count)
        let node = Node(.string(variable.value), offset: 0, end: length)
        for row in rows { give(node, of: variable.name, to: row, in: &session) }
      }
    }
    findings.errors += items.give(to: &session, once: true)
    return findings
  }

  private func item(of variable: String, in form: CompiledForm) -> ItemName? {
    let name = String(variable.dropFirst(prefix.count))
    return VariableNames.itemName(of: name, in: form).flatMap { ItemName($0) }
  }

  /// Keeps an answer in a list until all lists as a whole are given.
  private mutating func add(
    _ variable: (name: String, value: String), of item: ItemName, to items: inout FlatAnswers,
    in form: CompiledForm
  ) {
    if variable.value.isEmpty {
      note(empty: variable.name, of: form.rows(named: item.list)[0], in: form)
      return
    }
    // An item as a whole may be a map as JSON.
    let isWhole = item.steps.last?.part == nil
    let source = AnswerSource.variable(variable.name)
    items.add(
      item,
      isWhole
        ? .text(variable.value) : .node(Node(.string(variable.value), offset: 0, end: 0)),
      at: source, named: source)
  }

  /// Gives an answer, unless the row has one by its other name.
  private mutating func give(
    _ node: Node, of name: String, to row: Int, in session: inout Session
  ) {
    if let other = answered.updateValue(name, forKey: row) {
      let message = Message(.variableTwice, ["variable": "$" + other])
      findings.errors.append(
        Problem(
          row: row, tag: session.form.rows[row].tag, rule: .duplicate,
          message: message.text(in: session.form.language), source: .variable(name)))
      return
    }
    session.give(node, to: row, from: .variable(name))
  }

  private mutating func report(_ collision: VariableNames.Collision, in form: CompiledForm) {
    let arguments = [
      "first": collision.names[0], "second": collision.names[1],
      "variable": prefix + collision.variable,
    ]
    findings.errors.append(
      Problem(
        row: collision.row, tag: form.rows[collision.row].tag, rule: .duplicate,
        message: Message(.oneVariable, arguments).text(in: form.language)))
  }

  private mutating func reportUnknown(
    _ name: String, among names: VariableNames, in form: CompiledForm
  ) {
    let near = NearestName.suggestion(
      for: name, among: names.variables.map { prefix + $0 })
    findings.unused.append(
      Problem(
        tag: "", rule: .unknown, message: Message(.unknownVariable).text(in: form.language),
        suggestion: near.map { Message(.didYouMean, ["name": $0]).text(in: form.language) },
        source: .variable(name)))
  }

  private mutating func note(empty name: String, of row: Int, in form: CompiledForm) {
    findings.notes.append(
      Problem(
        row: row, tag: form.rows[row].tag, rule: .leftover,
        message: Message(.emptyVariable).text(in: form.language), source: .variable(name)))
  }
}
