/// How two values of an expression should stand to each other.
struct Comparison: Equatable {
  /// What is compared how.
  enum Operator: String, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  /// Over which elements of a list on the left the comparison is asked.
  enum Modifier: String {
    case direct = ""
    case any = "ANY"
    case all = "ALL"
    case none = "NONE"
  }

  /// What is not looked at in text.
  struct Options: OptionSet {
    let rawValue: UInt8
    /// `[c]`: capitals and small letters are the same.
    static let ignoringCase = Options(rawValue: 1)
    /// `[d]`: accents and other marks are not there.
    static let ignoringMarks = Options(rawValue: 2)
  }

  /// The node on the left.
  var left: Int32
  /// The node on the right.
  var right: Int32
  /// What is compared how.
  var kind: Operator
  /// Over which elements of a list on the left.
  var modifier: Modifier
  /// What is not looked at in text.
  var options: Options
  /// The byte offset of the operator.
  var start: Int32
  /// How many bytes the operator covers.
  var length: UInt8
}

extension Comparison.Operator {
  /// The operator a token is, if it is one.
  init?(_ kind: ExpressionToken.Kind) {
    switch kind {
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .less: self = .less
    case .lessOrEqual: self = .lessOrEqual
    case .greater: self = .greater
    case .greaterOrEqual: self = .greaterOrEqual
    case .contains: self = .contains
    case .beginsWith: self = .beginsWith
    case .endsWith: self = .endsWith
    case .like: self = .like
    case .matches: self = .matches
    case .isIn: self = .isIn
    case .between: self = .between
    default: return nil
    }
  }

  /// Whether values are put in order by it.
  var isOrder: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }
}
