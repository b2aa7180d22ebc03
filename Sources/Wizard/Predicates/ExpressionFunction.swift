/// A function of the language: its name, what it takes, what it does, and its line in the manual.
struct ExpressionFunction: Sendable {
  /// What an argument has to be.
  enum Parameter: Sendable {
    case number, text, pattern, list, numbers, scalars, scalar, duration, any
  }

  /// The name as it is written.
  let name: String
  /// What it takes, in order.
  let parameters: [Parameter]
  /// Whether the last argument may be given any number of times.
  var isVariadic = false
  /// The type of what it gives.
  let result: StaticType
  /// What the manual says of it, after its name and arguments.
  let manual: String
  /// What it does with arguments that fit its parameters.
  let body: @Sendable (FunctionCall) throws(ExpressionError) -> Value

  /// Every function there is.
  static let all: [ExpressionFunction] =
    listFunctions + numberFunctions + textFunctions
    + timeFunctions

  /// The names of all functions.
  static var names: [String] { all.map(\.name) }

  /// The place of a function in the table.
  static func index(of name: String) -> Int? { all.firstIndex { $0.name == name } }

  /// Whether it can be called with so many arguments.
  func accepts(_ count: Int) -> Bool {
    isVariadic ? count >= parameters.count : count == parameters.count
  }

  /// What the argument at a place has to be.
  func parameter(_ position: Int) -> Parameter {
    position < parameters.count ? parameters[position] : parameters.last ?? .any
  }

  /// How many arguments it takes, in words.
  var arityWords: String {
    let count = parameters.count
    let noun = count == 1 ? "argument" : "arguments"
    if isVariadic { return "\(count) or more arguments" }
    return count == 0 ? "no arguments" : "\(count) \(noun)"
  }
}

extension ExpressionFunction.Parameter {
  /// What an argument has to be, in words.
  var words: String {
    switch self {
    case .number: "a number"
    case .text, .pattern: "text"
    case .list: "a list"
    case .numbers: "a list of numbers"
    case .scalars: "a list of texts, numbers, booleans, dates or times"
    case .scalar: "text, a number, a boolean, a date or a time"
    case .duration: "a duration"
    case .any: "any value"
    }
  }

  /// Whether a value can be such an argument.
  func accepts(_ value: Value) -> Bool {
    switch (self, value) {
    case (.number, .number), (.text, .string), (.pattern, .string), (.list, .list), (.any, _),
      (.duration, .duration):
      true
    case (.numbers, .list(let elements)):
      elements.allSatisfy { if case .number = $0 { true } else { false } }
    case (.scalars, .list(let elements)): elements.allSatisfy(Self.scalar.accepts)
    case (.scalar, .list), (.scalar, .null): false
    case (.scalar, _): true
    default: false
    }
  }
}

extension ExpressionTree {
  /// A function of the language as the manual has it.
  public struct FunctionSummary: Equatable, Sendable {
    /// The name.
    public let name: String
    /// How many arguments it takes, at least.
    public let argumentCount: Int
    /// Whether more arguments may follow.
    public let isVariadic: Bool
    /// What it gives, in one line.
    public let manual: String
  }

  /// Every function of the language, for the manual and for completion.
  public static var functions: [FunctionSummary] {
    ExpressionFunction.all.map { function in
      FunctionSummary(
        name: function.name, argumentCount: function.parameters.count,
        isVariadic: function.isVariadic, manual: function.manual)
    }
  }
}
