/// An expression of a form with its rows resolved, and where it was written.
public struct FormExpression: Sendable {
  /// The compiled expression; its row references are row indices.
  public let tree: ExpressionTree
  /// The expression as the author wrote it.
  public let text: String
  /// The value of the form file the expression stands in.
  public let node: Node

  /// Describes an expression of a form.
  ///
  /// - Parameters:
  ///   - tree: the compiled expression, resolved.
  ///   - text: the expression as written.
  ///   - node: where it stands.
  public init(tree: ExpressionTree, text: String, node: Node) {
    self.tree = tree
    self.text = text
    self.node = node
  }
}

/// An expression that failed while it was evaluated, and which one it was.
public struct ExpressionFailure: Error, Sendable {
  /// The expression.
  public let expression: FormExpression
  /// What went wrong in it, and where.
  public let error: ExpressionError

  /// Describes a failure.
  ///
  /// - Parameters:
  ///   - expression: the expression.
  ///   - error: what went wrong in it.
  public init(_ expression: FormExpression, _ error: ExpressionError) {
    self.expression = expression
    self.error = error
  }
}
