/// Turns the conditions of a form of the library Form into predicates.
///
/// As in the library a condition whose reckoning meets a field without an answer does not hold; only `equals`,
/// `present` and `missing` take such fields.
struct FormJSONConditions {
  typealias Part = FormJSONExpression.Part
  typealias Fault = FormJSONLexer.Fault

  let directory: FormJSONDirectory
  let findings: FormJSONFindings
  /// The list in whose items the predicate stands.
  let list: Int?
  /// The field whose answer is read as it was given, before targets set it.
  let own: Int?
  /// What must hold for the fields that are reckoned with to have a value.
  private var demands: [NativePredicate] = []
  /// Whether it reckons with what has no number or no result.
  var isImpossible = false
  /// Where names that are no fields stand, to be told of.
  private var unknown: [(id: String, range: Range<Int>)] = []
  /// Where fields stand that have no number, to be told of.
  private var noNumbers: [(id: String, range: Range<Int>)] = []

  /// Prepares to translate.
  ///
  /// - Parameters:
  ///   - directory: the fields of the form.
  ///   - findings: where findings are added.
  ///   - list: the list in whose items the predicate stands.
  ///   - own: the field whose answer is read as it was given.
  init(
    _ directory: FormJSONDirectory, _ findings: FormJSONFindings, list: Int?, own: Int? = nil
  ) {
    self.directory = directory
    self.findings = findings
    self.list = list
    self.own = own
  }

  /// The predicate of a condition; what is wrong with it is reported.
  ///
  /// - Parameter condition: the condition.
  /// - Returns: the predicate; one that never holds where the condition cannot be used.
  mutating func predicate(of condition: FormJSONExpression.Text) -> NativePredicate {
    demands = []
    isImpossible = false
    unknown = []
    noNumbers = []
    do throws(Fault) {
      let truth = try truth(of: condition.root)
      for name in unknown { reportUnknown(name.id, at: name.range, in: condition.node) }
      for name in noNumbers {
        findings.warn(
          "L030", "the condition reckons with \(name.id.quotedForMessage), which has no number",
          "it never holds, as in Form", at: name.range, in: condition.node)
      }
      if isImpossible { return .constant(false) }
      let needed = condition.root.isPlain ? demands.filter { !isDemanded(by: truth, $0) } : demands
      return .every(needed + [truth])
    } catch {
      findings.report(
        "L017", "\"condition\": \(error.message)", error.remedy, at: error.range,
        in: condition.node)
      return .constant(false)
    }
  }

  /// Whether the comparisons that must all hold fail anyway where a field has no value.
  private func isDemanded(by truth: NativePredicate, _ demand: NativePredicate) -> Bool {
    guard case .comparison(let text) = demand, text.hasSuffix(" != nil") else { return false }
    let name = text.dropLast(" != nil".count)
    let comparisons: [NativePredicate] = if case .all(let parts) = truth { parts } else { [truth] }
    return comparisons.contains { comparison in
      guard case .comparison(let text) = comparison, !text.hasMark(" != ") else { return false }
      let (head, tail) = (name + " ", " " + name)
      guard text.hasPrefix(head) || text.hasSuffix(tail) else { return false }
      if text.hasMark(" < ") || text.hasMark(" > ") { return true }
      // Two fields without a value are equal in askform.
      let other = text.hasPrefix(head) ? text.dropFirst(head.count) : text.dropLast(tail.count)
      return !other.contains("$")
    }
  }

  private func reportUnknown(_ id: String, at range: Range<Int>, in node: Node) {
    findings.warn(
      "L030", "the condition reads \(id.quotedForMessage), which is no field",
      findings.suggestion(for: id, among: directory.ids) ?? "it has no value, as in Form",
      at: range, in: node)
  }

  /// The predicate of a part that is true or false, or a number that is not 0.
  mutating func truth(of part: Part) throws(Fault) -> NativePredicate {
    switch part.expression {
    case .operation(.and, let left, let right):
      return .every([try truth(of: left), try truth(of: right)])
    case .operation(.or, let left, let right):
      return .some([try truth(of: left), try truth(of: right)])
    case .not(let inner): return try truth(of: inner).negated
    case .operation(let sign, let left, let right) where sign.isComparison:
      return try comparison(left, sign, right)
    case .call(let name, let arguments):
      if let truth = try truth(ofCall: name, arguments, at: part.range) { return truth }
    case .number(let digits): return .constant(digits.contains { $0 != "0" && $0 != "." })
    case .variable(let id) where kind(ofField: id) == .boolean:
      return .comparison("\(try read(id, at: part.range)) == YES")
    default: break
    }
    return .comparison("\(try number(of: part)) != 0")
  }

