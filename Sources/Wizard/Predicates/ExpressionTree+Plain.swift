extension ExpressionTree {
  /// Reads a predicate that is no more than `$row == value` or its opposite, as most of those of a form are: its four
  /// tokens are a tree by themselves, and the parser is not asked.
  ///
  /// - Parameters:
  ///   - text: the predicate.
  ///   - lexer: cuts it into tokens, from its beginning.
  /// - Returns: the tree that the parser would build; nothing for any other predicate, and for one that is wrong.
  static func plain(_ text: String, readBy lexer: inout ExpressionLexer) -> ExpressionTree? {
    guard let row = try? lexer.next(), row.kind == .row, lexer.holdsPlainName(row),
      let sign = try? lexer.next(), sign.kind == .equal || sign.kind == .notEqual,
      let value = try? lexer.next(),
      let end = try? lexer.next(), end.kind == .end
    else { return nil }
    var literals: [Value] = []
    guard let content = lexer.plainValue(value, puttingInto: &literals) else { return nil }
    let reference = Reference(
      name: lexer.text((row.start + 1)..<row.end), property: .value, offset: row.start,
      length: row.length, row: nil)
    let comparison = Comparison(
      left: 0, right: 1, kind: sign.kind == .equal ? .equal : .notEqual, modifier: .direct,
      options: [], start: Int32(sign.start), length: UInt8(sign.length))
    let nodes = [
      ExpressionNode(content: .row(0, index: -1), start: Int32(row.start), end: Int32(row.end)),
      ExpressionNode(content: content, start: Int32(value.start), end: Int32(value.end)),
      ExpressionNode(
        content: .comparison(comparison), start: Int32(row.start), end: Int32(value.end)),
    ]
    return ExpressionTree(
      text: text, kind: .predicate, references: [reference], nodes: nodes, literals: literals,
      root: 2, hasUnresolvedRows: true)
  }

  /// The row and what the value is, where the expression is no more than `$row == value` or its opposite; the row is
  /// resolved.
  var plainEquality: (row: Int, value: ExpressionNode.Content)? {
    guard case .comparison(let comparison) = nodes[Int(root)].content,
      comparison.modifier == .direct, comparison.options.isEmpty,
      comparison.kind == .equal || comparison.kind == .notEqual,
      case .row(let reference, let row) = nodes[Int(comparison.left)].content, row >= 0,
      references[Int(reference)].property == .value
    else { return nil }
    switch nodes[Int(comparison.right)].content {
    case .boolean, .number, .string: return (Int(row), nodes[Int(comparison.right)].content)
    default: return nil
    }
  }
}

extension ExpressionLexer {
  /// Whether the name of a row stands there as it is, without quotes or a sign before it.
  fileprivate func holdsPlainName(_ row: ExpressionToken) -> Bool {
    Self.isNameStart(bytes[row.start + 1])
  }

  /// What a token is as a value that is written out, and the number or string itself put into the literals; nothing for
  /// a string that may be a date, and for what is no value.
  fileprivate func plainValue(
    _ token: ExpressionToken, puttingInto literals: inout [Value]
  ) -> ExpressionNode.Content? {
    switch token.kind {
    case .yes: return .boolean(true)
    case .no: return .boolean(false)
    case .number:
      guard let amount = try? amount(of: token) else { return nil }
      literals = [.number(amount)]
      return .number(0)
    case .string:
      guard let text = try? contents(of: token.start..<token.end), TemporalReading(text) == nil
      else { return nil }
      literals = [.string(text)]
      return .string(0, prepared: -1)
    default: return nil
    }
  }
}
