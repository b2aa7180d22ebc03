/// A number that goes up and down in steps: a number, or `+` and `-`.
struct StepperRow: RowType {
  static let keyword = "stepper"
  static let otherNames = ["stepCounter", "count", "counter"]
  static let keys = NumberLimits.keys + ["wraps"]

  let numbers: NumberLimits
  private let minimum: Bound
  private let maximum: Bound
  private let step: Bound
  /// Whether a step past one end goes on at the other.
  private let wraps: Bool

  init(from attributes: inout AttributeReader) {
    func read(_ text: String) throws(Refusal) -> Value { try StepperRow.value(of: text) }
    minimum = attributes.numberBound("minimum", otherwise: .zero, read: read)
    maximum = attributes.numberBound("maximum", otherwise: ExactDecimal(100), read: read)
    step = attributes.numberBound("step", otherwise: .one, read: read)
    wraps = attributes.boolean("wraps") ?? false
    numbers = NumberLimits(minimum: minimum, maximum: maximum, step: step, reporting: &attributes)
  }

  var checks: [any Check] { numbers.checks }
  var staticType: StaticType { .number }
  var accepted: Message { Message(.acceptsStepper) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let isMove = context.origin == .line && (line.allSatisfy { $0 == "+" } || line.allSatisfy { $0 == "-" })
    guard isMove else { return try StepperRow.value(of: line) }
    return try moved(by: line.hasPrefix("-") ? -line.count : line.count, in: context)
  }

  /// The present value, or the least one, so many steps further.
  private func moved(by count: Int, in context: ReadingContext) throws(Refusal) -> Value {
    let least = StepperRow.number(minimum, in: context) ?? .zero
    let greatest = StepperRow.number(maximum, in: context)
    let size = StepperRow.number(step, in: context) ?? .one
    var start = least
    if case .number(let present) = context.present { start = present }
    guard let distance = try? size.multiplied(by: ExactDecimal(count)),
      let target = try? start.adding(distance)
    else { throw Refusal(.type, Message(.tooManyDigits, ["given": String(count)])) }
    guard wraps, let greatest else { return .number(target) }
    if target.compare(to: greatest) == .greater { return .number(least) }
    return .number(target.compare(to: least) == .less ? greatest : target)
  }

  private static func number(_ bound: Bound, in context: ReadingContext) -> ExactDecimal? {
    let value: Value?
    switch bound {
    case .constant(let constant): value = constant
    case .computed: value = context.rows.flatMap { try? bound.value(in: $0) }
    }
    if case .number(let number)? = value { return number }
    return nil
  }

  private static func value(of text: String) throws(Refusal) -> Value {
    do {
      return .number(try ExactDecimal(text, style: .decimal))
    } catch {
      throw Refusal(
        .type, error.message(for: text, isWhole: false), accepted: Message(.acceptsStepper))
    }
  }
}

extension AttributeReader {
  /// Takes a bound of numbers, with a value where the key is not there.
  mutating func numberBound(
    _ key: String, otherwise number: ExactDecimal, read: (String) throws(Refusal) -> Value
  ) -> Bound {
    let written = bound(key) { node throws(Refusal) in
      guard let text = node.numberText ?? node.text else {
        throw Refusal(.type, Message(.wrongKind, ["kind": node.kindName]))
      }
      return try read(text)
    }
    return written ?? .constant(.number(number))
  }
}
