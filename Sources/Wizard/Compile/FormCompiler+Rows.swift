extension FormCompiler {
  /// Compiles a row; what is wrong with it is reported, and sound values stand in.
  mutating func compile(_ row: Row, section: Int, list: Int? = nil) -> CompiledRow {
    if let found = registry.type(named: row.type.content) {
      return compile(row, of: found, section: section, list: list)
    }
    guard let custom = types[row.type.content] else {
      return compile(row, of: nil, section: section, list: list)
    }
    var attributes = custom.completed(row.attributes)
    if attributes.value(of: "list") != nil {
      attributes = attributes.withOwnChecks(of: row.attributes, custom: custom)
    }
    return compile(
      Row(tag: row.tag, type: row.type, attributes: attributes), of: custom.base, custom: custom,
      section: section, list: list)
  }

  private mutating func compile(
    _ row: Row, of found: (any RowType.Type)?, custom: CustomType? = nil, section: Int, list: Int?
  ) -> CompiledRow {
    var reader = AttributeReader(row.attributes, of: .row(row.tag), in: scope)
    reader.pass("tag")
    reader.pass("type")
    if found == nil { reportUnknownType(row, reader.owner) }
    let type = type(found, of: row, custom: custom, section: section, from: &reader)
    if case .goTo? = type.action, let lead = (type as? ButtonRowType)?.lead {
      leads.append((rows.count, lead))
    }
    let compiled = self.row(row, of: type, section: section, list: list, from: &reader)
    let written = reader.reactions(of: rows.count)
    if !written.isEmpty { reactions += written }
    if let found {
      reader.reportUnknownKeys(known: FormCompiler.rowKeys + found.keys)
    } else {
      reader.reportUnknownKeys(
        known: FormCompiler.rowKeys, tolerating: registry.types.flatMap { $0.keys })
    }
    if !reader.diagnostics.isEmpty { diagnostics += reader.diagnostics }
    if let list { refuseMadeOptions(of: compiled.type, inItemOf: list, reader.owner) }
    checkOwnReads(of: compiled)
    checkDefault(of: compiled)
    checkTexts(of: compiled)
    return compiled
  }

  /// Reads the keys of a row's type, and whether the row is a list of it.
  ///
  /// Out of sight of those who use the type: they would be compiled to take it apart and to put it together again.
  @inline(never)
  private mutating func type(
    _ found: (any RowType.Type)?, of row: Row, custom: CustomType?, section: Int,
    from reader: inout AttributeReader
  ) -> any RowType {
    let type = (found ?? RowOfUnknownType.self).init(from: &reader)
    guard let limits = reader.itemLimits() else { return type }
    return listType(of: type, in: row, custom: custom, limits, section: section, from: &reader)
  }

  /// Reports names in a row's texts that are no tags.
  mutating func checkTexts(of compiled: CompiledRow) {
    checkText(compiled.title)
    checkText(compiled.description)
    checkText(compiled.placeholder)
    checkText(compiled.noValueText)
    for phrase in compiled.type.phrases { checkText(phrase) }
    for check in compiled.checks { checkText(check.message, in: compiled) }
    for check in compiled.commandChecks { checkText(check.message, in: compiled) }
    if compiled.messages.isEmpty { return }
    for message in compiled.messages.values { checkText(message, in: compiled) }
  }

  /// Reads the keys of every row.
  mutating func row(
    _ row: Row, of type: any RowType, section: Int, list: Int? = nil,
    from reader: inout AttributeReader
  ) -> CompiledRow {
    let key = readKey(of: row, from: &reader)
    readFormerTags(of: &reader)
    let title = reader.phrase("title")
    var computation = reader.computation(for: type)
    if computation == nil, !type.isQuestion { computation = constant(of: type) }
    let defaultValue = type.action == nil ? reader.defaultValue(for: type) : nil
    if computation != nil, defaultValue != nil, let member = reader.take("default") {
      reader.report(
        "C013", "\(reader.owner) is computed and cannot have a default", at: member.value)
    }
    let texts = RowTexts(
      title: title ?? row.tag.asTitle,
      description: reader.phrase("description"), placeholder: reader.phrase("placeholder"),
      noValueText: reader.phrase("noValueText"), messages: reader.messages())
    let states = RowStates(
      required: reader.condition("required") ?? .constant(false),
      hidden: reader.hiddenCondition(), disabled: reader.condition("disabled") ?? .constant(false),
      ask: reader.condition("ask") ?? .constant(true))
    let checks = reader.checks()
    let isSecret = reader.boolean("secret") ?? false || type.isSecret
    let takesDefaultForNone = reader.takesDefaultForNone(isList: type.isList)
    return CompiledRow(
      tag: row.tag, key: key, texts: texts, type: type, defaultValue: defaultValue,
      computation: computation, states: states, checks: checks, isSecret: isSecret,
      section: section, attributes: row.attributes, listRow: list,
      takesDefaultForNone: takesDefaultForNone)
  }

  /// The type of a row with `list`, whose own checks see the list while those of its declared type see items.
  private mutating func listType(
    of item: any RowType, in row: Row, custom: CustomType?, _ limits: ItemLimits, section: Int,
    from reader: inout AttributeReader
  ) -> any RowType {
    if item is RowOfUnknownType { return item }
    guard item.isQuestion, !item.isList, item.staticType.element == nil else {
      reader.report(
        "C103",
        "\(reader.owner) cannot have \"list\", as a \(row.type.content) has no single value",
        at: row.attributes.value(of: "list") ?? Node(.null, offset: 0, end: 0))
      return item
    }
    refuseMadeOptions(of: item, inItemOf: nil, reader.owner)
    let keys = ["checks", "messages"]
    var inherited = AttributeReader(
      (custom?.members ?? []).filter { keys.contains($0.key) }, of: .row(row.tag), in: scope)
    let checks = inherited.checks()
    var written = AttributeReader(
      row.attributes.filter { $0.key == "messages" }, of: .row(row.tag), in: scope)
    return listType(
      of: row, section: section, item: item, limits: limits, checks: checks,
      messages: written.messages())
  }

  /// Reports options that all items of a list would have to share, but that are only known while the form is run.
  ///
  /// - Parameters:
  ///   - type: the type of the item, or of a row of it.
  ///   - list: the list; nothing for a row with `list`.
  ///   - owner: whose options they are.
  private mutating func refuseMadeOptions(
    of type: any RowType, inItemOf list: Int?, _ owner: String
  ) {
    guard let options = type.optionList,
      let node = options.command?.node ?? options.source?.reference.node
    else { return }
    let rows = list.flatMap { list in lists.first { $0.row == list }?.rows.count } ?? 1
    guard options.command != nil || options.source?.isList == true && rows == 1 else { return }
    let origin = options.command == nil ? "another list" : "a command"
    diagnostics.append(
      Diagnostic(
        .error, code: "C123",
        message: "\"options\" of \(owner) in a list cannot come from \(origin)",
        position: scope.position(from: Int(node.offset), to: Int(node.end))))
  }

  /// The value of a row that only informs.
  private func constant(of type: any RowType) -> DefaultValue? {
    if type.action?.command != nil { return nil }
    return .constant((type as? InfoRowType)?.constant ?? .null)
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

extension LocatedText {
  /// The tag of a row as the title of one that has none.
  fileprivate var asTitle: Phrase {
    Phrase(text: content, template: nil, node: Node(.string(content), offset: offset, end: end))
  }
}

extension [Node.Member] {
  /// The attributes of a row with `list`, without the checks of its declared type: those are its items'.
  fileprivate func withOwnChecks(of own: [Node.Member], custom: CustomType) -> [Node.Member] {
    guard custom.members.contains(where: { $0.key == "checks" }) else { return self }
    return filter { $0.key != "checks" } + own.filter { $0.key == "checks" }
  }
}
