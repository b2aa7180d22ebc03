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
    checks = attributes.rangeChecks(shown: SizeRow.words, read: bound)
  }

  var staticType: StaticType { .number }
  var accepted: Message { Message(.acceptsSize) }

  func value(of line: String, in context: ReadingContext) throws(Refusal) -> Value {
    try SizeRow.value(of: line)
  }

  func shown(_ value: Value) -> String { SizeRow.words(value) }
  func typed(_ value: Value) -> String { SizeRow.unitWords(value) ?? value.outputText }

  func echo(_ value: Value, of text: String) -> String? {
    value.outputText == text ? nil : SizeRow.words(value)
  }

  /// The bytes in words, with the greatest unit that the amount is a whole number of.
  private static func words(_ value: Value) -> String {
    let plain = value.outputText + (value == .number(.one) ? " byte" : " bytes")
    return unitWords(value).map { plain + " (" + $0 + ")" } ?? plain
  }

  /// The amount in the greatest unit that it is a whole number of; nothing where that is bytes.
  private static func unitWords(_ value: Value) -> String? {
    guard case .number(let number) = value, let count = number.int, count > 0 else { return nil }
    let unit = ByteUnit.greatestFirst.first { count % $0.factor == 0 }
    return unit.map { "\(count / $0.factor) \($0.symbol)" }
  }

  private static func value(of text: String) throws(Refusal) -> Value {
    let digits = text.utf8.prefix { $0.isASCIIDigit || "+-.".utf8.contains($0) }
    let rest = text.utf8[digits.endIndex...].drop { $0 == UInt8(ascii: " ") }
    guard let unit = ByteUnit(Substring(rest)) else { throw refusal(.notASize, text) }
    let number: ExactDecimal
    do throws(NumberSyntaxError) {
      number = try ExactDecimal(String(Substring(digits)), style: .decimal)
    } catch {
      throw refusal(error == .tooManyDigits ? .sizeTooLarge : .notASize, text)
    }
    guard !number.isNegative else { throw refusal(.notASize, text) }
    switch unit.count(of: number) {
    case .bytes(let count): return .number(ExactDecimal(count))
    case .fraction: throw refusal(.sizeNotWhole, text)
    case .tooMany: throw refusal(.sizeTooLarge, text)
    }
  }

  private static func refusal(_ word: Word, _ text: String) -> Refusal {
    Refusal(.type, Message(word, ["given": text.quotedForMessage]), accepted: Message(.acceptsSize))
  }
}
