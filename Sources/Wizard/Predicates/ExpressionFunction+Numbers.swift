internal import Glibc

extension ExpressionFunction {
  /// The functions of single numbers.
  static let numberFunctions: [ExpressionFunction] = [
    ExpressionFunction(
      name: "sqrt", parameters: [.number], result: .number, manual: "the square root"
    ) { call throws(ExpressionError) in
      let number = try call.number(0)
      return .number(
        try call.exact { () throws(ArithmeticError) in try SquareRoot.of(number) })
    },
    ExpressionFunction(
      name: "log", parameters: [.number], result: .number, manual: "the logarithm to base 10"
    ) { call throws(ExpressionError) in
      let number = try call.number(0)
      if let power = number.exponentOfTen { return .number(ExactDecimal(power)) }
      return .number(try call.binary(log10))
    },
    ExpressionFunction(
      name: "ln", parameters: [.number], result: .number, manual: "the natural logarithm"
    ) { call throws(ExpressionError) in .number(try call.binary(log)) },
    ExpressionFunction(
      name: "exp", parameters: [.number], result: .number,
      manual: "the base of natural logarithms raised to the number"
    ) { call throws(ExpressionError) in .number(try call.binary(exp)) },
    ExpressionFunction(
      name: "floor", parameters: [.number], result: .number,
      manual: "the greatest whole number that is not greater"
    ) { call throws(ExpressionError) in .number(try call.number(0).floor) },
    ExpressionFunction(
      name: "ceiling", parameters: [.number], result: .number,
      manual: "the smallest whole number that is not smaller"
    ) { call throws(ExpressionError) in .number(try call.number(0).ceiling) },
    ExpressionFunction(
      name: "abs", parameters: [.number], result: .number, manual: "the distance from zero"
    ) { call throws(ExpressionError) in .number(try call.number(0).absolute) },
    ExpressionFunction(
      name: "trunc", parameters: [.number], result: .number, manual: "the whole part"
    ) { call throws(ExpressionError) in .number(try call.number(0).truncated) },
    ExpressionFunction(
      name: "round", parameters: [.number, .number], result: .number,
      manual: "the number rounded to so many places, half away from zero"
    ) { call throws(ExpressionError) in .number(try call.rounded()) },
    ExpressionFunction(
      name: "modulus:by:", parameters: [.number, .number], result: .number,
      manual: "the rest of a division, with the sign of the first number"
    ) { call throws(ExpressionError) in .number(try call.modulus()) },
    ExpressionFunction(
      name: "random", parameters: [], result: .number,
      manual: "a number from 0 to 1; not in a form"
    ) { call throws(ExpressionError) in
      .number(
        try call.exact { () throws(ArithmeticError) in
          try ExactDecimal(Double.random(in: 0...1))
        })
    },
    ExpressionFunction(
      name: "randomn", parameters: [.number], result: .number,
      manual: "a whole number from 0 to one less than the number; not in a form"
    ) { call throws(ExpressionError) in
      guard let count = try call.number(0).int, count > 0 else {
        throw call.error(.outsideDomain(function: call.function), at: 0)
      }
      return .number(ExactDecimal(Int.random(in: 0..<count)))
    },
  ]
}

extension ExactDecimal {
  /// The power of ten that the number is, if it is one.
  fileprivate var exponentOfTen: Int? {
    let plain = normalized
    guard plain.significand > 0 else { return nil }
    var digits = plain.significand
    var exponent = -plain.scale
    while digits % 10 == 0 {
      digits /= 10
      exponent += 1
    }
    return digits == 1 ? exponent : nil
  }
}

extension FunctionCall {
  /// Goes through binary numbers.
  fileprivate func binary(_ body: (Double) -> Double) throws(ExpressionError) -> ExactDecimal {
    let argument = try number(0).double
    let result = body(argument)
    if result.isInfinite, argument > 0 { throw tree.nodes[Int(node)].error(.overflow) }
    return try exact { () throws(ArithmeticError) in try ExactDecimal(result) }
  }

  fileprivate func rounded() throws(ExpressionError) -> ExactDecimal {
    let number = try number(0)
    guard let places = try self.number(1).int else {
      throw error(
        .argument(of: function, expected: "a whole number of places", found: "a fraction"), at: 1)
    }
    return try exact { () throws(ArithmeticError) in try number.rounded(places: places) }
  }

  fileprivate func modulus() throws(ExpressionError) -> ExactDecimal {
    let number = try number(0)
    let divisor = try self.number(1)
    return try exact { () throws(ArithmeticError) in
      let whole = try number.divided(by: divisor).truncated
      return try number.subtracting(whole.multiplied(by: divisor))
    }
  }
}
