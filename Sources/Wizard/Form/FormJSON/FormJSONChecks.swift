/// Writes the validations of a field of the library Form that no key of its row has: as checks of the row.
struct FormJSONChecks {
  let row: FormJSONRow

  private var field: FormJSONField { row.field }

  /// The checks.
  var nodes: [Node] { [shape, amount, comparison].compactMap { $0 } }

  /// Text of digits, where the pattern is the author's.
  private var shape: Node? {
    guard let pattern = field.kind.pattern, let format = field.validations.format else {
      return nil
    }
    return check(
      "\(row.own) MATCHES \(pattern.asLiteral)", "{{title}} must be a number.", at: format)
  }

  /// How large the number in a text is.
  private var amount: Node? {
    let rules = field.validations
    guard field.kind.hasLength, let place = rules.minimumValue ?? rules.maximumValue else {
      return nil
    }
    let number = "CAST(\(row.own), 'NSNumber')"
    var parts = ["\(row.own) MATCHES \(FormJSONOperand.numberPattern)"]
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
    guard let reference = row.directory.reference(to: id, in: row.entry.list),
      let text = row.directory.text(of: reference)
    else {
      row.findings.report(
        "L042", "\"compare_to\" of \(field.owner) names no field: \(id.quotedForMessage)",
        row.findings.suggestion(for: id, among: row.directory.ids), at: other)
      return nil
    }
    let otherField = row.directory.field(reference)
    let title = (otherField.title?.text ?? id).withoutPlaces
    let isNumeric = field.kind.pattern != nil && otherField.kind.pattern != nil
    let sides = [row.own, text].map { isNumeric ? "CAST(\($0), 'NSNumber')" : $0 }
    return check(
      "\(text) == nil OR \(sides[0]) \(rule.rawValue) \(sides[1])",
      "{{title}} \(rule.words(isTime: field.isTime)) \(title).", at: other)
  }

  private func check(_ predicate: String, _ message: String, at place: Node) -> Node {
    .map(
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
