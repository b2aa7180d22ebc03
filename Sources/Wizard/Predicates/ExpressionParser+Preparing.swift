extension ExpressionParser {
  /// Prepares what is written on one side of a comparison: a pattern, or texts that may stand for dates.
  mutating func prepare(
    _ node: Int32, beside kind: Comparison.Operator, _ options: Comparison.Options
  ) {
    switch tree.nodes[Int(node)].content {
    case .string:
      if kind == .matches { preparePattern(node, options: options) } else { prepareReading(node) }
    case .list(let elements) where kind != .matches:
      for element in tree.parts(elements) { prepareReading(element) }
    default: break
    }
  }

  /// Compiles a pattern that is written in the expression; a faulty one is an error only when it is used.
  mutating func preparePattern(_ node: Int32, options: Comparison.Options) {
    guard case .string(let literal, -1) = tree.nodes[Int(node)].content,
      case .string(let text) = tree.literals[Int(literal)]
    else { return }
    tree.patterns.append(CompiledPattern(text, options: options))
    tree.nodes[Int(node)].content = .string(literal, prepared: Int32(tree.patterns.count - 1))
  }

  /// Reads a text as a date or the like where it begins as one.
  private mutating func prepareReading(_ node: Int32) {
    guard case .string(let literal, -1) = tree.nodes[Int(node)].content,
      case .string(let text) = tree.literals[Int(literal)],
      let reading = TemporalReading(text)
    else { return }
    tree.readings.append(reading)
    tree.nodes[Int(node)].content = .string(literal, prepared: Int32(tree.readings.count - 1))
  }
}
