/// Writes an answer file to fill in: each row with what a person must know of it, and the defaults in place.
///
/// What has no default, or one that follows other answers, stands behind a `#`; so the file as it is given back
/// changes nothing.
public struct ExampleWriter {
  /// How the file is written.
  public enum Notation: String, CaseIterable, Sendable {
    /// YAML.
    case yaml
    /// Lines of `NAME=VALUE`.
    case env
  }

  private let session: Session
  let notation: Notation

  /// Prepares to write an example.
  ///
  /// - Parameters:
  ///   - session: a started walk without answers.
  ///   - notation: how the file is written.
  public init(_ session: Session, as notation: Notation) {
    self.session = session
    self.notation = notation
  }

  var form: CompiledForm { session.form }

  /// The file, with its line ends.
  public var text: String {
    var lines: [String] = []
    if let title = form.title { lines += comment(session.text(title)) }
    lines += comment(words(.exampleUse))
    for section in form.sections {
      let rows = section.rows.filter { isAnswered(form.rows[$0]) }
      if rows.isEmpty { continue }
      if let title = section.title { lines += ["", ""] + comment("== \(session.text(title)) ==") }
      if let intro = section.intro { lines += comment(session.text(intro)) }
      lines += comment(stateLine(of: section.hidden))
      for row in rows { lines += [""] + entry(of: row) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Whether a file can answer a row.
  func isAnswered(_ row: CompiledRow) -> Bool {
    !row.isComputed && row.type.isQuestion && row.action == nil
  }

  /// A row's comments and its line.
  private func entry(of row: Int) -> [String] {
    let compiled = form.rows[row]
    let (note, value) = defaultOf(compiled, value: followed(row))
    let lines = description(of: compiled, note: note)
    if let list = compiled.list, list.item == nil {
      return lines + item(of: list, named: compiled.tag)
    }
    let sign = notation == .yaml ? ":" : "="
    let gap = notation == .yaml ? " " : ""
    let written = value.map { gap + literal($0) } ?? ""
    return lines + [(isLive(row) ? "" : "#") + compiled.tag + sign + written]
  }

  /// What a person must know of a row, as comments.
  ///
  /// - Parameters:
  ///   - compiled: the row.
  ///   - note: what is said of its default.
  /// - Returns: the lines.
  func description(of compiled: CompiledRow, note: String?) -> [String] {
    let type = keyword(of: compiled)
    let isRequired = if case .constant(true) = compiled.required { true } else { false }
    let kind = isRequired ? words(.exampleRequired, ["type": type]) : type
    var lines = comment("\(session.text(compiled.title)) (\(kind))")
    if let description = compiled.description { lines += comment(session.text(description)) }
    lines += comment(stateLine(of: compiled.hidden))
    if case .predicate(let expression) = compiled.required {
      lines += comment(words(.exampleRequiredWhen, ["predicate": expression.text]))
    }
    lines += limits(of: compiled) + options(of: compiled)
    if let placeholder = compiled.placeholder {
      lines += comment(words(.exampleSuchAs, ["text": session.text(placeholder)]))
    }
    return lines + comment(note)
  }

  /// The row's type; of a list that of its items with an ellipsis.
  private func keyword(of compiled: CompiledRow) -> String {
    guard let list = compiled.list else { return Swift.type(of: compiled.type).keyword }
    return list.item.map { Swift.type(of: $0).keyword + ", …" } ?? "{…}, …"
  }

  private func limits(of compiled: CompiledRow) -> [String] {
    let context = ReadingContext(origin: .data, clock: form.clock, rows: session.state)
    // Numbers of a list do not count in a file; the options are listed instead.
    let hasOptions = compiled.type.optionList != nil || compiled.type is LeftrightRowType
    let accepted = hasOptions ? [] : [compiled.type.accepted(in: context)]
    return (accepted + compiled.toldLimits).flatMap { comment($0.text(in: form.language)) }
  }

  private func options(of compiled: CompiledRow) -> [String] {
    if let pair = compiled.type as? LeftrightRowType {
      return pair.left.options.indices.flatMap { left in
        let rights = pair.rights[left].options.map { shown($0) }.joined(separator: ", ")
        return comment("  \(shown(pair.left.options[left])): \(rights)")
      }
    }
    guard let list = compiled.type.optionList else { return [] }
    let most = 100
    var lines = list.options.prefix(most).flatMap { option in
      let description = option.description.map { ": " + session.text($0) } ?? ""
      let states = [option.hidden, option.disabled].map { stateLine(of: $0) }
      let state = states.compactMap(\.self).map { "; " + $0 }.joined()
      return comment("  \(shown(option))\(description)\(state)")
    }
    if list.options.count > most {
      lines += comment(
        "  " + words(.exampleMore, ["count": String(list.options.count - most)]))
    }
    return lines
  }

  /// An option as it is written, with its title.
  private func shown(_ option: Option) -> String {
    let title = option.shown(in: session.state)
    return literal(option.value) + (title == option.text ? "" : " (\(title))")
  }

  /// What is said of a row's default, and the value that stands in the row's line.
  func defaultOf(_ compiled: CompiledRow, value: Value?) -> (note: String?, value: Value?) {
    if compiled.isSecret {
      if case .generated? = compiled.defaultValue { return (words(.exampleGenerated), nil) }
      return (words(.exampleSecret), nil)
    }
    guard let defaultValue = compiled.defaultValue else { return (nil, nil) }
    switch defaultValue {
    case .constant(let constant):
      return (words(.exampleDefault, ["value": literal(constant)]), constant)
    case .computed(let expression):
      return (words(.exampleFollows, ["source": expression.text]), value)
    case .template(let template):
      return (words(.exampleFollows, ["source": template.phrase.text]), value)
    case .generated: return (words(.exampleGenerated), nil)
    case .command(let command):
      return (words(.exampleFollows, ["source": command.line]), nil)
    case .written:
      return (value.map { words(.exampleDefault, ["value": literal($0)]) }, value)
    }
  }

  private func followed(_ row: Int) -> Value? {
    let value = session.value(of: row)
    return value.isNull ? nil : value
  }

  /// Whether a row's line counts as it stands: its default does not follow other answers.
  private func isLive(_ row: Int) -> Bool {
    let compiled = form.rows[row]
    guard case .constant? = compiled.defaultValue, !compiled.isSecret else { return false }
    return !session.isHidden(row) && !session.isDisabled(row) && session.problem(of: row) == nil
  }

  /// When a part of the form is there; nothing where it always is.
  private func stateLine(of hidden: Condition) -> String? {
    switch hidden {
    case .constant(false): nil
    case .constant(true): words(.exampleNever)
    case .predicate(let expression): words(.exampleUnless, ["predicate": expression.text])
    case .unless(let expression): words(.exampleWhen, ["predicate": expression.text])
    }
  }

  /// Text as lines of comment; nothing for nothing.
  private func comment(_ text: String?) -> [String] {
    guard let text else { return [] }
    return text.lines.map { line in
      let visible = TerminalText.visible(String(line))
      return visible.isEmpty ? "#" : "# " + visible
    }
  }

  /// A value as the file has it.
  private func literal(_ value: Value) -> String {
    var writer = JSONWriter(layout: .compact)
    writer.append(OutputNode(value))
    let json = String(decoding: writer.finished().dropLast(), as: UTF8.self)
    switch value {
    case .null: return ""
    case .boolean, .number, .duration: return json
    case .list, .item: return notation == .yaml ? json : quoted(json)
    case .string, .date, .time, .datetime:
      return notation == .yaml ? json : quoted(value.outputText)
    }
  }

  /// A text in quotes as lines of `NAME=VALUE` have it.
  private func quoted(_ text: String) -> String {
    if !text.unicodeScalars.contains(where: { $0 == "'" || $0.value < 0x20 }) { return "'\(text)'" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "$", "`": quoted += "\\" + String(scalar)
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  private func words(_ word: Word, _ arguments: [String: String] = [:]) -> String {
    Message(word, arguments).text(in: form.language)
  }
}
