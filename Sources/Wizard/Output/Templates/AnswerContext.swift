/// The answers of a session as a template file sees them.
public struct AnswerContext: TemplateContext {
  private let state: SessionState
  private let names: AnswerNames
  private let showsSecrets: Bool

  /// Looks at the answers as they are.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - showsSecrets: whether secrets have their values; else they are empty.
  public init(_ session: Session, showsSecrets: Bool = true) {
    state = session.state
    names = AnswerNames(session.form)
    self.showsSecrets = showsSecrets
  }

  /// What a tag, a key or a name made of a tag stands for.
  ///
  /// - Parameter name: the name, or its first part.
  /// - Returns: the value, `nothing` for a row that is hidden or has none; nil where the name is unknown.
  public func value(named name: String) -> TemplateValue? {
    switch names.meaning(of: name) {
    case nil: nil
    case .row(let row)?: value(of: row)
    case .title(let row)?:
      guarded(row) { titles(of: state.values[row], state.compiled(row).type, in: state) }
    case .choice(let row)?:
      guarded(row) { choices(of: state.values[row], state.compiled(row).type) }
    case .group(let name)?: group(name)
    }
  }

  private func value(of row: Int) -> TemplateValue {
    let compiled = state.form.rows[row]
    if let list = compiled.list, list.item == nil, !state.isHidden(row) {
      return items(of: row, list)
    }
    return guarded(row) { TemplateValue(state.values[row]) }
  }

  /// A list of items: their rows by their tags, and what is made of these; only secrets may not be seen.
  private func items(of row: Int, _ list: RowOfItems) -> TemplateValue {
    let rows = list.rows.map { state.form.row(at: $0) }
    let elements = state.values[row].listElements ?? []
    let firsts = state.lists[row]?.items ?? []
    return .list(
      elements.enumerated().map { place, element in
        guard case .item(let item) = element else { return .nothing }
        let state = firsts.count == elements.count ? state.inItem(of: firsts[place]) : state
        let named = zip(zip(item.names.all, item.values), rows)
        let values = named.map { named, row in
          TemplateValue.Member(named.0, guarded(row) { TemplateValue(named.1) })
        }
        let made = zip(item.values, rows).flatMap { value, row in
          AnswerNames.made(of: row, besides: item.names.all).map { name, isTitle in
            TemplateValue.Member(
              name,
              guarded(row) {
                isTitle ? titles(of: value, row.type, in: state) : choices(of: value, row.type)
              })
          }
        }
        return .map(values + made)
      })
  }

  /// A value, or nothing where the row is hidden or may not be seen.
  private func guarded(_ row: Int, _ value: () -> TemplateValue) -> TemplateValue {
    state.isHidden(row) ? .nothing : guarded(state.form.rows[row], value)
  }

  private func guarded(_ row: CompiledRow, _ value: () -> TemplateValue) -> TemplateValue {
    guard row.holdsSecret else { return value() }
    return showsSecrets ? .secret(value()) : .nothing
  }

  private func titles(
    of value: Value, _ type: any RowType, in state: SessionState
  ) -> TemplateValue {
    let context = ReadingContext(origin: .data, clock: state.form.clock, rows: state)
    let list = type.choosingType.optionList
    func title(of value: Value) -> TemplateValue {
      let option = type.offeredOptions.first { $0.value.isSameChoice(as: value) }
      return .text(list?.shown(value, in: context) ?? option?.shown(in: state) ?? value.outputText)
    }
    switch value {
    case .null: return .nothing
    case .list(let items): return .list(items.map(title))
    case let value: return title(of: value)
    }
  }

  private func choices(of value: Value, _ type: any RowType) -> TemplateValue {
    let chosen = value.listElements ?? (value.isNull ? [] : [value])
    return type.choices { option in chosen.contains { $0.isSameChoice(as: option.value) } }
  }

  /// The values below a name of the output; of rows that share a key the visible one counts.
  private func group(_ name: String) -> TemplateValue {
    let rows = state.form.rows
    return names.group(name) { row in
      let sharing = state.form.keys[rows[row].joinedKey] ?? []
      let isLeft = state.isHidden(row) && sharing.contains { !state.isHidden($0) }
      return isLeft ? nil : value(of: row)
    }
  }
}

/// An example of what each name of a template file stands for, before there are answers.
struct ExampleContext: TemplateContext {
  let names: AnswerNames

  func value(named name: String) -> TemplateValue? {
    switch names.meaning(of: name) {
    case nil: nil
    case .row(let row)?, .title(let row)?: example(of: row)
    case .choice(let row)?: choices(of: row)
    case .group(let name)?: names.group(name) { example(of: $0) }
    }
  }

  private func example(of row: Int) -> TemplateValue {
    let compiled = names.form.row(at: row)
    guard let list = compiled.list, list.rows.count > 1 else {
      return compiled.type.isList ? .list([.text("x")]) : .text("x")
    }
    let tags = list.rows.map { names.form.row(at: $0).tag }
    let members = list.rows.flatMap { part in
      let row = names.form.row(at: part)
      let made = AnswerNames.made(of: row, besides: tags).map { name, isTitle in
        TemplateValue.Member(name, isTitle ? example(of: part) : choices(of: part))
      }
      return [TemplateValue.Member(row.tag, example(of: part))] + made
    }
    return .list([.map(members)])
  }

  private func choices(of row: Int) -> TemplateValue {
    names.form.row(at: row).type.choices { _ in true }
  }
}

extension TemplateFile {
  /// Looks for what is wrong before there are answers.
  ///
  /// - Parameters:
  ///   - form: the form whose answers the template will be filled with.
  ///   - isLax: whether unknown names and missing partials are warnings.
  /// - Returns: what is wrong, in the order of the texts.
  public mutating func findings(for form: CompiledForm, isLax: Bool) -> [Diagnostic] {
    let names = AnswerNames(form)
    let places = TemplateNotations.notation(named: notation)
    return findings(ExampleContext(names: names), names.all, places, isLax, form.language)
  }

  /// Looks for what is wrong, with examples of what the names stand for.
  mutating func findings(for example: some TemplateContext) -> [Diagnostic] {
    findings(example, [], TemplateNotations.notation(named: notation), false, .english)
  }

  private mutating func findings(
    _ example: some TemplateContext, _ names: [String], _ notation: some TemplateNotation,
    _ isLax: Bool, _ language: Language
  ) -> [Diagnostic] {
    let checker = TemplateChecker(self, context: example, names: names, notation: notation)
    self = checker.files
    return diagnostics + diagnostics(for: checker.faults, isLax: isLax, in: language)
  }
}
