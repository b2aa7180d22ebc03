extension SessionState {
  /// What is wrong with a row as it stands; nothing where all is well or the row is hidden.
  func problem(of row: Int) -> Problem? {
    if row < form.rowCount { return standingProblem(of: row) }
    if isDraft(row) { return nil }
    return inItem(of: row).standingProblem(of: row)
  }

  private func standingProblem(of row: Int) -> Problem? {
    let compiled = compiled(row)
    let hidden = number(.rowHidden(row))
    if tainted[hidden], given[row]?.refusal != nil, isTakenByTwin(row) { return nil }
    if flags[hidden] {
      guard tainted[hidden], !compiled.isComputed, let refusal = given[row]?.refusal else {
        return nil
      }
      return problem(refusal, row: row)
    }
    if !compiled.isComputed, let refusal = given[row]?.refusal { return problem(refusal, row: row) }
    if !derivedRefusals.isEmpty, let refusal = derivedRefusals[row] {
      return tainted[number(.rowValue(row))] ? nil : problem(refusal, row: row)
    }
    if !withdrawals.isEmpty, let refusal = withdrawals[row] {
      let deciding = compiled.offeringRow.map { tainted[number(.rowValue(placed($0)))] } ?? false
      return deciding ? nil : problem(refusal, row: row)
    }
    if compiled.list != nil { return problem(ofList: row, compiled) ?? repetition(of: row) }
    let value = values[row]
    if value.isNothing {
      if let missing = missing(compiled, row: row) { return missing }
      let isGivenList = given[row] != nil && compiled.type.isList
      let refused = isGivenList ? refusal(byTypeOf: compiled, row: row, value: value) : nil
      return refused ?? repetition(of: row)
    }
    return refusal(byTypeOf: compiled, row: row, value: value)
      ?? refusal(byChecksOf: compiled, row: row, value: value)
      ?? refusal(byCommandsOf: compiled, row: row, value: value) ?? repetition(of: row)
  }

  /// What is wrong with a list as a whole: how many items there are, and the author's checks.
  private func problem(ofList row: Int, _ compiled: CompiledRow) -> Problem? {
    let items = lists[row]?.items.count ?? 0
    let count = items == 0 ? values[row].listElements?.count ?? 0 : items
    if count == 0, let missing = missing(compiled, row: row) { return missing }
    let isHeld = count > 0 || given[row] != nil || compiled.list?.isSection == true
    guard isHeld, !isDisabled(row) || given[row] != nil || count > 0 else { return nil }
    if let check = compiled.list?.limits.count,
      !check.expressions.contains(where: { readsTainted($0) })
    {
      switch check.verdict(onCount: count, in: self) {
      case .passes: break
      case .refused(let refusal):
        let followsSecret = check.expressions.contains { form.readsSecret($0) }
        return problem(refusal, row: row, hiding: followsSecret ? .limits : nil)
      case .failed(let failure): return problem(failed: failure, row: row)
      }
    }
    if count == 0 || tainted[number(.rowValue(row))] { return nil }
    if items == 0, let repeated = repetition(inDefaultOf: row, compiled) { return repeated }
    return refusal(byChecksOf: compiled, row: row, value: values[row])
      ?? refusal(byCommandsOf: compiled, row: row, value: values[row])
  }

  /// That a default has an item twice.
  private func repetition(inDefaultOf row: Int, _ compiled: CompiledRow) -> Problem? {
    guard compiled.list?.limits.areUnique == true, let items = values[row].listElements else {
      return nil
    }
    var seen: [String: Int] = [:]
    for (place, item) in items.enumerated() {
      guard let first = seen.updateValue(place, forKey: item.itemKey) else { continue }
      let arguments = ["first": "\(tag(of: row))[\(first)]"]
      return problem(Refusal(.uniqueItems, Message(.twiceInList, arguments)), row: row)
    }
    return nil
  }

  /// That an item is in its list already; it is told of the last of its rows that are asked.
  private func repetition(of row: Int) -> Problem? {
    guard let first = first(of: row), let list = list(of: row),
      let earlier = lists[list]?.doubles[first]
    else { return nil }
    let rows = rows(ofItem: first)
    let bearer = rows.last { !isHidden($0) && !compiled($0).isComputed } ?? first
    guard row == bearer, !rows.contains(where: { $0 != row && standingProblem(of: $0) != nil })
    else { return nil }
    let refusal = Refusal(
      .uniqueItems, repetition(of: earlier, from: rows.lazy.compactMap { given[$0]?.source }.first),
      dependsOnOthers: true)
    let found = problem(refusal, row: row)
    return Problem(
      row: row, tag: tag(ofItem: first), rule: found.rule, message: found.message,
      source: found.source, given: rows.count == 1 ? found.given : nil)
  }

  /// That there is such an item already: prompts count items from 1, files from 0.
  private func repetition(of earlier: Int, from source: AnswerSource?) -> Message {
    switch source {
    case .person?, .line?: Message(.twiceAtPrompt, ["first": String(place(ofItem: earlier) + 1)])
    default: Message(.twiceInList, ["first": tag(ofItem: earlier)])
    }
  }

  /// Whether another row of the same key accepts the refused answer of a row, where a refused answer
  /// elsewhere decides which of the two is shown.
  private func isTakenByTwin(_ row: Int) -> Bool {
    guard let own = given[row] else { return false }
    let sharing = sharing(keyOf: row)
    return sharing.contains { twin in
      twin != row && given[twin].map { $0.refusal == nil && $0.source == own.source } ?? false
    }
  }

  /// The rows that have the key of a row, in the same item.
  func sharing(keyOf row: Int) -> [Int] {
    let key = compiled(row).joinedKey
    guard let first = first(of: row), let list = list(of: row),
      let type = compiled(list).list
    else { return form.keys[key] ?? [] }
    let sharing = form.templates[type.template].keys[key] ?? []
    return sharing.map { first + $0 - type.rows.lowerBound }
  }

  /// That an item of a list of values has no value.
  private func isEmptyItem(_ row: Int) -> Bool {
    guard let list = list(of: row) else { return false }
    return compiled(list).list?.rows.count == 1
  }

  private func missing(_ compiled: CompiledRow, row: Int) -> Problem? {
    if isEmptyItem(row), !tainted[number(.rowHidden(row))], given[row] != nil || !isDisabled(row) {
      return problem(Refusal(.required, Message(.itemWithoutValue)), row: row)
    }
    if case .constant(false) = compiled.required { return nil }
    let isFree = compiled.isComputed && compiled.origin == nil
    if isDisabled(row) || isFree || tainted[number(.rowHidden(row))] { return nil }
    if readsTainted(compiled.required.expression) { return nil }
    if given[row] == nil, tainted[number(.rowValue(row))] { return nil }
    // A predicate that fails is told as the failure it is; nothing is demanded by it.
    guard (try? compiled.required.holds(in: self)) == true else { return nil }
    return problem(Refusal(.required, Message(.required)), row: row)
  }

  private func refusal(byTypeOf compiled: CompiledRow, row: Int, value: Value) -> Problem? {
    for check in compiled.type.checks {
      if !check.isConstant, check.expressions.contains(where: { readsTainted($0) }) { continue }
      let verdict =
        check.isConstant
        ? check.verdict(on: value, in: NoOtherRows()) : check.verdict(on: value, in: self)
      switch verdict {
      case .passes: continue
      case .refused(let refusal):
        let followsSecret = check.expressions.contains { form.readsSecret($0) }
        return problem(refusal, row: row, hiding: followsSecret ? .limits : nil)
      case .failed(let failure): return problem(failed: failure, row: row)
      }
    }
    return nil
  }

  private func refusal(byChecksOf compiled: CompiledRow, row: Int, value: Value) -> Problem? {
    guard !compiled.checks.isEmpty else { return nil }
    let context = SelfContext(state: self, selfValue: value)
    for check in compiled.checks {
      if check.expressions.contains(where: { readsTainted($0) }) { continue }
      switch check.verdict(on: value, in: context) {
      case .passes: continue
      case .refused: return problem(broken: check, row: row)
      case .failed(let failure): return problem(failed: failure, row: row)
      }
    }
    return nil
  }

  /// The problem of a check of the author's that does not hold.
  func problem(broken check: PredicateCheck, row: Int?) -> Problem {
    let own = row.flatMap { compiled($0).messages[.predicate] }
    let message =
      (check.message ?? own).map { rendered($0, row: row) }
      ?? Message(.checkFailed, ["predicate": explanation(of: check.predicate, row)])
      .text(in: voice)
    return Problem(
      row: row, tag: row.map { toldTag(of: $0) } ?? "", rule: .predicate, message: message,
      source: row.flatMap { given[$0]?.source }, given: row.flatMap { shownText(of: $0) })
  }

  /// The problem of an expression that failed while a row was checked.
  private func problem(failed failure: ExpressionFailure, row: Int) -> Problem {
    let arguments = [
      "expression": failure.expression.text, "reason": form.reason(for: failure),
    ]
    return Problem(
      row: row, tag: toldTag(of: row), rule: .expression,
      message: compiled(row).messages[.expression].map {
        rendered($0, row: row, arguments: arguments)
      } ?? Message(.expressionFailed, arguments).text(in: form.language),
      source: given[row]?.source,
      given: shownText(of: row))
  }

  /// The problem of a refused answer, in the author's words where there are some.
  ///
  /// - Parameters:
  ///   - refusal: why the answer is refused.
  ///   - row: the row's index.
  ///   - hidden: what of the reason is never shown, beside the answer to a secret row.
  /// - Returns: the problem, with its row, rule, message and source.
  func problem(_ refusal: Refusal, row: Int, hiding hidden: HiddenPart? = nil) -> Problem {
    let compiled = compiled(row)
    let custom = compiled.messages[refusal.rule]
    let explained = refusal.predicate.map { predicate in
      refusal.message.with(["predicate": explanation(of: predicate, row)])
    }
    var reason = explained ?? refusal.message
    for part in [compiled.isSecret ? .answer : nil, hidden].compactMap(\.self) {
      reason = part.hidden(in: reason, language: form.language)
    }
    return Problem(
      row: row, tag: toldTag(of: row), rule: refusal.rule,
      message: custom.map { rendered($0, row: row, arguments: reason.texts(in: voice)) }
        ?? reason.text(in: voice),
      accepted: custom == nil ? refusal.accepted?.text(in: voice) : nil,
      source: given[row]?.source,
      given: shownText(of: row))
  }

  /// A row's answer as given, for a message; nothing for a secret.
  private func shownText(of row: Int) -> String? {
    compiled(row).isSecret ? nil : given[row]?.text
  }

  /// A predicate with what it reads now, for a message.
  private func explanation(of predicate: FormExpression, _ row: Int?) -> String {
    predicate.explanation(in: visible(row), language: form.language)
  }

  /// The rows as a message may show them: secrets in words only.
  private func visible(_ row: Int?) -> SecretlessContext {
    SecretlessContext(state: row.map { inItem(of: $0) } ?? self, selfRow: row)
  }
}

