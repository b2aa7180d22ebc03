extension Value {
  /// Whether there is no value.
  public var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// Whether it is a list, or an item of one with several values.
  var isComposed: Bool {
    switch self {
    case .list, .item: true
    default: false
    }
  }

  /// The elements of a list, or nothing where the value is none.
  public var listElements: [Value]? {
    if case .list(let elements) = self { elements } else { nil }
  }

  /// The value as it is joined to other text: digits, `true` or `false`, ISO dates, durations in seconds.
  ///
  /// Null is the empty text; the elements of a list are joined with commas, the values of
  /// an item with blanks.
  public var outputText: String {
    switch self {
    case .null: ""
    case .boolean(let flag): flag ? "true" : "false"
    case .number(let number): number.description
    case .string(let text): text
    case .date(let date): date.isoText
    case .time(let time): time.isoText
    case .datetime(let moment): moment.isoText
    case .duration(let seconds): seconds.description
    case .list(let elements): elements.map(\.outputText).joined(separator: ",")
    case .item(let item): item.values.map(\.outputText).joined(separator: " ")
    }
  }
}
