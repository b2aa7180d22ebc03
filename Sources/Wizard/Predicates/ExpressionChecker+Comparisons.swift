extension ExpressionChecker {
  /// Checks the types, options and patterns of a comparison.
  mutating func check(_ comparison: Comparison) {
    var left = type(of: comparison.left)
    let right = type(of: comparison.right)
    if comparison.modifier != .direct {
      if !left.isOpen, left.element == nil {
        let word = comparison.modifier.rawValue
        note(.fault(.operand(of: word, expected: "a list", found: left.words)), comparison.left)
      }
      left = left.element ?? .unknown
    }
    let sides = (left: (left, comparison.left), right: (right, comparison.right))
    switch comparison.kind {
    case .beginsWith, .endsWith, .like, .matches:
      checkText(comparison, sides.left)
      checkText(comparison, sides.right)
      if comparison.kind == .matches,
        case .refused(let reason)? = tree.constantPattern(comparison.right)
      {
        note(.fault(reason), comparison.right)
      }
    case .isIn: checkMembership(comparison, sides.left, of: sides.right)
    case .contains: checkMembership(comparison, sides.right, of: sides.left)
    case .between: checkBounds(comparison, sides.left, sides.right)
    default:
      checkPair(comparison, sides.left, sides.right)
      if !comparison.kind.isOrder, comparison.modifier != .direct || left.element == nil {
        checkOption(comparison.right, of: comparison.left, in: comparison)
        checkOption(comparison.left, of: comparison.right, in: comparison)
      }
    }
  }

  /// A side of a comparison: its type and its node.
  typealias Side = (type: StaticType, node: Int32)

  private mutating func checkText(_ comparison: Comparison, _ side: Side) {
    guard !side.type.isOpen, side.type != .string else { return }
    note(
      .fault(.operand(of: comparison.kind.rawValue, expected: "text", found: side.type.words)),
      side.node)
  }

  private mutating func checkMembership(
    _ comparison: Comparison, _ item: Side, of container: Side
  ) {
    if case .list(let elements) = tree.nodes[Int(container.node)].content,
      comparison.modifier == .direct || comparison.kind == .isIn
    {
      for element in tree.parts(elements) {
        checkPair(comparison, item, (type(of: element), element))
        checkOption(element, of: item.node, in: comparison)
      }
      return
    }
    switch container.type {
    case .unknown, .null: break
    case .list(let element):
      checkPair(comparison, item, (element, -1))
      checkOption(item.node, of: container.node, in: comparison)
    case .string: checkText(comparison, item)
    default:
      let found = container.type.words
      note(
        .fault(
          .operand(of: comparison.kind.rawValue, expected: "a list or text", found: found)),
        container.node)
    }
  }

  private mutating func checkBounds(_ comparison: Comparison, _ left: Side, _ right: Side) {
    guard case .list(let elements) = tree.nodes[Int(right.node)].content else {
      guard let element = right.type.element else {
        if !right.type.isOpen { note(.fault(.betweenBounds(found: right.type.words)), right.node) }
        return
      }
      checkPair(comparison, left, (element, -1))
      return
    }
    guard elements.count == 2 else {
      note(.fault(.betweenBounds(found: "a list of \(elements.count)")), right.node)
      return
    }
    for element in tree.parts(elements) {
      checkPair(comparison, left, (type(of: element), element))
    }
  }

  /// Checks that two types can be equal or in order, and that a text beside a date can be read as one.
  private mutating func checkPair(_ comparison: Comparison, _ left: Side, _ right: Side) {
    guard !left.type.isOpen, !right.type.isOpen else { return }
    let isOrder = comparison.kind.isOrder || comparison.kind == .between
    switch (left.type, right.type) {
    case (.boolean, .number), (.number, .boolean): return
    case (.list, .list) where !isOrder: return
    case (.date, .datetime), (.datetime, .date): note(comparison.error(.dateBesideDateTime))
    case (.string, let other) where isText(left.node) && isTemporal(other):
      checkReading(left.node, as: other)
    case (let other, .string) where isText(right.node) && isTemporal(other):
      checkReading(right.node, as: other)
    case (let one, let another) where one == another && one.element == nil: return
    default:
      let words = (left: left.type.words, right: right.type.words)
      if isOrder {
        note(
          comparison.error(
            .incomparable(comparison.kind.rawValue, left: words.left, right: words.right)))
      } else {
        findings.append(
          ExpressionFinding(
            .neverEqual(left: words.left, right: words.right), at: Int(comparison.start),
            length: Int(comparison.length)))
      }
    }
  }

  private mutating func checkReading(_ node: Int32, as type: StaticType) {
    guard let sample = type.sample(moment) else { return }
    do throws(ExpressionError) {
      _ = try tree.reading(of: node, like: sample)
    } catch {
      note(error)
    }
  }

  private func isTemporal(_ type: StaticType) -> Bool {
    type.sample(moment)?.isTemporal == true
  }

  private func isText(_ node: Int32) -> Bool {
    guard node >= 0, case .string = tree.nodes[Int(node)].content else { return false }
    return true
  }

  /// Checks that a value written in the expression is an option of the row it is compared with.
  private mutating func checkOption(_ node: Int32, of row: Int32, in comparison: Comparison) {
    guard node >= 0, row >= 0, let written = literal(node),
      case .row(let reference, let index) = tree.nodes[Int(row)].content, index >= 0,
      tree.references[Int(reference)].property == .value, let options = rows.options(Int(index))
    else { return }
    let isThere = options.contains { option in
      switch (option, written) {
      case (.string(let one), .string(let other)):
        comparison.folded(one) == comparison.folded(other)
      default:
        option.amount.flatMap { one in
          written.amount.map { one.isNumericallyEqual(to: $0) }
        } ?? false
      }
    }
    if isThere { return }
    let texts = options.map(\.outputText)
    let near = NearestName.suggestion(for: written.outputText, among: texts)
    note(
      .noSuchOption(
        written.outputText, row: tree.references[Int(reference)].name,
        suggestion: near == written.outputText ? nil : near), node)
  }

  private func literal(_ node: Int32) -> Value? {
    switch tree.nodes[Int(node)].content {
    case .number(let literal), .string(let literal, _): tree.literals[Int(literal)]
    case .boolean(let flag): .boolean(flag)
    default: nil
    }
  }
}

extension Comparison {
  /// A text without what the comparison does not look at.
  fileprivate func folded(_ text: String) -> String {
    if options.isEmpty { return text }
    return TextFolding.fold(
      text, ignoringCase: options.contains(.ignoringCase),
      ignoringMarks: options.contains(.ignoringMarks))
  }
}
