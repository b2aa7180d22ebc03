extension FormJSONField {
  /// An answer as a number of the expression language.
  struct Amount {
    /// The number, as text.
    let text: String
    /// What must hold for the answer to be a number; nothing where each answer is.
    let demand: NativePredicate?
  }

  /// How an answer of the field is reckoned with; nothing where it has no number.
  ///
  /// - Parameter answer: how an expression reads the answer.
  /// - Returns: the number.
  func amount(of answer: String) -> Amount? {
    switch FormJSONOperand(self) {
    case .number: return Amount(text: answer, demand: nil)
    case .boolean: return Amount(text: "TERNARY(\(answer) == YES, 1, 0)", demand: nil)
    case .text:
      return Amount(
        text: "CAST(\(answer), 'NSNumber')",
        demand: .comparison("\(answer) MATCHES \(FormJSONOperand.numberPattern)"))
    case .mixed:
      let numbers = options.filter { $0.amount != nil }
      let text = numbers.reversed().reduce("nil") { rest, option in
        "TERNARY(\(answer) == \(option.literal), \(option.amount ?? "nil"), \(rest))"
      }
      return Amount(
        text: text, demand: .some(numbers.map { .comparison("\(answer) == \($0.literal)") }))
    case .time, .other: return nil
    }
  }

  /// Whether it takes nothing but numbers, kept as numbers or as text.
  var hasOnlyNumbers: Bool {
    switch kind {
    case .number: true
    case .digits: validations.format == nil
    default: false
    }
  }
}
