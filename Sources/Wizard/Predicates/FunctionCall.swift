/// One call of a function: its arguments, which fit its parameters, and where they stand.
struct FunctionCall {
  /// The name of the function.
  let function: String
  /// The arguments.
  let arguments: [Value]
  /// The nodes of the arguments.
  let nodes: ArraySlice<Int32>
  /// The tree the call stands in.
  let tree: ExpressionTree
  /// The node of the call.
  let node: Int32
  /// The moment the run started.
  let now: DateTime
  /// The day the run started.
  let today: CivilDate

  /// A number among the arguments.
  func number(_ position: Int) throws(ExpressionError) -> ExactDecimal {
    guard case .number(let number) = arguments[position] else { throw unfit(position) }
    return number
  }

  /// A text among the arguments.
  func text(_ position: Int) throws(ExpressionError) -> String {
    guard case .string(let text) = arguments[position] else { throw unfit(position) }
    return text
  }

  /// A duration among the arguments, in seconds.
  func seconds(_ position: Int) throws(ExpressionError) -> ExactDecimal {
    guard case .duration(let seconds) = arguments[position] else { throw unfit(position) }
    return seconds
  }

  /// A list among the arguments.
  func list(_ position: Int) throws(ExpressionError) -> [Value] {
    guard case .list(let elements) = arguments[position] else { throw unfit(position) }
    return elements
  }

  /// A list of numbers among the arguments.
  func numbers(_ position: Int) throws(ExpressionError) -> [ExactDecimal] {
    var numbers: [ExactDecimal] = []
    for element in try list(position) {
      guard case .number(let number) = element else { throw unfit(position) }
      numbers.append(number)
    }
    return numbers
  }

  /// A list of numbers that has at least one.
  func someNumbers(_ position: Int) throws(ExpressionError) -> [ExactDecimal] {
    let numbers = try numbers(position)
    guard !numbers.isEmpty else { throw error(.emptyList(function: function), at: position) }
    return numbers
  }

  /// Calculates, and says what is wrong where there is no result.
  func exact(
    _ calculation: () throws(ArithmeticError) -> ExactDecimal
  ) throws(ExpressionError) -> ExactDecimal {
    do {
      return try calculation()
    } catch {
      throw tree.nodes[Int(node)].error(
        error == .notFinite ? .outsideDomain(function: function) : error.reason)
    }
  }

  /// An error about an argument.
  func error(_ reason: ExpressionError.Reason, at position: Int) -> ExpressionError {
    tree.nodes[Int(nodes[nodes.startIndex + position])].error(reason)
  }

  private func unfit(_ position: Int) -> ExpressionError {
    error(
      .argument(
        of: function, expected: "another type", found: arguments[position].typeWords),
      at: position)
  }
}
