extension Value {
  /// What kind of value this is, with its article: `a number`, `text`.
  var typeWords: String { StaticType(of: self).words }

  /// Whether it is a date, a time, both, or a duration.
  var isTemporal: Bool {
    switch self {
    case .date, .time, .datetime, .duration: true
    default: false
    }
  }

  /// Its amount where it is a number or, as 1 and 0, a boolean.
  var amount: ExactDecimal? {
    switch self {
    case .number(let number): number
    case .boolean(let flag): flag ? .one : .zero
    default: nil
    }
  }
}
