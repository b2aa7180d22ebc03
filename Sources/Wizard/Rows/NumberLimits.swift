/// The keys that number rows have: `minimum`, `maximum` and `step`.
struct NumberLimits: Sendable {
  static let keys = ["minimum", "maximum", "step"]

  let checks: [any Check]

  /// Reads the keys.
  ///
  /// - Parameters:
  ///   - attributes: the row's attributes.
  ///   - isWhole: whether the row takes whole numbers of 64 bits only.
  ///   - read: reads the text of a bound as the row reads an answer.
  init(
    from attributes: inout AttributeReader, isWhole: Bool = false,
    read: @Sendable (String) throws(Refusal) -> Value
  ) {
    func bound(_ node: Node) throws(Refusal) -> Value {
      try read(node.boundTextOrNumber())
    }
    let minimum = attributes.bound("minimum", read: bound)
    let maximum = attributes.bound("maximum", read: bound)
    let step = attributes.bound("step", read: bound)
    self.init(
      minimum: minimum, maximum: maximum, step: step, isWhole: isWhole, reporting: &attributes)
  }

  /// Takes bounds that are read already.
  ///
  /// - Parameters:
  ///   - minimum: the least value.
  ///   - maximum: the greatest value.
  ///   - step: the size of a step, counted from the least value.
  ///   - isWhole: whether the row takes whole numbers of 64 bits only.
  ///   - attributes: where a range without values and a step that is none are reported.
  init(
    minimum: Bound?, maximum: Bound?, step: Bound?, isWhole: Bool = false,
    reporting attributes: inout AttributeReader
  ) {
    var checks = attributes.rangeChecks(minimum, maximum)
    attributes.reportBadStep(step)
    if let step {
      checks.append(
        StepCheck(step: step, base: minimum, maximum: maximum, isWhole: isWhole))
    }
    self.checks = checks
  }
}

extension Node {
  /// The text of a bound.
  ///
  /// - Parameter accepted: what the row accepts, for the refusal.
  /// - Returns: the text.
  /// - Throws: `Refusal` where it is no text.
  func boundText(accepted: Message) throws(Refusal) -> String {
    guard let text else {
      throw Refusal(.type, Message(.wrongKind, ["kind": kindName]), accepted: accepted)
    }
    return text
  }

  /// The text of a bound, or the digits of a number.
  ///
  /// - Parameter accepted: what the row accepts, for the refusal.
  /// - Returns: the text, which of a number is as it is written.
  /// - Throws: `Refusal` where it is neither.
  func boundTextOrNumber(accepted: Message? = nil) throws(Refusal) -> String {
    guard let text = numberText ?? text else {
      throw Refusal(.type, Message(.wrongKind, ["kind": kindName]), accepted: accepted)
    }
    return text
  }
}

extension AttributeReader {
  /// Reads `minimum` and `maximum`.
  ///
  /// - Parameters:
  ///   - shown: writes a bound as the row's type shows it.
  ///   - read: reads one that does not depend on other rows.
  /// - Returns: a check of the range, or none where neither key is there.
  mutating func rangeChecks(
    shown: @escaping @Sendable (Value) -> Message = { $0.spoken },
    read: (Node) throws(Refusal) -> Value
  ) -> [any Check] {
    let minimum = bound("minimum", read: read)
    return rangeChecks(minimum, bound("maximum", read: read), shown: shown)
  }

  /// The check of a range by bounds that are read already; an empty range is reported.
  mutating func rangeChecks(
    _ minimum: Bound?, _ maximum: Bound?,
    shown: @escaping @Sendable (Value) -> Message = { $0.spoken }
  ) -> [any Check] {
    reportEmptyRange(minimum, maximum)
    guard minimum != nil || maximum != nil else { return [] }
    return [RangeCheck(minimum: minimum, maximum: maximum, shown: shown)]
  }

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
