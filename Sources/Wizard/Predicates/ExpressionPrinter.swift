/// Writes the parts of a tree so that parsing them gives the same tree, without recursion.
struct ExpressionPrinter {
  /// Something that is to be written.
  private enum Piece {
    case text(String)
    case node(Int32)
  }

  /// The tree whose parts are written.
  let tree: ExpressionTree
  /// What was written so far.
  private(set) var text = ""
  /// What the part that is looked at consists of, in order.
  private var pieces: [Piece] = []

  init(_ tree: ExpressionTree) {
    self.tree = tree
  }

  /// Writes a part.
  mutating func write(_ node: Int32) {
    var rest = [Piece.node(node)]
    while let piece = rest.popLast() {
      switch piece {
      case .text(let string): text += string
      case .node(let node):
        pieces.removeAll(keepingCapacity: true)
        expand(tree.nodes[Int(node)].content)
        rest.append(contentsOf: pieces.reversed())
      }
    }
  }

  /// Takes a predicate to pieces.
  private mutating func expand(_ content: ExpressionNode.Content) {
    switch content {
    case .constant(let holds): put(holds ? "TRUEPREDICATE" : "FALSEPREDICATE")
    case .and: put(content.chain, between: " AND ") { $0.isJunction }
    case .or: put(content.chain, between: " OR ") { if case .or = $0 { true } else { false } }
    case .not(let term):
      put("NOT ")
      put(term) {
        if case .not = $0 { true } else { $0.isJunction }
      }
    case .comparison(let comparison): expand(comparison)
    default: expandValue(content)
    }
  }

  private mutating func expand(_ comparison: Comparison) {
    if comparison.modifier != .direct { put(comparison.modifier.rawValue + " ") }
    pieces.append(.node(comparison.left))
    put(" " + comparison.kind.rawValue)
    if !comparison.options.isEmpty {
      let folds = comparison.options.contains(.ignoringCase) ? "c" : ""
      put("[" + folds + (comparison.options.contains(.ignoringMarks) ? "d]" : "]"))
    }
    put(" ")
    pieces.append(.node(comparison.right))
  }

  private mutating func expandValue(_ content: ExpressionNode.Content) {
    switch content {
    case .null: put("nil")
    case .boolean(let flag): put(flag ? "YES" : "NO")
    case .number(let literal): put(tree.literals[Int(literal)].outputText)
    case .string(let literal, _): put(Self.quoted(tree.literals[Int(literal)].outputText, "'"))
    case .selfValue: put("SELF")
    case .row(let reference, _): put(Self.text(of: tree.references[Int(reference)]))
    case .variable(_, let name, _): put("$" + tree.names[Int(name)])
    case .sum: put(content.chain, between: " + ", marked: " - ") { $0.rank <= 1 }
    case .product: put(content.chain, between: " * ", marked: " / ") { $0.rank <= 2 }
    case .power: put(content.chain, between: " ** ", marked: " ** -") { $0.rank <= 4 }
    case .negation(let part, let times):
      put(String(repeating: "-", count: Int(times)))
      put(part) { $0.rank <= 3 }
    case .path: expandPath(content.chain)
    default: expandBracketed(content)
    }
  }

  private mutating func expandBracketed(_ content: ExpressionNode.Content) {
    switch content {
    case .list: putBracketed("{", content.chain, "}")
    case .call(let function, _):
      putBracketed(ExpressionFunction.all[Int(function)].name + "(", content.chain, ")")
    case .ternary: putBracketed("TERNARY(", content.chain, ")")
    case .cast(let part, let type):
      pieces += [.text("CAST("), .node(part), .text(", "), .node(type), .text(")")]
    case .subquery(let list, let variable, let predicate):
      pieces += [.text("SUBQUERY("), .node(list)]
      put(", $" + tree.names[Int(variable)] + ", ")
      pieces += [.node(predicate), .text(")")]
    case .key(let name):
      let key = tree.names[Int(name)]
      let bytes = Array(key.utf8)
      let isReserved = ReservedWord.kind(of: bytes, in: 0..<bytes.count) != nil
      put((isReserved ? ".#" : ".") + key)
    case .aggregate(.count): put(".@count")
    case .aggregate(let aggregate): put(".@\(aggregate.rawValue).self")
    case .element(let index): pieces += [.text("["), .node(index), .text("]")]
    case .position(let position): put("[\(position.rawValue)]")
    default: break
    }
  }

  private mutating func expandPath(_ links: Range<Int>) {
    let base = tree.links[links.lowerBound]
    put(base) { $0.rank <= 5 }
    // A key that is also a property of a row is one of its value only behind `.value`.
    if case .row(let reference, _) = tree.nodes[Int(base)].content,
      case .key(let name) = tree.nodes[Int(tree.links[links.lowerBound + 1])].content,
      ["value", "isHidden", "isDisabled", "title"].contains(tree.names[Int(name)])
    {
      switch tree.references[Int(reference)].property {
      case .value, .path: put(".value")
      default: break
      }
    }
    for link in links.dropFirst() { pieces.append(.node(tree.links[link])) }
  }

  private mutating func put(_ string: String) {
    pieces.append(.text(string))
  }

  /// Puts a part, in parentheses where it would be read otherwise.
  private mutating func put(
    _ node: Int32, inParenthesesIf needsThem: (ExpressionNode.Content) -> Bool
  ) {
    let isInside = needsThem(tree.nodes[Int(node)].content)
    pieces += isInside ? [.text("("), .node(node), .text(")")] : [.node(node)]
  }

  private mutating func put(
    _ chain: Range<Int>, between sign: String, marked: String = "",
    inParenthesesIf needsThem: (ExpressionNode.Content) -> Bool
  ) {
    for link in chain {
      if link > chain.lowerBound { put(tree.links[link] < 0 ? marked : sign) }
      put(ExpressionTree.target(tree.links[link]), inParenthesesIf: needsThem)
    }
  }

  private mutating func putBracketed(_ opening: String, _ chain: Range<Int>, _ closing: String) {
    put(opening)
    put(chain, between: ", ") { _ in false }
    put(closing)
  }

  /// What is read of a row, without the keys of its value.
  static func text(of reference: ExpressionTree.Reference) -> String {
    let bytes = Array(reference.name.utf8)
    let isPlain =
      bytes.first.map(ExpressionLexer.isNameStart) == true
      && bytes.allSatisfy(ExpressionLexer.isNamePart)
    let name = "$" + (isPlain ? reference.name : quoted(reference.name, "\""))
    return switch reference.property {
    case .value, .path: name
    case .isHidden: name + ".isHidden"
    case .isDisabled: name + ".isDisabled"
    case .title: name + ".title"
    }
  }

  private static func quoted(_ string: String, _ quote: Unicode.Scalar) -> String {
    var result = String.UnicodeScalarView([quote])
    for scalar in string.unicodeScalars {
      if scalar == quote || scalar == "\\" { result.append("\\") }
      result.append(scalar)
    }
    result.append(quote)
    return String(result)
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