  private mutating func comparison(
    _ left: Part, _ sign: FormJSONExpression.Operator, _ right: Part
  ) throws(Fault) -> NativePredicate {
    let (one, other) = (kind(of: left), kind(of: right))
    if let truth = try comparison(ofBoolean: left, sign, right) { return truth }
    let isEquality = sign == .equal || sign == .notEqual
    switch (one, other) {
    case (.text, .text) where isEquality && left.isWord != right.isWord,
      (.mixed, .text) where isEquality && right.isWord,
      (.text, .mixed) where isEquality && left.isWord:
      return .comparison("\(try text(of: left)) \(sign.rawValue) \(try text(of: right))")
    case (.time(let type), .time(let otherType)) where type == otherType:
      return .comparison("\(try text(of: left)) \(sign.rawValue) \(try text(of: right))")
    default:
      return .comparison("\(try number(of: left)) \(sign.rawValue) \(try number(of: right))")
    }
  }

  /// A comparison of a field that is true or false with 1, 0 or another such field.
  private mutating func comparison(
    ofBoolean left: Part, _ sign: FormJSONExpression.Operator, _ right: Part
  ) throws(Fault) -> NativePredicate? {
    guard sign == .equal || sign == .notEqual else { return nil }
    switch (left.expression, right.expression) {
    case (.variable(let id), .number(let digits)), (.number(let digits), .variable(let id)):
      guard kind(ofField: id) == .boolean, digits == "0" || digits == "1" else { return nil }
      let range = left.isField ? left.range : right.range
      let word = digits == "1" ? "YES" : "NO"
      return .comparison("\(try read(id, at: range)) \(sign.rawValue) \(word)")
    default: return nil
    }
  }

  /// The kind of value that a part has.
  func kind(of part: Part) -> FormJSONOperand {
    switch part.expression {
    case .variable(let id): kind(ofField: id)
    case .string: .text
    default: .number
    }
  }

  /// The kind of a field's value; of one that there is not, a number's.
  func kind(ofField id: String) -> FormJSONOperand {
    directory.reference(to: id, in: list).map { FormJSONOperand(directory.field($0)) } ?? .number
  }

  /// The text of a field as it is, or of text in quotes.
  private mutating func text(of part: Part) throws(Fault) -> String {
    if case .string(let text) = part.expression { return text.asLiteral }
    if case .variable(let id) = part.expression { return try read(id, at: part.range) }
    return try number(of: part)
  }

  /// A field that is reckoned with: it must have a value.
  mutating func read(_ id: String, at range: Range<Int>) throws(Fault) -> String {
    guard let text = try name(of: id, at: range) else {
      isImpossible = true
      return "nil"
    }
    demand(.comparison("\(text) != nil"))
    return text
  }

  /// What has no number: the condition never holds.
  mutating func readNothing(_ id: String, at range: Range<Int>) -> String {
    isImpossible = true
    noNumbers.append((id, range))
    return "0"
  }

  /// A field that is reckoned with as a number: it must have one.
  mutating func readNumber(_ id: String, at range: Range<Int>) throws(Fault) -> String {
    guard let reference = directory.reference(to: id, in: list),
      let text = try name(of: id, at: range)
    else { return try read(id, at: range) }
    guard let amount = directory.field(reference).amount(of: text) else {
      return readNothing(id, at: range)
    }
    demand(amount.demand ?? .comparison("\(text) != nil"))
    return amount.text
  }

  /// How a field is named; nothing for one that there is not, which is told of.
  mutating func name(of id: String, at range: Range<Int>) throws(Fault) -> String? {
    guard let reference = directory.reference(to: id, in: list) else {
      unknown.append((id, range))
      return nil
    }
    guard let text = directory.text(of: reference, asGiven: own) else {
      throw Fault(
        message: "\(id.quotedForMessage) is a field of each item, and no item is told of here",
        range: range)
    }
    return text
  }

  /// Notes what must hold for the condition to be reckoned.
  mutating func demand(_ predicate: NativePredicate) {
    if !demands.contains(predicate) { demands.append(predicate) }
  }
}

extension FormJSONExpression.Operator {
  /// Whether the operator compares.
  var isComparison: Bool {
    switch self {
    case .equal, .notEqual, .less, .greater, .lessOrEqual, .greaterOrEqual: true
    default: false
    }
  }
}

extension FormJSONExpression.Part {
  /// Whether the part is a field.
  var isField: Bool { if case .variable = expression { true } else { false } }

  /// Whether the part is text in quotes that is no number.
  var isWord: Bool {
    if case .string(let text) = expression { text.writtenNumber == nil } else { false }
  }

  /// Whether the part compares fields and literals without any reckoning, so that its order does not matter.
  var isPlain: Bool {
    switch expression {
    case .number, .string, .variable: true
    case .not(let part): part.isPlain
    case .operation(let sign, let left, let right):
      (sign == .and || sign == .or || sign.isComparison) && left.isPlain && right.isPlain
    case .call(let name, _): ["equals", "present", "missing"].contains(name)
    case .negation: false
    }
  }
}
