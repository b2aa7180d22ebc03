extension FormCompiler {
  /// Compiles a row; what is wrong with it is reported, and sound values stand in.
  mutating func compile(_ row: Row, section: Int) -> CompiledRow {
    var row = row
    var found = registry.type(named: row.type.content)
    if found == nil, let custom = types[row.type.content] {
      found = custom.base
      row = Row(tag: row.tag, type: row.type, attributes: custom.completed(row.attributes))
    }
    var reader = AttributeReader(row.attributes, of: .row(row.tag), in: scope)
    reader.pass("tag")
    reader.pass("type")
    if found == nil { reportUnknownType(row, reader.owner) }
    let type = (found ?? RowOfUnknownType.self).init(from: &reader)
    if case .goTo? = type.action, let lead = (type as? ButtonRow)?.lead {
      leads.append((rows.count, lead))
    }
    let compiled = self.row(row, of: type, section: section, from: &reader)
    if let found {
      reader.reportUnknownKeys(known: FormCompiler.rowKeys + found.keys)
    } else {
      reader.reportUnknownKeys(
        known: FormCompiler.rowKeys, tolerating: registry.types.flatMap { $0.keys })
    }
    if !reader.diagnostics.isEmpty { diagnostics += reader.diagnostics }
    checkOwnReads(of: compiled)
    checkDefault(of: compiled)
    checkTexts(of: compiled)
    return compiled
  }

  /// Reports names in a row's texts that are no tags.
  mutating func checkTexts(of compiled: CompiledRow) {
    checkText(compiled.title)
    checkText(compiled.description)
    checkText(compiled.placeholder)
    checkText(compiled.noValueText)
    for phrase in compiled.type.phrases { checkText(phrase) }
    for check in compiled.checks { checkText(check.message, in: compiled) }
    for message in compiled.messages.values { checkText(message, in: compiled) }
  }

  /// Reads the keys of every row.
  mutating func row(
    _ row: Row, of type: any RowType, section: Int, from reader: inout AttributeReader
  ) -> CompiledRow {
    let here = Node(.string(row.tag.content), offset: row.tag.offset, end: row.tag.end)
    let key = readKey(of: row, from: &reader)
    readFormerTags(of: &reader)
    let title = reader.phrase("title")
    let computation = reader.computation(for: type) ?? constant(of: type)
    let defaultValue = type.action == nil ? reader.defaultValue(for: type) : nil
    if computation != nil, defaultValue != nil, let member = reader.take("default") {
      reader.report(
        "C013", "\(reader.owner) is computed and cannot have a default", at: member.value)
    }
    let texts = RowTexts(
      title: title ?? Phrase(text: row.tag.content, template: nil, node: here),
      description: reader.phrase("description"), placeholder: reader.phrase("placeholder"),
      noValueText: reader.phrase("noValueText"), messages: reader.messages())
    let states = RowStates(
      required: reader.condition("required") ?? .constant(false),
      hidden: reader.hiddenCondition(), disabled: reader.condition("disabled") ?? .constant(false),
      ask: reader.condition("ask") ?? .constant(true))
    return CompiledRow(
      tag: row.tag, key: key, texts: texts, type: type, defaultValue: defaultValue,
      computation: computation, states: states,
      checks: reader.checks(),
      isSecret: reader.boolean("secret") ?? false || type.isSecret, section: section,
      attributes: row.attributes)
  }

  /// The value of a row that only informs.
  private func constant(of type: any RowType) -> DefaultValue? {
    if type.isQuestion { return nil }
    return .constant((type as? InfoRow)?.constant ?? .null)
  }

  /// Reads `key`: a name, names with points between them, or false for none.
  private func readKey(of row: Row, from reader: inout AttributeReader) -> [String] {
    guard let member = reader.take("key") else { return [row.tag.content] }
    if case .boolean(false)? = member.value.scalarValue { return [] }
    guard let text = member.value.text else {
      reader.reportKind(of: member.value, key: "key", expected: "a name or false")
      return []
    }
    let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if names.contains("") {
      reader.report("C014", "\"key\" of \(reader.owner) has an empty name", at: member.value)
    }
    return names
  }

  private mutating func reportUnknownType(_ row: Row, _ owner: String) {
    guard !row.type.content.isEmpty, !brokenTypes.contains(row.type.content) else { return }
    let near = NearestName.suggestion(for: row.type.content, among: typeNames)
    diagnostics.append(
      Diagnostic(
        .error, code: "C010",
        message: "unknown type \(row.type.content.quotedForMessage) of \(owner)",
        remedy: near.map { "did you mean \"\($0)\"?" },
        position: scope.position(from: Int(row.type.offset), to: Int(row.type.end))))
  }

  /// Reports a `hidden` that reads the row's own value: it would hide what it depends on.
  mutating func checkOwnReads(of row: CompiledRow) {
    guard let expression = row.hidden.expression else { return }
    for reference in expression.tree.references where reference.row == rows.count {
      if reference.property == .isDisabled { continue }
      let start = scope.source.offset(ofUTF8: reference.offset, in: expression.node)
      diagnostics.append(
        Diagnostic(
          .error, code: "C034",
          message: "row \"\(row.tag)\" reads itself to tell whether it is hidden",
          position: scope.position(from: start, to: start + reference.length)))
    }
  }
}
