/// What kind of value a part of a condition or formula of the library Form has.
enum FormJSONOperand: Equatable {
  /// A number.
  case number
  /// True or false, which count as 1 and 0.
  case boolean
  /// Text; the library reckons with what is written in it.
  case text
  /// A day, a moment or a time of day, with the type of its row.
  case time(String)
  /// One of several kinds, by the option that is chosen.
  case mixed
  /// No value.
  case other

  /// The kind of a field's answers.
  init(_ field: FormJSONField) {
    switch field.kind {
    case .text, .digits: self = .text
    case .number: self = .number
    case .yesOrNo: self = .boolean
    case .time(let type): self = .time(type)
    case .info: self = .other
    case .choice: self = FormJSONOperand(options: field.options)
    }
  }

  private init(options: [FormJSONOption]) {
    let kinds = options.map { option -> FormJSONOperand in
      if option.id.booleanValue != nil { return .boolean }
      if case .string = option.id.content { return .text }
      return option.id.numberText == nil ? .text : .number
    }
    self = kinds.first ?? .other
    if kinds.contains(where: { $0 != self }) { self = .mixed }
  }

  /// What a text must be to be reckoned with.
  static let numberPattern = "'[-+]?[0-9]+([.][0-9]+)?'"
}
