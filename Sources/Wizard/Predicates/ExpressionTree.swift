// In:  the text of a predicate or of a computed value, as it stands in a form or an option.
// Out: a tree that knows what it reads and can be checked, evaluated and printed.
// Who: the compiler makes and resolves trees; the session evaluates them; commands explain them.

/// An expression that was parsed: a predicate or a value.
///
/// Its parts lie in one flat array, so that neither parsing nor evaluating nor releasing it recurses along a chain of terms.
/// It has no other initializer than the one that Swift gives it, which moves what it is made of and copies nothing.
public struct ExpressionTree: Sendable {
  /// What an expression as a whole is.
  public enum Kind: Sendable {
    /// It holds or does not hold.
    case predicate
    /// It has a value.
    case value
  }

  /// How deep parentheses, lists, calls and indices may stand in each other.
  public static let nestingLimit = 50

  /// The text it was parsed from.
  public let text: String
  /// Whether it is a predicate or a value.
  public let kind: Kind
  /// Every place where it reads a row, in the order of the text; variables of `SUBQUERY` are not among them.
  public internal(set) var references: [Reference] = []
  /// Whether it reads `SELF`.
  public internal(set) var readsSelf = false

  /// Its parts.
  var nodes: [ExpressionNode] = []
  /// The parts of parts, next to each other; a marked link is the complement of an index.
  var links: [Int32] = []
  /// Numbers and strings that are written in it.
  var literals: [Value] = []
  /// What strings that stand where they may be dates or the like can be read as.
  var readings: [TemporalReading] = []
  /// Patterns that are written in it, compiled or refused.
  var patterns: [CompiledPattern] = []
  /// Keys and variables that are written in it.
  var names: [String] = []
  /// The part that is the whole.
  var root: Int32 = 0
  /// Whether a reference is not resolved to a row yet.
  var hasUnresolvedRows = false

  /// Parses an expression.
  ///
  /// - Parameters:
  ///   - text: the expression.
  ///   - kind: what it has to be.
  /// - Returns: its tree.
  /// - Throws: the first thing that is wrong with it.
  public static func parse(
    _ text: String, as kind: Kind
  ) throws(ExpressionError) -> ExpressionTree {
    var lexer = ExpressionLexer("")
    return try parse(text, as: kind, readBy: &lexer)
  }

  /// Parses one of several expressions, whose tokens one lexer cuts.
  static func parse(
    _ text: String, as kind: Kind, readBy lexer: inout ExpressionLexer
  ) throws(ExpressionError) -> ExpressionTree {
    lexer.begin(text)
    if kind == .predicate, let plain = plain(text, readBy: &lexer) { return plain }
    lexer.position = 0
    return try ExpressionParser(text, as: kind, readBy: lexer).parse()
  }

  /// Finds the rows it reads, so that evaluation never looks a tag up.
  ///
  /// - Parameter lookup: the index of the row of a name, if there is such a row.
  /// - Returns: the references whose rows there are not, in the order of the text.
  public mutating func resolve(_ lookup: (String) -> Int?) -> [Reference] {
    guard !references.isEmpty else { return [] }
    var unknown: [Reference] = []
    for node in nodes.indices {
      guard case .row(let reference, _) = nodes[node].content else { continue }
      let row = lookup(references[Int(reference)].name)
      if row == nil { unknown.append(references[Int(reference)]) }
      references[Int(reference)].row = row
      nodes[node].content = .row(reference, index: Int32(row ?? -1))
    }
    hasUnresolvedRows = !unknown.isEmpty
    return unknown
  }

  /// The parts of a part.
  func parts(_ parts: ExpressionNode.Links) -> ArraySlice<Int32> {
    links[Int(parts.first)..<Int(parts.first + parts.count)]
  }

  /// The index that a link leads to, whether it is marked or not.
  static func target(_ link: Int32) -> Int32 { link < 0 ? ~link : link }
}
