/// A number between two ends, free or in steps: a number, or a share such as `50%`.
struct SliderRowType: NumericValues {
  static let keyword = "slider"
  static let keys = ["minimum", "maximum", "step", "steps", "snap"]
  private static let hundredth = ExactDecimal(significand: 1, scale: 2)
  private static let reading = NumberReading(style: .decimal, accepts: .acceptsSlider)

  private let numbers: NumberLimits
  private let minimum: Bound
  private let maximum: Bound
  /// The size of a step; nothing for a slider that moves freely or has a number of steps.
  private let step: Bound?
  /// The number of steps between the ends, where that is what the form says.
  private let steps: Int?
  /// Whether a value is taken to the nearest one that a slider can stand on.
  private let snaps: Bool

  init(from attributes: inout AttributeReader) {
    func read(_ text: String) throws(Refusal) -> Value { try Self.reading.value(of: text) }
    minimum = attributes.numberBound("minimum", otherwise: .zero, read: read)
    maximum = attributes.numberBound("maximum", otherwise: .one, read: read)
    snaps = attributes.boolean("snap") ?? false
    steps = attributes.stepCount()
    step = attributes.sliderStep(read: read)
    numbers = NumberLimits(minimum: minimum, maximum: maximum, step: step, reporting: &attributes)
  }

  var checks: [any Check] {
    guard let steps else { return numbers.checks }
    return numbers.checks + [IntervalCheck(minimum: minimum, maximum: maximum, steps: steps)]
  }
  var staticType: StaticType { .number }
  var accepted: Message { Self.reading.accepted() }
  func accepted(in context: ReadingContext) -> Message { Self.reading.accepted(context.locale) }

  /// A share, and the nearest step, follow from the ends.
  var readsOthers: Bool {
    [minimum, maximum, step].contains { $0?.dependsOnOthers ?? false }
  }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    let number =
      line.hasSuffix("%")
      ? try share(line, in: context) : try Self.reading.number(line, locale: context.locale)
    return .number(snaps ? snapped(number, in: context) : number)
  }

  /// The value at a share of the way between the ends.
  private func share(
    _ line: String, in context: ReadingContext
  ) throws(Refusal) -> ExactDecimal {
    let percent: ExactDecimal
    do {
      percent = try Self.reading.number(String(line.dropLast()).trimmed, locale: context.locale)
    } catch {
      let message = error.message.with(["given": line.quotedForMessage])
      throw Refusal(.type, message, accepted: error.accepted)
    }
    func refusal(_ word: Word) -> Refusal {
      Refusal(
        .type, Message(word, ["given": line.quotedForMessage]), accepted: accepted(in: context),
        dependsOnOthers: readsOthers)
    }
    guard let least = minimum.number(in: context), let greatest = maximum.number(in: context)
    else { throw refusal(.noShare) }
    // Rounded, the value would be another than the one that was named.
    guard let length = greatest.exactSum(with: least.negated),
      let part = percent.exactProduct(with: Self.hundredth)?.exactProduct(with: length),
      let value = least.exactSum(with: part)
    else { throw refusal(.tooLongToReckon) }
    return value.normalized
  }

  /// The nearest place that the slider can stand on; of two as near, the upper one.
  private func snapped(_ number: ExactDecimal, in context: ReadingContext) -> ExactDecimal {
    guard let least = minimum.number(in: context), let greatest = maximum.number(in: context),
      least.compare(to: greatest) == .less
    else { return number }
    if number.compare(to: least) == .less { return least }
    let held = number.compare(to: greatest) == .greater ? greatest : number
    let grid =
      if let steps {
        StepGrid(from: least, to: greatest, steps: steps)
      } else {
        step.flatMap { $0.number(in: context) }.map { StepGrid(from: least, size: $0) }
      }
    guard let grid, grid.neighbours(of: held) != nil else { return held }
    return grid.nearest(to: held, upTo: greatest) ?? held
  }
}
