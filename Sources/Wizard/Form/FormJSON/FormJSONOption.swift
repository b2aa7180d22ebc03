/// One of the values that a select or segment field can have.
struct FormJSONOption {
  /// The keys of an option.
  static let keys = ["id", "title", "info", "accessibility_label", "value", "default", "targets"]

  /// What is in the answers when it is chosen: text, a number, true or false.
  let id: Node
  /// What a person reads.
  let title: Node?
  /// What explains it.
  let info: Node?
  /// The number that formulas read.
  let value: Node?
  /// Whether it is chosen at the start.
  let isDefault: Bool
  /// What choosing it does.
  let targets: [FormJSONTarget]
  /// Where it stands.
  let node: Node

  /// Whether its id is the one a value names, as the library compares them: by what they are written as.
  func isNamed(by value: Node) -> Bool {
    id.scalarText != nil && id.scalarText == value.scalarText
  }
}

extension FormJSONOption {
  /// What its id counts as in a calculation, as a number of the expression language; nothing for a text that is none.
  var amount: String? {
    if let truth = id.booleanValue { return truth ? "1" : "0" }
    return id.numberText ?? id.text.flatMap { Node(.plain($0), at: id).numberText }
  }
}

extension Node {
  /// The characters of a scalar, whatever kind it is of.
  var scalarText: String? {
    if let booleanValue { return booleanValue ? "true" : "false" }
    return numberText ?? text
  }
}

extension String {
  /// The text with a point for each comma between two digits: the library takes both as decimal sign.
  var withDecimalPoint: String {
    var bytes = Array(utf8)
    for place in bytes.indices.dropFirst().dropLast()
    where bytes[place] == UInt8(ascii: ",") && bytes[place - 1].isDigit && bytes[place + 1].isDigit
    {
      bytes[place] = UInt8(ascii: ".")
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
