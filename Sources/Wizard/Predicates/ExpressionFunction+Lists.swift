extension ExpressionFunction {
  /// The functions of lists.
  static let listFunctions: [ExpressionFunction] = [
    ExpressionFunction(
      name: "sum", parameters: [.numbers], result: .number,
      manual: "the sum of a list of numbers; 0 of an empty list"
    ) { call throws(ExpressionError) in .number(try call.total()) },
    ExpressionFunction(
      name: "min", parameters: [.numbers], result: .number,
      manual: "the least of a list of numbers"
    ) { call throws(ExpressionError) in .number(try call.sortedNumbers().first ?? .zero) },
    ExpressionFunction(
      name: "max", parameters: [.numbers], result: .number,
      manual: "the greatest of a list of numbers"
    ) { call throws(ExpressionError) in .number(try call.sortedNumbers().last ?? .zero) },
    ExpressionFunction(
      name: "average", parameters: [.numbers], result: .number,
      manual: "the mean of a list of numbers"
    ) { call throws(ExpressionError) in .number(try call.average()) },
    ExpressionFunction(
      name: "median", parameters: [.numbers], result: .number,
      manual: "the middle of a list of numbers, or the mean of the middle two"
    ) { call throws(ExpressionError) in .number(try call.median()) },
    ExpressionFunction(
      name: "mode", parameters: [.numbers], result: .list(.number),
      manual: "the most frequent values of a list of numbers, as a list"
    ) { call throws(ExpressionError) in .list(try call.mode()) },
    ExpressionFunction(
      name: "stddev", parameters: [.numbers], result: .number,
      manual: "the population standard deviation of a list of numbers"
    ) { call throws(ExpressionError) in .number(try call.deviation()) },
    ExpressionFunction(
      name: "count", parameters: [.list], result: .number,
      manual: "the number of elements of a list, nulls included"
    ) { call throws(ExpressionError) in .number(ExactDecimal(try call.list(0).count)) },
    ExpressionFunction(
      name: "join", parameters: [.scalars, .text], result: .string,
      manual: "the elements of a list as one text, with a text between them"
    ) { call throws(ExpressionError) in
      .string(try call.list(0).map(\.outputText).joined(separator: call.text(1)))
    },
  ]
}

extension FunctionCall {
  /// The sum of the numbers of the first argument.
  fileprivate func total() throws(ExpressionError) -> ExactDecimal {
    var total = ExactDecimal.zero
    for number in try numbers(0) {
      total = try exact { () throws(ArithmeticError) in try total.adding(number) }
    }
    return total
  }

  fileprivate func average() throws(ExpressionError) -> ExactDecimal {
    let count = ExactDecimal(try someNumbers(0).count)
    let total = try total()
    return try exact { () throws(ArithmeticError) in try total.divided(by: count) }
  }

  fileprivate func sortedNumbers() throws(ExpressionError) -> [ExactDecimal] {
    try someNumbers(0).sorted { $0.compare(to: $1) == .less }
  }

  fileprivate func median() throws(ExpressionError) -> ExactDecimal {
    let sorted = try sortedNumbers()
    let middle = sorted.count / 2
    guard sorted.count % 2 == 0 else { return sorted[middle] }
    return try exact { () throws(ArithmeticError) in
      try sorted[middle - 1].adding(sorted[middle]).divided(by: ExactDecimal(2))
    }
  }

  /// The most frequent numbers, in the order of their first appearance.
  fileprivate func mode() throws(ExpressionError) -> [Value] {
    let numbers = try someNumbers(0)
    let order = numbers.indices.sorted { first, second in
      switch numbers[first].compare(to: numbers[second]) {
      case .less: true
      case .greater: false
      case .equal: first < second
      }
    }
    var groups: [(first: Int, count: Int)] = []
    for index in order {
      if let last = groups.last, numbers[last.first].isNumericallyEqual(to: numbers[index]) {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((index, 1))
      }
    }
    let most = groups.map(\.count).max() ?? 0
    let chosen = groups.filter { $0.count == most }.map(\.first).sorted()
    return chosen.map { .number(numbers[$0]) }
  }

  fileprivate func deviation() throws(ExpressionError) -> ExactDecimal {
    let mean = try average()
    let numbers = try numbers(0)
    return try exact { () throws(ArithmeticError) in
      var squares = ExactDecimal.zero
      for number in numbers {
        let distance = try number.subtracting(mean)
        squares = try squares.adding(distance.multiplied(by: distance))
      }
      return try SquareRoot.of(squares.divided(by: ExactDecimal(numbers.count)))
    }
  }
}
