/// What numbers, dates and durations give when they are calculated with; nothing here traps.
enum Arithmetic {
  /// Why there is no result.
  enum Fault: Error {
    case operand(expected: String)
    case reason(ExpressionError.Reason)

    /// The fault as a reason, for an operator and the operand on its right.
    func reason(of sign: String, found: Value) -> ExpressionError.Reason {
      switch self {
      case .operand(let expected):
        .operand(of: sign, expected: expected, found: found.typeWords)
      case .reason(let reason): reason
      }
    }
  }

  /// Takes the first part of a chain.
  static func start(_ part: Value, _ chain: ExpressionNode.Content) throws(Fault) -> Value {
    switch (chain, part) {
    case (_, .number), (.product, .duration), (.sum, .date), (.sum, .datetime), (.sum, .duration):
      return part
    default: throw .operand(expected: "a number")
    }
  }

  /// Takes another part of a chain, which is marked where it is taken off, divided by or negative.
  static func step<Context: EvaluationContext>(
    _ chain: ExpressionNode.Content, _ isMarked: Bool, _ left: Value, _ right: Value,
    _ context: Context
  ) throws(Fault) -> Value {
    switch chain {
    case .sum: isMarked ? try subtract(right, from: left, context) : try add(right, to: left)
    case .product: isMarked ? try divide(left, right) : try multiply(left, right)
    default: isMarked ? try raiseToNegative(left, right) : try raise(left, right)
    }
  }

  /// The sign between the parts of a chain.
  static func sign(of chain: ExpressionNode.Content, _ isMarked: Bool) -> String {
    switch chain {
    case .sum: isMarked ? "-" : "+"
    case .product: isMarked ? "/" : "*"
    default: "**"
    }
  }

  /// Adds two numbers, two durations, or a duration and a date or moment.
  static func add(_ term: Value, to sum: Value) throws(Fault) -> Value {
    switch (sum, term) {
    case (.number(let first), .number(let second)):
      return .number(try exact { () throws(ArithmeticError) in try first.adding(second) })
    case (.duration(let first), .duration(let second)):
      return .duration(try exact { () throws(ArithmeticError) in try first.adding(second) })
    case (.date, .duration(let seconds)), (.datetime, .duration(let seconds)):
      return try move(sum, by: seconds)
    case (.duration(let seconds), .date), (.duration(let seconds), .datetime):
      return try move(term, by: seconds)
    case (.number, _): throw .operand(expected: "a number")
    default: throw .operand(expected: "a duration")
    }
  }

  /// Takes a number from a number, a duration from what has a time, or a date or moment from another.
  static func subtract<Context: EvaluationContext>(
    _ term: Value, from sum: Value, _ context: Context
  ) throws(Fault) -> Value {
    switch (sum, term) {
    case (.number(let first), .number(let second)):
      return .number(try exact { () throws(ArithmeticError) in try first.subtracting(second) })
    case (.duration(let first), .duration(let second)):
      return .duration(try exact { () throws(ArithmeticError) in try first.subtracting(second) })
    case (.date, .duration(let seconds)), (.datetime, .duration(let seconds)):
      return try move(sum, by: seconds.negated)
    case (.date(let first), .date(let second)):
      return .duration(ExactDecimal(first.days(since: second) * 86_400))
    case (.datetime(let first), .datetime(let second)):
      let moments = ExpressionTree.comparable(first, second, context)
      return .duration(ExactDecimal(moments.0.seconds(since: moments.1)))
    case (.date, .datetime), (.datetime, .date): throw .reason(.dateBesideDateTime)
    case (.number, _): throw .operand(expected: "a number")
    case (.duration, _): throw .operand(expected: "a duration")
    case (.date, _): throw .operand(expected: "a date or a duration")
    default: throw .operand(expected: "a date and time or a duration")
    }
  }

  /// Multiplies numbers, or a duration by a number.
  static func multiply(_ left: Value, _ right: Value) throws(Fault) -> Value {
    switch (left, right) {
    case (.number(let first), .number(let second)):
      return .number(try exact { () throws(ArithmeticError) in try first.multiplied(by: second) })
    case (.duration(let first), .number(let second)), (.number(let first), .duration(let second)):
      return .duration(try exact { () throws(ArithmeticError) in try first.multiplied(by: second) })
    default: throw .operand(expected: "a number")
    }
  }

  /// Divides a number or a duration by a number.
  static func divide(_ left: Value, _ right: Value) throws(Fault) -> Value {
    switch (left, right) {
    case (.number(let first), .number(let second)):
      return .number(try exact { () throws(ArithmeticError) in try first.divided(by: second) })
    case (.duration(let first), .number(let second)):
      return .duration(try exact { () throws(ArithmeticError) in try first.divided(by: second) })
    default: throw .operand(expected: "a number")
    }
  }

  /// Raises a number to a power.
  static func raise(_ left: Value, _ right: Value) throws(Fault) -> Value {
    guard case .number(let base) = left, case .number(let exponent) = right else {
      throw .operand(expected: "a number")
    }
    return .number(try exact { () throws(ArithmeticError) in try base.raised(to: exponent) })
  }

  /// Raises a number to a power with a minus before it.
  static func raiseToNegative(_ left: Value, _ right: Value) throws(Fault) -> Value {
    guard case .number(let exponent) = right else { throw .operand(expected: "a number") }
    return try raise(left, .number(exponent.negated))
  }

  /// Moves a date by whole days, or a moment by whole seconds.
  private static func move(_ value: Value, by seconds: ExactDecimal) throws(Fault) -> Value {
    switch value {
    case .date(let date):
      guard let count = seconds.int, count % 86_400 == 0 else { throw .reason(.notWholeDays) }
      guard let moved = date.adding(days: count / 86_400) else { throw .reason(.dateOutOfRange) }
      return .date(moved)
    case .datetime(let moment):
      guard let count = seconds.int else { throw .reason(.notWholeSeconds) }
      guard let moved = moment.adding(seconds: count) else { throw .reason(.dateOutOfRange) }
      return .datetime(moved)
    default: throw .operand(expected: "a date")
    }
  }

  private static func exact(
    _ calculation: () throws(ArithmeticError) -> ExactDecimal
  ) throws(Fault) -> ExactDecimal {
    do {
      return try calculation()
    } catch {
      throw .reason(error.reason)
    }
  }
}

extension ArithmeticError {
  /// What the error means in an expression.
  var reason: ExpressionError.Reason {
    switch self {
    case .overflow, .notFinite: .overflow
    case .divisionByZero: .divisionByZero
    }
  }
}
