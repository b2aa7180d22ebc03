extension OutputNode {
  /// Takes a value as it is written: exact digits, ISO dates and times, durations in seconds.
  ///
  /// - Parameter value: the value of a row or of an expression.
  public init(_ value: Value) {
    switch value {
    case .null: self = .null
    case .boolean(let truth): self = .boolean(truth)
    case .number(let number), .duration(let number): self = .number(digits: Self.digits(number))
    case .string(let text): self = .string(text)
    case .date(let date): self = .string(Self.text(date))
    case .time(let time): self = .string(Self.text(time))
    case .datetime(let moment): self = .string(Self.text(moment))
    case .list(let items): self = .array(items.map { OutputNode($0) })
    }
  }

  private static func digits(_ number: ExactDecimal) -> String {
    let digits = String(number.significand.magnitude)
    let sign = number.significand < 0 ? "-" : ""
    guard number.scale > 0 else { return sign + digits }
    let padding = String(repeating: "0", count: max(0, number.scale + 1 - digits.utf8.count))
    let padded = padding + digits
    return sign + padded.dropLast(number.scale) + "." + padded.suffix(number.scale)
  }

  private static func text(_ date: CivilDate) -> String {
    "\(padded(date.year, to: 4))-\(padded(date.month, to: 2))-\(padded(date.day, to: 2))"
  }

  private static func text(_ time: CivilTime) -> String {
    let minutes = "\(padded(time.hour, to: 2)):\(padded(time.minute, to: 2))"
    guard let second = time.second else { return minutes }
    return "\(minutes):\(padded(second, to: 2))"
  }

  private static func text(_ moment: DateTime) -> String {
    let time = moment.time
    let full = CivilTime(hour: time.hour, minute: time.minute, second: time.second ?? 0)
    let civil = "\(text(moment.date))T\(text(full))"
    guard let offset = moment.offset else { return civil }
    guard offset != 0 else { return civil + "Z" }
    let minutes = abs(offset) / 60
    let sign = offset < 0 ? "-" : "+"
    return "\(civil)\(sign)\(padded(minutes / 60, to: 2)):\(padded(minutes % 60, to: 2))"
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.utf8.count)) + digits
  }
}
