extension AttributeReader {
  /// Reads the left options, each with its own `options`.
  mutating func optionPairs() -> [(left: Option, right: OptionList)] {
    guard let node = take("options")?.value else {
      reportMissingOptions()
      return []
    }
    guard case .array(let elements) = node.content else {
      reportKind(of: node, key: "options", expected: "a list of options")
      return []
    }
    if elements.isEmpty { report("C041", "\"options\" of \(owner) is empty", at: node) }
    var pairs: [(left: Option, right: OptionList)] = []
    var nodes: [Node] = []
    for element in elements {
      guard let pair = optionPair(element) else { continue }
      pairs.append(pair)
      nodes.append(element)
    }
    reportEqualValues(of: pairs.map(\.left), at: nodes)
    return pairs
  }

  private mutating func optionPair(_ node: Node) -> (left: Option, right: OptionList)? {
    guard case .object(let members) = node.content else {
      report(
        "C04C",
        "an option of \(owner) is a map with \"value\" and \"options\", found \(node.kindName)",
        at: node)
      return nil
    }
    var reader = AttributeReader(members, of: .named("an option of \(owner)"), in: scope)
    defer { diagnostics += reader.diagnostics }
    let option = reader.option(at: node)
    var right = OptionList([])
    if let options = reader.take("options")?.value {
      right = reader.optionList(in: options, key: "options", readsRows: false)
    } else {
      reader.report("C04C", "\(reader.owner) has no \"options\" of its own", at: node)
    }
    reader.reportUnknownKeys(known: OptionList.optionKeys + ["options"])
    return option.map { ($0, right) }
  }

  /// Reads `onLeftChange`, by default `clear`.
  mutating func leftChange() -> LeftrightRowType.LeftChange {
    guard let member = take("onLeftChange") else { return .clear }
    if let change = member.value.text.flatMap(LeftrightRowType.LeftChange.init(rawValue:)) {
      return change
    }
    report(
      "C04D",
      "\"onLeftChange\" of \(owner) is \"clear\", \"first\" or \"last\", found \(member.value.spoken)",
      at: member.value)
    return .clear
  }
}
