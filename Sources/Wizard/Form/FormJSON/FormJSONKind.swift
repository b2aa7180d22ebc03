/// What the answers of a field of the library Form are, by its type, its id and its validations.
enum FormJSONKind: Equatable {
  /// Text, with the type of row that takes it.
  case text(String)
  /// Text of digits, or of a decimal number: its leading zeros stay.
  case digits(isDecimal: Bool)
  /// A number, with the type of row that takes it.
  case number(String)
  /// One of several options.
  case choice(String)
  /// Yes or no.
  case yesOrNo
  /// A day, a moment or a time of day, with the type of row that takes it.
  case time(String)
  /// No answer: what is only printed.
  case info

  /// The types by their names in the library, and the names that it is known to leave to the program.
  private static let byName: [String: FormJSONKind] = [
    "text": .text("text"), "name": .text("name"), "email": .text("text"),
    "password": .text("password"), "number": .number("integer"), "float": .number("decimal"),
    "count": .number("stepper"), "counter": .number("stepper"), "select": .choice("select"),
    "segment": .choice("segment"), "switch": .yesOrNo, "date": .time("date"),
    "date_time": .time("datetime"), "time": .time("time"), "button": .info, "spacer": .info,
    "remove": .info, "image": .text("file"), "phone": .text("phone"),
    "phone_number": .text("phone"), "username": .text("account"), "textview": .text("textarea"),
    "postal_code": .text("zipcode"), "bank_account_number": .text("bank_account_number"),
    "social_security_number": .text("social_security_number"),
  ]
  /// The names that stand for a check wherever they are a field's id or input type.
  private static let validatorNames = [
    "bank_account_number", "social_security_number", "postal_code", "phone_number",
  ]

  /// The names of types, for suggestions.
  static let names = byName.keys.sorted()

  /// The kind that a type's name stands for; nothing where the library leaves the type to the program.
  init?(type: String) {
    guard let kind = FormJSONKind.byName[type] else { return nil }
    self = kind
  }

  /// The kind of a field whose type is known, as its id, its input type and its validations narrow it.
  ///
  /// - Parameters:
  ///   - id: the field's whole id.
  ///   - inputType: what is typed, where that is said.
  ///   - validations: what the answer is held against.
  ///   - hasFormula: whether the value follows others.
  /// - Returns: the kind.
  func narrowed(
    id: String, inputType: String?, validations: FormJSONValidations, hasFormula: Bool
  ) -> FormJSONKind {
    switch self {
    case .text("text"), .text("name"), .number("integer"), .number("decimal"):
      let name = [id, inputType ?? ""].first { FormJSONKind.validatorNames.contains($0) }
      if let name, let kind = FormJSONKind(type: name) { return kind }
    default: return self
    }
    switch (self, inputType) {
    case (.text, "password"): return .text("password")
    case (.text, "number"): return .digits(isDecimal: false)
    case (.text, "float"): return .digits(isDecimal: true)
    case (.number(let type), _) where validations.readsText:
      return .digits(isDecimal: type == "decimal")
    case (.number("integer"), _)
    where hasFormula || validations.hasFraction:
      return .number("number")
    default: return self
    }
  }

  /// The name of the type of row in askform.
  var rowType: String {
    switch self {
    case .text(let name), .number(let name), .choice(let name), .time(let name): name
    case .digits: "text"
    case .yesOrNo: "switch"
    case .info: "info"
    }
  }

  /// Whether its answers are text that a length or a pattern can be asked of.
  var hasLength: Bool {
    switch self {
    case .text(let type): type != "file"
    case .digits: true
    default: false
    }
  }
}

extension FormJSONValidations {
  /// Whether a limit of the amount has digits behind the point.
  fileprivate var hasFraction: Bool {
    [minimumValue, maximumValue].contains { limit in
      limit?.numberText?.utf8.contains { [0x2E, 0x65, 0x45].contains($0) } ?? false
    }
  }
}