extension Value {
  /// Whether there is no value, or a list without elements.
  var isNothing: Bool {
    switch self {
    case .null: true
    case .list(let items): items.isEmpty
    default: false
    }
  }
}

/// The rows, with the value that is being checked as `SELF`.
struct SelfContext: EvaluationContext {
  let state: SessionState
  let selfValue: Value

  func value(ofRow row: Int) -> Value { state.value(ofRow: row) }
  var isForm: Bool { true }
  func isHidden(_ row: Int) -> Bool { state.isHidden(row) }
  func isDisabled(_ row: Int) -> Bool { state.isDisabled(row) }
  func optionTitle(ofRow row: Int) -> Value { state.optionTitle(ofRow: row) }
  func localOffset(of civil: DateTime) -> Int? { state.localOffset(of: civil) }
  var now: DateTime { state.now }
  var today: CivilDate { state.today }
}

/// The rows as a message may show them: the value of a secret is a word that says so.
struct SecretlessContext: EvaluationContext {
  let state: SessionState
  /// The row whose value is `SELF`.
  var selfRow: Int?

  func value(ofRow row: Int) -> Value {
    let value = state.value(ofRow: row)
    return state.compiled(row).holdsSecret && !value.isNull
      ? .string(Message(.secretWord).text(in: state.form.language)) : value
  }

  var isForm: Bool { true }
  func isHidden(_ row: Int) -> Bool { state.isHidden(row) }
  func isDisabled(_ row: Int) -> Bool { state.isDisabled(row) }
  func optionTitle(ofRow row: Int) -> Value {
    state.compiled(row).holdsSecret ? value(ofRow: row) : state.optionTitle(ofRow: row)
  }
  func localOffset(of civil: DateTime) -> Int? { state.localOffset(of: civil) }
  var selfValue: Value { selfRow.map { value(ofRow: $0) } ?? .null }
  var now: DateTime { state.now }
  var today: CivilDate { state.today }
}
