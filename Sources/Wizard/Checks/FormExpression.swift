/// An expression of a form with its rows resolved, and where it was written.
///
/// A class, though nothing in it changes: conditions, options and bounds share it instead of copying it.
public final class FormExpression: Equatable, Sendable {
  /// The compiled expression; its row references are row indices.
  public let tree: ExpressionTree
  /// The expression as the author wrote it.
  public let text: String
  /// The value of the form file the expression stands in.
  public let node: Node
  /// The key the expression is the value of; of a computed bound the bound's.
  public let key: String
  /// What the expression belongs to.
  public let owner: AttributeOwner

  /// Describes an expression of a form.
  ///
  /// - Parameters:
  ///   - tree: the compiled expression, resolved.
  ///   - text: the expression as written.
  ///   - node: where it stands.
  ///   - key: the key it is the value of.
  ///   - owner: what it belongs to.
  public init(
    tree: ExpressionTree, text: String, node: Node, key: String, owner: AttributeOwner
  ) {
    self.tree = tree
    self.text = text
    self.node = node
    self.key = key
    self.owner = owner
  }

  /// Whether two expressions stand at the same place of a form.
  public static func == (first: FormExpression, second: FormExpression) -> Bool {
    first.text == second.text && first.node.offset == second.node.offset
  }

  /// The expression with what it reads now, for a message: `$a == 1 ($a is 1)`.
  ///
  /// - Parameters:
  ///   - rows: what it reads.
  ///   - language: the language of the person; the expression itself has none.
  /// - Returns: the expression with its operands.
  func explanation(in rows: any EvaluationContext, language: Language = .english) -> String {
    let operands = tree.operands(in: rows).map { operand in
      let value =
        operand.value.isNull ? Message(.noOperand).text(in: language) : operand.value.inWords
      return Message(.operandIs, ["operand": operand.text, "value": value]).text(in: language)
    }
    return operands.isEmpty ? text : "\(text) (\(operands.joined(separator: ", ")))"
  }
}

extension Value {
  /// The value as an explanation shows it: text in quotes, nothing for null.
  var inWords: String {
    switch self {
    case .null: "nothing"
    case .boolean(let boolean): boolean ? "true" : "false"
    case .string(let text): "\"" + TerminalText.visible(text) + "\""
    case .list(let items): "{" + items.map(\.inWords).joined(separator: ", ") + "}"
    case .item(let item):
      "("
        + zip(item.names.all, item.values).map { name, value in "\(name) \(value.inWords)" }
        .joined(separator: ", ") + ")"
    default: outputText
    }
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
