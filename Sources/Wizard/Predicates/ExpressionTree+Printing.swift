extension ExpressionTree: CustomStringConvertible {
  /// The expression in its usual form; parsing it gives an equal tree.
  public var description: String { printed(root) }

  /// A part in its usual form.
  func printed(_ node: Int32) -> String {
    var printer = ExpressionPrinter(self)
    printer.write(node)
    return printer.text
  }

  /// A place that reads a row in its usual form: `$tag`, `$tag.isHidden`.
  ///
  /// - Parameter reference: one of the references of the tree.
  /// - Returns: the row and its property, without keys of its value.
  public func text(of reference: Reference) -> String {
    ExpressionPrinter.text(of: reference)
  }

  /// What an expression reads and what it reads there, to explain its result.
  ///
  /// - Parameter context: what it is evaluated in.
  /// - Returns: each row or property once, in the order of the text, and `SELF` first; rows that are unknown are left out.
  public func operands<Context: EvaluationContext>(
    in context: Context
  ) -> [(text: String, value: Value)] {
    var operands: [(text: String, value: Value)] = []
    if readsSelf { operands.append(("SELF", context.selfValue)) }
    var seen: Set<String> = []
    for reference in references {
      guard let row = reference.row else { continue }
      let text = text(of: reference)
      guard seen.insert(text).inserted else { continue }
      let value: Value =
        switch reference.property {
        case .value, .path: context.value(ofRow: row)
        case .isHidden: .boolean(context.isHidden(row))
        case .isDisabled: .boolean(context.isDisabled(row))
        case .title: context.optionTitle(ofRow: row)
        }
      operands.append((text, value))
    }
    return operands
  }
}
