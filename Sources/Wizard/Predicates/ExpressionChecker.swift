/// Finds what is wrong with an expression before there are values: types that never agree, keys and options that
/// there are not, patterns that are none, predicates that are constant.
///
/// It goes through the parts one by one, without recursion.
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
  /// The types of the parts, each known before the parts it belongs to are looked at.
  private var types: [StaticType]
  /// Which parts read nothing.
  private var areConstant: [Bool]

  private init(_ tree: ExpressionTree, _ rows: Rows, _ moment: DateTime, _ allowsRandom: Bool) {
    self.tree = tree
    self.rows = rows
    self.moment = moment
    self.allowsRandom = allowsRandom
    types = Array(repeating: .unknown, count: tree.nodes.count)
    areConstant = Array(repeating: false, count: tree.nodes.count)
  }

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
    var checker = ExpressionChecker(tree, rows, moment, allowsRandom)
    checker.checkParts()
    if tree.kind == .predicate { checker.checkConstantResult() }
    guard checker.findings.count > 1 else { return checker.findings }
    return checker.findings.sorted { ($0.offset, $0.length) < ($1.offset, $1.length) }
  }

  /// What an expression gives, as far as that is known without values.
  ///
  /// - Parameters:
  ///   - tree: the expression, whose rows are resolved.
  ///   - rows: what is known of its rows.
  ///   - moment: the moment the run started.
  /// - Returns: the type of its value.
  public static func resultType(
    of tree: ExpressionTree, rows: Rows, moment: DateTime
  ) -> StaticType {
    var checker = ExpressionChecker(tree, rows, moment, false)
    checker.checkParts()
    return tree.kind == .predicate ? .boolean : checker.types[Int(tree.root)]
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

  /// The type of a part that was looked at.
  func type(of node: Int32) -> StaticType { types[Int(node)] }

  /// Whether a part reads nothing.
  func isConstant(_ node: Int32) -> Bool { areConstant[Int(node)] }

  /// Looks at the parts in the order in which they were completed: each after its own parts.
  private mutating func checkParts() {
    for index in tree.nodes.indices {
      let node = Int32(index)
      let children = tree.children(of: node)
      areConstant[index] = tree.readsNothing(node) && children.allSatisfy { areConstant[Int($0)] }
      if areConstant[index] {
        types[index] = writtenType(of: node)
        continue
      }
      for child in children where areConstant[Int(child)] {
        types[Int(child)] = constantType(of: child)
      }
      checkPart(node)
    }
    if isConstant(tree.root) { _ = constantType(of: tree.root) }
  }

  /// The type of a literal.
  private func writtenType(of node: Int32) -> StaticType {
    switch tree.nodes[Int(node)].content {
    case .null: .null
    case .boolean: .boolean
    case .number: .number
    case .string: .string
    default: .unknown
    }
  }

  private mutating func checkPart(_ node: Int32) {
    switch tree.nodes[Int(node)].content {
    case .comparison(let comparison): check(comparison)
    case .selfValue: types[Int(node)] = rows.selfType
    case .row(let reference, let row):
      types[Int(node)] = type(of: tree.references[Int(reference)], Int(row))
    case .variable(_, _, let list): types[Int(node)] = types[Int(list)].element ?? .unknown
    default: types[Int(node)] = composedType(of: node)
    }
  }

  private func type(of reference: ExpressionTree.Reference, _ row: Int) -> StaticType {
    guard row >= 0 else { return .unknown }
    switch reference.property {
    case .isHidden, .isDisabled: return .boolean
    case .title: return rows.type(row).element == nil ? .string : .list(.string)
    case .value, .path: return rows.type(row)
    }
  }
}
