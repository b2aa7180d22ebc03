extension AttributeReader {
  /// Reads `compute` or `template`: what the row's value follows.
  mutating func computation(for type: any RowType) -> DefaultValue? {
    let compute = take("compute")
    let template = take("template")
    if compute != nil, let template {
      report("C015", "\(owner) has both \"compute\" and \"template\"", at: template.value)
    }
    if let compute {
      return expression(in: compute.value, as: .value, key: "compute").map { .computed($0) }
    }
    return template.flatMap { formTemplate(in: $0.value) }.map { .template($0) }
  }

  /// Reads `default`: a literal that the row itself accepts, `{"compute": …}`, `{"template": …}`,
  /// `{"command": …}` or `{"generate": …}`.
  mutating func defaultValue(for type: any RowType) -> DefaultValue? {
    guard let node = take("default")?.value else { return nil }
    if case .null = node.content { return nil }
    if case .object(let members) = node.content {
      if members.contains(where: { $0.key == "command" }) { return commandDefault(members) }
      guard members.count == 1 else { return reportDefaultShape(at: node) }
      switch members[0].key {
      case "compute":
        return expression(in: members[0].value, as: .value, key: "compute").map { .computed($0) }
      case "template": return formTemplate(in: members[0].value).map { .template($0) }
      case "generate": return generatedDefault(members[0].value, for: type)
      default: return reportDefaultShape(at: node)
      }
    }
    return literal(node, for: type) { "the default of \($0)" }
  }

  /// Reads `none`: whether none is an answer of its own, or the default counts for it.
  mutating func takesDefaultForNone(isList: Bool) -> Bool {
    guard let member = take("none") else { return false }
    switch member.value.text {
    case "answer": return false
    case "default":
      if isList { report("C018", "\(owner) is a list, whose none is the empty one", at: member) }
      return true
    default:
      report(
        "C017", "\"none\" of \(owner) is \"answer\" or \"default\", found \(member.value.spoken)",
        at: member.value)
      return false
    }
  }

  private mutating func commandDefault(_ members: [Node.Member]) -> DefaultValue? {
    var reader = AttributeReader(members, of: .named("the default of \(owner)"), in: scope)
    defer { diagnostics += reader.diagnostics }
    let command = reader.command(for: .defaultValue)
    reader.reportUnknownKeys(known: AttributeReader.commandKeys)
    return command.map { .command($0) }
  }

  private mutating func reportDefaultShape(at node: Node) -> DefaultValue? {
    report(
      "C051",
      "\"default\" of \(owner) takes a value, {\"compute\": expression}, {\"template\": text} or {\"command\": words}",
      at: node)
    return nil
  }

  /// Reads a value that is written out; one that the row itself refuses is reported.
  ///
  /// - Parameters:
  ///   - node: the value as written.
  ///   - type: the type of the row that gets it.
  ///   - name: what the value is, for a message, by what the attributes belong to; asked for only then.
  /// - Returns: the value; nothing for none, and for one that is refused.
  mutating func literal(
    _ node: Node, for type: any RowType, named name: (_ owner: String) -> String
  ) -> DefaultValue? {
    // A list of options that could not be read is reported where it stands.
    if let list = type.optionList, list.options.isEmpty {
      return list.isMade ? .written(node) : nil
    }
    do throws(Refusal) {
      if case .string(let text) = node.content, text.isBlank(trimming: type.isTrimmed) {
        return nil
      }
      let value = try type.value(of: node, in: scope.reading)
      if let refusal = type.constantRefusal(of: value, lookingAround: false) { throw refusal }
      return .constant(value)
    } catch {
      let accepted = error.accepted.map { "accepted: \($0.english)" }
      report("C050", "\(name(owner)): \(error.message.english)", accepted, at: node)
      return nil
    }
  }

  /// Reads a template over the answers and resolves its names.
  mutating func formTemplate(in node: Node) -> FormTemplate? {
    guard let phrase = constantPhrase(in: node, key: "template") else { return nil }
    var rows: [Int] = []
    for reference in phrase.template?.references ?? [] {
      switch scope.meaning(of: reference) {
      case .row(let row): rows.append(row)
      // The list, which its section names, is read already.
      case .itemRow: break
      case .unknown: reportUnknownName(reference.name, at: reference.offset, in: phrase)
      }
    }
    return FormTemplate(phrase: phrase, rows: rows)
  }

  /// Reports a name of a template that is no tag.
  mutating func reportUnknownName(_ name: String, at offset: Int, in phrase: Phrase) {
    report(
      "C035", "unknown tag \"\(name)\" in a text", scope.remedy(forTextName: name), in: phrase.node,
      at: offset, length: name.utf8.count)
  }

  /// Reads `messages`: the author's own words by rule.
  mutating func messages() -> [Rule: Phrase] {
    guard let node = take("messages")?.value else { return [:] }
    guard case .object(let members) = node.content else {
      reportKind(of: node, key: "messages", expected: "a map of rule to text")
      return [:]
    }
    var messages: [Rule: Phrase] = [:]
    for member in members {
      if let rule = Rule(rawValue: member.key) {
        messages[rule] = phrase(in: member.value, key: member.key)
      } else {
        let names = Rule.allCases.map(\.rawValue)
        let near = NearestName.suggestion(for: member.key, among: names)
        report(
          "C063", "unknown rule \(member.key.quotedForMessage) in \"messages\" of \(owner)",
          near.map { "did you mean \"\($0)\"?" }, from: Int(member.offset),
          to: Int(member.offset) + member.key.utf8.count + 2)
      }
    }
    return messages
  }
}

extension RowType {
  /// Why a value is refused by a rule that no other row decides about; nothing where it passes.
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - looksAround: whether rules count that look at something outside of the form, such as files.
  /// - Returns: the refusal.
  func constantRefusal(of value: Value, lookingAround looksAround: Bool = true) -> Refusal? {
    for check in checks where check.isConstant && (looksAround || !check.looksAround) {
      if case .refused(let refusal) = check.verdict(on: value, in: NoOtherRows()) { return refusal }
    }
    return nil
  }
}
