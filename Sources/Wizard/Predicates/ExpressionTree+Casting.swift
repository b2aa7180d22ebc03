extension ExpressionTree {
  /// What a value becomes as another type; null stays null.
  func cast<Context>(
    _ node: Int32, _ scope: inout EvaluationScope<Context>
  ) throws(ExpressionError) -> Value {
    guard case .cast(let part, let type) = nodes[Int(node)].content else { return .null }
    let name = try value(type, &scope)
    return try cast(value(part, &scope), to: name, node, scope.nulls)
  }

  private func cast(
    _ value: Value, to name: Value, _ node: Int32, _ nulls: NullHandling
  ) throws(ExpressionError) -> Value {
    guard case .cast(let part, let type) = nodes[Int(node)].content else { return .null }
    guard case .string(let name) = name else {
      if nulls == .propagated, name.isNull { return .null }
      throw nodes[Int(type)].error(
        .argument(of: "CAST", expected: "the name of a type", found: name.typeWords))
    }
    guard let target = CastType(rawValue: name) else {
      throw nodes[Int(type)].error(
        .unknownCastType(
          name,
          suggestion: NearestName.suggestion(
            for: name, among: CastType.allCases.map(\.rawValue))))
    }
    if value.isNull { return .null }
    guard let result = target.cast(value) else {
      let shown = value.listElements == nil ? value.outputText : value.typeWords
      throw nodes[Int(part)].error(.unreadable(shown, as: target.words))
    }
    return result
  }
}

/// A type that `CAST` leads to.
enum CastType: String, CaseIterable {
  case string = "NSString"
  case number = "NSNumber"
  case decimalNumber = "NSDecimalNumber"
  case date = "NSDate"

  /// What a value of the type is called.
  var words: String {
    switch self {
    case .string: "text"
    case .number, .decimalNumber: "a number"
    case .date: "a date and time"
    }
  }

  /// The moment from which numbers count seconds: 2001-01-01T00:00:00Z, in seconds since 1970.
  private static let reference = 978_307_200

  /// Makes a value of the type of another; nothing where it cannot be read as one.
  func cast(_ value: Value) -> Value? {
    switch self {
    case .string: value.listElements == nil ? .string(value.outputText) : nil
    case .number, .decimalNumber: number(of: value).map(Value.number)
    case .date: moment(of: value).map(Value.datetime)
    }
  }

  private func number(of value: Value) -> ExactDecimal? {
    switch value {
    case .string(let text): try? ExactDecimal(text, style: .literal)
    case .date(let date):
      ExactDecimal(
        DateTime(date: date, time: .midnight, offset: 0).epochSecond - Self.reference)
    case .datetime(let moment): ExactDecimal(moment.epochSecond - Self.reference)
    case .duration(let seconds): seconds
    default: value.amount
    }
  }

  private func moment(of value: Value) -> DateTime? {
    switch value {
    case .number(let number):
      guard let seconds = number.int else { return nil }
      let (sum, isTooLarge) = seconds.addingReportingOverflow(Self.reference)
      return isTooLarge ? nil : DateTime(epochSecond: sum, offset: 0)
    case .string(let text):
      if let date = CivilDate(isoText: text) {
        return DateTime(date: date, time: .midnight, offset: 0)
      }
      guard let moment = try? DateTime(isoText: text) else { return nil }
      return DateTime(date: moment.date, time: moment.time, offset: moment.offset ?? 0)
    case .date(let date): return DateTime(date: date, time: .midnight, offset: 0)
    case .datetime: if case .datetime(let moment) = value { return moment }
    default: break
    }
    return nil
  }
}
