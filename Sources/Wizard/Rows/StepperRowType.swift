/// A number that goes up and down in steps: a number, or `+` and `-`.
struct StepperRowType: NumericValues {
  static let keyword = "stepper"
  static let otherNames = ["stepCounter", "count", "counter"]
  static let keys = NumberLimits.keys + ["wraps"]
  private static let reading = NumberReading(style: .decimal, accepts: .acceptsStepper)

  /// The maximum that is none: up to it numbers are whole everywhere.
  private static let endless = ExactDecimal(9_007_199_254_740_991)

  private let numbers: NumberLimits
  private let minimum: Bound
  private let maximum: Bound
  private let step: Bound
  /// Whether a step past one end goes on at the other.
  private let wraps: Bool

  init(from attributes: inout AttributeReader) {
    func read(_ text: String) throws(Refusal) -> Value { try Self.reading.value(of: text) }
    minimum = attributes.numberBound("minimum", otherwise: .zero, read: read)
    maximum = attributes.numberBound("maximum", otherwise: ExactDecimal(100), read: read)
    step = attributes.numberBound("step", otherwise: .one, read: read)
    wraps = attributes.boolean("wraps") ?? false
    let isEndless = maximum.constant == .number(Self.endless)
    numbers = NumberLimits(
      minimum: minimum, maximum: isEndless ? nil : maximum, step: step, reporting: &attributes)
  }

  var checks: [any Check] { numbers.checks }
  var staticType: StaticType { .number }
  var accepted: Message { Self.reading.accepted() }
  func accepted(in context: ReadingContext) -> Message { Self.reading.accepted(context.locale) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    if context.origin == .line, let move = Self.move(line) {
      return try moved(by: move, typed: line, in: context)
    }
    return try Self.reading.value(of: line, locale: context.locale)
  }

  /// How many steps a line of nothing but `+` or nothing but `-` is.
  private static func move(_ line: String) -> Int? {
    guard let sign = line.utf8.first, line.utf8.allSatisfy({ $0 == sign }) else { return nil }
    switch sign {
    case UInt8(ascii: "+"): return line.utf8.count
    case UInt8(ascii: "-"): return -line.utf8.count
    default: return nil
    }
  }

  /// The present value, or the least one, so many steps further.
  private func moved(
    by count: Int, typed line: String, in context: ReadingContext
  ) throws(Refusal) -> Value {
    let least = minimum.number(in: context) ?? .zero
    let size = step.number(in: context) ?? .one
    var start = least
    if case .number(let present) = context.present { start = present }
    guard let distance = try? size.multiplied(by: ExactDecimal(count)),
      let target = try? start.adding(distance)
    else { throw Refusal(.type, Message(.tooManyDigits, ["given": line.quotedForMessage])) }
    guard wraps, let greatest = maximum.number(in: context),
      target.compare(to: greatest) == .greater || target.compare(to: least) == .less
    else { return .number(target.normalized) }
    let walk = WrappingSteps(least: least, greatest: greatest, size: size)
    guard let place = walk.place(from: start, steps: count) else {
      throw Refusal(.type, Message(.tooLongToReckon, ["given": line.quotedForMessage]))
    }
    return .number(place.normalized)
  }
}
