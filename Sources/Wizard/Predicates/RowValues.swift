/// Rows given by tag with their values and states, to evaluate an expression without a form.
public struct RowValues: Sendable {
  /// The moment that `now()` is.
  public let now: DateTime
  private let zone: ZoneRules
  private var tags: [String: Int] = [:]
  private var values: [Value] = []
  private var hidden: Set<Int> = []
  private var disabled: Set<Int> = []

  /// Gathers rows; a tag that has only a state reads as null.
  ///
  /// - Parameters:
  ///   - values: the tags and their values; of a tag that is given twice, the later value counts.
  ///   - hidden: the tags of rows that are hidden, which says nothing about their values.
  ///   - disabled: the tags of rows that are disabled.
  ///   - now: the moment that `now()` is; its day is `today()`.
  ///   - zone: the zone of dates and times without an offset.
  public init(
    _ values: [(tag: String, value: Value)], hidden: [String] = [], disabled: [String] = [],
    now: DateTime, zone: ZoneRules = .fixed(0)
  ) {
    self.now = now
    self.zone = zone
    for (tag, value) in values { self.values[index(of: tag)] = value }
    for tag in hidden { self.hidden.insert(index(of: tag)) }
    for tag in disabled { self.disabled.insert(index(of: tag)) }
  }

  /// The tags there are.
  public var names: some Collection<String> { tags.keys }

  /// The index of a row.
  ///
  /// - Parameter tag: its tag.
  /// - Returns: nothing where there is no such row.
  public func row(_ tag: String) -> Int? { tags[tag] }

  private mutating func index(of tag: String) -> Int {
    if let index = tags[tag] { return index }
    tags[tag] = values.count
    values.append(.null)
    return values.count - 1
  }
}

extension RowValues: EvaluationContext {
  /// The value of a row.
  ///
  /// - Parameter row: its index.
  /// - Returns: the value; null where there is no such row.
  public func value(ofRow row: Int) -> Value { values.indices.contains(row) ? values[row] : .null }

  /// Whether a row is hidden.
  ///
  /// - Parameter row: its index.
  /// - Returns: whether it was given as hidden.
  public func isHidden(_ row: Int) -> Bool { hidden.contains(row) }

  /// Whether a row is disabled.
  ///
  /// - Parameter row: its index.
  /// - Returns: whether it was given as disabled.
  public func isDisabled(_ row: Int) -> Bool { disabled.contains(row) }

  /// The value of a row, since without a form there are no titles.
  ///
  /// - Parameter row: its index.
  /// - Returns: the value.
  public func optionTitle(ofRow row: Int) -> Value { value(ofRow: row) }

  /// The offset of the zone, the earlier one where a clock is put back.
  ///
  /// - Parameter civil: a date and time without an offset.
  /// - Returns: seconds east of UTC; nothing where a clock is put forward over it.
  public func localOffset(of civil: DateTime) -> Int? {
    switch zone.localOffset(of: civil.date, civil.time) {
    case .unique(let offset): offset
    case .overlap(let first, _): first
    case .gap: nil
    }
  }

  /// Null: nothing is being checked.
  public var selfValue: Value { .null }

  /// The day of the moment that `now()` is.
  public var today: CivilDate { now.date }
}

extension Value {
  /// Takes a value of JSON or YAML as it is: dates stay text.
  ///
  /// A map is an item with its values. Nothing where there is a number of more than 38 digits in it.
  ///
  /// - Parameter node: the value as it was read.
  public init?(_ node: Node) {
    switch node.content {
    case .null: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let digits):
      guard let number = try? ExactDecimal(digits, style: .literal) else { return nil }
      self = .number(number)
    case .string(let text), .plain(let text): self = .string(text)
    case .array(let nodes):
      var elements: [Value] = []
      for node in nodes {
        guard let element = Value(node) else { return nil }
        elements.append(element)
      }
      self = .list(elements)
    case .object(let members):
      var values: [Value] = []
      for member in members {
        guard let value = Value(member.value) else { return nil }
        values.append(value)
      }
      self = .item(Item(names: ItemNames(members.map { [$0.key] }), values: values))
    }
  }
}
