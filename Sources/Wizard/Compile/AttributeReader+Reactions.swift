extension AttributeReader {
  /// The keys of an entry of `onChange`, of which it has one, and what else it may have.
  private static let effects = ["set", "clear", "default"]
  private static let keysOfReactions = effects + ["value", "compute", "when"]

  /// Reads `onChange`: what a change of the row does to other rows.
  ///
  /// - Parameter owner: the row's index.
  /// - Returns: the entries that are sound.
  mutating func reactions(of owner: Int) -> [WrittenReaction] {
    guard let node = take("onChange")?.value else { return [] }
    guard case .array(let entries) = node.content else {
      reportKind(
        of: node, key: "onChange", expected: "a list of maps with \"set\", \"clear\" or \"default\""
      )
      return []
    }
    return entries.compactMap { reaction($0, of: owner) }
  }

  private mutating func reaction(_ node: Node, of owner: Int) -> WrittenReaction? {
    guard case .object(let members) = node.content else {
      report(
        "C110",
        "an entry of \"onChange\" of \(self.owner) is a map with \"set\", \"clear\" or \"default\", found \(node.kindName)",
        at: node)
      return nil
    }
    var reader = AttributeReader(
      members, of: .named("an entry of \"onChange\" of \(self.owner)"), in: scope)
    defer { diagnostics += reader.diagnostics }
    let condition = reader.take("when").flatMap {
      reader.expression(in: $0.value, as: .predicate, key: "when")
    }
    let effects = AttributeReader.effects.compactMap { reader.take($0) }
    let content = reader.content(for: effects.first?.key)
    reader.reportUnknownKeys(known: AttributeReader.keysOfReactions)
    guard effects.count == 1, let effect = effects.first else {
      reader.report(
        "C110", "\(reader.owner) has one of \"set\", \"clear\" and \"default\"", at: node)
      return nil
    }
    guard let content else {
      reader.reportContent(of: effect, at: node)
      return nil
    }
    return reader.target(of: effect).map {
      WrittenReaction(
        owner: owner, target: $0, content: content, condition: condition, place: effect.value)
    }
  }

  /// What an entry does; nothing where its keys do not fit together.
  private mutating func content(for effect: String?) -> WrittenReaction.Content? {
    let value = take("value")?.value
    let compute = take("compute")?.value
    switch effect {
    case "set":
      if let value, compute == nil { return .literal(value) }
      guard let compute, value == nil else { return nil }
      let expression = expression(in: compute, as: .value, key: "compute")
      // What is wrong with the expression is reported where it stands.
      return .effect(expression.map { .set(.computed($0)) } ?? .clear)
    case "clear": return value == nil && compute == nil ? .effect(.clear) : nil
    default: return value == nil && compute == nil ? .effect(.restoreDefault) : nil
    }
  }

  private mutating func reportContent(of effect: Node.Member, at node: Node) {
    if effect.key == "set" {
      report("C111", "\(owner) takes \"value\" or \"compute\" beside \"set\"", at: node)
    } else {
      report(
        "C111", "\(owner) takes no value beside \"\(effect.key)\"", "did you mean \"set\"?",
        at: effect)
    }
  }

  /// The row that an entry names.
  private mutating func target(of effect: Node.Member) -> Int? {
    guard let name = effect.value.text else {
      reportKind(of: effect.value, key: effect.key, expected: "the tag of a row")
      return nil
    }
    if let index = scope.tags.index(of: name) { return index }
    let near = scope.suggestedTag(for: name)
    report(
      "C062", "unknown tag \(name.quotedForMessage) in \"\(effect.key)\" of \(owner)",
      near.map { "did you mean \"\($0)\"?" }, at: effect.value)
    return nil
  }
}
