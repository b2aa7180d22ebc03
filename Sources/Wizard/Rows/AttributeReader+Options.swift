extension AttributeReader {
  /// Reads the list of options as it is written; an empty list and doubled values are reported.
  ///
  /// - Parameters:
  ///   - elements: the options.
  ///   - node: the list.
  ///   - key: the key the list stands at.
  /// - Returns: the options that could be read.
  mutating func options(_ elements: [Node], in node: Node, key: String) -> [Option] {
    var options: [Option] = []
    // Those that the options are read from: most often all.
    var nodes = elements
    options.reserveCapacity(elements.count)
    for element in elements {
      if let option = option(element) {
        options.append(option)
      } else {
        nodes.remove(at: options.count)
      }
    }
    if elements.isEmpty { report("C041", "\"\(key)\" of \(owner) is empty", at: node) }
    reportEqualValues(of: options, at: nodes)
    return options
  }

  /// Reads one option: a value, or a map with one.
  mutating func option(_ node: Node) -> Option? {
    guard case .object(let members) = node.content else {
      guard let value = node.scalarValue else {
        report(
          "C042", "an option of \(owner) is a value or a map with one, found \(node.kindName)",
          at: node)
        return nil
      }
      let option = Option(value: value)
      reportEmptyValue(of: option, at: node)
      return option
    }
    var reader = AttributeReader(members, of: .named("an option of \(owner)"), in: scope)
    let option = reader.option(at: node)
    reader.reportUnknownKeys(known: OptionList.optionKeys)
    diagnostics += reader.diagnostics
    return option
  }

  /// Reads the keys of an option; keys that every option has are taken, others are left.
  ///
  /// - Parameter node: the option.
  /// - Returns: the option; nothing where it has no value.
  mutating func option(at node: Node) -> Option? {
    let written = take("value")?.value
    let value = written?.scalarValue
    if let written, value == nil {
      reportKind(of: written, key: "value", expected: "text, a number, true or false")
    } else if written == nil {
      report("C043", "\(owner) has no \"value\"", at: node)
    }
    let option = Option(
      value: value ?? .null, title: scope.isForm ? phrase("title") : plainPhrase("title"),
      description: scope.isForm ? phrase("description") : plainPhrase("description"),
      hidden: hiddenCondition(), disabled: condition("disabled") ?? .constant(false),
      group: scope.isForm ? phrase("group") : plainPhrase("group"))
    guard let written, value != nil else { return nil }
    if option.text.isEmpty { report("C044", "\(owner) has an empty value", at: written) }
    return option
  }

  private mutating func reportEmptyValue(of option: Option, at node: Node) {
    guard option.text.isEmpty else { return }
    report("C044", "an option of \(owner) has an empty value", at: node)
  }

  /// Reads `hidden`, or `when` as its opposite; both at once are reported.
  mutating func hiddenCondition() -> Condition {
    if take("hidden") != nil, let when = take("when") {
      report("C012", "\(owner) has both \"hidden\" and \"when\"", at: when.value)
    }
    let hidden = condition("hidden")
    guard let when = condition("when") else { return hidden ?? .constant(false) }
    switch when {
    case .constant(let isShown): return .constant(!isShown)
    case .predicate(let expression), .unless(let expression): return .unless(expression)
    }
  }

  /// Reports a selector without options.
  mutating func reportMissingOptions() {
    diagnostics.append(
      Diagnostic(
        .error, code: "C040", message: "\(owner) has no \"options\"",
        remedy: "give it some, such as \"options\": [\"a\", \"b\"]", position: position))
  }

  /// Reports options of equal values, unless hidden states can keep them apart.
  mutating func reportEqualValues(of options: [Option], at nodes: [Node]) {
    // Comparing short texts is cheaper than hashing them, and most lists are short.
    guard options.count > 12 else {
      for index in options.indices {
        for earlier in 0..<index where options[earlier].isTwin(of: options[index]) {
          reportEqualValue(of: options[index], at: nodes[index])
          break
        }
      }
      return
    }
    var seen: [String: [Int]] = [:]
    seen.reserveCapacity(options.count)
    for (index, option) in options.enumerated() {
      let hasTwin = seen[option.value.amountText, default: []].contains {
        options[$0].isTwin(of: option)
      }
      if hasTwin { reportEqualValue(of: option, at: nodes[index]) }
      seen[option.value.amountText, default: []].append(index)
    }
  }

  private mutating func reportEqualValue(of option: Option, at node: Node) {
    report("C045", "two options of \(owner) have the value \"\(option.text)\"", at: node)
  }

  /// Reports that no choice can have as many items as are needed.
  mutating func reportTooFewOptions(_ list: OptionList, for minimum: Bound?) {
    guard case .constant(.number(let least))? = minimum, let count = least.int,
      !list.options.isEmpty, count > list.options.count, let member = take("minItems")
    else { return }
    report(
      "C046",
      "\"minItems\" \(count) of \(owner) is more than it has options, \(list.options.count)",
      at: member.value)
  }
}

extension Option {
  /// Whether the values are equal and nothing keeps the two options apart.
  fileprivate func isTwin(of other: Option) -> Bool {
    value.isSameChoice(as: other.value) && !hidden.excludes(other.hidden)
  }
}

extension Condition {
  /// Whether options of equal values may have these two states: one is never there, or different
  /// predicates decide about them.
  fileprivate func excludes(_ other: Condition) -> Bool {
    switch (self, other) {
    case (.constant(true), _), (_, .constant(true)): true
    case (.predicate(let left), .predicate(let right)), (.unless(let left), .unless(let right)):
      left.tree.description != right.tree.description
    case (.predicate, .unless), (.unless, .predicate): true
    case (.constant, _), (_, .constant): false
    }
  }

  /// Whether an expression decides.
  var isExpression: Bool { expression != nil }
}
