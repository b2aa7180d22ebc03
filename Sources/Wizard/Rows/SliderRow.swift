/// A number between two ends, free or in steps: a number, or a share such as `50%`.
struct SliderRow: RowType {
  static let keyword = "slider"
  static let keys = ["minimum", "maximum", "step", "steps", "snap"]

  private let minimum: Bound
  private let maximum: Bound
  /// The size of a step; nothing for a slider that moves freely.
  private let step: Bound?
  /// The number of steps between the ends, where that is what the form says.
  private let steps: Int?
  /// Whether a value between two steps is taken to the nearer one.
  private let snaps: Bool
  let numbers: NumberLimits

  init(from attributes: inout AttributeReader) {
    func read(_ text: String) throws(Refusal) -> Value { try SliderRow.value(of: text) }
    minimum = attributes.numberBound("minimum", otherwise: .zero, read: read)
    maximum = attributes.numberBound("maximum", otherwise: .one, read: read)
    snaps = attributes.boolean("snap") ?? false
    steps = attributes.stepCount()
    step = attributes.sliderStep(steps: steps, from: minimum, to: maximum, read: read)
    let isExact = steps == nil
    numbers = NumberLimits(
      minimum: minimum, maximum: maximum, step: isExact ? step : nil, reporting: &attributes)
  }

  var checks: [any Check] {
    guard let steps else { return numbers.checks }
    return numbers.checks + [IntervalCheck(minimum: minimum, maximum: maximum, steps: steps)]
  }
  var staticType: StaticType { .number }
  var accepted: Message { Message(.acceptsSlider) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let value = line.hasSuffix("%") ? try share(line, in: context) : try SliderRow.value(of: line)
    return snaps ? snapped(value, in: context) : value
  }

  func echo(_ value: Value, of text: String) -> String? {
    value.outputText == text ? nil : value.outputText
  }

  /// The value at a share of the way between the ends.
  private func share(_ line: String, in context: ReadingContext) throws(Refusal) -> Value {
    guard case .number(let percent) = try SliderRow.value(of: String(line.dropLast()).trimmed),
      let ends = ends(in: context), let length = try? ends.greatest.subtracting(ends.least),
      let part = try? length.multiplied(by: percent).divided(by: ExactDecimal(100)),
      let value = try? ends.least.adding(part)
    else {
      throw Refusal(.type, Message(.notANumber, ["given": line.quotedForMessage]), accepted: accepted)
    }
    return .number(value.normalized)
  }

  /// The nearest step; of two as near, the upper one.
  private func snapped(_ value: Value, in context: ReadingContext) -> Value {
    guard case .number(let number) = value, let ends = ends(in: context) else { return value }
    if number.compare(to: ends.least) != .greater { return .number(ends.least) }
    if number.compare(to: ends.greatest) != .less { return .number(ends.greatest) }
    guard let grid = StepGrid(from: ends.least, to: ends.greatest, steps: steps, size: size(in: context))
    else { return value }
    return .number(grid.nearest(to: number) ?? number)
  }

  private func size(in context: ReadingContext) -> ExactDecimal? {
    guard case .constant(.number(let size))? = step else { return nil }
    return size
  }

  private func ends(in context: ReadingContext) -> (least: ExactDecimal, greatest: ExactDecimal)? {
    func number(_ bound: Bound) -> ExactDecimal? {
      switch bound {
      case .constant(.number(let number)): return number
      case .constant: return nil
      case .computed:
        guard let rows = context.rows, case .number(let number)? = try? bound.value(in: rows) else {
          return nil
        }
        return number
      }
    }
    guard let least = number(minimum), let greatest = number(maximum) else { return nil }
    return (least, greatest)
  }

  private static func value(of text: String) throws(Refusal) -> Value {
    do {
      return .number(try ExactDecimal(text, style: .decimal))
    } catch {
      throw Refusal(
        .type, error.message(for: text, isWhole: false), accepted: Message(.acceptsSlider))
    }
  }
}

