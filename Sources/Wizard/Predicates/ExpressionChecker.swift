/// Finds what is wrong with an expression before there are values: types that never agree, keys and options that
/// there are not, patterns that are none, predicates that are constant.
public struct ExpressionChecker {
  /// What is known of the rows an expression reads.
  public struct Rows {
    /// The type of a row's value.
    public var type: (Int) -> StaticType
    /// The values a row's answer can be, where it has options; for rows of several choices, of each choice.
    public var options: (Int) -> [Value]?
    /// The type of `SELF`.
    public var selfType: StaticType

    /// Describes the rows.
    ///
    /// - Parameters:
    ///   - selfType: the type of `SELF`.
    ///   - options: the values a row's answer can be, by the row's index; nothing where it has no options.
    ///   - type: the type of a row's value, by the row's index.
    public init(
      selfType: StaticType = .unknown, options: @escaping (Int) -> [Value]? = { _ in nil },
      type: @escaping (Int) -> StaticType
    ) {
      self.type = type
      self.options = options
      self.selfType = selfType
    }
  }

  /// The expression.
  let tree: ExpressionTree
  /// What is known of its rows.
  let rows: Rows
  /// A moment to take dates from where types are tried.
  let moment: DateTime
  /// Whether `random()` may be used.
  let allowsRandom: Bool
  /// What was found so far.
  var findings: [ExpressionFinding] = []
  /// The types of the elements the subqueries around a part look at.
  var variables: [StaticType] = []

  /// Checks an expression whose rows are resolved.
  ///
  /// - Parameters:
  ///   - tree: the expression.
  ///   - rows: what is known of its rows.
  ///   - moment: the moment the run started.
  ///   - allowsRandom: whether `random()` may be used; in a form it may not.
  /// - Returns: what was found, in the order of the text.
  public static func check(
    _ tree: ExpressionTree, rows: Rows, moment: DateTime, allowsRandom: Bool = false
  ) -> [ExpressionFinding] {
    var checker = ExpressionChecker(
      tree: tree, rows: rows, moment: moment, allowsRandom: allowsRandom)
    if tree.kind == .predicate {
      checker.checkPredicate(tree.root)
      checker.checkConstant()
    } else {
      _ = checker.type(of: tree.root)
    }
    guard checker.findings.count > 1 else { return checker.findings }
    return checker.findings.sorted { ($0.offset, $0.length) < ($1.offset, $1.length) }
  }

  /// Notes something about a part.
  mutating func note(_ reason: ExpressionFinding.Reason, _ node: Int32) {
    let part = tree.nodes[Int(node)]
    findings.append(
      ExpressionFinding(reason, at: Int(part.start), length: Int(part.end - part.start)))
  }

  /// Notes an error where it is.
  mutating func note(_ error: ExpressionError) {
    findings.append(
      ExpressionFinding(.fault(error.reason), at: error.offset, length: error.length))
  }

  /// Checks a predicate and its parts.
  mutating func checkPredicate(_ node: Int32) {
    switch tree.nodes[Int(node)].content {
    case .and(let terms), .or(let terms):
      for term in tree.parts(terms) { checkPredicate(term) }
    case .not(let term): checkPredicate(term)
    case .comparison(let comparison):
      if !checkConstantPart(node) { check(comparison) }
    default: break
    }
  }

  /// The type of a value, whose parts are checked.
  mutating func type(of node: Int32) -> StaticType {
    switch tree.nodes[Int(node)].content {
    case .null: return .null
    case .boolean: return .boolean
    case .number: return .number
    case .string: return .string
    case .selfValue: return rows.selfType
    case .row(let reference, let row): return type(of: tree.references[Int(reference)], Int(row))
    case .variable(let variable, _): return variables[Int(variable)]
    case .list(let elements):
      return .list(StaticType(common: tree.parts(elements).map { type(of: $0) }))
    default: break
    }
    if let constant = constantType(of: node) { return constant }
    return composedType(of: node)
  }

  private func type(of reference: ExpressionTree.Reference, _ row: Int) -> StaticType {
    switch reference.property {
    case .isHidden, .isDisabled: return .boolean
    case .title: return rows.type(row).element == nil ? .string : .list(.string)
    case .value, .path: return row < 0 ? .unknown : rows.type(row)
    }
  }
}
