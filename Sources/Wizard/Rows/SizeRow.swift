/// An amount of bytes: `10G` and `1.5 TB` count in powers of 1000, `512MiB` in powers of 1024.
struct SizeRow: RowType {
  static let keyword = "size"
  static let keys = ["minimum", "maximum"]

  let checks: [any Check]

  init(from attributes: inout AttributeReader) {
    func bound(_ node: Node) throws(Refusal) -> Value {
      guard let text = node.numberText ?? node.text else {
        throw Refusal(.type, Message(.wrongKind, ["kind": node.kindName]))
      }
      return try SizeRow.value(of: text)
    }
    let minimum = attributes.bound("minimum", read: bound)
    let maximum = attributes.bound("maximum", read: bound)
    attributes.reportEmptyRange(minimum, maximum)
    let isBounded = minimum != nil || maximum != nil
    checks = isBounded ? [RangeCheck(minimum: minimum, maximum: maximum, shown: SizeRow.words)] : []
  }

  var staticType: StaticType { .number }
  var accepted: Message { Message(.acceptsSize) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try SizeRow.value(of: line)
  }

  func shown(_ value: Value) -> String { SizeRow.words(value) }
  func typed(_ value: Value) -> String { value.outputText }

  func echo(_ value: Value, of text: String) -> String? {
    value.outputText == text ? nil : SizeRow.words(value)
  }

  private static func words(_ value: Value) -> String { value.outputText + " bytes" }

  private static func value(of text: String) throws(Refusal) -> Value {
    let end = text.firstIndex { !$0.isASCII || !($0.isNumber || $0 == "." || $0 == "+" || $0 == "-") }
    let digits = text[..<(end ?? text.endIndex)]
    let unit = text[(end ?? text.endIndex)...].drop { $0 == " " }
    guard let factor = factor(of: unit), let number = try? ExactDecimal(String(digits), style: .decimal),
      !number.isNegative
    else { throw refusal(.notASize, text) }
    guard let bytes = try? number.multiplied(by: factor) else { throw refusal(.sizeTooLarge, text) }
    guard bytes.isInteger else { throw refusal(.sizeNotWhole, text) }
    guard let count = bytes.int else { throw refusal(.sizeTooLarge, text) }
    return .number(ExactDecimal(count))
  }

  private static func refusal(_ word: Word, _ text: String) -> Refusal {
    Refusal(.type, Message(word, ["given": text.quotedForMessage]), accepted: Message(.acceptsSize))
  }

  /// How many bytes a unit has; nothing for no unit there is.
  private static func factor(of unit: Substring) -> ExactDecimal? {
    var name = unit.lowercased()
    if name.hasSuffix("b") { name.removeLast() }
    if name.isEmpty { return .one }
    let isBinary = name.hasSuffix("i")
    if isBinary { name.removeLast() }
    let letters = ["k", "m", "g", "t", "p", "e"]
    guard let power = letters.firstIndex(of: name) else { return nil }
    var factor = ExactDecimal.one
    for _ in 0...power {
      guard let next = try? factor.multiplied(by: ExactDecimal(isBinary ? 1024 : 1000)) else { return nil }
      factor = next
    }
    return factor
  }
}
