/// Reads a condition or a formula of the library Form, with the ranks that its operators have there.
struct FormJSONExpressionParser {
  private typealias Expression = FormJSONExpression
  private typealias Part = FormJSONExpression.Part
  typealias Fault = FormJSONLexer.Fault

  /// How deep parentheses and calls may stand in each other.
  private static let depthLimit = 100
  /// How many operators an expression may have.
  private static let operatorLimit = 1_000
  /// The operators between two parts, from the loosest to the tightest rank; `!` stands behind the comparisons.
  private static let ranks: [[Expression.Operator]] = [
    [.or], [.and], [.equal, .notEqual], [.less], [.greater], [.lessOrEqual], [.greaterOrEqual],
    [.plus, .minus], [.times, .divided, .modulo],
  ]
  /// The rank in front of which `!` stands.
  private static let rankOfNot = 7

  private var lexer: FormJSONLexer
  /// Whether two parts without an operator between them are multiplied.
  private let multipliesNeighbours: Bool
  private var depth = 0
  /// How many operators were read.
  private var operatorCount = 0

  private init(_ text: String, isFormula: Bool) throws(Fault) {
    lexer = try FormJSONLexer(text, namesAreVariables: isFormula)
    multipliesNeighbours = !isFormula
  }

  /// Reads a condition.
  ///
  /// - Parameter text: the text.
  /// - Returns: the expression.
  /// - Throws: why it is none, and where.
  static func condition(_ text: String) throws(Fault) -> FormJSONExpression.Part {
    var parser = try FormJSONExpressionParser(text, isFormula: false)
    return try parser.whole()
  }

  /// Reads a formula that calculates.
  ///
  /// - Parameter text: the text.
  /// - Returns: the expression.
  /// - Throws: why it is none, and where; it may be a formula that puts text together.
  static func formula(_ text: String) throws(Fault) -> FormJSONExpression.Part {
    var parser = try FormJSONExpressionParser(text, isFormula: true)
    return try parser.whole()
  }

  private mutating func whole() throws(Fault) -> Part {
    let part = try part(rank: 0)
    guard lexer.token == .end else { throw unexpected() }
    return part
  }

  private mutating func part(rank: Int) throws(Fault) -> Part {
    if rank == FormJSONExpressionParser.rankOfNot, lexer.token == .sign("!") {
      return try prefixed {
        .not($0)
      } operand: { parser throws(Fault) in
        try parser.part(rank: rank)
      }
    }
    guard rank < FormJSONExpressionParser.ranks.count else { return try factor() }
    let signs = FormJSONExpressionParser.ranks[rank]
    var left = try part(rank: rank + 1)
    while let sign = operatorAhead(among: signs) {
      try count()
      if sign.isWritten { try lexer.advance() }
      let right = try part(rank: rank + 1)
      left = Part(
        expression: .operation(sign.operator, left, right),
        range: left.range.lowerBound..<right.range.upperBound)
    }
    return left
  }

  /// The operator that comes next; between neighbours one that is not written.
  private func operatorAhead(
    among signs: [Expression.Operator]
  ) -> (operator: Expression.Operator, isWritten: Bool)? {
    switch lexer.token {
    case .sign(let sign):
      if let found = signs.first(where: { $0.rawValue == sign }) { return (found, true) }
      guard sign == "(" else { return nil }
    case .end: return nil
    case .number, .string, .variable, .name: break
    }
    return multipliesNeighbours && signs.contains(.times) ? (.times, false) : nil
  }

  private mutating func factor() throws(Fault) -> Part {
    while lexer.token == .sign("+") { try lexer.advance() }
    if lexer.token == .sign("-") {
      return try prefixed {
        .negation($0)
      } operand: { parser throws(Fault) in
        try parser.factor()
      }
    }
    let base = try operand()
    guard lexer.token == .sign("**") else { return base }
    try count()
    try lexer.advance()
    try enter()
    let exponent = try factor()
    depth -= 1
    return Part(
      expression: .operation(.power, base, exponent),
      range: base.range.lowerBound..<exponent.range.upperBound)
  }

  private mutating func prefixed(
    _ make: (Part) -> FormJSONExpression,
    operand: (inout FormJSONExpressionParser) throws(Fault) -> Part
  ) throws(Fault) -> Part {
    let start = lexer.range.lowerBound
    try lexer.advance()
    try enter()
    let part = try operand(&self)
    depth -= 1
    return Part(expression: make(part), range: start..<part.range.upperBound)
  }

  private mutating func operand() throws(Fault) -> Part {
    let (token, range) = (lexer.token, lexer.range)
    let expression: FormJSONExpression
    switch token {
    case .number(let digits): expression = .number(digits)
    case .string(let text): expression = .string(text)
    case .variable(let id): expression = .variable(id)
    case .name(let name): return try call(name, at: range)
    case .sign("("):
      try lexer.advance()
      try enter()
      let inner = try part(rank: 0)
      depth -= 1
      guard lexer.token == .sign(")") else { throw unexpected() }
      let end = lexer.range.upperBound
      try lexer.advance()
      return Part(expression: inner.expression, range: range.lowerBound..<end)
    case .sign, .end: throw unexpected()
    }
    try lexer.advance()
    return Part(expression: expression, range: range)
  }

  /// A function with its arguments; the parentheses may be left out where there are none.
  private mutating func call(_ name: String, at start: Range<Int>) throws(Fault) -> Part {
    try lexer.advance()
    guard lexer.token == .sign("(") else {
      return Part(expression: .call(name, []), range: start)
    }
    try lexer.advance()
    try enter()
    var arguments: [Part] = []
    while lexer.token != .sign(")") {
      if !arguments.isEmpty {
        guard lexer.token == .sign(",") else { throw unexpected() }
        try lexer.advance()
      }
      arguments.append(try part(rank: 0))
    }
    depth -= 1
    let end = lexer.range.upperBound
    try lexer.advance()
    return Part(expression: .call(name, arguments), range: start.lowerBound..<end)
  }

  private mutating func enter() throws(Fault) {
    depth += 1
    guard depth <= FormJSONExpressionParser.depthLimit else {
      throw Fault(message: "the expression is nested too deep", range: lexer.range)
    }
  }

  private mutating func count() throws(Fault) {
    operatorCount += 1
    guard operatorCount <= FormJSONExpressionParser.operatorLimit else {
      throw Fault(message: "the expression is too long", range: lexer.range)
    }
  }

  private func unexpected() -> Fault {
    switch lexer.token {
    case .end: Fault(message: "the expression ends too early", range: lexer.range)
    case .sign(let sign) where ["&", "|", "^", "~", "°", "<<", ">>", "!"].contains(sign):
      Fault(
        message: "askform has no operator \"\(sign)\" here",
        remedy: "accepted: || && == != < > <= >= ! + - * / % **", range: lexer.range)
    default: Fault(message: "this is not expected here", range: lexer.range)
    }
  }
}
