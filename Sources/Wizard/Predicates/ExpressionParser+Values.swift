extension ExpressionParser {
  /// Reads terms that are added and taken off.
  mutating func sum() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try product()
    guard token.kind == .plus || token.kind == .minus else { return first }
    try requireValue(first)
    let base = pending.count
    pending.append(first)
    while token.kind == .plus || token.kind == .minus {
      let isTakenOff = token.kind == .minus
      try advance()
      let term = try product()
      try requireValue(term)
      pending.append(isTakenOff ? ~term : term)
    }
    return add(.sum(takePending(from: base)), from: start)
  }

  private mutating func product() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try negative()
    guard token.kind == .star || token.kind == .slash else { return first }
    try requireValue(first)
    let base = pending.count
    pending.append(first)
    while token.kind == .star || token.kind == .slash {
      let isDivisor = token.kind == .slash
      try advance()
      let factor = try negative()
      try requireValue(factor)
      pending.append(isDivisor ? ~factor : factor)
    }
    return add(.product(takePending(from: base)), from: start)
  }

  /// Reads a power and the minus signs before it.
  private mutating func negative() throws(ExpressionError) -> Int32 {
    let start = token.start
    var times: Int32 = 0
    while token.kind == .minus {
      times += 1
      try advance()
    }
    let node = try power()
    guard times > 0 else { return node }
    try requireValue(node)
    return add(.negation(node, times: times), from: start)
  }

  private mutating func power() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try path()
    guard token.kind == .power else { return first }
    try requireValue(first)
    let base = pending.count
    pending.append(first)
    while token.kind == .power {
      try advance()
      let isNegative = token.kind == .minus
      if isNegative { try advance() }
      let exponent = try path()
      try requireValue(exponent)
      pending.append(isNegative ? ~exponent : exponent)
    }
    return add(.power(takePending(from: base)), from: start)
  }

  /// Reads a value and the keys, aggregates and indices behind it.
  private mutating func path() throws(ExpressionError) -> Int32 {
    let start = token.start
    let atom = try atom()
    guard token.kind == .dot || token.kind == .leftBracket else { return atom }
    // What follows a predicate in parentheses is refused by the comparison it stands in.
    guard !isPredicate(atom) else { return atom }
    let base = pending.count
    pending.append(atom)
    if token.kind == .dot {
      try advance()
      try firstKey(of: atom)
    }
    while token.kind == .dot || token.kind == .leftBracket {
      let isKey = token.kind == .dot
      try advance()
      if isKey { try key() } else { try index() }
    }
    guard pending.count > base + 1 else {
      pending.removeLast()
      tree.nodes[Int(atom)].end = Int32(previousEnd)
      return atom
    }
    if case .row(let reference, _) = tree.nodes[Int(atom)].content {
      notePath(pending[(base + 1)...], of: Int(reference))
    }
    return add(.path(takePending(from: base)), from: start)
  }

  /// Reads the key right behind a row's name, which may be a property of the row instead of its value.
  private mutating func firstKey(of atom: Int32) throws(ExpressionError) {
    let node = tree.nodes[Int(atom)]
    guard case .row(let reference, _) = node.content,
      Int(node.end - node.start) == tree.references[Int(reference)].length,
      token.kind == .identifier || token.kind == .escapedIdentifier
    else { return try key() }
    switch name(of: token) {
    case "value": break
    case "isHidden": tree.references[Int(reference)].property = .isHidden
    case "isDisabled": tree.references[Int(reference)].property = .isDisabled
    case "title": tree.references[Int(reference)].property = .title
    default: return try key()
    }
    try advance()
  }

  /// Writes down which keys of a row's value are read.
  private mutating func notePath(_ steps: ArraySlice<Int32>, of reference: Int) {
    guard tree.references[reference].property == .value else { return }
    var keys: [String] = []
    for step in steps {
      switch tree.nodes[Int(step)].content {
      case .key(let name): keys.append(tree.names[Int(name)])
      case .aggregate(.count): keys.append("@count")
      case .aggregate(let aggregate): keys.append("@\(aggregate.rawValue).self")
      default:
        if !keys.isEmpty {
          tree.references[reference].property = .path(keys.joined(separator: "."))
        }
        return
      }
    }
    tree.references[reference].property = .path(keys.joined(separator: "."))
  }
}
