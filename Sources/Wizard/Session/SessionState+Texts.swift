extension SessionState {
  /// A text of the form with the answers put in.
  ///
  /// - Parameters:
  ///   - phrase: the text.
  ///   - row: the row whose message it is: its title, value and keys win over tags of that name.
  ///   - arguments: what a rule adds: the limits as they are now.
  /// - Returns: the text.
  func rendered(_ phrase: Phrase, row: Int? = nil, arguments: [String: String] = [:]) -> String {
    guard let template = phrase.template else { return phrase.text }
    let state = row.map { inItem(of: $0) } ?? self
    return template.render(AnswerTexts(state: state, row: row, arguments: arguments))
  }

  /// A value of a row in words.
  func shown(_ value: Value, of row: Int) -> String { shown(value, of: row, in: voice) }

  /// A value of a row in words as somebody else reads it.
  func shown(_ value: Value, of row: Int, in voice: Voice) -> String {
    let type = compiled(row).type
    return type.shown(
      value,
      in: ReadingContext(
        origin: .data, clock: form.clock, rows: type.readsOthers ? inItem(of: row) : nil,
        voice: voice))
  }
}

extension SessionState {
  /// The row that a tag means in the item that is looked at.
  func index(ofTag tag: String) -> Int? {
    var first = scope
    while let list = list(of: first) {
      if let type = compiled(list).list,
        let row = form.templates[type.template].tags.localIndex(of: tag)
      {
        return first + row - type.rows.lowerBound
      }
      first = self.first(of: list) ?? -1
    }
    return form.tags.index(of: tag)
  }
}

extension SessionState: PhraseRenderer {
  func text(of phrase: Phrase) -> String { rendered(phrase) }
}

/// The names that a text of the form can use, and what stands for them.
struct AnswerTexts: TemplateContext {
  let state: SessionState
  let row: Int?
  let arguments: [String: String]

  func value(named name: String) -> TemplateValue? {
    if let row, let own = ownValue(named: name, of: row) { return .text(own) }
    guard let index = state.index(ofTag: name) else { return nil }
    return TemplateValue(state.values[index])
  }

  private func ownValue(named name: String, of row: Int) -> String? {
    let compiled = state.compiled(row)
    switch name {
    case "title": return state.rendered(compiled.title)
    case "value":
      let value = state.values[row]
      if let given = state.given[row], given.refusal != nil { return given.text ?? "" }
      if value == .list([]) { return "" }
      return compiled.isSecret
        ? "" : value.isNull ? state.given[row]?.text ?? "" : state.shown(value, of: row)
    default: break
    }
    if let argument = arguments[name] { return argument }
    if let text = compiled.text(named: name) { return state.rendered(text) }
    guard compiled.hasOwnName(name), name != "tag", name != "type" else { return nil }
    if let limit = limit(named: name, of: compiled) { return limit.text(in: state.voice) }
    return compiled.attributes.value(of: name)?.givenText
  }
}

extension AnswerTexts {
  /// A limit of a row as it is now, or the options that can be chosen; nothing for any other key.
  private func limit(named name: String, of row: CompiledRow) -> Message? {
    if name == "options", let list = row.type.firstOptions {
      return list.choices(
        in: ReadingContext(origin: .data, clock: state.form.clock, rows: state, voice: state.voice))
    }
    for check in row.type.checks {
      guard let limit = check.limit(named: name, in: state) else { continue }
      let followsSecret = check.expressions.contains { state.form.readsSecret($0) }
      return followsSecret ? Message(.secretWord) : limit
    }
    return nil
  }
}

extension TemplateValue {
  /// A value as a text of the form shows it.
  init(_ value: Value) {
    switch value {
    case .null: self = .nothing
    case .boolean(let boolean): self = .boolean(boolean)
    case .list(let items): self = .list(items.map { TemplateValue($0) })
    case .number, .duration: self = .number(value.outputText)
    case .item(let item):
      self = .map(
        zip(item.names.all, item.values).map { TemplateValue.Member($0, TemplateValue($1)) })
    default: self = .text(value.outputText)
    }
  }
}
