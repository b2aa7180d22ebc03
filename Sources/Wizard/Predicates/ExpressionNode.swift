/// One part of an expression, with its place in the text; its parts are indices into the same tree.
struct ExpressionNode {
  /// What the part is.
  var content: Content
  /// The byte offset of its first character.
  var start: Int32
  /// The byte offset behind its last character.
  var end: Int32

  /// What a part of an expression can be.
  enum Content: Equatable {
    /// `TRUEPREDICATE` or `FALSEPREDICATE`.
    case constant(Bool)
    /// Terms joined by `AND`.
    case and(Links)
    /// Terms joined by `OR`.
    case or(Links)
    /// `NOT` of a predicate.
    case not(Int32)
    /// Two values and how they should stand to each other.
    case comparison(Comparison)

    /// `NULL`.
    case null
    /// `TRUE` or `FALSE`.
    case boolean(Bool)
    /// A number, as an index into the literals.
    case number(Int32)
    /// A string, as an index into the literals, and what was prepared of it: an index into the readings beside a
    /// comparison, into the patterns where it is one, or -1.
    case string(Int32, prepared: Int32)
    /// `SELF`.
    case selfValue
    /// What a row has, as an index into the references, and the row's own index, or -1 while it is not resolved.
    case row(Int32, index: Int32)
    /// The element a `SUBQUERY` looks at: how many of them are around this one, its name among the names, and its list.
    case variable(Int32, name: Int32, list: Int32)
    /// `{…}`.
    case list(Links)
    /// Terms added or, where a link is marked, taken off.
    case sum(Links)
    /// Factors multiplied or, where a link is marked, divided by.
    case product(Links)
    /// A base and exponents, left to right; a marked one is negative.
    case power(Links)
    /// A minus before a value, so many times.
    case negation(Int32, times: Int32)
    /// A value (the first link) and the steps taken from it.
    case path(Links)
    /// A function, as an index into the functions, and its arguments.
    case call(Int32, Links)
    /// `CAST` to a type whose name is computed or written out.
    case cast(Int32, type: Int32)
    /// `TERNARY`: the predicate, the value where it holds and the value where it does not.
    case ternary(Links)
    /// `SUBQUERY`: the list, the variable and the predicate.
    case subquery(Int32, variable: Int32, predicate: Int32)

    /// A step of a path: a key, as an index into the names.
    case key(Int32)
    /// A step of a path: `@count` or another aggregate over the elements.
    case aggregate(Aggregate)
    /// A step of a path: the element at a computed index.
    case element(Int32)
    /// A step of a path: `[FIRST]`, `[LAST]` or `[SIZE]`.
    case position(Position)
  }

  /// Where the parts of a part are among the links of the tree.
  struct Links: Equatable {
    /// The index of the first link.
    var first: Int32
    /// How many there are.
    var count: Int32

    /// The places of the links.
    var range: Range<Int> { Int(first)..<Int(first + count) }
  }

  /// An aggregate over the elements of a list.
  enum Aggregate: String, CaseIterable {
    case count, sum, avg, min, max
  }

  /// A named place of a list.
  enum Position: String {
    case first = "FIRST"
    case last = "LAST"
    case size = "SIZE"
  }

  /// Whether this is a predicate rather than a value.
  var isPredicate: Bool {
    switch content {
    case .constant, .and, .or, .not, .comparison: true
    default: false
    }
  }

  /// Whether this is a step of a path.
  var isStep: Bool {
    switch content {
    case .key, .aggregate, .element, .position: true
    default: false
    }
  }
}

extension ExpressionNode.Content {
  /// Where the parts of a part that has any number of them are among the links, else nowhere.
  var chain: Range<Int> {
    switch self {
    case .and(let links), .or(let links), .list(let links), .sum(let links), .product(let links),
      .power(let links), .path(let links), .call(_, let links), .ternary(let links):
      links.range
    default: 0..<0
    }
  }
}
