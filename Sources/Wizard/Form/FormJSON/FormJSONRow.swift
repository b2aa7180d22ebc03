/// Writes a field of the library Form as a row of askform's own.
struct FormJSONRow {
  /// A target that sets the field's value, with the predicate that tells when it counts.
  typealias Setting = (effect: FormJSONEffect, predicate: NativePredicate)

  let entry: FormJSONDirectory.Entry
  let index: Int
  let directory: FormJSONDirectory
  let findings: FormJSONFindings

  var field: FormJSONField { entry.field }

  /// The row that asks.
  ///
  /// - Parameters:
  ///   - state: whether it is shown and can be changed.
  ///   - sets: the targets that set its default.
  ///   - replaced: when its answer gives way to a value that a target sets.
  /// - Returns: the row.
  func asked(_ state: FormJSONState, sets: [Setting], hiddenToo replaced: NativePredicate) -> Node {
    let place = field.node
    var members = head(tag: entry.tag, type: field.kind.rowType)
    members += key + texts(of: entry.tag)
    if let placeholder = field.placeholder {
      members.append(.init("placeholder", placeholder.withoutPlaces))
    }
    members += start(state, sets)
    if field.validations.isRequired, field.kind != .info {
      members.append(.init("required", Node(.boolean(true), at: place)))
    }
    members += limits(in: field.kind) + options
    members += state.visibility(hidden: field.isHidden, besides: replaced, at: place)
    if field.kind != .info { members += state.disabling(field.isDisabled, at: place) }
    members += checks(FormJSONChecks(row: self, own: own))
    return .map(members, at: place)
  }

  /// The row that has the value which targets of fields below give the field, and else its answer.
  ///
  /// Such a value is held against all that binds an answer.
  func final(
    _ tag: String, _ state: FormJSONState, sets: [Setting], when replaced: NativePredicate
  ) -> Node {
    let place = sets.first?.effect.target.node ?? field.node
    // A stepper of askform has limits of its own, which do not bind what is computed.
    let kind = field.kind == .number("stepper") ? FormJSONKind.number("number") : field.kind
    var members = head(tag: tag, type: kind.rowType)
    members += key.isEmpty ? [.init("key", .text(keyName, at: field.id.node))] : key
    members += texts(of: tag)
    members.append(.init("compute", .expression(chain(sets, else: own), at: place)))
    members.append(.init("ask", .expression(replaced.text, at: place)))
    if field.validations.isRequired {
      members.append(.init("required", .expression(replaced.text, at: place)))
    }
    members += limits(in: kind) + options
    members += state.visibility(hidden: field.isHidden, at: field.node)
    members += checks(FormJSONChecks(row: self, own: tag.asReference, onlyWhere: replaced))
    return .map(members, at: field.node)
  }

  /// How an expression reads the answer as it was given.
  var own: String { entry.tag.asReference }

  private func head(tag: String, type: String) -> [Node.Member] {
    let name = tag == field.id.content ? field.id.node : .text(tag, at: field.id.node)
    return [.init("tag", name), .init("type", .text(type, at: field.type ?? field.id.node))]
  }

  /// The name in the answers.
  private var keyName: String { entry.list == nil ? field.id.content : field.name }

  private var key: [Node.Member] {
    if keyName == entry.tag || field.kind == .info { return [] }
    return [.init("key", .text(keyName, at: field.id.node))]
  }

  private func checks(_ checks: FormJSONChecks) -> [Node.Member] {
    let nodes = checks.nodes
    return nodes.isEmpty ? [] : [.init("checks", Node(.array(nodes), at: field.node))]
  }

  private func texts(of tag: String) -> [Node.Member] {
    var members: [Node.Member] = []
    if let title = field.title {
      members.append(.init("title", title.withoutPlaces))
    } else if field.kind == .info {
      members.append(.init("title", .text(" ", at: field.node)))
    } else if keyName != tag {
      members.append(.init("title", .text(keyName.withoutPlaces, at: field.id.node)))
    }
    if let info = field.info { members.append(.init("description", info.withoutPlaces)) }
    return members
  }

  private var options: [Node.Member] {
    guard case .choice = field.kind else { return [] }
    let nodes = field.options.map { option -> Node in
      var members = [Node.Member("value", option.id)]
      if let title = option.title { members.append(.init("title", title.withoutPlaces)) }
      if let info = option.info { members.append(.init("description", info.withoutPlaces)) }
      return .map(members, at: option.node)
    }
    return [.init("options", Node(.array(nodes), at: field.optionsNode ?? field.node))]
  }

  /// A value for each of the targets that counts, the last one first.
  func chain(_ sets: [Setting], else rest: String) -> String {
    sets.reduce(rest) { rest, set in
      let value =
        set.effect.target.action == .clear
        ? "nil" : set.effect.target.value.map { literal($0) } ?? "nil"
      return "TERNARY(\(set.predicate.text), \(value), \(rest))"
    }
  }
}
