extension OutputNode {
  /// Takes a value as it is written: exact digits, ISO dates and times, durations in seconds.
  ///
  /// - Parameter value: the value of a row or of an expression.
  public init(_ value: Value) {
    switch value {
    case .null: self = .null
    case .boolean(let truth): self = .boolean(truth)
    case .number(let number), .duration(let number): self = .number(digits: number.description)
    case .string(let text): self = .string(text)
    case .date(let date): self = .string(date.isoText)
    case .time(let time): self = .string(time.isoText)
    case .datetime(let moment): self = .string(moment.isoText)
    case .list(let items): self = .array(items.map { OutputNode($0) })
    case .item(let item):
      var tree = OutputTree()
      for (path, value) in zip(item.names.paths, item.values) { tree.add(value, at: path) }
      self = tree.root
    }
  }
}
