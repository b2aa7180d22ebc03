/// Holds a number, a date or another ordered value against `minimum` and `maximum`, both inclusive.
struct RangeCheck: Check {
  let minimum: Bound?
  let maximum: Bound?
  /// Writes a bound as the row's type shows it.
  let shown: @Sendable (Value) -> Message

  var rules: [Rule] { [.minimum, .maximum] }
  var expressions: [FormExpression] { [minimum, maximum].compactMap { $0?.expression } }
  var isConstant: Bool { !minimum.dependsOnOthers && !maximum.dependsOnOthers }
  var limits: [Message] {
    switch (minimum?.constant.map(shown), maximum?.constant.map(shown)) {
    case (let least?, let greatest?):
      [Message(.fromTo, parts: ["minimum": least, "maximum": greatest])]
    case (let least?, nil): [Message(.atLeast, parts: ["minimum": least])]
    case (nil, let greatest?): [Message(.atMost, parts: ["maximum": greatest])]
    case (nil, nil): []
    }
  }

  func limit(named key: String, in context: any EvaluationContext) -> Message? {
    switch key {
    case "minimum": minimum.words(in: context, as: shown)
    case "maximum": maximum.words(in: context, as: shown)
    default: nil
    }
  }

  func verdict(on value: Value, in context: any EvaluationContext) -> Verdict {
    if isPlainlyInside(value) { return .passes }
    do throws(ExpressionFailure) {
      let least = try minimum?.value(comparableTo: value, in: context) ?? .null
      let greatest = try maximum?.value(comparableTo: value, in: context) ?? .null
      let placed = value.placed(in: context)
      if least.placed(in: context).order(to: placed) == .greater {
        return refused(.minimum, value, least, greatest, by: minimum)
      }
      if greatest.placed(in: context).order(to: placed) == .less {
        return refused(.maximum, value, least, greatest, by: maximum)
      }
      return .passes
    } catch {
      return .failed(error)
    }
  }

  /// Whether a number is in a range of numbers that are written in the form, as most ranges are.
  private func isPlainlyInside(_ value: Value) -> Bool {
    guard case .number(let number) = value else { return false }
    if let minimum {
      guard case .constant(.number(let least)) = minimum, least.compare(to: number) != .greater
      else { return false }
    }
    if let maximum {
      guard case .constant(.number(let greatest)) = maximum, greatest.compare(to: number) != .less
      else { return false }
    }
    return true
  }

  private func refused(
    _ rule: Rule, _ value: Value, _ least: Value, _ greatest: Value, by bound: Bound?
  ) -> Verdict {
    var arguments = ["given": shown(value)]
    if !least.isNull { arguments["minimum"] = shown(least) }
    if !greatest.isNull { arguments["maximum"] = shown(greatest) }
    let word: Word =
      if !least.isNull, !greatest.isNull {
        .outsideRange
      } else if rule == .minimum {
        .belowMinimum
      } else {
        .aboveMaximum
      }
    return .refused(
      Refusal(
        rule, Message(word, parts: arguments), dependsOnOthers: bound?.dependsOnOthers ?? false))
  }
}

extension Value {
  /// How this value stands to another of the same kind.
  ///
  /// - Parameter other: the other value.
  /// - Returns: nothing for values that have no order between them, null among them.
  func order(to other: Value) -> Ordering? {
    switch (self, other) {
    case (.number(let left), .number(let right)): left.compare(to: right)
    case (.duration(let left), .duration(let right)): left.compare(to: right)
    case (.date(let left), .date(let right)): left.compare(to: right)
    case (.time(let left), .time(let right)): left.compare(to: right)
    case (.datetime(let left), .datetime(let right)): left.compare(to: right)
    default: nil
    }
  }
}

extension Value {
  /// The value to compare: a moment without an offset is of the local zone, as in an expression.
  fileprivate func placed(in context: any EvaluationContext) -> Value {
    guard case .datetime(let moment) = self, moment.offset == nil else { return self }
    return .datetime(
      DateTime(
        date: moment.date, time: moment.time, offset: context.localOffset(of: moment) ?? 0))
  }
}
