extension FormJSONConditions {
  /// What a function of the library that gives a number is here: its name, and how it takes its arguments.
  private static let numberFunctions: [String: (name: String, takesList: Bool)] = [
    "sum": ("sum", true), "count": ("count", true), "min": ("min", true), "max": ("max", true),
    "average": ("average", true), "avg": ("average", true), "mean": ("average", true),
    "median": ("median", true), "stddev": ("stddev", true), "sqrt": ("sqrt", false),
    "log": ("log", false), "ln": ("ln", false), "exp": ("exp", false), "abs": ("abs", false),
    "ceil": ("ceiling", false), "floor": ("floor", false), "trunc": ("trunc", false),
  ]
  /// What a number must be to have a result, of which there are none with more than 38 digits: without one the
  /// condition does not hold.
  private static let limits = ["sqrt": ">= 0", "log": "> 0", "ln": "> 0", "exp": "< 88"]
  /// The functions that are operators.
  private static let operators: [String: FormJSONExpression.Operator] = [
    "add": .plus, "subtract": .minus, "multiply": .times, "divide": .divided, "mod": .modulo,
    "pow": .power, "and": .and, "or": .or, "l_and": .and, "l_or": .or, "l_eq": .equal,
    "l_neq": .notEqual, "l_lt": .less, "l_gt": .greater, "l_ltoe": .lessOrEqual,
    "l_gtoe": .greaterOrEqual,
  ]
  private static let constants = [
    "pi": "3.14159265358979323846", "pi_2": "1.57079632679489661923",
    "pi_4": "0.785398163397448309616", "tau": "6.28318530717958647693",
    "phi": "1.61803398874989484820", "e": "2.71828182845904523536",
    "log2e": "1.44269504088896340736", "log10e": "0.434294481903251827651",
    "ln2": "0.693147180559945309417", "ln10": "2.30258509299404568402",
    "sqrt2": "1.41421356237309504880",
  ]
  /// The functions of the library that askform does not have.
  private static let missing: Set<String> = {
    let angles = ["sin", "cos", "tan", "csc", "sec", "cotan"]
    let halves = ["versin", "vercosin", "coversin", "covercosin"]
    let others = [
      "exsec", "excsc", "crd", "dtor", "rtod", "factorial", "nthroot", "log2", "percent", "random",
      "xor", "lshift", "rshift",
    ]
    return Set(
      angles.flatMap { [$0, "a" + $0, $0 + "h", "a" + $0 + "h"] }
        + halves.flatMap { [$0, "ha" + $0] } + others)
  }()
  /// All functions and constants, for suggestions.
  static var names: [String] {
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
      let kinds = [kind(ofAsked: first), kind(of: other)]
      guard kinds[0] == kinds[1] || kinds.contains(.mixed) else { return .constant(false) }
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
    case .variable(let id): return try readNumber(id, at: part.range)
    case .string(let text):
      return text.writtenNumber ?? readNothing(text, at: part.range)
    case .negation(let inner): return "-(\(try number(of: inner)))"
    case .operation(let sign, let left, let right) where !sign.isComparison && !sign.isJoint:
      return try joined(left, sign, right)
    case .call(let name, let arguments):
      if let number = try number(ofCall: name, arguments, at: part.range) { return number }
    case .operation, .not: break
    }
    return "TERNARY(\(try truth(of: part).text), 1, 0)"
  }

  /// Two numbers with a sign between them; they must have a result.
  private mutating func joined(
    _ left: Part, _ sign: FormJSONExpression.Operator, _ right: Part
  ) throws(Fault) -> String {
    let (one, other) = (try number(of: left), try number(of: right))
    switch sign {
    case .divided, .modulo:
      guard case .number(let digits) = right.expression else {
        demand(.comparison("\(other) != 0"))
        break
      }
      if !digits.hasOtherThanZero { isImpossible = true }
    case .power: demandPower(of: left, one, to: right, other)
    default: break
    }
    return FormJSONExpression.joined(one, sign, other)
  }

  /// Notes what must hold for a power to have a result: none has a root of less than 0, or 0 below a fraction line.
  private mutating func demandPower(
    of left: Part, _ base: String, to right: Part, _ exponent: String
  ) {
    if case .number(let digits) = left.expression, digits.hasOtherThanZero { return }
    switch right.expression {
    case .number(let digits) where digits.contains("."): demand(.comparison("\(base) >= 0"))
    case .number: break
    default:
      let isWhole = NativePredicate.every([
        .comparison("\(exponent) >= 0"), .comparison("trunc(\(exponent)) == \(exponent)"),
      ])
      demand(.some([.comparison("\(base) > 0"), isWhole]))
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
      let isKnown = FormJSONConditions.missing.contains(name)
      let near =
        isKnown ? nil : NearestName.suggestion(for: name, among: FormJSONConditions.names)
      throw Fault(
        message: "askform has no function \(name.quotedForMessage)",
        remedy: near.map { "did you mean \"\($0)\"?" }, range: range)
    }
    if function.takesList, arguments.isEmpty {
      throw Fault(message: "\(name) takes one argument or more, found 0", range: range)
    }
    if !function.takesList { try demand(1, arguments, of: name, at: range) }
    var numbers: [String] = []
    for argument in arguments { numbers.append(try number(of: argument)) }
    if let limit = FormJSONConditions.limits[name] { demand(.comparison("\(numbers[0]) \(limit)")) }
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
    switch sign {
    case .modulo: return "modulus:by:(\(left), \(right))"
    case .power:
      // A sign binds looser than a power.
      let base = left.hasPrefix("-") ? "(\(left))" : left
      return "(\(base) \(sign.rawValue) \(right))"
    default: return "(\(left) \(sign.rawValue) \(right))"
    }
  }
}

extension String {
  /// Digits as the expression language takes them: with one before the point and none missing behind it.
  var asNumber: String {
    let number = hasPrefix(".") ? "0" + self : self
    return number.hasSuffix(".") ? String(number.dropLast()) : number
  }

  /// Whether digits are those of a number other than 0.
  fileprivate var hasOtherThanZero: Bool { utf8.contains { (0x31...0x39).contains($0) } }

  /// The number that is written in a text, as the expression language has it; nothing for a text that is none.
  var writtenNumber: String? {
    let digits = first == "-" || first == "+" ? String(dropFirst()) : self
    let points = digits.utf8.count { $0 == UInt8(ascii: ".") }
    let others = digits.utf8.count { !$0.isDigit } - points
    guard points < 2, others == 0, digits.utf8.count > points else { return nil }
    return (first == "-" ? "-" : "") + digits.asNumber
  }
}
