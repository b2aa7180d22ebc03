extension StaticType {
  /// The type of a value; of a list, as far as its elements have one type.
  init(of value: Value) {
    switch value {
    case .null: self = .null
    case .boolean: self = .boolean
    case .number: self = .number
    case .string: self = .string
    case .date: self = .date
    case .time: self = .time
    case .datetime: self = .datetime
    case .duration: self = .duration
    case .list(let elements): self = .list(StaticType(common: elements.map(StaticType.init(of:))))
    case .item(let item):
      self = .item(zip(item.names.all, item.values).map { ItemKey($0, StaticType(of: $1)) })
    }
  }

  /// The type that several have in common.
  init(common types: [StaticType]) {
    var common: StaticType?
    for type in types where type != .null {
      if let known = common, known != type {
        self = .unknown
        return
      }
      common = type
    }
    self = common ?? .unknown
  }

  /// A value of the type, to try operators and functions on; nothing where the type is not known or null.
  ///
  /// - Parameter moment: a moment to take dates and times from.
  /// - Returns: the value.
  func sample(_ moment: DateTime) -> Value? {
    switch self {
    case .unknown, .null: nil
    case .boolean: .boolean(true)
    case .number: .number(.one)
    case .string: .string("")
    case .date: .date(moment.date)
    case .time: .time(moment.time)
    case .datetime: .datetime(moment)
    case .duration: .duration(ExactDecimal(86_400))
    case .list(let element): .list(element.sample(moment).map { [$0] } ?? [])
    case .item(let keys):
      .item(
        Item(
          names: ItemNames(keys.map { [$0.name] }),
          values: keys.map { $0.type.sample(moment) ?? .null }))
    }
  }

  /// What a value of the type is called, with its article.
  var words: String {
    switch self {
    case .unknown: "a value"
    case .null: "null"
    case .boolean: "a boolean"
    case .number: "a number"
    case .string: "text"
    case .date: "a date"
    case .time: "a time"
    case .datetime: "a date and time"
    case .duration: "a duration"
    case .list: "a list"
    case .item: "an item"
    }
  }

  /// The type of the elements, where it is a list.
  var element: StaticType? {
    if case .list(let element) = self { element } else { nil }
  }

  /// Whether nothing can be said of it: it is not known, or null.
  var isOpen: Bool { self == .unknown || self == .null }
}
