extension AttributeReader {
  /// Takes a bound of numbers, with a value where the key is not there.
  mutating func numberBound(
    _ key: String, otherwise number: ExactDecimal, read: (String) throws(Refusal) -> Value
  ) -> Bound {
    optionalNumberBound(key, read: read) ?? .constant(.number(number))
  }

  /// Takes `steps`: the number of steps between the ends; 0 is a slider that moves freely.
  mutating func stepCount() -> Int? {
    guard let member = take("steps"), let number = number(in: member.value, key: "steps") else {
      return nil
    }
    if number.isZero { return nil }
    guard let count = number.int, 1...1_000_000 ~= count else {
      report(
        "C025", "\"steps\" of \(owner) is a whole number from 0 to 1000000", at: member.value)
      return nil
    }
    return count
  }

  /// Takes `step`, the size of a step; `steps` and `step` exclude each other.
  mutating func sliderStep(read: (String) throws(Refusal) -> Value) -> Bound? {
    guard let member = take("step") else { return nil }
    guard take("steps") == nil else {
      report(
        "C026", "\(owner) has both \"step\", a size, and \"steps\", a number of them",
        at: member.value)
      return nil
    }
    return optionalNumberBound("step", read: read)
  }

  /// Takes `minuteInterval`: a number of minutes that divides an hour.
  ///
  /// - Returns: its check, or none where the key is not there.
  mutating func minuteIntervalChecks() -> [any Check] {
    guard let member = take("minuteInterval"),
      let number = number(in: member.value, key: "minuteInterval")
    else { return [] }
    guard let minutes = number.int, 1...60 ~= minutes, 60 % minutes == 0 else {
      report(
        "C027", "\"minuteInterval\" of \(owner) is a number of minutes that divides 60",
        at: member.value)
      return []
    }
    return [MinuteIntervalCheck(minutes: minutes)]
  }

  private mutating func optionalNumberBound(
    _ key: String, read: (String) throws(Refusal) -> Value
  ) -> Bound? {
    bound(key) { node throws(Refusal) in try read(node.boundTextOrNumber()) }
  }
}

extension Bound {
  /// The bound as a number; nothing where it has none now, or while the rows are not known.
  func number(in context: ReadingContext) -> ExactDecimal? {
    let value: Value? =
      switch self {
      case .constant(let constant): constant
      case .computed: context.rows.flatMap { try? self.value(in: $0) }
      }
    if case .number(let number)? = value { return number }
    return nil
  }
}
