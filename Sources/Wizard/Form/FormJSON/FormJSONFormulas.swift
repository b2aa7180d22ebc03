/// Turns the formulas of a form of the library Form into expressions that are always up to date.
struct FormJSONFormulas {
  private typealias Part = FormJSONExpression.Part

  let directory: FormJSONDirectory
  let findings: FormJSONFindings

  /// The expression of a field's formula.
  ///
  /// - Parameters:
  ///   - entry: the field.
  ///   - formula: its formula.
  /// - Returns: the expression; nothing where the formula cannot be used, which is reported.
  func expression(of entry: FormJSONDirectory.Entry, _ formula: Node) -> String? {
    let text = (formula.text ?? "").filter { $0 != "$" }
    let part: Part
    do throws(FormJSONLexer.Fault) {
      part = try FormJSONExpressionParser.formula(text.withDecimalPoint)
    } catch {
      guard entry.field.isReckoned else { return words(of: text, formula, in: entry.list) }
      findings.report(
        "L040", "\"formula\" of \(entry.field.owner): \(error.message)",
        "accepted: fields, numbers, + - * / and parentheses", at: formula)
      return nil
    }
    guard entry.field.isReckoned || reckons(part, in: entry.list) else {
      return words(of: text, formula, in: entry.list)
    }
    return reckoning(part, formula, in: entry)
  }

  /// Whether a text field's formula calculates: with numbers only, and with a sign between two of them.
  private func reckons(_ part: Part, in list: Int?) -> Bool {
    guard case .operation = part.expression else { return false }
    return part.variables.allSatisfy { name in
      guard let reference = directory.reference(to: name.id, in: list) else { return false }
      let field = directory.field(reference)
      if case .digits = field.kind { return true }
      if case .choice = field.kind { return field.options.contains { $0.value != nil } }
      return FormJSONOperand(field) == .number
    }
  }

  /// A formula that calculates; without any of its fields there is no result, and a missing one counts as 0.
  private func reckoning(
    _ part: Part, _ formula: Node, in entry: FormJSONDirectory.Entry
  ) -> String? {
    var names: [String] = []
    var hasChoice = false
    for name in part.variables {
      guard let reference = directory.reference(to: name.id, in: entry.list),
        let text = directory.text(of: reference)
      else {
        reportUnknown(name.id, at: formula)
        continue
      }
      if case .choice = directory.field(reference).kind { hasChoice = true }
      if !names.contains(text) { names.append(text) }
    }
    do throws(FormJSONLexer.Fault) {
      let text = try number(part, in: entry.list, countsMissing: names.count > 1)
      if hasChoice || names.count < 2 { return text.withoutOuterParentheses }
      let missing = names.map { "\($0) == nil" }.joined(separator: " AND ")
      return "TERNARY(\(missing), nil, \(text))"
    } catch {
      findings.report(
        "L040", "\"formula\" of \(entry.field.owner): \(error.message)",
        "accepted: fields, numbers, + - * / and parentheses", at: formula)
      return nil
    }
  }

  private func number(
    _ part: Part, in list: Int?, countsMissing: Bool
  ) throws(FormJSONLexer.Fault) -> String {
    switch part.expression {
    case .number(let digits): return digits.asNumber
    case .variable(let id):
      guard let reference = directory.reference(to: id, in: list) else { return "0" }
      return try operand(reference, at: part.range, countsMissing: countsMissing)
    case .negation(let inner):
      return "-(\(try number(inner, in: list, countsMissing: countsMissing)))"
    case .operation(let sign, let left, let right) where sign.isBasic:
      let one = try number(left, in: list, countsMissing: countsMissing)
      let other = try number(right, in: list, countsMissing: countsMissing)
      let text = FormJSONExpression.joined(one, sign, other)
      let isKnown = if case .number = right.expression { true } else { false }
      return sign == .divided && !isKnown ? "TERNARY(\(other) == 0, nil, \(text))" : text
    case .string, .not, .operation, .call:
      throw FormJSONLexer.Fault(message: "this is no calculation", range: part.range)
    }
  }

  /// A field as a number; of a choice the number of its option.
  private func operand(
    _ reference: FormJSONDirectory.Reference, at range: Range<Int>, countsMissing: Bool
  ) throws(FormJSONLexer.Fault) -> String {
    let field = directory.field(reference)
    guard let text = directory.text(of: reference) else {
      throw FormJSONLexer.Fault(
        message: "\(field.id.content.quotedForMessage) is a field of each item", range: range)
    }
    if case .choice = field.kind { return field.optionValue(text) }
    switch FormJSONOperand(field) {
    case .number: return countsMissing ? "coalesce(\(text), 0)" : text
    case .boolean: return "TERNARY(\(text) == YES, 1, 0)"
    case .text:
      let pattern = FormJSONOperand.numberPattern
      let number = "TERNARY(\(text) MATCHES \(pattern), CAST(\(text), 'NSNumber'), nil)"
      return countsMissing ? "TERNARY(\(text) == nil, 0, \(number))" : number
    case .time, .mixed, .other:
      throw FormJSONLexer.Fault(
        message: "\(field.id.content.quotedForMessage) is no number", range: range)
    }
  }

  /// A formula that puts text together; what is missing is empty.
  private func words(of formula: String, _ node: Node, in list: Int?) -> String {
    var parts: [String] = []
    var rest = formula[...]
    while let first = rest.first {
      let isWord = first.isPartOfID
      let piece = String(rest.prefix { $0.isPartOfID == isWord })
      rest.removeFirst(piece.count)
      guard isWord, let reference = directory.reference(to: piece, in: list),
        let text = directory.text(of: reference)
      else {
        parts.append(piece.asLiteral)
        if piece.contains("_") || piece.contains("[") { reportUnknown(piece, at: node) }
        continue
      }
      let field = directory.field(reference)
      if case .choice = field.kind {
        parts.append(field.optionValue(text))
      } else {
        parts.append("coalesce(\(text), '')")
      }
    }
    return "trim(concat(\(parts.joined(separator: ", "))))"
  }

  private func reportUnknown(_ id: String, at node: Node) {
    findings.warn(
      "L041", "the formula reads \(id.quotedForMessage), which is no field",
      findings.suggestion(for: id, among: directory.ids), at: node)
  }
}

extension FormJSONField {
  /// Whether its value is a number, so that its formula must calculate.
  fileprivate var isReckoned: Bool {
    switch kind {
    case .number, .digits: true
    default: false
    }
  }

  /// The number of the chosen option, which formulas read in place of its id.
  fileprivate func optionValue(_ text: String) -> String {
    options.filter { $0.value != nil }.reversed().reduce("nil") { rest, option in
      "TERNARY(\(text) == \(option.literal), \(option.value?.numberText ?? "nil"), \(rest))"
    }
  }
}

extension FormJSONExpression.Operator {
  /// Whether formulas have the operator.
  fileprivate var isBasic: Bool { [.plus, .minus, .times, .divided].contains(self) }
}

extension String {
  /// The text of a calculation without parentheses around all of it.
  fileprivate var withoutOuterParentheses: String {
    guard hasPrefix("("), hasSuffix(")") else { return self }
    var depth = 0
    for (index, character) in zip(indices, self) {
      depth += character == "(" ? 1 : character == ")" ? -1 : 0
      if depth == 0, index != self.index(before: endIndex) { return self }
    }
    return String(dropFirst().dropLast())
  }
}

extension Character {
  /// Whether the character can be a part of an id in a formula.
  fileprivate var isPartOfID: Bool {
    isASCII
      && (isLetter || isNumber || self == "_" || self == "." || self == "[" || self == "]"
        || self == ":")
  }
}
