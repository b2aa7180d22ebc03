extension ExpressionParser {
  // The functions here and in the other parts that call each other around a bracket only call: whatever else they
  // do is in functions of its own, so that the frames of one level of nesting stay small.

  /// Reads terms that are added and taken off.
  mutating func sum() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try product()
    guard isSumSign else { return first }
    let base = try beginChain(with: first)
    while isSumSign {
      let isMarked = try takeSign(.minus)
      try appendToChain(product(), isMarked)
    }
    return add(.sum(takePending(from: base)), from: start)
  }

  private mutating func product() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try negative()
    guard isProductSign else { return first }
    let base = try beginChain(with: first)
    while isProductSign {
      let isMarked = try takeSign(.slash)
      try appendToChain(negative(), isMarked)
    }
    return add(.product(takePending(from: base)), from: start)
  }

  /// Reads a power and the minus signs before it.
  private mutating func negative() throws(ExpressionError) -> Int32 {
    guard token.kind == .minus else { return try power() }
    let start = token.start
    let times = try skipAll(.minus)
    return try negated(power(), times, from: start)
  }

  private mutating func power() throws(ExpressionError) -> Int32 {
    let start = token.start
    let first = try path()
    guard token.kind == .power else { return first }
    let base = try beginChain(with: first)
    while token.kind == .power {
      let isMarked = try takePowerSign()
      try appendToChain(path(), isMarked)
    }
    return add(.power(takePending(from: base)), from: start)
  }

  private var isSumSign: Bool { token.kind == .plus || token.kind == .minus }

  private var isProductSign: Bool { token.kind == .star || token.kind == .slash }

  /// Puts the first part of a chain of values aside.
  private mutating func beginChain(with first: Int32) throws(ExpressionError) -> Int {
    try requireValue(first)
    pending.append(first)
    return pending.count - 1
  }

  /// Puts another part of a chain of values aside.
  private mutating func appendToChain(
    _ part: Int32, _ isMarked: Bool
  ) throws(ExpressionError) {
    try requireValue(part)
    pending.append(isMarked ? ~part : part)
  }

  /// Goes over a sign and says whether it is the one that marks a part.
  private mutating func takeSign(_ marking: ExpressionToken.Kind) throws(ExpressionError) -> Bool {
    let isMarked = token.kind == marking
    try advance()
    return isMarked
  }

  /// Goes over `**` and a minus behind it, and says whether there is one.
  private mutating func takePowerSign() throws(ExpressionError) -> Bool {
    try advance()
    guard token.kind == .minus else { return false }
    try advance()
    return true
  }

  /// Goes over equal tokens and counts them.
  mutating func skipAll(_ kind: ExpressionToken.Kind) throws(ExpressionError) -> Int32 {
    var count: Int32 = 0
    while token.kind == kind {
      count += 1
      try advance()
    }
    return count
  }

  private mutating func negated(
    _ node: Int32, _ times: Int32, from start: Int
  ) throws(ExpressionError) -> Int32 {
    try requireValue(node)
    return add(.negation(node, times: times), from: start)
  }

  /// Reads a value and the keys, aggregates and indices behind it.
  private mutating func path() throws(ExpressionError) -> Int32 {
    let start = token.start
    let atom = try atom()
    // What follows a predicate in parentheses is refused by the comparison it stands in.
    guard isStepSign, !isPredicate(atom) else { return atom }
    let base = try beginPath(with: atom)
    while try takeKeys() { try index() }
    return endPath(of: atom, since: base, from: start)
  }

  /// Reads keys, and goes over the opening bracket behind them if there is one.
  private mutating func takeKeys() throws(ExpressionError) -> Bool {
    while token.kind == .dot {
      try advance()
      try key()
    }
    guard token.kind == .leftBracket else { return false }
    try advance()
    return true
  }

  private var isStepSign: Bool { token.kind == .dot || token.kind == .leftBracket }

  /// Puts the base of a path aside and reads its first key.
  private mutating func beginPath(with atom: Int32) throws(ExpressionError) -> Int {
    pending.append(atom)
    let base = pending.count - 1
    if token.kind == .dot {
      try advance()
      try firstKey(of: atom)
    }
    return base
  }

  private mutating func endPath(of atom: Int32, since base: Int, from start: Int) -> Int32 {
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
