extension AttributeReader {
  /// The keys of options that come from elsewhere.
  static let sourceKeys = ["from", "by", "lists", "file"] + commandKeys

  /// Reads the options of a row; a row without any is reported.
  mutating func optionList() -> OptionList {
    guard let node = take("options")?.value else {
      reportMissingOptions()
      return OptionList([])
    }
    return optionList(in: node, key: "options")
  }

  /// Reads options: a list, or a map that says where they come from (DESIGN §3.2).
  ///
  /// - Parameters:
  ///   - node: the value.
  ///   - key: the key it stands at.
  ///   - readsRows: whether another row may decide, by `from` and `by`.
  /// - Returns: the options; none where they cannot be read, which is reported.
  mutating func optionList(in node: Node, key: String, readsRows: Bool = true) -> OptionList {
    switch node.content {
    case .array(let elements): return OptionList(options(elements, in: node, key: key))
    case .object(let members) where !members.isEmpty:
      return optionList(members, in: node, key: key, readsRows: readsRows)
    default:
      reportKind(of: node, key: key, expected: "a list of options")
      return OptionList([])
    }
  }

  private mutating func optionList(
    _ members: [Node.Member], in node: Node, key: String, readsRows: Bool
  ) -> OptionList {
    var reader = AttributeReader(members, of: .named("\"\(key)\" of \(owner)"), in: scope)
    defer { diagnostics += reader.diagnostics }
    let known = readsRows ? AttributeReader.sourceKeys : ["file"]
    for name in known { reader.pass(name) }
    let found = members.map(\.key).filter { ["from", "by", "file", "command"].contains($0) }
    reader.reportUnknownKeys(known: known)
    guard found.count == 1, known.contains(found[0]) else {
      let names = readsRows ? "\"from\", \"by\", \"file\" or \"command\"" : "\"file\""
      if found.count != 1 || reader.diagnostics.isEmpty {
        reader.report("C047", "\(reader.owner) takes a list, or a map with \(names)", at: node)
      }
      return OptionList([])
    }
    if found[0] != "command" { _ = reader.command(for: .options) }
    switch found[0] {
    case "command": return reader.optionsOfCommand()
    case "from": return reader.optionsFromChoices()
    case "by": return reader.optionsByRow(at: node)
    default: return reader.optionsOfFile()
    }
  }

  /// Reads `command`: what it writes are the options, once it is run.
  private mutating func optionsOfCommand() -> OptionList {
    reportStray("lists", beside: "command")
    return OptionList([], writtenBy: command(for: .options))
  }

  /// Reads `from`: the choices of a multiselect are the options.
  private mutating func optionsFromChoices() -> OptionList {
    reportStray("lists", beside: "from")
    guard let (reference, row) = rowReference("from") else { return OptionList([]) }
    if scope.isListOfValues(row) {
      return OptionList([], offeredBy: OptionSource(reference: reference, row: row, isList: true))
    }
    guard let type = scope.rowType(of: row) else {
      if scope.isSection(row) {
        reportReadRow(row, of: reference, as: "which is no multiselect and no list of values")
      }
      return OptionList([])
    }
    guard type.isList, let list = type.optionList else {
      reportReadRow(row, of: reference, as: "which is no multiselect and no list of values")
      return OptionList([])
    }
    let options = list.options.map { option in
      option.offered(keepingHidden: list.indices(of: option.value).count > 1)
    }
    return OptionList(
      options, offeredBy: OptionSource(reference: reference, row: row))
  }

