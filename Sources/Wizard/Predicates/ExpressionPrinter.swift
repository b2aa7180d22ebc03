/// Writes the parts of a tree so that parsing them gives the same tree.
struct ExpressionPrinter {
  /// The tree whose parts are written.
  let tree: ExpressionTree
  /// What was written so far.
  private(set) var text = ""

  init(_ tree: ExpressionTree) {
    self.tree = tree
  }

  /// Writes a part.
  mutating func write(_ node: Int32) {
    let content = tree.nodes[Int(node)].content
    switch content {
    case .constant(let holds): text += holds ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .and(let terms): write(terms, between: " AND ") { $0.isJunction }
    case .or(let terms): write(terms, between: " OR ") { if case .or = $0 { true } else { false } }
    case .not(let term):
      text += "NOT "
      write(term) {
        if case .not = $0 { true } else { $0.isJunction }
      }
    case .comparison(let comparison): write(comparison)
    case .null: text += "nil"
    case .boolean(let flag): text += flag ? "YES" : "NO"
    case .number(let literal): text += tree.literals[Int(literal)].outputText
    case .string(let literal, _): writeQuoted(tree.literals[Int(literal)].outputText, "'")
    case .selfValue: text += "SELF"
    case .row(let reference, _): writeRow(tree.references[Int(reference)])
    case .variable(_, let name): text += "$" + tree.names[Int(name)]
    case .list(let elements):
      text += "{"
      write(elements, between: ", ") { _ in false }
      text += "}"
    default: writeComposed(content)
    }
  }

  private mutating func writeComposed(_ content: ExpressionNode.Content) {
    switch content {
    case .sum(let terms): write(terms, between: " + ", marked: " - ") { $0.rank <= 1 }
    case .product(let factors): write(factors, between: " * ", marked: " / ") { $0.rank <= 2 }
    case .power(let exponents): write(exponents, between: " ** ", marked: " ** -") { $0.rank <= 4 }
    case .negation(let part, let times):
      text += String(repeating: "-", count: Int(times))
      write(part) { $0.rank <= 3 }
    case .path(let steps): writePath(steps)
    case .call(let function, let arguments):
      text += ExpressionFunction.all[Int(function)].name
      writeArguments(arguments)
    case .cast(let part, let type):
      text += "CAST("
      write(part)
      text += ", "
      write(type)
      text += ")"
    case .ternary(let parts):
      text += "TERNARY"
      writeArguments(parts)
    case .subquery(let list, let variable, let predicate):
      text += "SUBQUERY("
      write(list)
      text += ", $" + tree.names[Int(variable)] + ", "
      write(predicate)
      text += ")"
    default: writeStep(content)
    }
  }

  private mutating func writeStep(_ content: ExpressionNode.Content) {
    switch content {
    case .key(let name):
      let key = tree.names[Int(name)]
      let bytes = Array(key.utf8)
      let isReserved = ReservedWord.kind(of: bytes, in: 0..<bytes.count) != nil
      text += (isReserved ? ".#" : ".") + key
    case .aggregate(.count): text += ".@count"
    case .aggregate(let aggregate): text += ".@\(aggregate.rawValue).self"
    case .element(let index):
      text += "["
      write(index)
      text += "]"
    case .position(let position): text += "[\(position.rawValue)]"
    default: break
    }
  }

  private mutating func write(_ comparison: Comparison) {
    if comparison.modifier != .direct { text += comparison.modifier.rawValue + " " }
    write(comparison.left)
    text += " " + comparison.kind.rawValue
    if !comparison.options.isEmpty {
      text += "["
      if comparison.options.contains(.ignoringCase) { text += "c" }
      if comparison.options.contains(.ignoringMarks) { text += "d" }
      text += "]"
    }
    text += " "
    write(comparison.right)
  }

  private mutating func writePath(_ steps: ExpressionNode.Links) {
    let parts = tree.parts(steps)
    guard let base = parts.first else { return }
    let content = tree.nodes[Int(base)].content
    write(base) { $0.rank <= 5 }
    if case .row(let reference, _) = content, let first = parts.dropFirst().first,
      case .key(let name) = tree.nodes[Int(first)].content,
      ["value", "isHidden", "isDisabled", "title"].contains(tree.names[Int(name)])
    {
      switch tree.references[Int(reference)].property {
      case .value, .path: text += ".value"
      default: break
      }
    }
    for step in parts.dropFirst() { write(step) }
  }

  /// Writes a part, in parentheses where it would be read otherwise.
  private mutating func write(
    _ node: Int32, inParenthesesIf needsThem: (ExpressionNode.Content) -> Bool
  ) {
    let isInside = needsThem(tree.nodes[Int(node)].content)
    if isInside { text += "(" }
    write(node)
    if isInside { text += ")" }
  }

  private mutating func write(
    _ links: ExpressionNode.Links, between sign: String, marked: String = "",
    inParenthesesIf needsThem: (ExpressionNode.Content) -> Bool
  ) {
    for (position, link) in tree.parts(links).enumerated() {
      if position > 0 { text += link < 0 ? marked : sign }
      write(ExpressionTree.target(link), inParenthesesIf: needsThem)
    }
  }

  private mutating func writeArguments(_ arguments: ExpressionNode.Links) {
    text += "("
    write(arguments, between: ", ") { _ in false }
    text += ")"
  }

  /// Writes what is read of a row, without the keys of its value.
  mutating func writeRow(_ reference: ExpressionTree.Reference) {
    text += "$"
    let bytes = Array(reference.name.utf8)
    if let first = bytes.first, ExpressionLexer.isNameStart(first),
      bytes.allSatisfy(ExpressionLexer.isNamePart)
    {
      text += reference.name
    } else {
      writeQuoted(reference.name, "\"")
    }
    switch reference.property {
    case .value, .path: break
    case .isHidden: text += ".isHidden"
    case .isDisabled: text += ".isDisabled"
    case .title: text += ".title"
    }
  }

  private mutating func writeQuoted(_ string: String, _ quote: Unicode.Scalar) {
    text.unicodeScalars.append(quote)
    for scalar in string.unicodeScalars {
      if scalar == quote || scalar == "\\" { text.unicodeScalars.append("\\") }
      text.unicodeScalars.append(scalar)
    }
    text.unicodeScalars.append(quote)
  }
}

extension ExpressionNode.Content {
  /// Whether it joins predicates.
  fileprivate var isJunction: Bool {
    switch self {
    case .and, .or: true
    default: false
    }
  }

  /// How tightly its parts hold together: sums least, names and calls most.
  fileprivate var rank: Int {
    switch self {
    case .sum: 1
    case .product: 2
    case .negation: 3
    case .power: 4
    case .path, .number: 5
    default: 6
    }
  }
}
