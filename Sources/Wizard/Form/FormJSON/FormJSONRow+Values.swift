extension FormJSONRow {
  /// What the row's value is at the start: a default, or what it is computed of where nobody can change it.
  func start(_ state: FormJSONState, _ sets: [Setting]) -> [Node.Member] {
    if field.kind == .info { return [] }
    let written = constant
    let formula = self.formula
    var none: [Node.Member] = []
    if case .choice = field.kind, let written {
      // As in the library, null is no answer where there is an option that counts without one.
      none = [.init("none", .text("default", at: written))]
    }
    guard formula != nil || !sets.isEmpty else {
      return written.map { [.init("default", $0)] + none } ?? []
    }
    let rest = formula ?? written.map { literal($0) } ?? "nil"
    let place = field.formula ?? sets.first?.effect.target.node ?? field.node
    let expression = Node.expression(chain(sets, else: rest), at: place)
    let isComputed = sets.isEmpty && field.isDisabled && !state.has(.enable)
    if isComputed { return [.init("compute", expression)] }
    return [.init("default", .map([.init("compute", expression)], at: place))] + none
  }

  private var formula: String? {
    field.formula.flatMap {
      FormJSONFormulas(directory: directory, findings: findings).expression(of: entry, $0)
    }
  }

  /// The field's value as the row takes it, else its first option that is chosen at the start.
  private var constant: Node? {
    if let value = field.value { return taken(value) }
    guard case .choice = field.kind else { return nil }
    return field.options.first { $0.isDefault }?.id
  }

  /// A value as the row takes it.
  func taken(_ value: Node) -> Node {
    switch field.kind {
    case .choice: return field.options.first { $0.isNamed(by: value) }?.id ?? value
    case .time(let type): return .text(FormJSONTimes.text(value.text ?? "", for: type), at: value)
    case .number:
      guard let text = value.text else { return value }
      let number = Node(.plain(text.withDecimalPoint), at: value).numberText
      return number.map { Node(.number($0), at: value) } ?? value
    case .yesOrNo:
      switch value.scalarText {
      case "1", "true": return Node(.boolean(true), at: value)
      case "0", "false": return Node(.boolean(false), at: value)
      default: return value
      }
    case .digits(isDecimal: true):
      guard let text = value.text, text.contains(",") else { return value }
      return .text(text.withDecimalPoint, at: value)
    case .text, .digits, .info: return value
    }
  }

  /// A value as the expression language writes it.
  func literal(_ value: Node) -> String {
    let value = taken(value)
    switch field.kind {
    case .time(let type): return "\(type)(\((value.text ?? "").asLiteral))"
    case .choice:
      return field.options.first { $0.isNamed(by: value) }?.literal ?? "nil"
    case .yesOrNo: return value.booleanValue == true ? "YES" : "NO"
    case .number: return value.numberText ?? (value.text ?? "").asLiteral
    case .text, .digits, .info: return (value.scalarText ?? "").asLiteral
    }
  }

  /// The limits of the answer that the row's type has keys for.
  ///
  /// - Parameter kind: what the row's answers are.
  /// - Returns: the keys with their values.
  func limits(in kind: FormJSONKind) -> [Node.Member] {
    let rules = field.validations
    var members: [Node.Member] = []
    func add(_ key: String, _ node: Node?) {
      if let node { members.append(.init(key, node)) }
    }
    switch kind {
    case .number("stepper"):
      // Steps count from the least value, which is a whole number.
      add("minimum", rules.minimumValue?.wholeFromBelow)
      // The library counts up without an end.
      add("maximum", rules.maximumValue ?? Node(.number("9007199254740991"), at: field.node))
    case .number:
      add("minimum", rules.minimumValue)
      add("maximum", rules.maximumValue)
    case .time(let type):
      func day(_ node: Node?) -> Node? {
        node.map { .text(FormJSONTimes.text($0.text ?? "", for: type), at: $0) }
      }
      add("minimum", day(field.minimumDate))
      add("maximum", day(field.maximumDate))
      add("moment", Node(.boolean(true), at: field.type ?? field.node))
    default: break
    }
    guard field.kind.hasLength else { return members }
    add("minLength", rules.minimumLength)
    add("maxLength", rules.maximumLength)
    add("pattern", pattern)
    if field.validations.format == nil, case .digits(let isDecimal) = field.kind {
      let words = isDecimal ? "a number such as 2.50" : "digits only"
      members.append(
        .init(
          "messages",
          .map(
            [.init("pattern", .text("{{title}} takes \(words).", at: field.node))], at: field.node))
      )
    }
    return members
  }

  /// The pattern of the whole answer: the author's without regard to case, or that of digits.
  private var pattern: Node? {
    if let format = field.validations.format {
      return .expression("(?i)" + (format.text ?? ""), at: format)
    }
    return field.kind.pattern.map { .text($0, at: field.type ?? field.node) }
  }
}

extension Node {
  /// A number with digits behind the point as the next whole one; any other as it is.
  fileprivate var wholeFromBelow: Node {
    guard let digits = numberText, let point = digits.firstIndex(of: "."),
      let whole = Int(digits[..<point]), digits[point...].dropFirst().allSatisfy(\.isNumber)
    else { return self }
    let isBelow = !digits.hasPrefix("-") && digits[point...].contains { ("1"..."9").contains($0) }
    return Node(.number(String(whole + (isBelow ? 1 : 0))), at: self)
  }
}

extension FormJSONKind {
  /// What text of digits or of a decimal number looks like.
  var pattern: String? {
    switch self {
    case .digits(isDecimal: false): "[0-9]+"
    case .digits(isDecimal: true): "[-+]?[0-9]+([.][0-9]+)?"
    default: nil
    }
  }
}
