/// A piece of information: printed, never asked.
struct InfoRowType: RowType {
  static let keyword = "info"
  static let otherNames = ["label", "spacer"]
  static let keys = ["value", "text"]

  /// What is printed.
  let text: Phrase?
  /// The row's value, if it has one.
  let constant: Value

  init(from attributes: inout AttributeReader) {
    text = attributes.phrase("text")
    guard let node = attributes.take("value")?.value else {
      constant = .null
      return
    }
    constant = node.scalarValue ?? .null
    if node.scalarValue == nil, case .null = node.content { return }
    if node.numberText != nil {
      _ = attributes.number(in: node, key: "value")
    } else if node.scalarValue == nil {
      attributes.reportKind(of: node, key: "value", expected: "text, a number, true or false")
    }
  }

  var staticType: StaticType { .unknown }
  var phrases: [Phrase] { text.map { [$0] } ?? [] }
  var isQuestion: Bool { false }
  var accepted: Message { Message(.acceptsNothing) }

  /// An answer of a file or an option is only held against the row's value, so that a result can be given back.
  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    if case .number = constant, let number = ExactDecimal(data: line) { return .number(number) }
    return .string(line)
  }

  func value(of node: Node, in context: ReadingContext) throws(Refusal) -> Value {
    guard let value = node.scalarValue else { throw Refusal(.computed, Message(.notAQuestion)) }
    return value
  }

  /// A computed value is shown as it is.
  func value(
    adopting computed: Value, in context: ReadingContext
  ) throws(Refusal) -> Value { computed }
}

extension ExactDecimal {
  /// The number of a JSON or YAML text; nothing for one of more than 38 digits.
  init?(data text: String) {
    guard let number = try? ExactDecimal(text, style: .literal) else { return nil }
    self = number
  }
}

extension Node {
  /// The value of a scalar, typed as written: text, a number, true or false.
  ///
  /// A plain scalar of YAML is a number or a boolean where it is written so (YAML 1.2 core schema).
  var scalarValue: Value? {
    if let boolean = booleanValue { return .boolean(boolean) }
    if let digits = numberText, let number = ExactDecimal(data: digits) {
      return .number(number)
    }
    return text.map { .string($0) }
  }
}

extension Value {
  /// A value of a tree as it is typed there; lists by their elements.
  ///
  /// Nothing for a map, or a number of more than 38 digits.
  public init?(typed node: Node) {
    switch node.content {
    case .null: self = .null
    case .array(let elements):
      let values = elements.compactMap { Value(typed: $0) }
      guard values.count == elements.count else { return nil }
      self = .list(values)
    case .object: return nil
    case .number, .boolean, .string, .plain:
      guard let value = node.scalarValue else { return nil }
      self = value
    }
  }
}
