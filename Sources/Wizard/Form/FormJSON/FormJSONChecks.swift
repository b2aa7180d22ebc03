/// Writes the validations of a field of the library Form that no key of its row has: as checks of the row.
struct FormJSONChecks {
  let row: FormJSONRow
  /// How an expression reads the value that is checked.
  let own: String
  /// When they count, beside those of the row that asks, which tell what is wrong with the checks; nothing for those.
  var onlyWhere: NativePredicate?

  private var field: FormJSONField { row.field }

  /// The checks.
  var nodes: [Node] { [shape, amount, comparison].compactMap { $0 } }

  /// Text of digits, where the pattern is the author's.
  private var shape: Node? {
    guard let pattern = field.kind.pattern, let format = field.validations.format else {
      return nil
    }
    return check(
      "\(own) MATCHES \(pattern.asLiteral)", "{{title}} must be a number.", at: format)
  }

  /// How large the number in a text is.
  private var amount: Node? {
    let rules = field.validations
    guard field.kind.hasLength, let place = rules.minimumValue ?? rules.maximumValue else {
      return nil
    }
    let number = "CAST(\(own), 'NSNumber')"
    var parts = ["\(own) MATCHES \(FormJSONOperand.numberPattern)"]
    var words: [String] = []
    if let minimum = rules.minimumValue?.numberText {
      parts.append("\(number) >= \(minimum)")
      words.append("at least \(minimum)")
    }
    if let maximum = rules.maximumValue?.numberText {
      parts.append("\(number) <= \(maximum)")
      words.append("at most \(maximum)")
    }
    return check(
      parts.joined(separator: " AND "),
      "{{title}} must be a number of \(words.joined(separator: " and ")).", at: place)
  }

  /// How the answer compares with another field's; without one of the two there is nothing to compare.
  private var comparison: Node? {
    guard let other = field.validations.other, let rule = field.validations.order else {
      return nil
    }
    let id = other.text ?? ""
    let isTold = onlyWhere != nil
    guard let reference = row.directory.reference(to: id, in: row.entry.list),
      let text = row.directory.text(of: reference)
    else {
      if isTold { return nil }
      row.findings.report(
        "L042", "\"compare_to\" of \(field.owner) names no field: \(id.quotedForMessage)",
        row.findings.suggestion(for: id, among: row.directory.ids), at: other)
      return nil
    }
    let otherField = row.directory.field(reference)
    let title = (otherField.title?.text ?? otherField.name).withoutPlaces
    guard let truth = comparison(rule.rawValue, text, of: otherField) else {
      if isTold { return nil }
      row.findings.report(
        "L043",
        "\"compare_to\" of \(field.owner) names \(otherField.owner), whose answers are of another kind",
        "accepted: a day beside a day or a moment, a number beside a number or text", at: other)
      return nil
    }
    return check(
      "\(text) == nil OR \(truth)",
      "{{title}} \(rule.words(isTime: field.isTime)) \(title).", at: other)
  }

  /// The own answer and another side by side, as values of one kind; nothing where they are of two.
  private func comparison(
    _ sign: String, _ other: String, of otherField: FormJSONField
  ) -> String? {
    let sides = [(own, field), (other, otherField)]
    let kinds = sides.map { FormJSONOperand($1) }
    let plain = "\(own) \(sign) \(other)"
    switch (kinds[0], kinds[1]) {
    case (.time(let part), .time(let otherPart)) where part == otherPart: return plain
    case (.time("datetime"), .time(let part)): return "\(own).\(part) \(sign) \(other)"
    case (.time(let part), .time("datetime")): return "\(own) \(sign) \(other).\(part)"
    case (.text, .text) where !field.hasOnlyNumbers && !otherField.hasOnlyNumbers,
      (.number, .number), (.boolean, .boolean):
      return plain
    default: break
    }
    let amounts = sides.compactMap { $1.amount(of: $0) }
    guard amounts.count == 2 else { return nil }
    let demands = zip(amounts, sides).filter { !$1.1.hasOnlyNumbers }.compactMap(\.0.demand)
    let numbers = NativePredicate.comparison("\(amounts[0].text) \(sign) \(amounts[1].text)")
    var truth = NativePredicate.every(demands + [numbers])
    if sign == "==", kinds.contains(.mixed) { truth = .some([.comparison(plain), truth]) }
    return if case .comparison(let text) = truth { text } else { "(\(truth.text))" }
  }

  private func check(_ predicate: String, _ message: String, at place: Node) -> Node {
    let predicate =
      onlyWhere.map { NativePredicate.some([$0.negated, .comparison(predicate)]).text } ?? predicate
    return .map(
      [
        .init("predicate", .expression(predicate, at: place)),
        .init("message", .expression(message, at: place)),
      ], at: place)
  }
}

extension FormJSONField {
  /// Whether its answers come before and after each other.
  fileprivate var isTime: Bool { if case .time = kind { true } else { false } }
}

extension FormJSONValidations.Order {
  /// The rule in words that go on with what is compared with.
  fileprivate func words(isTime: Bool) -> String {
    switch self {
    case .greater: isTime ? "must be after" : "must be more than"
    case .greaterOrEqual: isTime ? "must not be before" : "must not be less than"
    case .less: isTime ? "must be before" : "must be less than"
    case .lessOrEqual: isTime ? "must not be after" : "must not be more than"
    case .equal: "must be the same as"
    }
  }
}
