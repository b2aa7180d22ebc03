extension FormJSONConditions {
  /// What a function of the library that gives a number is here: its name, and how it takes its arguments.
  private static let numberFunctions: [String: (name: String, takesList: Bool)] = [
    "sum": ("sum", true), "count": ("count", true), "min": ("min", true), "max": ("max", true),
    "average": ("average", true), "avg": ("average", true), "mean": ("average", true),
    "median": ("median", true), "stddev": ("stddev", true), "sqrt": ("sqrt", false),
    "log": ("log", false), "ln": ("ln", false), "exp": ("exp", false), "abs": ("abs", false),
    "ceil": ("ceiling", false), "floor": ("floor", false), "trunc": ("trunc", false),
  ]
  /// The functions that are operators.
  private static let operators: [String: FormJSONExpression.Operator] = [
    "add": .plus, "subtract": .minus, "multiply": .times, "divide": .divided, "mod": .modulo,
    "pow": .power, "and": .and, "or": .or, "l_and": .and, "l_or": .or, "l_eq": .equal,
    "l_neq": .notEqual, "l_lt": .less, "l_gt": .greater, "l_ltoe": .lessOrEqual,
    "l_gtoe": .greaterOrEqual,
  ]
  private static let constants = [
    "pi": "3.14159265358979323846", "e": "2.71828182845904523536",
  ]
  /// All functions, for suggestions.
  private static var names: [String] {
    ["equals", "present", "missing", "not", "l_not", "negate"]
      + numberFunctions.keys.sorted() + operators.keys.sorted() + constants.keys.sorted()
  }

  /// The predicate of a function that is true or false; nothing for one that gives a number.
  mutating func truth(
    ofCall name: String, _ arguments: [Part], at range: Range<Int>
  ) throws(Fault) -> NativePredicate? {
    switch name {
    case "present", "missing":
      try demand(1, arguments, of: name, at: range)
      guard let text = try asked(arguments[0]) else { return .constant(name == "missing") }
      return .comparison("\(text) \(name == "missing" ? "==" : "!=") nil")
    case "equals": return try equality(arguments, at: range)
    case "not", "l_not":
      try demand(1, arguments, of: name, at: range)
      return try truth(of: arguments[0]).negated
    default: break
    }
    guard let sign = FormJSONConditions.operators[name], sign.isComparison || sign.isJoint else {
      return nil
    }
    try demand(2, arguments, of: name, at: range)
    return try truth(
      of: Part(expression: .operation(sign, arguments[0], arguments[1]), range: range))
  }

  /// `equals` compares its first argument with each other one as it is; a number is no argument, and equals nothing.
  private mutating func equality(
    _ arguments: [Part], at range: Range<Int>
  ) throws(Fault) -> NativePredicate {
    guard arguments.count > 1, let first = arguments.first else {
      throw Fault(message: "equals takes two arguments or more", range: range)
    }
    guard let left = try asked(first) else { return .constant(false) }
    var parts: [NativePredicate] = []
    for other in arguments.dropFirst() {
      guard kind(ofAsked: first) == kind(of: other) else { return .constant(false) }
      switch other.expression {
      case .string(let text): parts.append(.comparison("\(left) == \(text.asLiteral)"))
      case .variable(let id):
        guard let right = try name(of: id, at: other.range) else { return .constant(false) }
        parts += [.comparison("\(left) != nil"), .comparison("\(left) == \(right)")]
      default: return .constant(false)
      }
    }
    return .every(parts)
  }

  /// The field that a function asks about, by a variable or by its id in quotes; nothing for one that there is not.
  private mutating func asked(_ part: Part) throws(Fault) -> String? {
    switch part.expression {
    case .variable(let id): return try name(of: id, at: part.range)
    case .string(let id): return try name(of: id, at: part.range)
    default: return nil
    }
  }

  private func kind(ofAsked part: Part) -> FormJSONOperand {
    if case .string(let id) = part.expression { return kind(ofField: id) }
    return kind(of: part)
  }

  private func demand(
    _ count: Int, _ arguments: [Part], of name: String, at range: Range<Int>
  ) throws(Fault) {
    guard arguments.count != count else { return }
    throw Fault(
      message: "\(name) takes \(count == 1 ? "one argument" : "\(count) arguments"), "
        + "found \(arguments.count)", range: range)
  }

  /// A part as a number of the expression language.
  mutating func number(of part: Part) throws(Fault) -> String {
    switch part.expression {
    case .number(let digits): return digits.asNumber
    case .variable(let id): return try number(ofField: id, at: part.range)
    case .string(let text):
      guard text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }), !text.isEmpty else {
        throw Fault(message: "text is no number", range: part.range)
      }
      return text.asNumber
    case .negation(let inner): return "-(\(try number(of: inner)))"
    case .operation(let sign, let left, let right) where !sign.isComparison && !sign.isJoint:
      return try joined(left, sign, right)
    case .call(let name, let arguments):
      if let number = try number(ofCall: name, arguments, at: part.range) { return number }
    case .operation, .not: break
    }
    return "TERNARY(\(try truth(of: part).text), 1, 0)"
  }

  /// Two numbers with a sign between them; what is divided by must not be 0.
  private mutating func joined(
    _ left: Part, _ sign: FormJSONExpression.Operator, _ right: Part
  ) throws(Fault) -> String {
    let (one, other) = (try number(of: left), try number(of: right))
    if sign == .divided || sign == .modulo, !right.variables.isEmpty {
      demand(.comparison("\(other) != 0"))
    }
    return FormJSONExpression.joined(one, sign, other)
  }

  private mutating func number(ofField id: String, at range: Range<Int>) throws(Fault) -> String {
    switch kind(ofField: id) {
    case .number: return try read(id, at: range)
    case .boolean: return "TERNARY(\(try read(id, at: range)) == YES, 1, 0)"
    case .text: return try readNumber(id, at: range)
    case .time, .other:
      throw Fault(
        message: "\(id.quotedForMessage) has no number to reckon with", range: range)
    }
  }

  private mutating func number(
    ofCall name: String, _ arguments: [Part], at range: Range<Int>
  ) throws(Fault) -> String? {
    if let constant = FormJSONConditions.constants[name], arguments.isEmpty { return constant }
    if name == "negate" {
      try demand(1, arguments, of: name, at: range)
      return "-(\(try number(of: arguments[0])))"
    }
    if let sign = FormJSONConditions.operators[name] {
      guard !sign.isComparison, !sign.isJoint else { return nil }
      try demand(2, arguments, of: name, at: range)
      return try joined(arguments[0], sign, arguments[1])
    }
    guard let function = FormJSONConditions.numberFunctions[name] else {
      if ["equals", "present", "missing", "not", "l_not"].contains(name) { return nil }
      let near = NearestName.suggestion(for: name, among: FormJSONConditions.names)
      throw Fault(
        message: "askform has no function \(name.quotedForMessage)",
        remedy: near.map { "did you mean \"\($0)\"?" }, range: range)
    }
    if !function.takesList { try demand(1, arguments, of: name, at: range) }
    var numbers: [String] = []
    for argument in arguments { numbers.append(try number(of: argument)) }
    let list = numbers.joined(separator: ", ")
    return "\(function.name)(\(function.takesList ? "{\(list)}" : list))"
  }
}

extension FormJSONExpression.Operator {
  /// Whether the operator joins two truths.
  var isJoint: Bool { self == .and || self == .or }
}

extension FormJSONExpression {
  /// Two numbers with a sign between them.
  static func joined(_ left: String, _ sign: Operator, _ right: String) -> String {
    sign == .modulo ? "modulus:by:(\(left), \(right))" : "(\(left) \(sign.rawValue) \(right))"
  }
}

extension String {
  /// Digits as the expression language takes them: with one before the point and none missing behind it.
  var asNumber: String {
    let number = hasPrefix(".") ? "0" + self : self
    return number.hasSuffix(".") ? String(number.dropLast()) : number
  }
}
