extension AttributeReader {
  /// Reads the `checks` of a row.
  mutating func checks() -> AuthorChecks {
    guard let nodes = checkNodes() else { return .none }
    var checks = AuthorChecks.none
    for node in nodes {
      switch check(node, rowAllowed: false)?.check {
      case .predicate(let check)?: checks.predicates.append(check)
      case .command(let check)?: checks.commands.append(check)
      case nil: break
      }
    }
    return checks
  }

  /// Reads the `checks` of the form, each with the row to go to.
  mutating func formChecks() -> [(check: WrittenCheck, row: Int?)] {
    guard let elements = checkNodes() else { return [] }
    return elements.compactMap { check($0, rowAllowed: true) }
  }

  private mutating func checkNodes() -> [Node]? {
    guard let node = take("checks")?.value else { return nil }
    guard case .array(let elements) = node.content else {
      reportKind(of: node, key: "checks", expected: "a list of checks")
      return nil
    }
    return elements
  }

  private mutating func check(
    _ node: Node, rowAllowed: Bool
  ) -> (check: WrittenCheck, row: Int?)? {
    guard case .object(let members) = node.content else {
      report(
        "C060", "a check of \(owner) is a map with a \"predicate\", found \(node.kindName)",
        at: node)
      return nil
    }
    var reader = AttributeReader(members, of: .named("a check of \(owner)"), in: scope)
    defer { diagnostics += reader.diagnostics }
    let written = reader.take("predicate")
    let command = reader.command(for: .check)
    let when = reader.take("when").flatMap {
      reader.expression(in: $0.value, as: .predicate, key: "when")
    }
    let message = reader.phrase("message")
    let row = rowAllowed ? reader.rowName("row") : nil
    reader.reportUnknownKeys(
      known: ["predicate", "when", "message"] + AttributeReader.commandKeys
        + (rowAllowed ? ["row"] : []))
    let names = members.contains { $0.key == "command" }
    if written == nil, !names {
      reader.report("C061", "a check of \(owner) has no \"predicate\"", at: node)
    } else if let written, names {
      reader.report(
        "C061", "a check of \(owner) has \"predicate\" or \"command\", not both", at: written)
    }
    if let command {
      return (.command(CommandCheck(command: command, condition: when, message: message)), row)
    }
    return written.flatMap { reader.expression(in: $0.value, as: .predicate, key: "predicate") }
      .map { (.predicate(PredicateCheck(predicate: $0, condition: when, message: message)), row) }
  }

  private mutating func rowName(_ key: String) -> Int? {
    guard let member = take(key), let name = text(key) else { return nil }
    if let index = scope.tags.index(of: name) { return index }
    let near = scope.suggestedTag(for: name)
    report(
      "C062", "unknown tag \(name.quotedForMessage) in \"\(key)\" of \(owner)",
      near.map { "did you mean \"\($0)\"?" },
      at: member.value)
    return nil
  }
}

/// A check as its author wrote it.
enum WrittenCheck {
  /// A predicate that must hold.
  case predicate(PredicateCheck)
  /// A command that must end well.
  case command(CommandCheck)
}
