extension Node {
  /// The value as true or false: JSON's, or YAML's plain `true`, `True`, `TRUE`, `false`, ….
  public var booleanValue: Bool? {
    switch content {
    case .boolean(let value): value
    case .plain("true"), .plain("True"), .plain("TRUE"): true
    case .plain("false"), .plain("False"), .plain("FALSE"): false
    default: nil
    }
  }

  /// The characters of the value as a decimal number: JSON's, or YAML's plain integers and floats.
  ///
  /// YAML's `0x1F`, `0o17`, `.inf` and `.nan` are not numbers here.
  public var numberText: String? {
    switch content {
    case .number(let digits): digits
    case .plain(let text): Self.isDecimal(text) ? text : nil
    default: nil
    }
  }

  /// The value as text: a string, or a plain scalar of YAML whatever it looks like.
  public var text: String? {
    switch content {
    case .string(let text), .plain(let text): text
    default: nil
    }
  }

  /// What the value is, for a message: `a list`, `text`, `nothing`.
  public var kindName: String {
    switch content {
    case .null: "nothing"
    case .boolean: "true or false"
    case .number: "a number"
    case .string: "text"
    case .plain:
      booleanValue != nil ? "true or false" : numberText != nil ? "a number" : "text"
    case .array: "a list"
    case .object: "a map"
    }
  }

  /// Whether a text is `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
  private static func isDecimal(_ text: String) -> Bool {
    var rest = text.utf8[...]
    func takeSign() {
      if let first = rest.first, first == UInt8(ascii: "+") || first == UInt8(ascii: "-") {
        rest.removeFirst()
      }
    }
    func takeDigits() -> Bool {
      let digits = rest.prefix { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
      rest.removeFirst(digits.count)
      return !digits.isEmpty
    }
    takeSign()
    let hasInteger = takeDigits()
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      let hasFraction = takeDigits()
      guard hasInteger || hasFraction else { return false }
    } else if !hasInteger {
      return false
    }
    if let first = rest.first, first | 0x20 == UInt8(ascii: "e") {
      rest.removeFirst()
      takeSign()
      guard takeDigits() else { return false }
    }
    return rest.isEmpty
  }
}
