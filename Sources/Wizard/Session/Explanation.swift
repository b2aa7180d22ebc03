/// Where a row's value comes from and why the row is as it is, in lines for a person.
public struct Explanation {
  private let session: Session
  private let row: Int

  /// Prepares to explain a row.
  ///
  /// - Parameters:
  ///   - row: the row.
  ///   - session: a started walk.
  public init(of row: Int, in session: Session) {
    self.row = row
    self.session = session
  }

  private var compiled: CompiledRow { session.row(row) }
  private var state: SessionState { session.state.inItem(of: row) }
  private var shownRows: SecretlessContext { SecretlessContext(state: state) }

  /// The explanation: the row with its value, then a line for each of its properties.
  public var lines: [String] {
    var lines = ["\(session.tag(of: row)): \(shownValue)", "  value: \(origin)"]
    lines.append("  \(session.isHidden(row) ? "hidden" : "shown")\(visibility)")
    if session.isDisabled(row) { lines.append("  read-only\(reason(of: disabledConditions))") }
    if let line = line(for: compiled.required, named: "required", otherwise: "not required") {
      lines.append(line)
    }
    if let line = line(for: compiled.ask, named: "asked", otherwise: "not asked"),
      compiled.ask.isExpression
    {
      lines.append(line)
    }
    if let problem = session.problem(of: row) {
      lines.append("  problem: \(problem.message) (\(problem.rule.rawValue))")
    }
    return lines
  }

  private var shownValue: String {
    let value = session.value(of: row)
    if compiled.holdsSecret, !value.isNull, value != .list([]) { return "(secret)" }
    return value.inWords
  }

  /// Which source gave the value.
  private var origin: String {
    if session.isHidden(row), !session.form.keepsHiddenValues { return "none while hidden" }
    if let computation = compiled.computation { return "computed" + derivation(computation) }
    if let given = state.given[row] {
      let place = words(for: given.source)
      return given.refusal == nil ? place : place + ", refused"
    }
    if let reaction = state.decided[row] {
      let owner = session.tag(of: state.placed(reaction.owner))
      let reasons = reaction.expressions.map { ": " + $0.explanation(in: shownRows) }
      return "\(reaction.outcome) by \"onChange\" of \"\(owner)\"" + reasons.joined()
    }
    guard let defaultValue = compiled.defaultValue else {
      return compiled.isComputed ? "of the form" : "not given"
    }
    return "default" + derivation(defaultValue)
  }

  private func derivation(_ source: DefaultValue) -> String {
    switch source {
    case .constant, .written: ""
    case .command(let command): ": " + command.line
    case .generated: ": generated"
    case .computed(let expression): ": " + expression.explanation(in: shownRows)
    case .template(let template): ": " + template.phrase.text
    }
  }

  private func words(for source: AnswerSource) -> String {
    switch source {
    case .person: return "given at the terminal"
    case .journal: return "given in an earlier run"
    case .line(let line): return "given by standard input, line \(line)"
    case .option(let option): return "given by \(option)"
    case .variable(let name): return "given by $\(name)"
    case .file, .place:
      guard let position = source.position else { return "given by a file" }
      return "given by \(position.source):\(position.line):\(position.column)"
    }
  }

  private var visibility: String {
    let section = session.form.sections[compiled.section].hidden
    return reason(of: [(compiled.hidden, ""), (section, "section: ")])
  }

  private var disabledConditions: [(Condition, String)] {
    let section = session.form.sections[compiled.section].disabled
    return [(compiled.disabled, ""), (section, "section: "), (session.form.disabled, "form: ")]
  }

  /// The predicates that decide, with their operands.
  private func reason(of conditions: [(condition: Condition, owner: String)]) -> String {
    let reasons = conditions.compactMap { written -> String? in
      switch written.condition {
      case .constant(let isSet): isSet ? written.owner + "always" : nil
      case .predicate(let expression):
        written.owner + result(of: expression) + expression.explanation(in: shownRows)
      case .unless(let expression):
        written.owner + "when: " + result(of: expression) + expression.explanation(in: shownRows)
      }
    }
    return reasons.isEmpty ? "" : ": " + reasons.joined(separator: "; ")
  }

  private func result(of expression: FormExpression) -> String {
    do throws(ExpressionFailure) {
      return try expression.holds(in: state) ? "true: " : "false: "
    } catch {
      return "fails (\(session.form.reason(for: error))): "
    }
  }

  private func line(for condition: Condition, named name: String, otherwise: String) -> String? {
    switch condition {
    case .constant(let isSet): return isSet ? "  " + name : nil
    case .predicate(let expression), .unless(let expression):
      let isSet = (try? condition.holds(in: state)) ?? false
      let text = result(of: expression) + expression.explanation(in: shownRows)
      return "  \(isSet ? name : otherwise): \(text)"
    }
  }
}
