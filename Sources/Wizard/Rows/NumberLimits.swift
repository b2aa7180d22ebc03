/// The keys that number rows have: `minimum`, `maximum` and `step`.
struct NumberLimits: Sendable {
  static let keys = ["minimum", "maximum", "step"]

  let checks: [any Check]
  let limits: [Message]

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
    attributes.reportEmptyRange(minimum, maximum)
    attributes.reportBadStep(step)
    var checks: [any Check] = []
    if minimum != nil || maximum != nil {
      checks.append(RangeCheck(minimum: minimum, maximum: maximum) { $0.outputText })
    }
    if let step { checks.append(StepCheck(step: step, base: minimum)) }
    self.checks = checks
    limits = Message.limits(minimum, maximum, shown: { $0.outputText }) + Message.step(step)
  }
}

extension Message {
  /// The limits of a range in words.
  static func limits(
    _ minimum: Bound?, _ maximum: Bound?, shown: (Value) -> String
  ) -> [Message] {
    var least: String?
    var greatest: String?
    if case .constant(let value)? = minimum { least = shown(value) }
    if case .constant(let value)? = maximum { greatest = shown(value) }
    switch (least, greatest) {
    case (let least?, let greatest?):
      return [Message(.fromTo, ["minimum": least, "maximum": greatest])]
    case (let least?, nil): return [Message(.atLeast, ["minimum": least])]
    case (nil, let greatest?): return [Message(.atMost, ["maximum": greatest])]
    case (nil, nil): return []
    }
  }

  /// The step in words.
  fileprivate static func step(_ step: Bound?) -> [Message] {
    guard case .constant(let size)? = step else { return [] }
    return [Message(.inSteps, ["step": size.outputText])]
  }
}

extension AttributeReader {
  /// Reports a constant range that no value is in.
  mutating func reportEmptyRange(
    _ minimum: Bound?, _ maximum: Bound?,
    keys: (least: String, greatest: String) = ("minimum", "maximum")
  ) {
    guard case .constant(let least)? = minimum, case .constant(let greatest)? = maximum,
      least.order(to: greatest) == .greater, let member = take(keys.greatest)
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
