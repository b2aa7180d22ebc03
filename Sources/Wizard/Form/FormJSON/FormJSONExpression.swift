/// A condition or a formula of the library Form as it is written.
indirect enum FormJSONExpression {
  /// A part of an expression, and the bytes of the text that it stands at.
  struct Part {
    let expression: FormJSONExpression
    let range: Range<Int>
  }

  /// An operator between two parts.
  enum Operator: String {
    case or = "||"
    case and = "&&"
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case greater = ">"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case modulo = "%"
    case power = "**"
  }

  /// Digits.
  case number(String)
  /// Text in quotes.
  case string(String)
  /// The answer of a field, by its id.
  case variable(String)
  /// `!` before a part.
  case not(Part)
  /// `-` before a part.
  case negation(Part)
  /// Two parts with an operator between them.
  case operation(Operator, Part, Part)
  /// A function of the library.
  case call(String, [Part])

  /// A whole text with its expression, and the value that it stands in.
  struct Text {
    let root: Part
    let text: String
    let node: Node
  }
}

extension FormJSONExpression.Part {
  /// The ids of all fields that it reads, with where they stand, in the order of the text.
  var variables: [(id: String, range: Range<Int>)] {
    switch expression {
    case .number, .string: []
    case .variable(let id): [(id, range)]
    case .not(let part), .negation(let part): part.variables
    case .operation(_, let left, let right): left.variables + right.variables
    case .call(_, let arguments): arguments.flatMap(\.variables)
    }
  }
}
