/// The keys that number rows have: `minimum`, `maximum` and `step`.
struct NumberLimits: Sendable {
  static let keys = ["minimum", "maximum", "step"]

  let checks: [any Check]

  /// Reads the keys.
  ///
  /// - Parameters:
  ///   - attributes: the row's attributes.
  ///   - read: reads the text of a bound as the row reads an answer.
  init(
    from attributes: inout AttributeReader,
    read: @Sendable (String) throws(Refusal) -> Value
  ) {
    func bound(_ node: Node) throws(Refusal) -> Value {
      guard let text = node.numberText ?? node.text else {
        throw Refusal(.type, Message(.wrongKind, ["kind": node.kindName]))
      }
      return try read(text)
    }
    let minimum = attributes.bound("minimum", read: bound)
    let maximum = attributes.bound("maximum", read: bound)
    let step = attributes.bound("step", read: bound)
    self.init(minimum: minimum, maximum: maximum, step: step, reporting: &attributes)
  }

  /// Takes bounds that are read already.
  ///
  /// - Parameters:
  ///   - minimum: the least value.
  ///   - maximum: the greatest value.
  ///   - step: the size of a step, counted from the least value.
  ///   - attributes: where a range without values and a step that is none are reported.
  init(
    minimum: Bound?, maximum: Bound?, step: Bound?, reporting attributes: inout AttributeReader
  ) {
    attributes.reportEmptyRange(minimum, maximum)
    attributes.reportBadStep(step)
    var checks: [any Check] = []
    if minimum != nil || maximum != nil {
      checks.append(RangeCheck(minimum: minimum, maximum: maximum) { $0.outputText })
    }
    if let step {
      checks.append(StepCheck(step: step, base: minimum, maximum: maximum))
    }
    self.checks = checks
  }
}

extension AttributeReader {
  /// Reports a constant range that no value is in.
  mutating func reportEmptyRange(
    _ minimum: Bound?, _ maximum: Bound?,
    keys: (least: String, greatest: String) = ("minimum", "maximum")
  ) {
    guard case .constant(let least)? = minimum, case .constant(let greatest)? = maximum,
      least.order(to: greatest) == .greater, let member = take(keys.greatest) ?? take(keys.least)
    else { return }
    report(
      "C023",
      "\"\(keys.greatest)\" \(greatest.outputText) of \(owner) is below its \"\(keys.least)\" "
        + least.outputText,
      at: member.value)
  }

  /// Reports a constant step that is not above 0.
  fileprivate mutating func reportBadStep(_ step: Bound?) {
    guard case .constant(.number(let size))? = step, size.significand <= 0,
      let member = take("step")
    else { return }
    report("C024", "\"step\" of \(owner) must be more than 0", at: member.value)
  }
}