/// The places a slider can stand on, exact: the ends, and equal parts between them.
struct StepGrid {
  private let least: ExactDecimal
  private let length: ExactDecimal
  private let steps: Int?
  private let size: ExactDecimal?

  /// A grid by the number of its steps, or by their size; nothing where there is neither.
  init?(from least: ExactDecimal, to greatest: ExactDecimal, steps: Int?, size: ExactDecimal?) {
    guard steps != nil || size != nil, let length = try? greatest.subtracting(least) else { return nil }
    self.least = least
    self.length = length
    self.steps = steps
    self.size = size
  }

  /// The place of a step.
  func place(_ index: ExactDecimal) -> ExactDecimal? {
    if let steps {
      guard let way = try? length.multiplied(by: index).divided(by: ExactDecimal(steps)) else { return nil }
      return try? least.adding(way).normalized
    }
    guard let size, let way = try? size.multiplied(by: index) else { return nil }
    return try? least.adding(way).normalized
  }

  /// How many steps a number is from the least one, not rounded.
  func position(of number: ExactDecimal) -> ExactDecimal? {
    guard let distance = try? number.subtracting(least) else { return nil }
    if let steps {
      return try? distance.multiplied(by: ExactDecimal(steps)).divided(by: length)
    }
    return size.flatMap { try? distance.divided(by: $0) }
  }

  /// The place nearest to a number; of two as near, the upper one.
  func nearest(to number: ExactDecimal) -> ExactDecimal? {
    position(of: number).flatMap { try? $0.rounded(places: 0) }.flatMap { place($0) }
  }
}

/// Demands that a slider's value is on one of its steps.
struct IntervalCheck: Check {
  let minimum: Bound
  let maximum: Bound
  let steps: Int

  var rules: [Rule] { [.step] }
  var expressions: [FormExpression] { [minimum.expression, maximum.expression].compactMap(\.self) }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    guard case .number(let number) = value else { return .passes }
    do throws(ExpressionFailure) {
      guard case .number(let least) = try minimum.value(in: context),
        case .number(let greatest) = try maximum.value(in: context),
        let grid = StepGrid(from: least, to: greatest, steps: steps, size: nil),
        let position = grid.position(of: number), !isOnGrid(number, position, grid),
        let below = grid.place(position.floor), let above = grid.place(position.ceiling)
      else { return .passes }
      let arguments = [
        "given": number.description, "below": below.description, "above": above.description,
      ]
      return .refused(
        Refusal(
          .step, Message(.betweenIntervals, arguments),
          dependsOnOthers: minimum.dependsOnOthers || maximum.dependsOnOthers))
    } catch {
      return .failed(error)
    }
  }

  /// A third of a slider cannot be written with all its digits: the place as it is written counts too.
  private func isOnGrid(_ number: ExactDecimal, _ position: ExactDecimal, _ grid: StepGrid) -> Bool {
    if position.isInteger { return true }
    guard let nearest = grid.nearest(to: number) else { return false }
    return number.isNumericallyEqual(to: nearest)
  }
}

extension AttributeReader {
  /// Takes `steps`: a number of intervals above 0.
  fileprivate mutating func stepCount() -> Int? {
    guard let member = take("steps") else { return nil }
    guard let number = number(in: member.value, key: "steps") else { return nil }
    if number.isZero { return nil }
    guard let count = number.int, count > 0, count <= 1_000_000 else {
      report("C025", "\"steps\" of \(owner) is a number of steps from 1 to 1000000", at: member.value)
      return nil
    }
    return count
  }

  /// Takes `step`, the size of a step; `steps` and `step` exclude each other.
  fileprivate mutating func sliderStep(
    steps: Int?, from minimum: Bound, to maximum: Bound, read: (String) throws(Refusal) -> Value
  ) -> Bound? {
    guard let member = take("step") else { return nil }
    if steps != nil {
      report("C026", "\(owner) has both \"step\" and \"steps\"", at: member.value)
      return nil
    }
    return numberBound("step", otherwise: .one, read: read)
  }
}
