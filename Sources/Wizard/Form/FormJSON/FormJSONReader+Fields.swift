extension FormJSONReader {
  /// Reads fields.
  ///
  /// - Parameters:
  ///   - nodes: the fields as written.
  ///   - list: the id of the dynamic section whose template they stand in.
  /// - Returns: the fields, without the buttons that add and remove items.
  func fields(_ nodes: [Node], list: String?) -> [FormJSONField] {
    nodes.compactMap { field($0, list: list) }
  }

  private func field(_ node: Node, list: String?) -> FormJSONField? {
    let idNode = node.member("id")
    let id = (idNode?.text ?? idNode?.numberText).flatMap { $0.isEmpty ? nil : $0 }
    let owner = id.map { "field \($0.quotedForMessage)" } ?? "the field"
    guard let map = FormJSONMap(node, named: owner, keys: FormJSONField.keys, findings) else {
      return nil
    }
    let type = map.text("type")
    if node.isRemovalButton || id?.hasSuffix(".add") == true { return nil }
    guard let idNode, let id else { return unnamed(map, type: type) }
    return field(
      map, id: LocatedText(id, offset: idNode.offset, end: idNode.end), list: list, type: type)
  }

  /// A field without an id has no answer; only what is printed can be that.
  private func unnamed(_ map: FormJSONMap, type: Node?) -> FormJSONField? {
    guard let name = type?.text, FormJSONKind(type: name) == .info else {
      if let id = map.node("id") {
        map.reportKind(of: id, key: "id", expected: "text")
      } else {
        findings.report(
          "L020", "the field has no \"id\"", "give it a name, such as \"id\": \"email\"",
          at: map.node)
      }
      return nil
    }
    let id = LocatedText(name, offset: map.node.offset, end: map.node.offset + 1)
    return field(map, id: id, list: nil, type: type)
  }

  private func field(
    _ map: FormJSONMap, id: LocatedText, list: String?, type: Node?
  ) -> FormJSONField {
    let options = self.options(of: map)
    let validations = self.validations(of: map)
    let formula = map.text("formula")
    let kind = self.kind(map, type: type, hasOptions: !options.isEmpty).narrowed(
      id: id.content, inputType: map.text("input_type")?.text, validations: validations,
      hasFormula: formula != nil)
    for key in ["size", "styles"] { _ = map.node(key) }
    return FormJSONField(
      id: id, name: id.content.inList(list), type: type, kind: kind, title: map.text("title"),
      info: map.text("info"), placeholder: map.text("placeholder"),
      isHidden: map.boolean("hidden"), isDisabled: map.boolean("disabled"),
      value: map.scalar("value"), options: options,
      optionsNode: map.node("values"), validations: validations, formula: formula,
      minimumDate: map.text("minimum_date"), maximumDate: map.text("maximum_date"),
      targets: targets(of: map), node: map.node)
  }

  /// What the type's name stands for; of one that the library leaves to the program, text or a choice.
  private func kind(_ map: FormJSONMap, type: Node?, hasOptions: Bool) -> FormJSONKind {
    let name = type?.text
    if let name, let kind = FormJSONKind(type: name) { return kind }
    let kind = hasOptions ? FormJSONKind.choice("select") : .text("text")
    let what = hasOptions ? "a choice" : "text"
    guard let type, let name else {
      findings.warn("L021", "\(map.name) has no \"type\"", "taken as \(what)", at: map.node)
      return kind
    }
    let near = NearestName.suggestion(for: name, among: FormJSONKind.names)
    findings.warn(
      "L022",
      "Form leaves the type \(name.quotedForMessage) of \(map.name) to the program; taken as \(what)",
      near.map { "did you mean \"\($0)\"?" }, at: type)
    return kind
  }

  private func options(of map: FormJSONMap) -> [FormJSONOption] {
    map.list("values").compactMap { node -> FormJSONOption? in
      let name = "an option of \(map.name)"
      guard let option = FormJSONMap(node, named: name, keys: FormJSONOption.keys, findings) else {
        return nil
      }
      guard let id = option.scalar("id") else {
        findings.report("L023", "\(name) has no \"id\"", at: node)
        // What else is wrong is told of the others.
        return FormJSONOption(
          id: Node(.string("\(node.offset)"), at: node), title: nil, info: nil, value: nil,
          isDefault: false, targets: [], node: node)
      }
      return FormJSONOption(
        id: id, title: option.text("title"), info: option.text("info"),
        value: option.number("value"), isDefault: option.boolean("default"),
        targets: targets(of: option),
        node: node)
    }
  }

  private func validations(of map: FormJSONMap) -> FormJSONValidations {
    var validations = FormJSONValidations()
    guard let rules = map.map("validations", keys: FormJSONValidations.keys) else {
      return validations
    }
    validations.isRequired = rules.boolean("required")
    validations.minimumLength = rules.number("min_length")
    validations.maximumLength = rules.number("max_length")
    validations.minimumValue = rules.number("min_value")
    validations.maximumValue = rules.number("max_value")
    validations.format = rules.text("format")
    validations.other = rules.text("compare_to")
    let words = FormJSONValidations.Order.allCases.map(\.rawValue)
    if validations.other != nil {
      validations.order = word("compare_rule", of: rules, among: words, as: .error).flatMap {
        FormJSONValidations.Order(rawValue: $0)
      }
    }
    return validations
  }
}

extension Node {
  /// The first value of a key of a map.
  func member(_ key: String) -> Node? {
    guard case .object(let members) = content else { return nil }
    return members.value(of: key)
  }

  /// Whether a value is null, or a list of nothing.
  var isEmptyOrNull: Bool {
    switch content {
    case .null: true
    case .array(let elements): elements.isEmpty
    default: false
    }
  }

  /// Whether a field is the button that removes an item.
  var isRemovalButton: Bool {
    member("type")?.text == "remove" || member("id")?.text?.hasSuffix(".remove") == true
  }
}

extension String {
  /// The name that a field has in a list: what stands behind `list[:index].`.
  fileprivate func inList(_ list: String?) -> String {
    guard let list, let name = itemName(of: list) else { return self }
    return name
  }

  /// What stands behind `list[…].` in an id of a field in that list.
  func itemName(of list: String) -> String? {
    guard hasPrefix(list + "["), let close = firstIndex(of: "]") else { return nil }
    let rest = self[index(after: close)...]
    return rest.first == "." && rest.count > 1 ? String(rest.dropFirst()) : nil
  }
}