  /// Reads `by` and `lists`: the value of another row decides which list counts.
  private mutating func optionsByRow(at node: Node) -> OptionList {
    let reference = rowReference("by")
    guard let lists = take("lists")?.value else {
      report("C047", "\(owner) has \"by\" without \"lists\"", at: node)
      return OptionList([])
    }
    guard case .object(let members) = lists.content, !members.isEmpty else {
      reportKind(of: lists, key: "lists", expected: "a map of value to options")
      return OptionList([])
    }
    let type = reference.flatMap { scope.rowType(of: $0.row) }
    if let type, let reference, type.isList || !type.isQuestion {
      reportReadRow(reference.row, of: reference.expression, as: "which has no single value")
      return OptionList([])
    }
    let domain = type?.domain
    var options: [Option] = []
    var branches: [String: OptionSource.Branch] = [:]
    for member in members {
      let list = optionList(in: member.value, key: member.key, readsRows: false)
      let value = domain?.first { $0.outputText == member.key }
      if let domain, value == nil { reportStrayList(member, of: domain) }
      let key = value ?? ExactDecimal(data: member.key).map { .number($0) } ?? .string(member.key)
      let isNumber = value == nil && type?.staticType == .number
      branches[isNumber || value != nil ? key.amountText : member.key] = OptionSource.Branch(
        literal: isNumber || value != nil ? key.literal : Value.string(member.key).literal,
        range: options.count..<(options.count + list.options.count))
      options += list.options
    }
    reportMissingLists(branches, of: domain ?? [], at: lists)
    guard let reference else { return OptionList([]) }
    return OptionList(
      options,
      offeredBy: OptionSource(
        reference: reference.expression, row: reference.row, branches: branches))
  }

  /// Reads `file`: the options stand in a file beside the form.
  private mutating func optionsOfFile() -> OptionList {
    reportStray("lists", beside: "file")
    guard let node = take("file")?.value, let path = text("file") else { return OptionList([]) }
    let file = OptionFile(path, besideForm: scope.source.name)
    switch file.content {
    case .failure(let fault):
      report("C04A", "\(owner): \(fault.message(for: file.path))", at: node)
      return OptionList([])
    case .success(let bytes):
      var reader = AttributeReader([], of: .named(owner), in: scope)
      let options = file.options(in: bytes, namedAt: node, for: &reader)
      diagnostics += reader.diagnostics
      return OptionList(options)
    }
  }

  /// Reads a key that names a row by an expression: `$country`.
  private mutating func rowReference(_ key: String) -> (expression: FormExpression, row: Int)? {
    guard let node = take(key)?.value else { return nil }
    guard let expression = expression(in: node, as: .value, key: key) else { return nil }
    guard let reference = expression.tree.references.first, let row = reference.row,
      reference.property == .value, reference.length == expression.text.trimmed.utf8.count
    else {
      report("C047", "\"\(key)\" of \(owner) takes one row, such as $country", at: node)
      return nil
    }
    return (expression, row)
  }

  private mutating func reportReadRow(_ row: Int, of reference: FormExpression, as fault: String) {
    report(
      "C048", "\(owner) reads \"\(scope.tags.tags[row])\", \(fault)", at: reference.node)
  }

  private mutating func reportStray(_ key: String, beside other: String) {
    guard let member = take(key) else { return }
    report(
      "C047", "\(owner) has \"\(key)\", which belongs to \"by\" and not to \"\(other)\"",
      at: member.value)
  }

  private mutating func reportStrayList(_ member: Node.Member, of domain: [Value]) {
    let near = NearestName.suggestion(for: member.key, among: domain.map(\.outputText))
    report(
      "C049",
      "\(owner) has a list for \(member.key.quotedForMessage), which the row it reads cannot be",
      near.map { "did you mean \"\($0)\"?" }, from: Int(member.offset),
      to: Int(member.offset) + member.key.utf8.count + quotes(member))
  }

  private mutating func reportMissingLists(
    _ branches: [String: OptionSource.Branch], of domain: [Value], at node: Node
  ) {
    let missing = domain.filter { branches[$0.amountText] == nil }.map(\.outputText)
    if missing.isEmpty { return }
    let names = missing.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
    report(
      "C049", "\(owner) has no list for \(names)\(missing.count > 20 ? ", …" : "")", at: node)
  }
}
